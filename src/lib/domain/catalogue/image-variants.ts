import type { ImageFormat } from './image-formats.ts';
import { segmentOf } from './paths.ts';

/** The widths that a picture is served at, in px, smallest first (specification, constants: small sizes, then widths). */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** A picture's path (`imagePathOf`) in one width. Both stand in the path, so that any cache tells them apart. */
export const imageVariant = (path: string, width: ImageWidth): string => `/image/${width}${path}`;

/** The value of `srcset`: the picture in each of the widths. */
export const srcsetOf = (path: string, widths: readonly ImageWidth[]): string =>
  widths.map((width) => `${imageVariant(path, width)} ${width}w`).join(', ');

/** A picture in a width, as an address asks for it. `file` is the path's text, decoded: a file below a folder. */
export type ImageRequest = { readonly path: string; readonly file: string; readonly width: ImageWidth };

const addressShape = /^\/image\/(\d{2,4})(\/(?:i\/s3|images)\/[^/]+(?:\/[^/]+){1,4}\.webp)$/;
const addressLengthMax = 400;

/**
 * What an address of `imageVariant` asks for; null for any other text. A segment is taken as `segmentOf` writes it and in
 * no other way, and is decoded once: no host, no dots that climb, no slash or control character in disguise.
 */
export const parseImageAddress = (address: string): ImageRequest | null => {
  if (address.length > addressLengthMax) return null;
  const [, digits, path] = addressShape.exec(address) ?? [];
  const width = imageWidths.find((known) => String(known) === digits);
  if (width === undefined || path === undefined) return null;
  const segments = path.split('/').slice(1).map(plainSegment);
  return segments.includes(null) ? null : { path, file: segments.join('/'), width };
};

const plainSegment = (segment: string): string | null => {
  const text = decoded(segment);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (text === null || segmentOf(text) !== segment || /^\.|[\0-\x1f\x7f/\\]/.test(text)) return null;
  return text;
};

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Where a picture that was drawn ahead lies, below the folder of those: `256/i/s3/odd lot/Dice.avif`. */
export const drawnFileOf = (
  file: ImageRequest['file'],
  { width, format }: { width: number; format: ImageFormat },
): string => `${width}/${file.replace(/\.webp$/, `.${format}`)}`;
