import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconSizes } from './_sizes.ts';

export const getStaticPaths = () => iconSizes.map((size) => ({ params: { size: String(size) } }));

/** The mark to the edges of its square, since each system cuts its own corners. */
const drawing = readFileSync(resolve('public/favicon.svg'), 'utf8').replace(/rx="7"/, '');

export const GET: APIRoute = async ({ params }) => {
  const size = Number(params['size']);
  const icon = await sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/png' } });
};
