import type { Stream } from '../../fairness/stream.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { settledAt } from '../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../kit/share.ts';
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

/** What a bet returns when the crash point reaches its target. */
const prizeOf = ({ spot, amountMinor }: Bet): Share => {
  const target = parseTarget(spot);
  return target === undefined ? nothing : shareAt(amountMinor, multiplierOf(target));
};

/** The round as it stands at a crash point in hundredths: the bet wins when it is at or above the target. */
export const settle = (bets: readonly Bet[], crash: bigint): Decided => {
  const outcome = { crash: hundredthsText(crash) };
  const [bet] = bets;
  const target = bet && parseTarget(bet.spot);
  const isWon = target !== undefined && crash >= BigInt(target);
  return settledAt(bet, bet && isWon ? prizeOf(bet) : nothing, outcome);
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
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) => parseBetList(input, currency, betCountMax, refusalOf),
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(prizeOf(bet)), 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, crashOf(draw(stream))),
};
