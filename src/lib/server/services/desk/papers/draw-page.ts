import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { fail, ok, type Result } from '#domain/result.ts';

const longestMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const pixelsMax = 50_000_000;
const sidePxMax = 2_400;

type Bitmap = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** A page of a PDF as pixels, drawn in a thread of its own, which is ended when it takes too long or too much memory. Null: no such page. */
function drawPdf(bytes: Uint8Array<ArrayBuffer>, page: number): Promise<Result<Bitmap | null, 'file_broken'>> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: { bytes, page },
      resourceLimits,
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(fail('file_broken')), longestMs);
    const end = (result: Result<Bitmap | null, 'file_broken'>): void => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    worker.once('message', (bitmap: Bitmap | null) => end(ok(bitmap)));
    worker.once('error', () => end(fail('file_broken')));
    worker.once('exit', () => end(fail('file_broken')));
  });
}

const escaped = (text: string): string => text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Who looks and when, slanted over the whole picture: it cannot be cut off, and what lies under it can be read. */
const mark = (width: number, height: number, words: string): Buffer => {
  const size = Math.max(14, Math.round(width / 45));
  const step = size * 9;
  const lines: string[] = [];
  for (let y = -height; y < height * 2; y += step)
    lines.push(
      `<text x="${-width}" y="${y}">${Array.from({ length: 8 }, () => escaped(words)).join(' &#160; &#160; ')}</text>`,
    );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g font-family="sans-serif" font-size="${size}" fill="#7a1f1f" fill-opacity="0.28" transform="rotate(-28 ${width / 2} ${height / 2})">${lines.join('')}</g></svg>`,
  );
};

/**
 * A page of a paper as a JPEG with `words` over all of it. Whatever else was in the file, scripts among it, is not in its pixels.
 * `not_found`: it has no such page.
 */
export async function drawPage(
  file: { readonly type: 'image/jpeg' | 'application/pdf'; readonly body: Uint8Array<ArrayBuffer> },
  page: number,
  words: string,
): Promise<Result<Uint8Array<ArrayBuffer>, 'not_found' | 'file_broken'>> {
  const drawn = file.type === 'application/pdf' ? await drawPdf(file.body, page) : ok(null);
  if (!drawn.ok) return drawn;
  const bitmap = drawn.value;
  if (bitmap === null && (file.type === 'application/pdf' || page !== 1)) return fail('not_found');
  const source =
    bitmap === null
      ? sharp(file.body, { limitInputPixels: pixelsMax, autoOrient: true })
      : sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } });
  try {
    const { data, info } = await source
      .resize({ width: sidePxMax, height: sidePxMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const marked = await sharp(data)
      .composite([{ input: mark(info.width, info.height, words) }])
      .jpeg({ quality: 84 })
      .toBuffer();
    return ok(new Uint8Array(marked));
  } catch {
    return fail('file_broken');
  }
}
