import type { Box } from './board.ts';

/** What is printed in a field, in drawing units: how long and how high, and whether it runs down the field. */
export type Printed = {
  readonly length: number;
  readonly height: number;
  readonly sideways: boolean;
  /** Chips may lie over a part of it: a diamond is known by its colour. */
  readonly solid?: boolean;
};

/** Where chips lie in a field from its middle and how large they are, and by how much what is printed there makes room. */
export type Lie = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shift: { readonly x: number; readonly y: number };
};

const here = { x: 0, y: 0 };
/** Between a chip and the line of its field. */
const margin = 2;
/** No chip is smaller. */
const sizeMin = 26;

/** Chips beside what is printed: behind its end where there is room, else under it, which then moves up. */
export const lieBeside = (box: Pick<Box, 'width' | 'height'>, printed: Printed, full: number): Lie => {
  const { length, height, sideways, solid = false } = printed;
  const covered = solid ? 0.6 : 1;
  const [along, across] = sideways ? [box.height, box.width] : [box.width, box.height];
  const at = (value: number, isAlong: boolean) => (isAlong !== sideways ? { x: value, y: 0 } : { x: 0, y: value });
  const behind = (along - length) / 2;
  if (behind >= full * 0.7)
    return {
      ...at((length + behind) / 2, true),
      size: Math.min(full, behind * 0.97, across * 0.98),
      shift: here,
    };
  const under = across - height * covered - 2 * margin;
  if (under >= sizeMin) {
    const size = Math.min(full, under);
    const shift = Math.min(size / 2 + margin, (across - height) / 2 - margin);
    return { ...at((across - size) / 2 - margin, false), size, shift: at(-shift, false) };
  }
  const size = Math.min(full, across * 0.62, along * 0.34);
  return { ...at((along - size) / 2 - margin, true), size, shift: here };
};
