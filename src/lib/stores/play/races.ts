import { type ApiAnswer, callApi } from '../calls/api.ts';
import { listenTo } from '../calls/streams.ts';
import { createSlips } from './slips.ts';

export type RaceEvent = ApiAnswer<'listenToRaces'>;
type RaceOutcome = Extract<RaceEvent, { type: 'ended' }>['result']['outcome'];

/** The course as everybody sees it, and the player's slip; the card of a race follows from its index. */
export const races = createSlips<RaceOutcome>({
  listen: (onEvent, onLost) => listenTo('listenToRaces', { onEvent, onLost }),
  place: (sessionId, bets, idempotencyKey) =>
    callApi('placeRaceStake', { params: { sessionId }, body: { bets }, idempotencyKey }),
  read: (stakeId) => callApi('readRaceStake', { params: { stakeId } }),
  cancel: (stakeId) => callApi('cancelRaceStake', { params: { stakeId } }),
});
