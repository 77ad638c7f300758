import type { Stream } from '../../fairness/stream.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { settledAt } from '../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../kit/share.ts';
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

/** What a winning bet returns; nothing for what is no spot. */
const prizeOf = ({ spot, amountMinor }: Bet): Share => {
  const parsed = parseSpot(spot);
  return parsed ? shareAt(amountMinor, multiplierOf(winningRolls(parsed))) : nothing;
};

/** The round as it stands at a roll of 0 to 9,999 hundredths. */
export const settle = (bets: readonly Bet[], roll: number): Decided => {
  const outcome = { roll: rollText(roll) };
  const [bet] = bets;
  const spot = bet && parseSpot(bet.spot);
  return settledAt(bet, spot && isWinning(spot, roll) ? prizeOf(bet) : nothing, outcome);
};

/** One integer below 10,000: as many outcomes as there are rolls from 0.00 to 99.99, and not one more. */
export const roll = (stream: Stream): number => stream.below(rollCount);

export const game: SingleStepGame = {
  id: 'dice',
  name: 'Dice',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) => parseBetList(input, currency, betCountMax, refusalOf),
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(prizeOf(bet)), 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, roll(stream)),
};
