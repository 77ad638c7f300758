import { returnsByKind } from '#domain/games/fishing/fishing/maths.ts';
import { findTarget, type Target } from '#domain/games/fishing/fishing/paytable.ts';
import type { SpotReturn } from '#domain/games/kit/game.ts';
import type { SettledRound } from '#stores/play/game.ts';

export const spotOf = ({ id }: Target): string => `target:${id}`;

/** A target with its exact figures. */
export type Quarry = { readonly target: Target; readonly figures: SpotReturn };

export const quarries: readonly Quarry[] = returnsByKind().flatMap((figures) => {
  const target = findTarget(figures.kind);
  return target ? [{ target, figures }] : [];
});

/** The quarry of an id; the commonest for an id that there is not. */
export const quarryOf = (id: string | null | undefined): Quarry => {
  const found = quarries.find(({ target }) => target.id === id) ?? quarries[0];
  if (!found) throw new RangeError('a sea without targets');
  return found;
};

/** What a round was thrown at; undefined in a round of another game. */
export const targetOfRound = ({ bets }: Pick<SettledRound, 'bets'>): Target | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? findTarget(spot) : undefined;
};

export const isCaught = ({ outcome }: Pick<SettledRound, 'outcome'>): boolean => outcome['caught'] === true;
