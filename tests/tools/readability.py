"""readability.py - how easy the sentences of the program and its pages are.

    python tests/tools/readability.py               all pages and sentences
    python tests/tools/readability.py README.md     this page, and its longest

Each row tells the number of sentences and of words, the words of a middle
sentence and of the longest, the share of sentences over 20 words, and the
Flesch reading ease: 60 to 70 is plain, more is easier. Code, pictures and
headings are left out. A command in a sentence counts as one short word.
"""

import pathlib
import re
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
LONG = 20               # words. A sentence with more is hard to read.

# The pages in other languages, and the language of each.
OTHER_LANGUAGES = {"LIESMICH.md": "deutsch", "LISEZMOI.md": "francais",
                   "LEEME.md": "espanol", "LEGGIMI.md": "italiano",
                   "CZYTAJ.md": "polski"}


def text_of_page(text):
    """The text of a page without code, links and headings. Each row of a list
    and each cell of a table is its own paragraph."""
    text = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.M | re.S)
    text = re.sub(r"`[^`]+`(, `[^`]+`)*", "word", text)
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"^(#|    ).*$", "", text, flags=re.M)
    text = re.sub(r"^\s*([-*]|\d+\.) ", "\n\n", text, flags=re.M)
    text = re.sub(r"^\|[-| :]+\|$", "", text, flags=re.M)
    return re.sub(r"\s*\|\s*", "\n\n", text).replace("*", "")


def sentences_in(text):
    """The sentences of a text: [their words]. A colon ends one where a list or
    an example follows on a new line."""
    found = []
    for paragraph in re.split(r"\n\s*\n|:\n", text):
        for sentence in re.split(r"(?<=[.!?])[\"')]*\s+", paragraph):
            words = re.findall(r"[A-Za-z][A-Za-z'-]*|\d[\d.,:/-]*", sentence)
            if len(words) > 2:
                found.append(words)
    return found


def syllables_in(word):
    """About how many syllables a word has. A number counts as one."""
    word = re.sub(r"[^a-z]", "", word.lower())
    groups = len(re.findall(r"[aeiouy]+", word))
    if re.search(r"[^aeiouyl]e$|[^aeiouydt]ed$|[^aeiouyscxzg]es$", word):
        groups -= 1
    return max(1, groups)


def measures_of(text):
    """(sentences, words, median, longest, share of long ones, ease)."""
    sentences = sentences_in(text)
    lengths = [len(words) for words in sentences]
    number, words = len(lengths), sum(lengths)
    syllables = sum(map(syllables_in, sum(sentences, [])))
    share = sum(length > LONG for length in lengths) / number
    ease = 206.835 - 1.015 * words / number - 84.6 * syllables / words
    return (number, words, statistics.median(lengths), max(lengths),
            100 * share, ease)


def texts():
    """{name: text} of all that is measured: what is in English."""
    from rooms.console.sentences import TEXT
    found = {page.relative_to(ROOT).as_posix():
             text_of_page(page.read_text("utf-8"))
             for page in [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")),
                          *sorted(ROOT.glob("docs/build/*.md"))]
             if page.name not in OTHER_LANGUAGES
             and not re.match(r"step(-\d+|s)-", page.name)}
    # A hole counts as one short word.
    found["the program"] = re.sub(r"\{[^{}]*\}", "word",
                                  "\n\n".join(TEXT.values()))
    return found


def main(names):
    """Print a row for each text, and the long sentences of the named ones."""
    print("%-26s%9s%7s%8s%9s%6s%7s" % ("", "sentences", "words", "median",
                                       "longest", "over", "ease"))
    for name, text in texts().items():
        if not names or name in names:
            print("%-26s%9d%7d%8g%9d%5.1f%%%7.1f" % (name, *measures_of(text)))
            for words in sentences_in(text) if names else ():
                if len(words) > LONG:
                    print("   %3d  %s" % (len(words), " ".join(words)))


if __name__ == "__main__":
    main(sys.argv[1:])
