import type { Box } from './picture/layout.ts';

/** The inks of the cover, read from the tokens by the element that bears them. */
export type Inks = {
  readonly ground: string;
  readonly line: string;
  readonly light: string;
  readonly accent: string;
};

/** Paints the cover of the field of that number. */
export type Paint = (pen: CanvasRenderingContext2D, box: Box, inks: Inks, index: number) => void;

/** The outline of a field with round corners. */
export const rounded = (pen: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void => {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
};

/** A line in one ink. */
export const stroked = (pen: CanvasRenderingContext2D, ink: string, width: number, draw: () => void): void => {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.beginPath();
  draw();
  pen.stroke();
};

/** Fills a field with an ink and keeps what follows inside it, in units from its middle. */
export const within = (
  pen: CanvasRenderingContext2D,
  box: Box,
  { radius, ground }: { radius: number; ground: string },
  draw: () => void,
): void => {
  pen.save();
  rounded(pen, box, radius);
  pen.fillStyle = ground;
  pen.fill();
  pen.clip();
  pen.translate(box.x + box.width / 2, box.y + box.height / 2);
  draw();
  pen.restore();
};

/** A path of the paper's drawings, filled with an ink about a point. */
export const stamped = (pen: CanvasRenderingContext2D, d: string, ink: string, scale = 1, x = 0, y = 0): void => {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = ink;
  pen.fill(new Path2D(d));
  pen.restore();
};
