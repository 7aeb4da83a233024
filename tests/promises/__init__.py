"""promises - does the program do what an exercise or a sheet asks for?

Begin with check.py: it runs a check. Each check is a function of exercises.py
or sheets.py. It looks at what the program does, so names and sentences may be
your own. What is said stands in sentences.txt.
"""
