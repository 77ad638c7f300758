import type { ScratchId } from '#stores/scratch.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A ticket's measures in its own units, and where its covered fields are. */
export type Layout = { readonly width: number; readonly height: number; readonly fields: readonly Box[] };

const gridOf = (columns: number, count: number, first: Box, stepX: number, stepY: number): Box[] =>
  Array.from({ length: count }, (_, index) => ({
    ...first,
    x: first.x + (index % columns) * stepX,
    y: first.y + Math.floor(index / columns) * stepY,
  }));

/** Nine parcels on a shelf, three by three. */
const parcelRoom: Layout = {
  width: 340,
  height: 400,
  fields: gridOf(3, 9, { x: 24, y: 106, width: 92, height: 86 }, 100, 94),
};

/** Two berths in the moon, eight ferries on the water below. */
const nightFerry: Layout = {
  width: 400,
  height: 400,
  fields: [
    ...gridOf(2, 2, { x: 117, y: 106, width: 76, height: 76 }, 90, 0),
    ...gridOf(4, 8, { x: 20, y: 206, width: 84, height: 82 }, 92, 92),
  ],
};

export const layouts: Readonly<Record<ScratchId, Layout>> = {
  'scratch-parcel-room': parcelRoom,
  'scratch-night-ferry': nightFerry,
};
