import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import type { GameSheet } from '#domain/catalogue/sheet.ts';
import { gamePathOf, tryPathOf } from '#domain/catalogue/slug.ts';
import { isGameId } from '#domain/games/book/registry.ts';
import { catalogue } from '#layouts/catalogue.ts';
import { gameFacts, gameLine } from '../../game/_facts.ts';
import { gamesAlike } from './_alike.ts';

export const getStaticPaths = () => catalogue.games.map((game) => ({ params: { id: game.id }, props: { game } }));

const featured = new Set(catalogue.featuredImages);

/** A game's sheet. Written at build time. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { game } }) => {
  const { id, name, provider, category, imageId } = game;
  const sheet: GameSheet = {
    id,
    name,
    provider,
    category,
    path: gamePathOf(game),
    tryPath: isGameId(id) ? tryPathOf(game) : null,
    image: imageId === '' ? null : imagePathOf(game, featured),
    line: gameLine(game),
    alike: gamesAlike(game),
    facts: gameFacts(game),
  };
  return new Response(JSON.stringify(sheet), { headers: { 'content-type': 'application/json; charset=utf-8' } });
};
