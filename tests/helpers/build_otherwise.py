"""build_otherwise.py - the course's game, written quite otherwise: in German,
with a class and a dictionary. A move is judged when it is whole. As far as
STEP, and in one of two WAYS: "letters", or "numbers" with a move in one line.
"""

STEP, WAY = 10, "letters"

BILD = """
    {}------------{}------------{}
     |              |              |
     |   {}-------{}-------{}   |
     |    |         |         |    |
     |    |   {}--{}--{}   |    |
     |    |    |         |    |    |
    {}--{}--{}       {}--{}--{}
     |    |    |         |    |    |
     |    |   {}--{}--{}   |    |
     |    |         |         |    |
     |   {}-------{}-------{}   |
     |              |              |
    {}------------{}------------{}
"""
LINIEN = [[0, 1, 2], [2, 14, 23], [23, 22, 21], [21, 9, 0], [3, 4, 5],
          [5, 13, 20], [20, 19, 18], [18, 10, 3], [6, 7, 8], [8, 12, 17],
          [17, 16, 15], [15, 11, 6], [1, 4, 7], [14, 13, 12], [22, 19, 16],
          [9, 10, 11]]


class Ende(Exception):
    """Das Spiel ist aus."""


class Spiel:
    """Ein Spiel."""

    def __init__(self):
        self.brett = {feld: None for feld in range(24)}

    def zeige(self):
        leer = ["%2d " % feld if WAY == "numbers" else " . "
                for feld in self.brett]
        print(BILD.format(*[
            {"w": "(W)", "s": "\x1b[31m(S)\x1b[0m"}.get(stein, leer[feld])
            for feld, stein in self.brett.items()]))
        print("Weiß:", list(self.brett.values()).count("w"))

    def zahlen(self, frage, anzahl):
        zahlen = []
        while len(zahlen) < anzahl:
            for wort in input(frage).split() or [""]:
                zahlen.append(int(wort) if wort in map(str, range(24))
                              or STEP < 5 else None)
        return zahlen

    def muehlen(self, feld):
        return sum(feld in linie and len({self.brett[f] for f in linie}) == 1
                   for linie in LINIEN)

    def wege(self, feld):
        stein = self.brett[feld]
        if STEP == 10 and list(self.brett.values()).count(stein) == 3:
            return [f for f in self.brett if self.brett[f] is None]
        return [linie[i + d] for linie in LINIEN if feld in linie
                for i in [linie.index(feld)] for d in (-1, 1)
                if 0 <= i + d < 3 and self.brett[linie[i + d]] is None]

    def nach_dem_zug(self, stein, feld):
        if STEP < 7 or not self.muehlen(feld):
            return
        print("Eine Mühle!")
        andere = [f for f in self.brett if self.brett[f] not in (None, stein)]
        frei = [f for f in andere if not self.muehlen(f)] or andere
        while STEP > 7:
            self.zeige()
            [weg] = self.zahlen("Nimm weg: ", 1)
            if weg in frei:
                self.brett[weg] = None
                return
            print("Den darfst du nicht nehmen.")

    def setzen(self, stein):
        while True:
            self.zeige()
            [feld] = self.zahlen("Setze: ", 1)
            if feld is not None and (STEP < 6 or self.brett[feld] is None):
                break
            print("Das Feld %s geht nicht." % feld)
        self.brett[feld] = stein
        self.nach_dem_zug(stein, feld)

    def ziehen(self, stein):
        eigene = [f for f in self.brett if self.brett[f] == stein]
        if STEP == 10 and (len(eigene) < 3 or not any(map(self.wege, eigene))):
            raise Ende
        while True:
            self.zeige()
            von, nach = self.zahlen("Zug: ", 2)
            if von in eigene and nach in self.wege(von):
                break
            print("So kann kein Stein gehen.")
        self.brett[von], self.brett[nach] = None, stein
        self.nach_dem_zug(stein, nach)

    def spiele(self):
        for _ in range(9):
            self.setzen("w")
            self.setzen("s")
        while STEP > 8:
            self.ziehen("w")
            self.ziehen("s")


spiel = Spiel()
try:
    spiel.spiele()
except Ende:
    print("Das Spiel ist aus. Verloren hat, wer nicht mehr ziehen kann.")
except EOFError:
    print("Tschüss.")
spiel.zeige()
