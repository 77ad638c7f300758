import type { APIRoute, GetStaticPaths } from 'astro';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { posterOf } from '../../../../lib/posters/posters.ts';
import { renderWebp } from '../../../../lib/posters/render.ts';
import { posterVariant, posterWidths } from '../../../../lib/posters/widths.ts';

/** Every poster of the house at every width, drawn while the site is built. */
export const getStaticPaths = (() =>
  houseGames.flatMap((game) =>
    posterWidths.map((width) => {
      const path = posterVariant(imagePathOf(game, new Set()), width);
      const [provider = '', image = ''] = path.split('/').slice(3).map(decodeURIComponent);
      return { params: { provider, image: image.replace(/\.webp$/, '') }, props: { gameId: game.id, width } };
    }),
  )) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) =>
  new Response(await renderWebp(posterOf(String(props['gameId'])).svg, Number(props['width'])), {
    headers: { 'content-type': 'image/webp' },
  });
