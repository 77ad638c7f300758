import { describe, expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { tableKindOf } from '#domain/catalogue/table-terms.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { limitsFor, tableLimits } from '#domain/games/kit/table-limits.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';

/** Bets that make one stake. */
type Laid = (stakeMinor: bigint) => readonly Bet[];
const on =
  (spot: string): Laid =>
  (amountMinor) => [{ spot, amountMinor }];

/** Nothing lies without equal ante and blind; of a greatest stake they are the smallest, and all else is trips, which win least. */
const besideTrips: Laid = (stakeMinor) => [
  ...['ante', 'blind'].map((spot) => ({ spot, amountMinor: 1n })),
  { spot: 'trips', amountMinor: stakeMinor - 2n },
];

/** Ten rows that share one number at most, out of a square of seven by seven: the greatest stake lies on as many. */
const line = (at: (index: number) => number): string => `row:${[0, 1, 2, 3, 4, 5].map(at).join('-')}`;
const rows = [
  ...[0, 1, 2, 3, 4, 5, 6].map((down) => line((along) => down * 7 + along + 1)),
  ...[0, 1, 2].map((along) => line((down) => down * 7 + along + 1)),
];
const onRows: Laid = (stakeMinor) =>
  rows.map((spot, index) => ({ spot, amountMinor: stakeMinor / 10n + (BigInt(index) < stakeMinor % 10n ? 1n : 0n) }));

/** A bet of each game that wins least at its best, or little enough; where none is named, the first of its sample. */
const least: Readonly<Partial<Record<GameId, Laid>>> = {
  cup: on('cup:2:result:1:home'),
  greyhounds: on('card:2:place:2'),
  'deuces-not-so-ugly': on('hands:1:coins:5'),
  hilo: on('hilo:20'),
  horses: on('card:4:show:2'),
  'keno-40-10': on('picks:classic:1'),
  'keno-80-20': on('picks:classic:1'),
  'lotto-6-49': onRows,
  mines: on('mines:3:1'),
  plinko: on('rows:8:low'),
  'roulette-multi': on('wheels:2:red'),
  towers: on('towers:easy:1'),
  'ultimate-texas-holdem': besideTrips,
  wheel: on('wheel:10:low'),
};

const kindOf = (id: GameId) => tableKindOf(houseGames.find((one) => one.id === id)?.category ?? 'casual');

/** Whether the rules read such a stake, and the table, by its kind alone, takes it and can pay it. */
const isTaken = (id: GameId, stakeMinor: bigint, currency: CurrencyCode): boolean => {
  const game = findGame(id);
  const laid = least[id] ?? on(cardOf(id).sample.bets[0]?.spot ?? '');
  if (!game) throw new RangeError(id);
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = tableLimits(currency, kindOf(id));
  const bets = laid(stakeMinor).map(({ spot, amountMinor }) => ({ spot, amount: formatAmount(amountMinor, currency) }));
  const parsed = game.parseBets(bets, currency);
  return (
    parsed.ok &&
    stakeMinor >= minStakeMinor &&
    stakeMinor <= maxStakeMinor &&
    game.maxPayoutOf(parsed.value) <= maxPayoutMinor
  );
};

describe.each(currencyCodes)('in %s', (currency) => {
  it.each(gameIds)(
    '%s takes the least and the greatest stake that its session tells, and nothing beside them',
    (id) => {
      const game = findGame(id);
      if (!game) throw new RangeError(id);
      const { minStakeMinor, maxStakeMinor } = limitsFor(game, currency, kindOf(id));
      const step = game.stakes?.step ?? 1n;
      const beside = [minStakeMinor - step, maxStakeMinor + step];
      const between = step === 1n ? [] : [minStakeMinor + 1n, maxStakeMinor - 1n];
      expect([minStakeMinor, maxStakeMinor].map((stake) => isTaken(id, stake, currency))).toEqual([true, true]);
      expect([...beside, ...between].filter((stake) => isTaken(id, stake, currency))).toEqual([]);
    },
  );
});

it.each<[GameId, bigint, bigint]>([
  ['let-it-ride', 12n, 999n],
  ['caribbean-stud', 10n, 4_901n],
  ['casino-holdem', 10n, 9_523n],
  ['ultimate-texas-holdem', 10n, 19_599n],
  ['scratch-parcel-room', 100n, 500n],
  ['bingo-75', 10n, 400n],
  ['lotto-6-49', 10n, 1_110n],
  ['three-card-poker', 10n, 50_000n],
  ['roulette-european', 10n, 50_000n],
  ['slot-six-shafts', 10n, 425n],
])('%s takes %i to %i cents', (id, minStakeMinor, maxStakeMinor) => {
  const game = findGame(id);
  expect(game && limitsFor(game, 'EUR', kindOf(id))).toMatchObject({ minStakeMinor, maxStakeMinor });
});
