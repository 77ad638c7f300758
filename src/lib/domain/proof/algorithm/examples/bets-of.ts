import type { Stream } from '../../../fairness/stream.ts';
import type { HouseGame } from '../../../games/book/registry.ts';
import type { Bet } from '../../../games/kit/game.ts';
import type { Spots } from './spots-of.ts';

/** Stakes that few payouts divide, and stakes that many parts divide. */
const amounts = ['0.01', '0.13', '0.37', '1.00', '1.01', '2.00', '3.33', '5.00', '9.00', '14.40', '18.00'] as const;

/** What a bet is on, without its numbers: `split:17-20` is one of the splits. */
export const kindOfSpot = (spot: string): string => spot.replaceAll(/\d[\d.-]*/g, '#');

/** A spot of a kind: each kind is as likely, however many spots it has. */
export const someSpot = (spots: readonly string[], choose: Stream): string => {
  const kinds = [...Map.groupBy(spots, kindOfSpot).values()];
  const kind = kinds[choose.below(kinds.length)] ?? [];
  return kind[choose.below(kind.length)] ?? '';
};

const some = (spots: readonly string[], count: number, choose: Stream): string[] => {
  const taken = new Set<string>();
  while (taken.size < Math.min(count, spots.length)) taken.add(someSpot(spots, choose));
  return [...taken];
};

/** How often bets are put together before there are none: a table refuses some spots together, and some amounts. */
const triesMax = 30;

/** Bets of one example, chosen by a stream of their own. `event`: the group that is bet on, where a round allows one alone. */
export const someBets = (
  game: HouseGame,
  { always, groups, most }: Spots,
  choose: Stream,
  event?: number,
): readonly Bet[] | undefined => {
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const group = groups[event ?? choose.below(groups.length)] ?? [];
    const least = always.length > 0 ? 0 : 1;
    const beside = some(group, least + choose.below(most + 1 - least), choose);
    const amount = amounts[choose.below(amounts.length)] ?? '1.00';
    const bets = [...always, ...beside].map((spot) => ({ spot, amount }));
    const parsed = game.parseBets(bets, 'EUR');
    if (parsed.ok) return parsed.value;
  }
  return undefined;
};
