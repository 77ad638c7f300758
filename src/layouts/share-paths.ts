import { getCollection } from 'astro:content';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { drawnGames } from '../lib/posters/poster-of.ts';
import { catalogue } from './catalogue.ts';
import { listPaths, studioPaths } from './parts/lobby/lobbies.ts';

export const lobbies = [...listPaths('first'), ...studioPaths('first')].map(({ props }) => props.lobby);

/**
 * Each picture takes a tenth of a second to draw: a game has one of its own where there is a poster to show in it. Those of
 * outside studios, thousands in a large catalogue, have the house's.
 */
export const picturedGames = catalogue.games.filter(({ id }) => drawnGames.includes(id));

/** The texts that are pages, with the path of each. */
export const textPages = async () =>
  [...(await getCollection('pages')), ...(await getCollection('policies'))].map((text) => ({
    path: `/${text.id}`,
    title: text.data.title,
  }));

const pictured = textPages().then(
  (texts) =>
    new Set([
      '/fairness',
      '/fairness/log',
      '/fairness/liabilities',
      '/fairness/statement',
      '/docs/api',
      '/docs/events',
      ...lobbies.map(({ path }) => path),
      ...texts.map(({ path }) => path),
      ...picturedGames.map(gamePathOf),
    ]),
);

/** Where the picture of a page's path lies: letters that mean something in an address are written by their numbers. */
export const sharePathOf = (path: string): string =>
  path === '/'
    ? '/og/home.jpg'
    : `/og${path.replace(/[^\w/-]/g, (letter) => `~${letter === '%' ? '' : letter.charCodeAt(0).toString(16)}`)}.jpg`;

/** The picture that other sites show of a page: its own, that of the list it goes on with, or else the house's. */
export const pictureOf = async (path: string): Promise<string> => {
  const first = path.replace(/\/page\/\d+$/, '');
  return sharePathOf((await pictured).has(first) ? first : '/');
};
