/** Cells of the table of two texts that have nothing in common at their ends: 16 million, 64 MB for a moment. */
const cellsMax = 16_000_000;

/** Places in two lists of what stands in both, in order, as many as there can be: `[[0, 0], [2, 1]]`. */
export type Pairs = readonly (readonly [before: number, after: number])[];

/**
 * The longest common subsequence of two lists (Wagner and Fischer, 1974): what stays where the least is taken out and put in. Of lists
 * too long for the table only what is the same at both ends is found.
 */
export const longestCommon = (before: readonly string[], after: readonly string[]): Pairs => {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const ends = (from: number, count: number, shift: number): [number, number][] =>
    Array.from({ length: count }, (_, at) => [from + at, from + at + shift]);
  const inner = middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  return [
    ...ends(0, head, 0),
    ...inner.map(([b, a]) => [b + head, a + head] as const),
    ...ends(before.length - tail, tail, after.length - before.length),
  ];
};

function middle(before: readonly string[], after: readonly string[]): [number, number][] {
  const [rows, columns] = [before.length, after.length];
  if (rows === 0 || columns === 0 || (rows + 1) * (columns + 1) > cellsMax) return [];
  const width = columns + 1;
  // How much of what follows is common, counted from the ends, so that the walk below goes forwards.
  const left = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number): number => left[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      left[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (before[row] === after[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
