import { useStore } from '@nanostores/react';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import type { GameOnShelf } from '#domain/catalogue/sheet.ts';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { t } from '#i18n/client.ts';
import { $suggestions, $suggests, type Suggestion } from '#stores/lobby/because.ts';
import { $favoriteGames } from '#stores/lobby/favorite-games.ts';
import { $recentGames } from '#stores/lobby/recent-games.ts';
import { $tried } from '#stores/lobby/tried-shelf.ts';

/** A game of one of the shelves; `note` stands below its name, `isFree` leads to its free table. */
export type OwnGame = Omit<GameOnShelf, 'provider'> & { readonly note: string; readonly isFree?: true };
export type OwnShelf = {
  readonly name: 'continue' | 'favorites' | 'because';
  readonly title: string;
  readonly games: readonly OwnGame[];
  /** Something was played for money, so that there is something to go by for suggestions. */
  readonly hasPlayed: boolean;
};

type Pictured = {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly imageId: string | null;
};

const ownGame =
  (featured: ReadonlySet<string>) =>
  ({ imageId, ...game }: Pictured): OwnGame => ({
    id: game.id,
    name: game.name,
    path: gamePathOf({ ...game, imageId: imageId ?? '' }),
    image: imageId === null ? null : imagePathOf({ ...game, imageId }, featured),
    note: game.provider,
  });

/** So many stand beside each other on a wide screen. */
export const placesShown = 6;

const reason = ({ because, why }: Suggestion): string =>
  [t('home.own.like', { name: because }), ...why.slice(0, 1)].join(' · ');

/**
 * The shelves of who is signed in, those with something on them alone; undefined until it is known what was played. Who has played
 * nothing yet finds the first games of the house.
 */
export const useOwnShelves = (
  featuredImages: readonly string[],
  first: readonly OwnGame[],
): readonly OwnShelf[] | undefined => {
  const recent = useStore($recentGames, { ssr: 'initial' });
  const liked = useStore($favoriteGames, { ssr: 'initial' });
  const suggested = useStore($suggestions, { ssr: 'initial' });
  const tried = useStore($tried, { ssr: 'initial' });
  const wanted = useStore($suggests);
  if (recent.data === undefined && recent.error === undefined) return undefined;
  const toGame = ownGame(new Set(featuredImages));
  const played = (recent.data ?? []).map(toGame);
  const free = (tried.data ?? []).map((game): OwnGame => ({ ...game, note: t('home.own.free'), isFree: true }));
  const begun = [...played, ...free];
  const hasPlayed = played.length > 0;
  const shelf = (name: OwnShelf['name'], title: string, games: readonly OwnGame[]): readonly OwnShelf[] =>
    games.length > 0 ? [{ name, title, games, hasPlayed }] : [];
  const suggestions = (wanted && hasPlayed ? (suggested.data ?? []) : []).map(
    (game): OwnGame => ({ ...game, note: reason(game) }),
  );
  // Who has played little finds the rest of the row filled with what is like it.
  const going = [...begun, ...suggestions.slice(0, Math.max(0, placesShown - begun.length))];
  return [
    ...(going.length > 0
      ? shelf('continue', t('home.own.continue'), going)
      : shelf('continue', t('home.own.begin'), first)),
    ...shelf('favorites', t('home.own.favorites'), (liked.data ?? []).map(toGame)),
    ...shelf('because', t('home.own.because', { name: played[0]?.name ?? '' }), suggestions),
  ];
};
