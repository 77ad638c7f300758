import type { APIRoute, InferGetStaticPropsType } from 'astro';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { imageVariant } from '#domain/catalogue/image-variants.ts';
import { tryPathOf } from '#domain/catalogue/slug.ts';
import { findGame, type GameId, isGameId } from '#domain/games/book/registry.ts';
import { houseLanguage } from '#domain/locale.ts';
import { catalogue } from '#layouts/catalogue.ts';
import { rulesAhead, tableAhead } from '../../_table-ahead.ts';

const featured = new Set(catalogue.featuredImages);
const posterWidth = 384;

type Props = { readonly game: CatalogueGame; readonly id: GameId };
export const getStaticPaths = () =>
  catalogue.games.flatMap((game) => {
    const { id } = game;
    return isGameId(id) ? [{ params: { id }, props: { game, id } satisfies Props }] : [];
  });

/** The files of words that a table may ask for beside those that its page carries. */
const words = ['common', 'table', 'trial', 'fairplay', 'proof'] as const;

/** What a game's free table is made of, by its sources: `scripts/build/offline.ts` makes the list of its files out of them. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { game, id } }) => {
  const table = await tableAhead(id);
  const rules = await rulesAhead(id);
  const isShared = findGame(id)?.steps === 'shared';
  const list = {
    id,
    name: game.name,
    provider: game.provider,
    page: tryPathOf(game),
    image: game.imageId === '' ? null : imageVariant(imagePathOf(game, featured), posterWidth),
    words: [...new Set([...words, ...table.words])].map((name) => `/locales/${houseLanguage}/${name}.json`),
    sources: [table.source, rules, ...(isShared ? [rules.replace('rules.ts', 'common.ts')] : [])],
  };
  return new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json; charset=utf-8' } });
};
