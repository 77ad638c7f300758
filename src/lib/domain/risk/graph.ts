/** Accounts and what they share. `depth`: how many steps from the case's own. */
export type LinkNode = { readonly id: string; readonly depth: number };
export type LinkEdge = { readonly from: string; readonly to: string; readonly by: readonly string[] };
export type Placed = { readonly id: string; readonly x: number; readonly y: number };

const spread = 2 * Math.PI;
/** Rounded, so that every engine writes the same. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Which of the inner ring an account hangs on, or -1. */
const anchorOf = (id: string, inner: readonly string[], edges: readonly LinkEdge[]): number =>
  inner.findIndex((one) => edges.some(({ from, to }) => (from === id && to === one) || (to === id && from === one)));

/**
 * Where each account stands in a drawing whose middle is 0,0 and whose rings are `ring` apart: the case's own in the middle, what they lead to
 * around it, in the order of what it hangs on, so that few lines cross. The same accounts are always drawn alike.
 */
export const placeNodes = (nodes: readonly LinkNode[], edges: readonly LinkEdge[], ring: number): Placed[] => {
  const depths = [...new Set(nodes.map(({ depth }) => depth))].sort((a, b) => a - b);
  let inner: readonly string[] = [];
  return depths.flatMap((depth) => {
    const own = nodes.filter((node) => node.depth === depth).map(({ id }) => id);
    const hangs = inner;
    const sorted = own.toSorted((a, b) => anchorOf(a, hangs, edges) - anchorOf(b, hangs, edges) || (a < b ? -1 : 1));
    inner = sorted;
    const isMiddle = depth === depths[0];
    if (isMiddle && sorted.length === 1) return sorted.map((id) => ({ id, x: 0, y: 0 }));
    const radius = isMiddle ? ring / 2 : ring * (depth - (depths[0] ?? 0));
    return sorted.map((id, at) => {
      const angle = (spread * at) / sorted.length - Math.PI / 2 + depth * 0.35;
      return { id, x: rounded(radius * Math.cos(angle)), y: rounded(radius * Math.sin(angle)) };
    });
  });
};

type Point = { readonly x: number; readonly y: number };

/**
 * The line between two accounts as an SVG path, and where the words on it stand. One from or to the middle is straight; any other is bent
 * outwards, past what lies between the two.
 */
export const drawEdge = (a: Point, b: Point, ring: number): { readonly path: string } & Point => {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const isStraight = [a, b].some(({ x, y }) => Math.hypot(x, y) < 1);
  if (isStraight) return { path: `M${a.x} ${a.y}L${b.x} ${b.y}`, x: rounded(middle.x), y: rounded(middle.y) };
  const far = Math.hypot(middle.x, middle.y);
  // Of two that face each other it goes around the middle, on the same side whichever comes first.
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const out =
    far > ring / 4
      ? { x: middle.x / far, y: middle.y / far }
      : { x: (from.y - to.y) / long, y: (to.x - from.x) / long };
  const bent = { x: rounded(middle.x + out.x * ring), y: rounded(middle.y + out.y * ring) };
  return {
    path: `M${a.x} ${a.y}Q${bent.x} ${bent.y} ${b.x} ${b.y}`,
    x: rounded((middle.x + bent.x) / 2),
    y: rounded((middle.y + bent.y) / 2),
  };
};
