#!/usr/bin/env python3
"""Verifies a statement of Faceup by itself: python3 verify_statement.py statement.jsonl [public key in hex]

Needs nothing but Python 3 and asks nobody. The format is told in docs/rooms/statement.md, the tree in RFC 9162, the signature in
RFC 8032. Exit code: 0 it proves itself, 1 it does not (each line that is wrong is named), 2 it cannot be read.
"""
import hashlib, json, struct, sys
from datetime import datetime, timezone

P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
sha256 = lambda data: hashlib.sha256(data).digest()

def add(a, b):
    """Ed25519 (RFC 8032, 5.1): points are (X, Y, Z, T) with x = X/Z, y = Y/Z, xy = T/Z."""
    e, f, c = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P, 2 * a[3] * b[3] * D % P
    d = 2 * a[2] * b[2] % P
    w, x, y, z = f - e, d - c, d + c, f + e
    return w * x % P, y * z % P, x * y % P, w * z % P

def times(n, point):
    total = (0, 1, 1, 0)
    while n:
        if n & 1:
            total = add(total, point)
        point, n = add(point, point), n >> 1
    return total

def decompress(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if len(data) != 32 or y >= P:
        raise ValueError("no point")
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        raise ValueError("no point")
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P

BASE = decompress(bytes.fromhex("58" + "66" * 31))

def is_signed(key, message, signature):
    try:
        a, r = decompress(key), decompress(signature[:32])
    except ValueError:
        return False
    s = int.from_bytes(signature[32:], "little")
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    left, right = times(s, BASE), add(r, times(k, a))
    same = all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))
    return len(signature) == 64 and s < L and same

def read(row):
    """A line as an object; it has to be canonical JSON (RFC 8785), so that there is one way to write it."""
    if json.dumps(json.loads(row), sort_keys=True, separators=(",", ":"), ensure_ascii=False) != row:
        raise ValueError("not canonical")
    return json.loads(row)

def root(leaves, nodes, start, end):
    """The root of leaves [start, end): given leaves by their places, and of all else the nodes in their order."""
    if not leaves or end - start == 1:
        return leaves[0][1] if leaves else next(nodes)
    middle = start + (1 << (end - start - 1).bit_length() - 1)
    left = [leaf for leaf in leaves if leaf[0] < middle]
    a = root(left, nodes, start, middle)
    return sha256(b"\x01" + a + root(leaves[len(left):], nodes, middle, end))

def says(content):
    """The lines of a content as lists; whole numbers stay exact."""
    return [json.loads(line, parse_float=str) for line in content.split("\n")]

def check_line(row, player, seq, previous, index):
    try:
        line = read(row)
        place, leaf = line["index"], bytes.fromhex(line["leaf"])
        content = sha256(line["content"].encode()) if "content" in line else bytes.fromhex(line["hash"])
        if line["seq"] != seq or place <= index:
            return line, "is not the leaf that comes next"
        if "content" not in line and line["of"].startswith("movement "):
            return line, "keeps back what its movement says"
        entry = bytes.fromhex(player.replace("-", "")) + struct.pack(">Q", seq) + previous + content
        if sha256(b"\x00" + entry) != leaf:
            return line, "does not make the hash of its leaf"
        if "content" in line:
            first = says(line["content"])[0]
            if first[3 if first[0] == "movement/1" else 2] != player:
                return line, "is of another player"
        return line, None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, struct.error):
        return None, "is no line of a statement"

def verify(rows, known_key):
    start = read(rows[0])
    head, key = start["head"], bytes.fromhex(start["publicKey"])
    if start["format"] != "faceup-statement" or start["version"] != 1:
        raise ValueError("another format")
    signed = struct.pack(">QQB", head["at"], head["size"], 32) + bytes.fromhex(head["root"])
    signed += struct.pack(">HHHQ", 12, 0xF000, 8, head["epoch"])
    log_id = sha256(bytes.fromhex("302a300506032b6570032100") + key).hex()
    faults, sums, leaves = [], {}, []
    if log_id != head["logId"] or not is_signed(key, signed, bytes.fromhex(head["signature"])):
        faults.append((1, "has a head that is not signed with the key"))
    if known_key and known_key != start["publicKey"]:
        faults.append((1, "has another key than the one given"))
    seq, previous, index = start["first"], bytes.fromhex(start["previous"]), -1
    for number, row in enumerate(rows[1:-1], 2):
        line, fault = check_line(row, start["player"], seq, previous, index)
        faults += [(number, fault)] if fault else []
        if line is None:
            continue
        seq, previous, index = line["seq"] + 1, bytes.fromhex(line["leaf"]), line["index"]
        leaves.append((index, previous))
        if not fault and line.get("content", "").startswith('["movement/1"'):
            movement, *postings = says(line["content"])
            if datetime.fromtimestamp(float(movement[6]), timezone.utc).strftime("%Y-%m") == start["month"]:
                for _, account, currency, _, amount, balance in postings:
                    if balance is not None:
                        name = f"{currency} {account} {movement[2]}"
                        sums[name] = sums.get(name, 0) + amount
    if len(leaves) != start["lines"]:
        faults.append((1, f"says {start['lines']} leaves, and there are {len(leaves)}"))
    if not faults:
        nodes = iter([bytes.fromhex(node) for node in read(rows[-1])["nodes"]])
        found = root(leaves, nodes, 0, head["size"])
        if found.hex() != head["root"] or next(nodes, None) is not None:
            faults.append((len(rows), "has nodes that do not lead to the root of the head"))
    return start, faults, sums, len(leaves)

def main(arguments):
    try:
        with open(arguments[0], encoding="utf-8", newline="\n") as file:
            start, faults, sums, leaves = verify(file.read().removesuffix("\n").split("\n"), *arguments[1:] or [None])
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, StopIteration) as problem:
        print(f"This is no statement that can be read: {problem!r}")
        return 2
    if faults:
        print("\n".join(f"line {number}: {fault}" for number, fault in faults))
        return 1
    print(f"{leaves} leaves of {start['player']}, month {start['month']}, proven by the head of {start['head']['size']} leaves.")
    print(f"Signed with {start['publicKey']}: compare it with what the house publishes, and others keep.")
    for name in sorted(sums):
        print(f"{name}: {sums[name]} minor units")
    return 0

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:3]))
