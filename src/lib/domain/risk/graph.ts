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
