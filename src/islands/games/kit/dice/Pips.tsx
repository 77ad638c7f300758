/** Where the pips of a face lie, in a square of −1 to 1. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The pips of one face, to be laid on whatever ground. */
export function Pips({ value }: { value: number }) {
  return (
    <g fill="currentColor">
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.2} cy={y * 5.2} r="2.1" />
      ))}
    </g>
  );
}
