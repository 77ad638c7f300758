import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import { ok } from '../../../result.ts';
import type { Bet, Decided, Json, StatefulGame, Step } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { versionAfter } from '../../kit/versions.ts';
import { featureCells, lineWins, unitsOf } from '../lines/machine.ts';
import { spinReels, windowAt } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { pickReturns } from './maths.ts';
import { layPrizes, parsePick, standOf, tallyOf } from './picks.ts';
import { factorOf, type PickTitle, placeCount } from './title.ts';

const shareOf = ({ machine }: PickTitle, { amountMinor }: Bet, units: number): Share =>
  shareAt(amountMinor, rational(BigInt(units), BigInt(machine.unitsAStake)));

/** A bonus to its end: what was opened in its order, all that lay hidden by its place, and what it pays in units. */
type PickedBonus = {
  readonly factor: number;
  readonly opened: readonly { readonly place: number; readonly prize: string }[];
  readonly prizes: readonly string[];
  readonly units: number;
};

/** All that the stream decides of a round: where the reels stop, and where the prizes lie when they open the bonus. */
const deal = ({ machine, chart }: PickTitle, stream: Stream) => {
  const stops = spinReels(machine.strips, stream);
  const window = windowAt(machine.strips, stops, machine.rows);
  const factor = factorOf(chart, featureCells(machine, window).length);
  const prizes = factor === undefined ? [] : layPrizes(chart, stream);
  return { stops, window, lines: lineWins(machine, window), factor, prizes };
};

type Dealt = ReturnType<typeof deal>;

const settledRound = (title: PickTitle, bets: readonly Bet[], dealt: Dealt, bonus: PickedBonus | null): Decided => {
  const { stops, window, lines } = dealt;
  const units = unitsOf(lines) + (bonus?.units ?? 0);
  const outcome = { stops, window, lines, bonus, units };
  const [bet] = bets;
  return settledAt(bet, bet ? shareOf(title, bet, units) : nothing, outcome);
};

/** The round after these picks: open while the bonus is not over. What is shown of it tells of the opened places alone. */
const roundAt = (title: PickTitle, bets: readonly Bet[], picked: readonly number[], dealt: Dealt): Step => {
  const { chart } = title;
  const { stops, window, lines, factor, prizes } = dealt;
  if (factor === undefined) return settledRound(title, bets, dealt, null);
  const opened = picked.map((place) => ({ place, prize: prizes[place] ?? '' }));
  const letters = opened.map(({ prize }) => prize);
  const { over, units } = standOf(chart, tallyOf(chart, letters));
  if (over) return settledRound(title, bets, dealt, { factor, opened, prizes, units: chart.opens + units * factor });
  return {
    status: 'open',
    state: { picked },
    view: { stops, window, lines, factor, opened },
    choices: [{ name: 'pick', addsMinor: 0n }],
  };
};

const readPicked = (state: Json): readonly number[] => {
  const picked = typeof state === 'object' && state !== null && 'picked' in state ? state.picked : undefined;
  if (!Array.isArray(picked)) throw new TypeError('not the state of a bonus of picks');
  return picked.map(Number);
};

/** The most that a spin returns, in units. */
export const topUnitsOf = ({ chart, counts }: PickTitle): number => {
  const prizes = chart.kinds.map(({ units, count }) => (chart.end.kind === 'until' ? units * count : units));
  const most = chart.end.kind === 'until' ? prizes.reduce((sum, units) => sum + units, 0) : Math.max(...prizes);
  const bonusOf = (factor: number | undefined): number => (factor === undefined ? 0 : chart.opens + most * factor);
  return Math.max(...counts.map(({ features, topUnits }) => topUnits + bonusOf(factorOf(chart, features))));
};

/** Opens what is left from the first place on, for a round that was left alone: no place is better than another. */
const finish = (title: PickTitle, bets: readonly Bet[], picked: readonly number[], dealt: Dealt): Decided => {
  const places = Array.from({ length: placeCount(title.chart) }, (_, place) => place);
  const order = [...picked, ...places.filter((place) => !picked.includes(place))];
  for (let count = picked.length; count <= order.length; count += 1) {
    const step = roundAt(title, bets, order.slice(0, count), dealt);
    if (step.status === 'settled') return step;
  }
  throw new RangeError('a bonus that does not end');
};

/** The game of a title; `former` is the title as it was before its prizes changed. Every pick is looked up in what the seeds laid before the first one. */
export const pickGame = (title: PickTitle, former?: PickTitle): StatefulGame => ({
  id: title.id,
  name: title.name,
  ...versionAfter(former && pickGame(former)),
  steps: 'many',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(shareOf(title, bet, topUnitsOf(title))), 0n),
  returns: () => pickReturns(title),
  start: (bets, stream) => roundAt(title, bets, [], deal(title, stream)),
  act: (bets, state, action, stream) => {
    const picked = readPicked(state);
    const place = parsePick(title.chart, action, picked);
    if (!place.ok) return place;
    return ok({ step: roundAt(title, bets, [...picked, place.value], deal(title, stream)), added: [] });
  },
  finish: (bets, state, stream) => finish(title, bets, readPicked(state), deal(title, stream)),
});
