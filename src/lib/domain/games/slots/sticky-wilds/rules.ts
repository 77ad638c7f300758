import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { versionAfter } from '../../kit/versions.ts';
import { featureCells } from '../lines/machine.ts';
import { spinReels } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { stickyReturns } from './maths.ts';
import { maskOf, type Spin, spinAt } from './spin.ts';
import type { Mask, StickyTitle } from './title.ts';

/** A whole round: the paid spin, and the spins in which its wilds stay. */
export type Round = { readonly spin: Spin; readonly freeSpins: readonly Spin[]; readonly units: number };

/** Whether a paid spin opens the free spins of a title that has them, and what it pays for that, in units. */
export const openedBy = ({ machine, staying }: StickyTitle, { window }: Pick<Spin, 'window'>): number | undefined =>
  staying.kind === 'spins' && featureCells(machine, window).length >= staying.trigger ? staying.opens : undefined;

/** Plays a round, one integer a reel for each spin in its order. No other draw is made. */
export const playRound = (title: StickyTitle, stream: Stream): Round => {
  const { machine, staying } = title;
  const turn = (before: Mask) => spinAt(machine, spinReels(machine.strips, stream), before);
  const spin = turn(0);
  const opens = openedBy(title, spin);
  const freeSpins: Spin[] = [];
  const goesOn = (): boolean =>
    staying.kind === 'spins'
      ? opens !== undefined && freeSpins.length < staying.award
      : (freeSpins.at(-1) ?? spin).fresh.length > 0;
  let mask = staying.kind === 'spins' ? 0 : maskOf(spin.wilds);
  while (goesOn()) {
    const next = turn(mask);
    freeSpins.push(next);
    mask = maskOf(next.wilds);
  }
  const units = freeSpins.reduce((sum, free) => sum + free.units, spin.units + (opens ?? 0));
  return { spin, freeSpins, units };
};

const shareOf = ({ machine }: StickyTitle, { amountMinor }: Bet, units: number): Share =>
  shareAt(amountMinor, rational(BigInt(units), BigInt(machine.unitsAStake)));

/** A played round as it is paid: all its wins added up. */
const settle = (title: StickyTitle, bets: readonly Bet[], round: Round): Decided => {
  const [bet] = bets;
  return settledAt(bet, bet ? shareOf(title, bet, round.units) : nothing, round);
};

/** The game of a title; `former` is the title as it was before its prizes changed. */
export const stickyGame = (title: StickyTitle, former?: StickyTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  ...versionAfter(former && stickyGame(former)),
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(shareOf(title, bet, title.figures.topUnits)), 0n),
  returns: () => stickyReturns(title),
  play: (bets, stream) => settle(title, bets, playRound(title, stream)),
});
