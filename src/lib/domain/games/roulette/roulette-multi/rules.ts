import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import { fail } from '../../../result.ts';
import { parseBetList } from '../../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { nothing, type Share, shareAt } from '../../kit/share.ts';
import { game as rouletteEuropean, spin } from '../roulette-european/rules.ts';
import { table } from '../roulette-european/table.ts';
import { colourOf } from '../wheel.ts';
import { returnsByKind } from './maths.ts';
import { onBoard, parseSpot, type WheelCount } from './spots.ts';

/** A full layout and every sector fit, as at the other tables. */
const betCountMax = 200;

/** The half units that one unit on each chip of a bet returns on one wheel. */
const halvesAt = (ids: readonly string[], pocket: number): bigint =>
  ids.reduce((sum, id) => {
    const place = table.findLayoutSpot(id);
    return place ? sum + table.halvesOf(place, { pocket }) : sum;
  }, 0n);

/**
 * What a bet returns when the balls lie in these pockets, its stake spread evenly over the wheels and over its chips. The
 * stake that `parseBets` takes divides by both.
 */
export const shareOf = ({ spot, amountMinor }: Bet, pockets: readonly number[]): Share => {
  const parsed = parseSpot(spot);
  const ids = parsed ? table.chipIdsOf(parsed.place) : [];
  if (!parsed || ids.length === 0) return nothing;
  const halves = pockets.reduce((sum, pocket) => sum + halvesAt(ids, pocket), 0n);
  return shareAt(amountMinor, rational(halves, 2n * BigInt(parsed.wheels) * BigInt(ids.length)));
};

/** The round as it stands when the balls lie in these pockets, one a wheel, in the order of the wheels. */
export const settle = (bets: readonly Bet[], pockets: readonly number[]): Decided =>
  settledBy(
    { wheels: pockets.map((number) => ({ number, colour: colourOf(number) })) },
    bets.map((bet) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, ...shareOf(bet, pockets) })),
  );

/** On how many wheels bets lie; without bets on all of them. */
export const wheelsOf = ([first]: readonly Bet[]): WheelCount => (first && parseSpot(first.spot)?.wheels) ?? 8;

/** Where the balls of a round fell: a draw of its own for each wheel, one after the other. */
export const spinAll = (wheels: WheelCount, stream: Stream): number[] =>
  Array.from({ length: wheels }, () => spin(stream));

const refusalOf = ({ spot, amountMinor }: Bet): string | undefined => {
  const parsed = parseSpot(spot);
  const chips = parsed ? table.chipIdsOf(parsed.place).length : 0;
  if (!parsed || chips === 0) return 'spot_unknown';
  return amountMinor % BigInt(parsed.wheels * chips) === 0n ? undefined : 'not_divisible';
};

/** One board of the European table, played on up to eight wheels at once: a stake lies on each of them in equal parts. */
export const game: SingleStepGame = {
  id: 'roulette-multi',
  name: 'Multi-Wheel Roulette',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) => {
    const bets = parseBetList(input, currency, betCountMax, refusalOf);
    if (!bets.ok) return bets;
    const other = bets.value.findIndex(({ spot }) => parseSpot(spot)?.wheels !== wheelsOf(bets.value));
    return other < 0 ? bets : fail('bet_invalid', { reason: 'wheels_differ', index: other });
  },
  /** The best there is: every wheel brings the board's best number. */
  maxPayoutOf: (bets) => rouletteEuropean.maxPayoutOf(bets.map(onBoard)),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, spinAll(wheelsOf(bets), stream)),
};
