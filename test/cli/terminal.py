"""Runs a program in a terminal of its own and types answers.

Standard input is one JSON object: "argv", "env", "size" (columns and rows; 80 and 24 if left out), "rules" (a list of
[pattern, answer]: at each prompt the first pattern that is found in what was printed since the last answer says what is
typed), and "end" (what is sent when no pattern fits: a key such as "\\u0003"; null closes the terminal). Standard output
is one JSON object: "text", "status", "times" (milliseconds from each line typed to the prompt after it), "screens" (what
the terminal shows at each prompt and at the end), "used" (the milliseconds of the processor that the program took), "kept"
(whether the terminal was left as it was found). A status below 0 is the number of the signal that ended the program.
"""

import codecs
import fcntl
import json
import os
import pty
import re
import resource
import select
import struct
import sys
import termios
import time

given = json.load(sys.stdin)
COLUMNS, ROWS = given.get("size", [80, 24])


class Screen:
    """What a terminal shows of what was printed; a line that is too long goes on below and is marked with a tilde."""

    def __init__(self):
        self.lines = [""] * ROWS
        self.row = 0
        self.column = 0
        self.rest = ""

    def newline(self):
        self.row += 1
        if self.row == ROWS:
            self.lines = self.lines[1:] + [""]
            self.row -= 1

    def put(self, character):
        width = 0 if character in "\ufe0e\ufe0f" else 2 if character == "\U0001f004" else 1
        if self.column + width > COLUMNS:
            self.lines[self.row] += "~"
            self.newline()
            self.column = 0
        # Whatever is written was cleared before, so that it only ever goes on at the end of a line.
        self.lines[self.row] += character
        self.column += width

    def feed(self, piece):
        text = self.rest + piece
        # A code that is not whole yet waits for the rest of it.
        whole = re.fullmatch(r"(.*?)(\x1b(?:\[[?0-9;]*)?)?", text, re.DOTALL)
        text, self.rest = whole[1], whole[2] or ""
        for code, character in re.findall(r"\x1b\[([?0-9;]*[A-Za-z])|([^\x1b])", text):
            if code == "H":
                self.row = self.column = 0
            elif code == "K":
                self.lines[self.row] = self.lines[self.row][: self.column]
            elif code == "J":
                self.lines[self.row] = self.lines[self.row][: self.column]
                self.lines[self.row + 1 :] = [""] * (ROWS - self.row - 1)
            elif character == "\n":
                self.newline()
            elif character == "\r":
                self.column = 0
            elif character:
                self.put(character)


master, slave = pty.openpty()
fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
screen = Screen()
screens = []
decoder = codecs.getincrementaldecoder("utf8")("replace")
before = termios.tcgetattr(slave)
child = os.fork()
if child == 0:
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    for number in (0, 1, 2):
        os.dup2(slave, number)
    os.execvpe(given["argv"][0], given["argv"], given["env"])

text = ""
part = ""
times = []
typed_at = None
ended = False
status = None
deadline = time.monotonic() + given.get("seconds", 90)
while time.monotonic() < deadline:
    ready = select.select([master], [], [], 0.05)[0] if master is not None else time.sleep(0.05)
    if ready:
        piece = decoder.decode(os.read(master, 65536))
        text += piece
        part += piece
        screen.feed(piece)
        came = time.monotonic()
        # A prompt has a line of its own and is followed by nothing.
        is_prompt = part.endswith("> ") and screen.lines[screen.row] == "> "
        if is_prompt and not ended and not select.select([master], [], [], 0.001)[0]:
            screens.append("\n".join(screen.lines))
            if typed_at is not None:
                times.append((came - typed_at) * 1000)
            answer = next((say for pattern, say in given["rules"] if re.search(pattern, part)), None)
            part = ""
            if answer is None:
                ended = True
                if given["end"] is None:
                    os.close(master)
                    master = None
                else:
                    os.write(master, given["end"].encode())
            else:
                typed_at = time.monotonic()
                os.write(master, (answer + "\n").encode())
        continue
    done, code = os.waitpid(child, os.WNOHANG)
    if done:
        status = os.waitstatus_to_exitcode(code)
        break
else:
    os.kill(child, 9)
    os.waitpid(child, 0)
json.dump(
    {
        "text": text.replace("\r\n", "\n"),
        "status": status,
        "times": times,
        "screens": [*screens, "\n".join(screen.lines)],
        "used": sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2]) * 1000,
        "kept": master is not None and termios.tcgetattr(slave) == before,
    },
    sys.stdout,
)
