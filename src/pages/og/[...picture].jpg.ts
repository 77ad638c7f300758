import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { sharePictures } from '#layouts/share-pages.ts';
import { sharePicture } from '../../lib/posters/share/picture.ts';
import { renderShare } from '../../lib/posters/share/render.ts';

export const getStaticPaths = sharePictures;
type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await renderShare(sharePicture(props.picture())), { headers: { 'content-type': 'image/jpeg' } });
