import { drawItems } from '../../fairness/draw.ts';
import type { Stream } from '../../fairness/stream.ts';
import { compare, type Rational, zero } from '../../maths/rational.ts';
import { parseBetList } from '../bets.ts';
import type { Bet, Settled, SingleStepGame } from '../game.ts';
import { payoutAt, settledAt } from '../multiplier.ts';
import { returnsByKind } from './maths.ts';
import { drawnCount, multipliersOf, numberCount } from './paytable.ts';
import { parseSpot } from './spots.ts';

/** One draw, one ticket. */
const betCountMax = 1;

const numbers = Array.from({ length: numberCount }, (_, index) => index + 1);

/** The ten numbers of a round in the order in which they are drawn, none of them twice. */
export const draw = (stream: Stream): number[] => drawItems(numbers, drawnCount, stream);

/** The round as it stands when these numbers are drawn: a pick that is among them is a hit. */
export const settle = (bets: readonly Bet[], drawn: readonly number[]): Settled => {
  const [bet] = bets;
  const spot = bet && parseSpot(bet.spot);
  if (!bet || !spot) return { status: 'settled', outcome: { drawn }, payoutMinor: 0n, wins: [] };
  const hits = spot.picks.filter((pick) => drawn.includes(pick)).length;
  const multiplier = multipliersOf(spot.table, spot.picks.length)[hits] ?? zero;
  return settledAt(bet, payoutAt(bet.amountMinor, multiplier), { drawn });
};

const mostOf = (multipliers: readonly Rational[]): Rational =>
  multipliers.reduce((most, multiplier) => (compare(multiplier, most) > 0 ? multiplier : most), zero);

const maxPayoutOf = (bets: readonly Bet[]): bigint =>
  bets.reduce((sum, { spot, amountMinor }) => {
    const parsed = parseSpot(spot);
    return parsed ? sum + payoutAt(amountMinor, mostOf(multipliersOf(parsed.table, parsed.picks.length))) : sum;
  }, 0n);

export const keno: SingleStepGame = {
  id: 'keno-40-10',
  name: 'Keno 40/10',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, betCountMax, ({ spot }) => (parseSpot(spot) ? undefined : 'spot_unknown')),
  maxPayoutOf,
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, draw(stream)),
};
