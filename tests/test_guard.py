"""No test touches the home of the person who runs it, or their games."""

import os

from helpers.playing import ROOT, pytest_in

# A test for each way to touch a home. HOME and OWN are filled in.
TRIES = {
    "read": "open(%(game)r).read()",
    "write": "open(%(game)r, 'a').close()",
    "rename": "os.replace(%(game)r, 'own.txt')",
    "remove_all": "shutil.rmtree(%(games)r, ignore_errors=True)",
    "remove_through_a_link": "os.symlink(%(games)r, 'link')\n"
                             "    os.remove('link/game 0001.txt')",
    "remove_kept": "monkeypatch.setenv('HOME', %(home)r)\n"
                   "    monkeypatch.setenv('USERPROFILE', %(home)r)\n"
                   "    with pytest.raises(ValueError): forget_kept()\n"
                   "    os.listdir(%(games)r)",
    "start_a_program": "subprocess.run([sys.executable, '-c', '0'], env=dict("
                       "os.environ, HOME=%(home)r, USERPROFILE=%(home)r))",
    "hide_it": "try: open(%(game)r)\n    except BaseException: pass"}
FINE = {
    "own_folder": "open('own.txt', 'w').close(); os.remove('own.txt')\n"
                  "    os.mkdir('games'); forget_kept()\n"
                  "    assert os.listdir('.') == []",
    "own_home": "assert os.path.samefile(os.path.expanduser('~'), '.')",
    "a_program": "subprocess.run([sys.executable, '-c', '0'], check=True)"}
IMPORTS = "import os, pytest, shutil, subprocess, sys\n" \
    "from helpers.playing import forget_kept\n\n"


def test_a_test_that_touches_the_real_home_turns_red(folder):
    home = folder / "real home"         # with a game in it
    (home / "games").mkdir(parents=True)
    game = home / "games" / "game 0001.txt"
    game.write_text("a game of mine", encoding="utf-8")
    text = "".join("def test_%s(monkeypatch):\n    %s\n\n" % one
                   for one in [*TRIES.items(), *FINE.items()])
    (folder / "test_it.py").write_text(IMPORTS + text % {
        "home": str(home), "games": str(game.parent), "game": str(game)},
        encoding="utf-8")
    _, said = pytest_in(
        folder, "-p", "conftest", "--basetemp", str(folder / "own"),
        "test_it.py", "--tb=no", "-rA", HOME=str(home), USERPROFILE=str(home),
        PYTHONPATH=str(ROOT / "tests"))
    assert [str(path.relative_to(home)) for path in home.rglob("*.txt")] \
        == [os.path.join("games", "game 0001.txt")]
    assert game.read_text("utf-8") == "a game of mine"
    for name in TRIES:
        assert "FAILED test_it.py::test_%s " % name in said \
            or "ERROR test_it.py::test_%s " % name in said, (name, said)
    for name in FINE:
        assert "PASSED test_it.py::test_%s\n" % name in said
        assert "ERROR test_it.py::test_%s " % name not in said
