import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { t, tCount } from '#i18n/server.ts';
import { drawnGames, posterOf } from '../lib/posters/poster-of.ts';
import { fan, turnedCard } from '../lib/posters/share/art.ts';
import type { SharePicture } from '../lib/posters/share/picture.ts';
import { catalogue, gamesOf } from './catalogue.ts';
import { contentsOf } from './parts/lobby/lobbies.ts';
import { lobbies, picturedGames, sharePathOf, textPages } from './share-paths.ts';

/** A page's picture; nothing of it is drawn before `picture` is called. */
type SharePage = { readonly path: string; readonly picture: () => SharePicture };

/** What the card of a text shows; any other shows the first letter of its title. */
const signs: Readonly<Record<string, string>> = {
  '/terms-and-conditions': '§',
  '/terms-and-conditions/bonus': '%',
  '/faq': '?',
  '/kyc': 'ID',
  '/refund-policy': '€',
  '/responsible-gaming': '18+',
  '/privacy-policy': '@',
  '/fairness': '=',
  '/fairness/log': '#',
  '/fairness/liabilities': 'Σ',
  '/docs/api': '{ }',
  '/docs/events': '{ }',
};

/** The posters of the first games that have one, else a card with the letter that the title begins with. */
const artOf = (games: readonly CatalogueGame[], title: string): string => {
  const drawn = games.filter(({ id }) => drawnGames.includes(id)).slice(0, 3);
  return drawn.length > 0 ? fan(drawn.map(({ id }) => posterOf(id).svg)) : turnedCard(title.charAt(0));
};

const home: SharePage = {
  path: '/',
  picture: () => ({ title: t('home.shareTitle'), note: '', art: artOf(gamesOf(catalogue.featured), '') }),
};

const lists: readonly SharePage[] = lobbies.map((lobby) => ({
  path: lobby.path,
  picture: () => {
    const { games } = contentsOf(lobby);
    return { title: lobby.heading, note: tCount('lobby.count', games.length), art: artOf(games, lobby.heading) };
  },
}));

const games: readonly SharePage[] = picturedGames.map((game) => ({
  path: gamePathOf(game),
  picture: () => ({ title: game.name, note: game.provider, art: artOf([game], game.name) }),
}));

const textPage = ({ path, title }: { readonly path: string; readonly title: string }): SharePage => ({
  path,
  picture: () => ({ title, note: '', art: turnedCard(signs[path] ?? title.charAt(0)) }),
});

/** Every picture, as the route `/og/[...picture].jpg` takes them. */
export const sharePictures = async () =>
  [
    home,
    ...lists,
    ...games,
    ...(await textPages()).map(textPage),
    textPage({ path: '/fairness', title: t('layout.fairPlay') }),
    textPage({ path: '/fairness/log', title: t('booklog.page.title') }),
    textPage({ path: '/fairness/liabilities', title: t('liabilities.page.title') }),
    textPage({ path: '/fairness/statement', title: t('provenmonth.page.title') }),
    textPage({ path: '/docs/api', title: t('docs.title') }),
    textPage({ path: '/docs/events', title: t('docs.events.title') }),
  ].map(({ path, picture }) => ({
    params: { picture: sharePathOf(path).replace(/^\/og\/|\.jpg$/g, '') },
    props: { picture },
  }));
