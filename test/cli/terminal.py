"""Runs a program in a terminal of its own and types answers.

Standard input is one JSON object: "argv", "env", "rules" (a list of [pattern, answer]: at each prompt the first pattern
that is found in what was printed since the last answer says what is typed), and "end" (what is sent when no pattern
fits: a key such as "\\u0003"; null closes the terminal). Standard output is one JSON object: "text", "status", "times" (milliseconds from
each line typed to the prompt after it), "kept" (whether the terminal was left as it was found). A status below 0 is the
number of the signal that ended the program.
"""

import json
import os
import pty
import re
import select
import sys
import termios
import time

given = json.load(sys.stdin)
master, slave = pty.openpty()
before = termios.tcgetattr(slave)
child = os.fork()
if child == 0:
    os.setsid()
    import fcntl

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
        piece = os.read(master, 65536).decode("utf8", "replace")
        text += piece
        part += piece
        if part.endswith("> ") and not ended:
            if typed_at is not None:
                times.append((time.monotonic() - typed_at) * 1000)
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
        "kept": master is not None and termios.tcgetattr(slave) == before,
    },
    sys.stdout,
)
