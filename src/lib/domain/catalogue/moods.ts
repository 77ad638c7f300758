import type { CatalogueGame, GameFeature } from './game.ts';
import { paceOf } from './table-terms.ts';

/** What a player may be in the mood for, in the order in which it is offered. */
const moods = ['calm', 'short', 'easy', 'clever', 'together', 'bold'] as const;
type Mood = (typeof moods)[number];

type Felt = Pick<CatalogueGame, 'volatility' | 'features' | 'category'>;

/** What asks a player for more than a stake and a press. */
const asks: readonly GameFeature[] = ['decisions', 'cash_out', 'own_risk', 'several_hands'];
const has = ({ features }: Felt, feature: GameFeature): boolean => features.includes(feature);

/** Whether a game suits a mood, by what the engine knows of it: how it swings, the pace of its rounds, what it asks. */
const suits: Readonly<Record<Mood, (game: Felt) => boolean>> = {
  calm: ({ volatility }) => volatility === 'low',
  short: (game) => paceOf({ category: game.category, isShared: has(game, 'shared_round') }) === 'quick',
  easy: (game) => !asks.some((feature) => has(game, feature)),
  clever: (game) => has(game, 'decisions'),
  together: (game) => has(game, 'shared_round'),
  bold: ({ volatility }) => volatility === 'high',
};

/**
 * The games of each mood, up to `count`, in the order in which they stand. A game that stood under one mood comes behind those
 * that did not, so that six shelves show more than one shelf six times. Moods without games are left out.
 */
export const gamesByMood = <Game extends Felt & { readonly id: string }>(
  games: readonly Game[],
  count: number,
): readonly { readonly mood: Mood; readonly games: readonly Game[] }[] => {
  const shown = new Set<string>();
  return moods.flatMap((mood) => {
    const fitting = games.filter(suits[mood]);
    const picked = [...fitting.filter(({ id }) => !shown.has(id)), ...fitting.filter(({ id }) => shown.has(id))];
    const first = picked.slice(0, count);
    for (const { id } of first) shown.add(id);
    return first.length === 0 ? [] : [{ mood, games: first }];
  });
};
