import type { Stream } from '../../fairness/stream.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Settled, SingleStepGame } from '../kit/game.ts';
import { payoutAt, settledAt } from '../kit/multiplier.ts';
import { returnsByKind } from './maths.ts';
import { multiplierOf, winningRollsMax, winningRollsMin } from './paytable.ts';
import { isWinning, parseSpot, rollCount, rollText, winningRolls } from './spots.ts';

/** One throw, one bet. */
const betCountMax = 1;

const refusalOf = ({ spot }: Bet): string | undefined => {
  const parsed = parseSpot(spot);
  if (!parsed) return 'spot_unknown';
  const rolls = winningRolls(parsed);
  return rolls < winningRollsMin || rolls > winningRollsMax ? 'chance_out_of_range' : undefined;
};

/** What a winning bet returns, rounded down to the minor unit; zero for what is no spot. */
const prizeOf = ({ spot, amountMinor }: Bet): bigint => {
  const parsed = parseSpot(spot);
  return parsed ? payoutAt(amountMinor, multiplierOf(winningRolls(parsed))) : 0n;
};

/** The round as it stands at a roll of 0 to 9,999 hundredths. */
export const settle = (bets: readonly Bet[], roll: number): Settled => {
  const outcome = { roll: rollText(roll) };
  const [bet] = bets;
  if (!bet) return { status: 'settled', outcome, payoutMinor: 0n, wins: [] };
  const spot = parseSpot(bet.spot);
  return settledAt(bet, spot && isWinning(spot, roll) ? prizeOf(bet) : 0n, outcome);
};

/** One integer below 10,000: as many outcomes as there are rolls from 0.00 to 99.99, and not one more. */
export const roll = (stream: Stream): number => stream.below(rollCount);

export const game: SingleStepGame = {
  id: 'dice',
  name: 'Dice',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) => parseBetList(input, currency, betCountMax, refusalOf),
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + prizeOf(bet), 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, roll(stream)),
};
