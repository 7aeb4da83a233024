"""pixels.py - how strong a thing looks in the picture of a window.

INPUT    pixels
STORAGE  LINEAR WEIGHTS
PROCESS  light contrast around

A `picture` is (width, bytes): red, green and blue of one pixel after another.
A `box` is [left, top, width, height]. Light is linear, from 0 (black) to 1, as
the eye mixes it from far away. Contrast is that of WCAG, from 1 to 21.
"""

import os
import subprocess

# INPUT

def pixels(window, display):
    """The picture of a window on that display. "root" is all of it."""
    told = subprocess.run(
        ["import", "-silent", "-window", window, "-depth", "8", "ppm:-"],
        env=dict(os.environ, DISPLAY=display), stdout=subprocess.PIPE,
        check=True, timeout=20).stdout
    _, size, _, picture = told.split(b"\n", 3)
    return int(size.split()[0]), picture


# STORAGE

LINEAR = [value / 255 / 12.92 if value <= 10
          else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in range(256)]
WEIGHTS = (0.2126, 0.7152, 0.0722)


# PROCESS

def light(picture, box):
    """The light of a box, on average."""
    width, bytes_of = picture
    left, top, across, down = box
    total = 0
    for row in range(top, top + down):
        for at in range(3 * (row * width + left),
                        3 * (row * width + left + across), 3):
            total += sum(weight * LINEAR[value] for weight, value
                         in zip(WEIGHTS, bytes_of[at:at + 3]))
    return total / (across * down)


def contrast(one, other):
    """The contrast of two lights.

    >>> contrast(0, 1)
    21.0
    """
    low, high = sorted((one, other))
    return round((high + 0.05) / (low + 0.05), 2)


def around(boxes):
    """The box around boxes that stand side by side."""
    left, top, _, down = boxes[0]
    return [left, top, boxes[-1][0] + boxes[-1][2] - left, down]
