#!/usr/bin/env python3
"""A bot for `trackwright play TITLE --stdio`: buys what it can, runs trains, and passes otherwise.

Usage: pass_bot.py PROGRAM TITLE [options of `trackwright play`]
"""
import json
import subprocess
import sys

PREFERRED = ("buys", "starts", "runs", "pays", "lays", "places", "takes", "bids")


def choose(actions):
    """The number of the first action with a preferred verb, from 1."""
    for verb in PREFERRED:
        for number, words in enumerate(actions, 1):
            if f" {verb} " in words:
                return number
    return len(actions)  # passing comes last


def main():
    program, title, *options = sys.argv[1:]
    game = subprocess.Popen([program, "play", title, "--stdio", *options], text=True,
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    choices = 0
    for line in game.stdout:
        message = json.loads(line)
        if "actions" in message:
            game.stdin.write(json.dumps({"choice": choose(message["actions"])}) + "\n")
            game.stdin.flush()
            choices += 1
        elif "over" in message:
            print(choices, "choices;", json.dumps(message["over"]))
            return 0
        elif "error" in message:
            print(message["error"], file=sys.stderr)
            return 1
    return 1


if __name__ == "__main__":
    sys.exit(main())
