import { type CascadeTitle, clusterUnits, factorAt } from '#domain/games/slots/cascades/paytable.ts';

/**
 * Plays a title's drops on typed arrays, apart from the rules' own code, which the test compares. Returns what a drop wins in
 * units, by the tops of its reels.
 */
export const createDrops = (title: CascadeTitle) => {
  const { strips, rows, cascadesMax, wild } = title;
  const letters = [...new Set(strips.join(''))].toSorted();
  const wildCode = wild === undefined ? -1 : letters.indexOf(wild);
  const codes = strips.map((strip) => Int8Array.from(strip, (letter) => letters.indexOf(letter)));
  const cells = strips.length * rows;
  const pays = letters.map((letter) =>
    Array.from({ length: cells + 1 }, (_, size) => clusterUnits(title, letter, size)),
  );
  const factors = Array.from({ length: cascadesMax * cells + 1 }, (_, count) =>
    factorAt(title, { cascades: count, gone: count }),
  );
  const above = title.feed === 'above';
  const byGone = title.factor.by === 'gone';

  const board = new Int8Array(cells);
  const next = new Int32Array(strips.length);
  const seen = new Int32Array(cells);
  const members = new Int8Array(cells);
  const gone = new Uint8Array(cells);
  let [mark, size, goneCount] = [0, 0, 0];

  const visit = (cell: number, symbol: number): void => {
    const code = board[cell];
    if ((code !== symbol && code !== wildCode) || seen[cell] === mark) return;
    seen[cell] = mark;
    members[size] = cell;
    size += 1;
  };

  /** What the clusters on the board pay; their cells, but for the wilds, are marked as gone. */
  const payBoard = (): number => {
    const first = mark + 1;
    let units = 0;
    for (let start = 0; start < cells; start += 1) {
      const symbol = board[start] ?? 0;
      if (symbol === wildCode || (seen[start] ?? 0) >= first) continue;
      mark += 1;
      size = 0;
      visit(start, symbol);
      for (let at = 0; at < size; at += 1) {
        const cell = members[at] ?? 0;
        const row = cell % rows;
        if (cell >= rows) visit(cell - rows, symbol);
        if (cell < cells - rows) visit(cell + rows, symbol);
        if (row > 0) visit(cell - 1, symbol);
        if (row < rows - 1) visit(cell + 1, symbol);
      }
      const paid = pays[symbol]?.[size] ?? 0;
      if (paid === 0) continue;
      units += paid;
      for (let at = 0; at < size; at += 1) {
        const cell = members[at] ?? 0;
        if (board[cell] === wildCode) continue;
        gone[cell] = 1;
        goneCount += 1;
      }
    }
    return units;
  };

  /** Closes up one reel towards its last cell in the order given, and feeds in the rest behind. */
  const closeUp = (): void => {
    for (let reel = 0; reel < strips.length; reel += 1) {
      const strip = codes[reel] ?? new Int8Array();
      const step = above ? -1 : 1;
      const [from, until] = above ? [reel * rows + rows - 1, reel * rows - 1] : [reel * rows, reel * rows + rows];
      let to = from;
      for (let cell = from; cell !== until; cell += step) {
        if (gone[cell] === 0) {
          board[to] = board[cell] ?? 0;
          to += step;
        }
        gone[cell] = 0;
      }
      for (; to !== until; to += step) {
        const at = ((next[reel] ?? 0) + strip.length + (above ? -1 : 0)) % strip.length;
        board[to] = strip[at] ?? 0;
        next[reel] = above ? at : at + 1;
      }
    }
  };

  return (tops: ArrayLike<number>): number => {
    goneCount = 0;
    for (let reel = 0; reel < strips.length; reel += 1) {
      const strip = codes[reel] ?? new Int8Array();
      const top = tops[reel] ?? 0;
      next[reel] = above ? top : top + rows;
      for (let row = 0; row < rows; row += 1) board[reel * rows + row] = strip[(top + row) % strip.length] ?? 0;
    }
    let units = 0;
    for (let cascade = 0; cascade < cascadesMax; cascade += 1) {
      const factor = factors[byGone ? goneCount : cascade] ?? 0;
      const paid = payBoard();
      if (paid === 0) return units;
      units += paid * factor;
      closeUp();
    }
    return units;
  };
};

/** All drops of a title by what they win. A drop and its mirror image pay the same, so that half of them are played. */
export const countDrops = (title: CascadeTitle): Map<number, number> => {
  const { strips } = title;
  if (strips.some((strip, reel) => strip !== strips.at(-1 - reel))) throw new RangeError(`${title.id} is not mirrored`);
  const play = createDrops(title);
  const length = strips[0]?.length ?? 0;
  const side = Math.floor(strips.length / 2);
  const [half, middles] = [length ** side, strips.length % 2 ? length : 1];
  const tops = new Int32Array(strips.length);
  const counts = new Map<number, number>();
  for (let middle = 0; middle < middles; middle += 1) {
    for (let left = 0; left < half; left += 1) {
      for (let right = left; right < half; right += 1) {
        let [a, b] = [left, right];
        for (let reel = 0; reel < side; reel += 1) {
          tops[reel] = a % length;
          tops[strips.length - 1 - reel] = b % length;
          a = Math.floor(a / length);
          b = Math.floor(b / length);
        }
        if (middles > 1) tops[side] = middle;
        const units = play(tops);
        counts.set(units, (counts.get(units) ?? 0) + (left === right ? 1 : 2));
      }
    }
  }
  return counts;
};
