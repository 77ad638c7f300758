import type { ImageWidth } from '#domain/catalogue/image-variants.ts';

/** The widths that a card offers its poster in: from half a small phone at one dot a pixel to a large card at two. */
export const cardWidths = [256, 384, 640, 828] as const satisfies readonly ImageWidth[];

/** The same for a poster beside a line of text, about 5rem wide. */
export const rowWidths = [96, 128, 256] as const satisfies readonly ImageWidth[];

/** What is drawn ahead of the house's own posters: the cards' widths, and those of a row in a list. */
export const drawnWidths = [48, 64, 96, 128, ...cardWidths] as const satisfies readonly ImageWidth[];

/** The width of the file at a poster's plain path, which every other width is made from. */
export const plainWidth = 1080 satisfies ImageWidth;
