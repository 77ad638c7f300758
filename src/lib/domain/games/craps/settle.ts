import type { Choice, Decided, ExactWin, Json, Open } from '../kit/game.ts';
import { settledBy } from '../kit/settled.ts';
import { exactOf, sumOfShares } from '../kit/share.ts';
import { isOn } from './fate.ts';
import type { Layout } from './layout.ts';
import { holdsContract, openOdds } from './moves.ts';
import { type Decision, pointNow, pointsOf, type Table } from './round.ts';
import { madeOn, spotOf } from './spots.ts';

/** How a round ended: nothing was left on the felt, the player took the last bets down, or it was left alone. */
export type End = 'decided' | 'collected' | 'left';

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

const rollsShown = ({ rolls }: Table): Json => {
  const before = pointsOf(rolls);
  return rolls.map((dice, index) => ({ dice, point: before[index] ?? null }));
};

/** `rest`: the part of a minor unit beside its whole ones, as `2/5`. */
const shown = ({ roll, spot, stakeMinor, payoutMinor, rest, taken }: Decision): Json => ({
  roll,
  spot,
  stakeMinor: `${stakeMinor}`,
  payoutMinor: `${payoutMinor}`,
  ...(rest ? { rest: `${rest.num}/${rest.den}` } : {}),
  taken,
});

/** All that came back, by the spot on which it was staked: `come:6` began as `come`. */
const winsOf = (decided: readonly Decision[]): ExactWin[] => {
  const paid = decided.filter((decision) => exactOf(decision).num > 0n);
  return [...Map.groupBy(paid, ({ spot }) => madeOn(spot))].map(([spot, list]) => ({
    spot,
    stakeMinor: sumOf(list.map(({ stakeMinor }) => stakeMinor)),
    ...sumOfShares(list),
  }));
};

/** The round as it stands when the felt is empty. Amounts of the outcome are minor units as text. */
export const settle = (table: Table, end: End): Decided => {
  if (table.felt.size > 0) throw new RangeError('a round of craps ends when nothing lies on the felt');
  const outcome = { rolls: rollsShown(table), end, results: table.decided.map(shown) };
  const settled = settledBy(outcome, winsOf(table.decided));
  const undecidedMinor = sumOf(table.decided.filter(({ taken }) => taken).map(({ stakeMinor }) => stakeMinor));
  return undecidedMinor > 0n ? { ...settled, undecidedMinor } : settled;
};

/** What everyone at the table sees. Amounts are minor units as text. */
const viewOf = (layout: Layout, table: Table): Json => {
  const point = pointNow(table);
  return {
    point,
    rolls: rollsShown(table),
    felt: [...table.felt].map(([spot, amountMinor]) => ({
      spot,
      amountMinor: `${amountMinor}`,
      on: isOn(spotOf(spot), point),
      canTakeDown: !layout.isContract(spotOf(spot), point),
    })),
    odds: openOdds(table).map(({ spot, maxMinor }) => ({ spot, maxMinor: `${maxMinor}` })),
    last: table.decided.filter(({ roll }) => roll === table.rolls.length).map(shown),
    wonMinor: `${sumOfShares(table.decided).payoutMinor}`,
  };
};

/** A bet adds what its action says, so its choice names no amount. */
const choicesOf = (layout: Layout, table: Table): Choice[] => {
  const point = pointNow(table);
  const canTakeDown = [...table.felt.keys()].some((id) => !layout.isContract(spotOf(id), point));
  const names = [
    'roll',
    'bet',
    ...(canTakeDown ? ['take-down'] : []),
    ...(holdsContract(layout, table) ? [] : ['collect']),
  ];
  return names.map((name) => ({ name, addsMinor: 0n }));
};

/** A round that waits. The dice that are still to come are in its stream alone. */
export const openRound = (layout: Layout, table: Table): Open => ({
  status: 'open',
  state: {
    rolled: table.rolls.length,
    felt: [...table.felt].map(([spot, amountMinor]) => [spot, `${amountMinor}`]),
    decided: table.decided.map(({ roll, spot, stakeMinor, payoutMinor, taken, rest }) => [
      roll,
      spot,
      `${stakeMinor}`,
      `${payoutMinor}`,
      taken,
      ...(rest ? [`${rest.num}`, `${rest.den}`] : []),
    ]),
  },
  view: viewOf(layout, table),
  choices: choicesOf(layout, table),
});
