import type { Stream } from '../../fairness/stream.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Settled, SingleStepGame } from '../kit/game.ts';
import { payoutAt, settledAt } from '../kit/multiplier.ts';
import { returnsByKind } from './maths.ts';
import { crashOf, multiplierOf } from './paytable.ts';
import { hundredthsText, parseTarget, targetMax, targetMin } from './target.ts';

/** One crash point, one target. */
const betCountMax = 1;

const refusalOf = ({ spot }: Bet): string | undefined => {
  const target = parseTarget(spot);
  if (target === undefined) return 'spot_unknown';
  return target < targetMin || target > targetMax ? 'target_out_of_range' : undefined;
};

/** What a bet returns when the crash point reaches its target, rounded down to the minor unit. */
const prizeOf = ({ spot, amountMinor }: Bet): bigint => {
  const target = parseTarget(spot);
  return target === undefined ? 0n : payoutAt(amountMinor, multiplierOf(target));
};

/** The round as it stands at a crash point in hundredths: the bet wins when it is at or above the target. */
export const settle = (bets: readonly Bet[], crash: bigint): Settled => {
  const outcome = { crash: hundredthsText(crash) };
  const [bet] = bets;
  if (!bet) return { status: 'settled', outcome, payoutMinor: 0n, wins: [] };
  const target = parseTarget(bet.spot);
  const isWon = target !== undefined && crash >= BigInt(target);
  return settledAt(bet, isWon ? prizeOf(bet) : 0n, outcome);
};

/** 52 bits from two words: the upper 26 of the first above the upper 26 of the second. */
export const draw = (stream: Stream): bigint => {
  const high = stream.u32() >>> 6;
  const low = stream.u32() >>> 6;
  return (BigInt(high) << 26n) | BigInt(low);
};

export const game: SingleStepGame = {
  id: 'limbo',
  name: 'Limbo',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) => parseBetList(input, currency, betCountMax, refusalOf),
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + prizeOf(bet), 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, crashOf(draw(stream))),
};
