import { shareOf as multiShareOf } from '#domain/games/roulette/roulette-multi/rules.ts';
import { parseSpot, spotOf } from '#domain/games/roulette/roulette-multi/spots.ts';
import { rulesOf } from '#domain/games/roulette/rules.ts';
import type { Table } from '#domain/games/roulette/table.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type SettledBet, type SettledBets, settledBets, stacked } from '#islands/games/kit/felt/settled.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { pocketOf, prisonOf } from '../words.ts';
import { pocketsOf, wheelsOfRound } from './roulette-multi.ts';

/** What the rules pay on one chip of a layout. */
type Paid = (place: string, amountMinor: bigint) => bigint;

/** A bet as its chips lay on the layout: alone as it was paid, a call bet in its equal parts, each as the rules pay it. */
const onLayout = (table: Table, place: string, bet: SettledBet, paid: Paid): (readonly [string, SettledBet])[] => {
  const ids = table.chipIdsOf(place);
  if (ids.length < 2) return [[place, bet]];
  const stakeMinor = bet.stakeMinor / BigInt(ids.length);
  return ids.map((id) => [id, { stakeMinor, payoutMinor: paid(id, stakeMinor) }]);
};

/** The chips of a round of a roulette by where they lay, and what each brought. */
export const settledOn = (table: Table) => {
  const { shareOf } = rulesOf(table);
  return (round: SettledRound, currency: CurrencyCode): SettledBets => {
    const pocket = pocketOf(round) ?? 0;
    const release = prisonOf(round).at(-1);
    const paid: Paid = (spot, amountMinor) => shareOf({ spot, amountMinor }, pocket, release).payoutMinor;
    return stacked([...settledBets(round, currency)].flatMap(([place, bet]) => onLayout(table, place, bet, paid)));
  };
};

/** The same where one board is played on several wheels: what a chip brought is what it brought on all of them. */
export const settledOnWheels =
  (table: Table) =>
  (round: SettledRound, currency: CurrencyCode): SettledBets => {
    const wheels = wheelsOfRound(round) ?? 2;
    const pockets = pocketsOf(round);
    const paid: Paid = (place, amountMinor) =>
      multiShareOf({ spot: spotOf(wheels, place), amountMinor }, pockets).payoutMinor;
    const bets = settledBets(round, currency, (spot) => parseSpot(spot)?.place ?? spot);
    return stacked([...bets].flatMap(([place, bet]) => onLayout(table, place, bet, paid)));
  };
