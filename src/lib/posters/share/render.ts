import sharp from 'sharp';
import { keep, type Making, readKept } from '../kept-file.ts';
import { shareWidth } from './house.ts';

/** JPEG, because some readers of links take no webp, and a png of a poster is five times the bytes. */
const recipe = { quality: 82, progressive: true, chromaSubsampling: '4:4:4' } as const;

/** A drawing of `sharePicture` as a JPEG of 1200 by 630 pixels, drawn once for all builds. */
export async function renderShare(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const making: Making = { of: svg, recipe: JSON.stringify([recipe, sharp.versions]), ending: 'jpg' };
  const kept = await readKept(making);
  if (kept !== null) return new Uint8Array(kept);
  const picture = await sharp(Buffer.from(svg)).resize(shareWidth).jpeg(recipe).toBuffer();
  await keep(making, picture);
  return new Uint8Array(picture);
}
