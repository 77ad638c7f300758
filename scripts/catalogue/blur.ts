import sharp from 'sharp';
import { posterOf } from '../../src/lib/posters/poster-of.ts';

/** Three by four pixels: enough to tell a red poster from a blue one while the picture is on its way. */
const blurWidth = 3;
const quality = 75;

/** Two machines may round a colour differently; whatever differs by more is another picture. */
const levelsMax = 6;

const tiny = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten().resize({ width: blurWidth }).webp({ quality, effort: 6 }).toBuffer();

const pixelsOf = (webp: Uint8Array): Promise<Uint8Array> => sharp(webp).removeAlpha().raw().toBuffer();

const looksAlike = async (a: Uint8Array, b: Uint8Array): Promise<boolean> => {
  const [left, right] = await Promise.all([pixelsOf(a), pixelsOf(b)]);
  return left.length === right.length && left.every((level, at) => Math.abs(level - (right[at] ?? 0)) <= levelsMax);
};

/** A poster as base64 of a tiny webp. `before`, the one so far, stays when it looks the same, so that the file stays as it is. */
export const blurOf = async (gameId: string, before: string): Promise<string> => {
  const drawn = await tiny(posterOf(gameId).svg);
  const kept = before !== '' && (await looksAlike(Buffer.from(before, 'base64'), drawn).catch(() => false));
  return kept ? before : drawn.toString('base64');
};
