import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { versionAfter } from '../../kit/versions.ts';
import { featureCells, lineWins, unitsOf } from '../lines/machine.ts';
import { spinReels, windowAt } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { playHold } from './hold.ts';
import { holdReturns } from './maths.ts';
import { type HoldTitle, placesOf } from './title.ts';

const shareOf = ({ machine }: HoldTitle, { amountMinor }: Bet, units: number): Share =>
  shareAt(amountMinor, rational(BigInt(units), BigInt(machine.unitsAStake)));

/**
 * A whole round, decided by its stream: one integer a reel, then the hold that the coins begin. Lines and hold are added up
 * first.
 */
export const playRound = (title: HoldTitle, bets: readonly Bet[], stream: Stream): Decided => {
  const { machine, chart } = title;
  const stops = spinReels(machine.strips, stream);
  const window = windowAt(machine.strips, stops, machine.rows);
  const lines = lineWins(machine, window);
  const coins = featureCells(machine, window);
  const hold = coins.length >= chart.trigger ? playHold(chart, placesOf(machine), coins, stream) : null;
  const units = unitsOf(lines) + (hold?.units ?? 0);
  const outcome = { stops, window, lines, hold, units };
  const [bet] = bets;
  return settledAt(bet, bet ? shareOf(title, bet, units) : nothing, outcome);
};

/** The most that a spin returns, in units: a full window, beside the best lines that its first coins leave room for. */
export const topUnitsOf = ({ chart, counts }: HoldTitle): number =>
  Math.max(...counts.map(({ features, topUnits }) => topUnits + (features >= chart.trigger ? chart.full : 0)));

/** The game of a title; `former` is the title as it was before its prizes changed. */
export const holdGame = (title: HoldTitle, former?: HoldTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  ...versionAfter(former && holdGame(former)),
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(shareOf(title, bet, topUnitsOf(title))), 0n),
  returns: () => holdReturns(title),
  play: (bets, stream) => playRound(title, bets, stream),
});
