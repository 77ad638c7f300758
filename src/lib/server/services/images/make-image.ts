import sharp from 'sharp';
import { encodings, type ImageFormat, kindOf, type PictureKind } from '#domain/catalogue/image-formats.ts';
import type { ImageWidth } from '#domain/catalogue/image-variants.ts';

export type MadeImage = { readonly bytes: Uint8Array; readonly kind: PictureKind };

/** A picture of 3:4 at the largest width has 20 million; what claims more is made to fill the memory. */
const pixelsMax = 24_000_000;
const secondsMax = 8;

// Pictures are made side by side already, and nothing is asked of the encoder twice.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture reduced to a width, in px, and never enlarged, in a format or else in its own. What it is is told by its first
 * bytes; metadata and all pages but the first are left out. Null when it is no picture, is broken, or is too large.
 */
export async function makeImage(
  original: Uint8Array,
  width: ImageWidth,
  format: ImageFormat | null,
): Promise<MadeImage | null> {
  const ownKind = kindOf(original);
  if (ownKind === null) return null;
  const kind = format ?? ownKind;
  try {
    const bytes = await sharp(original, { limitInputPixels: pixelsMax, failOn: 'error', autoOrient: true })
      .timeout({ seconds: secondsMax })
      .resize({ width, withoutEnlargement: true })
      [kind](encodings[kind])
      .toBuffer();
    return { bytes, kind };
  } catch {
    // Every failure of the decoder is one of the picture: there is nothing else that it works on.
    return null;
  }
}
