export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A ticket's measures in its own units, and where its covered fields are. */
export type Layout = { readonly width: number; readonly height: number; readonly fields: readonly Box[] };

/** Equal fields in columns, row after row. */
export const gridOf = (columns: number, count: number, first: Box, stepX: number, stepY: number): Box[] =>
  Array.from({ length: count }, (_, index) => ({
    ...first,
    x: first.x + (index % columns) * stepX,
    y: first.y + Math.floor(index / columns) * stepY,
  }));
