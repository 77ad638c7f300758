import { parseBetList } from '../kit/bets.ts';
import type { SingleStepGame } from '../kit/game.ts';

/** The one bet of a slot without choices: a spin of all its lines or ways. */
export const spinSpot = 'spin';

/** Exactly one bet, on `spin`. */
export const parseSpinBet: SingleStepGame['parseBets'] = (input, currency) =>
  parseBetList(input, currency, 1, ({ spot }) => (spot === spinSpot ? undefined : 'spot_unknown'));
