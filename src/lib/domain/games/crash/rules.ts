import { fail, ok, type Result } from '../../result.ts';
import type { SharedGame } from '../kit/game.ts';
import { elapsedMsMax } from './growth.ts';
import { returnsByTarget } from './maths.ts';
import { maxPayoutOf, parseBets, pointOf, settle } from './round.ts';

/** The recorded actions of a round: none, or one `{ name: 'cash-out', atMs }` with whole milliseconds after the start. */
const askedMsOf = (actions: readonly unknown[]): Result<number | undefined, 'action_invalid'> => {
  const [action, ...more] = actions;
  if (action === undefined) return ok(undefined);
  if (more.length > 0 || typeof action !== 'object' || action === null || Object.keys(action).length !== 2) {
    return fail('action_invalid', { reason: 'shape' });
  }
  if (!('name' in action && action.name === 'cash-out' && 'atMs' in action)) {
    return fail('action_invalid', { reason: 'action_unknown' });
  }
  const { atMs } = action;
  const isTime = typeof atMs === 'number' && Number.isInteger(atMs) && atMs >= 0 && atMs <= elapsedMsMax;
  return isTime ? ok(atMs) : fail('action_invalid', { reason: 'time' });
};

/** One flight for everybody; each player leaves it at a target, by hand, or not at all. */
const flight: Omit<SharedGame, 'rulesVersion'> = {
  id: 'crash',
  name: 'Updraft',
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: returnsByTarget,
  settle: (bets, seeds, actions) => {
    const askedMs = askedMsOf(actions);
    return askedMs.ok ? ok(settle(bets, pointOf(seeds), askedMs.value)) : askedMs;
  },
};

/** The bet's spot, and after a colon the time of a cash-out by hand: `auto:2.00:4210`. */
const wayOut: SharedGame['wayOut'] = ([bet], actions) => {
  const asked = askedMsOf(actions);
  const spot = bet?.spot ?? '';
  return asked.ok && asked.value !== undefined ? `${spot}:${asked.value}` : spot;
};

/** Before the third version one draw paid the parts of all stakes of a flight. */
export const game: SharedGame = {
  ...flight,
  rulesVersion: 3,
  wayOut,
  former: { ...flight, rulesVersion: 2, roundedDown: 1 },
};
