import { drawItems } from '../../fairness/draw.ts';
import type { Stream } from '../../fairness/stream.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Bet, Decided, Json, Open } from '../kit/game.ts';
import { multiplierText } from '../kit/multiplier.ts';
import { givenBack, settledAt } from '../kit/settled.ts';
import { nothing, shareAt } from '../kit/share.ts';
import { type Climb, type Ladder, multiplierOf } from './ladder.ts';

/** Digits of a multiplier on the table. It is cut off there; what is paid is the exact one. */
const shownDigits = 4;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The places that hold on one rung: all but one of its sets of traps, else so many drawn without replacement. */
const drawRung = ({ options, safe, traps }: Ladder, stream: Stream): number[] => {
  if (!traps) return drawItems(upTo(options), safe, stream).toSorted((a, b) => a - b);
  const failing = traps[stream.below(traps.length)];
  return upTo(options).filter((place) => !failing?.includes(place));
};

/** The places that hold on each rung, from the lowest, in ascending order. The same for the same stream. */
export const drawRungs = (ladder: Ladder, stream: Stream): number[][] =>
  upTo(ladder.rungs).map(() => drawRung(ladder, stream));

/** The places picked so far, all of which held: all that a round remembers. The rungs are in its stream. */
export const readPicks = (state: Json): readonly number[] => {
  const picks = typeof state === 'object' && state !== null && 'picks' in state ? state.picks : undefined;
  if (!Array.isArray(picks)) throw new TypeError('not the state of a climb');
  return picks.map(Number);
};

type Move = { readonly kind: 'pick'; readonly place: number } | { readonly kind: 'cash-out' };

/** `{ name: 'pick', place: 1 }` for a place of the next rung, or `{ name: 'cash-out' }` after a first one held. */
export const parseMove = (
  action: unknown,
  { options }: Ladder,
  picks: readonly number[],
): Result<Move, 'action_invalid'> => {
  const refuse = (reason: string) => fail('action_invalid', { reason });
  if (typeof action !== 'object' || action === null || !('name' in action)) return refuse('shape');
  const details = Object.keys(action).length - 1;
  if (action.name === 'cash-out') {
    if (details > 0) return refuse('shape');
    return picks.length > 0 ? ok({ kind: 'cash-out' }) : refuse('nothing_to_cash_out');
  }
  if (action.name !== 'pick') return refuse('action_unknown');
  if (details !== 1 || !('place' in action)) return refuse('shape');
  const place = upTo(options).find((one) => one === action.place);
  return place === undefined ? refuse('place_unknown') : ok({ kind: 'pick', place });
};

const shown = (ladder: Ladder, rungs: number): string =>
  rungs === 0 ? '1.0000' : multiplierText(multiplierOf(ladder, rungs), shownDigits);

/**
 * A round that waits. What is shown comes from the bet and the picks alone, and from the rungs below where a ladder tells them, so
 * that nothing tells of the rungs above.
 */
export const openRound = (
  { ladder, rungsMax }: Climb,
  picks: readonly number[],
  rungs: readonly (readonly number[])[] = [],
): Open => ({
  status: 'open',
  state: { picks },
  view: {
    options: ladder.options,
    safe: ladder.safe,
    rungs: ladder.rungs,
    rungsMax,
    picks,
    multiplier: picks.length > 0 ? shown(ladder, picks.length) : null,
    nextMultiplier: shown(ladder, picks.length + 1),
    ...(ladder.traps ? { told: rungs.slice(0, picks.length) } : {}),
  },
  choices: [{ name: 'pick', addsMinor: 0n }, ...(picks.length > 0 ? [{ name: 'cash-out', addsMinor: 0n }] : [])],
});

/** Leaving: the multiplier of the rungs climbed; before the first nothing is decided and the stake comes back. */
export const cashOut = (bet: Bet, ladder: Ladder, rungs: readonly number[][], picks: readonly number[]): Decided => {
  const { length } = picks;
  const outcome = { rungs, picks, fell: false, multiplier: shown(ladder, length) };
  return length === 0
    ? givenBack(bet, outcome)
    : settledAt(bet, shareAt(bet.amountMinor, multiplierOf(ladder, length)), outcome);
};

/** The last pick did not hold: the stake is lost, and all rungs are shown. */
export const fall = (bet: Bet, rungs: readonly number[][], picks: readonly number[]): Decided =>
  settledAt(bet, nothing, { rungs, picks, fell: true, multiplier: '0.0000' });
