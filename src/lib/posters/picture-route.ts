import type { APIRoute } from 'astro';
import type { FeaturedImages } from '#domain/catalogue/image-path.ts';
import { housePictures, plainForm } from './house-pictures.ts';
import { draw } from './render.ts';

type PicturePath = { params: { provider: string; image: string }; props: { svg: string } };

/** The house's pictures below a folder, as the route `[provider]/[...image].webp` of that folder takes them. */
export const picturePaths = (folder: 'i/s3' | 'images', featured: FeaturedImages): PicturePath[] =>
  [...housePictures(featured)].flatMap(([file, svg]) => {
    if (!file.startsWith(`${folder}/`)) return [];
    const [provider = '', ...image] = file.slice(folder.length + 1).split('/');
    return [{ params: { provider, image: image.join('/').replace(/\.webp$/, '') }, props: { svg } }];
  });

/** The file at a picture's plain path. */
export const drawPicture: APIRoute = async ({ props }) =>
  new Response(await draw(String(props['svg']), plainForm), { headers: { 'content-type': 'image/webp' } });
