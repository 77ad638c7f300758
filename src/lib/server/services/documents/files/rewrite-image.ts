import sharp from 'sharp';
import type { AcceptedType, FileFault } from '#domain/documents/file-kind.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { RewrittenFile } from './rewritten-file.ts';

/** The largest photo that a phone takes has 50 million; what claims more is made to fill the memory. */
const pixelsMax = 50_000_000;
/** Print of 3 mm can be read at that: a page of A4 with 350 dots to the inch. */
const sidePxMax = 4_096;
const shorterSidePxMin = 200;
const secondsMax = 20;

/** Without a say of ours, these two would decode whatever they find in the bytes. */
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/heic': 'heif' } as const;

/**
 * The picture written anew as a JPEG: upright, without any metadata, and with nothing in it but what its pixels show, so that
 * what else the file was (a script, an archive) is gone. Decoded off the event loop, within bounds of pixels and time.
 */
export async function rewriteImage(
  original: Uint8Array,
  type: Exclude<AcceptedType, 'application/pdf'>,
): Promise<Result<RewrittenFile, FileFault>> {
  const broken = type === 'image/heic' ? fail('heic') : fail('broken');
  const source = () => sharp(original, { limitInputPixels: pixelsMax, failOn: 'error', autoOrient: true, pages: 1 });
  try {
    // The head alone is read here: nothing is decoded for a picture that is refused.
    const { format, width, height } = await sharp(original, { limitInputPixels: false, pages: 1 }).metadata();
    if (format !== formats[type]) return fail('kind');
    if (width * height > pixelsMax) return fail('pixels');
    if (Math.min(width, height) < shorterSidePxMin) return fail('small');
    const bytes = await source()
      .timeout({ seconds: secondsMax })
      .resize({ width: sidePxMax, height: sidePxMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return ok({ bytes, mediaType: 'image/jpeg', pages: 1 });
  } catch {
    // Every failure of the decoder is one of the picture: there is nothing else that it works on.
    return broken;
  }
}
