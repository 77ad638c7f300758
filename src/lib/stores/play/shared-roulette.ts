import { placesIn } from '#domain/games/roulette/roulette-shared/covers.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { listenTo } from '../calls/streams.ts';
import { createSlips } from './slips.ts';

export type SpinEvent = ApiAnswer<'listenToRoulette'>;
type SpinOutcome = Extract<SpinEvent, { type: 'ended' }>['result']['outcome'];
type SpinLine = Extract<SpinEvent, { type: 'table' }>['stakes'][number];

/** The spin as everybody sees it, and the player's chips in it. */
export const sharedRoulette = createSlips<SpinOutcome>({
  listen: (onEvent, onLost) => listenTo('listenToRoulette', { onEvent, onLost }),
  place: (sessionId, bets, idempotencyKey) =>
    callApi('placeRouletteStake', { params: { sessionId }, body: { bets }, idempotencyKey }),
  read: (stakeId) => callApi('readRouletteStake', { params: { stakeId } }),
  cancel: (stakeId) => callApi('cancelRouletteStake', { params: { stakeId } }),
});

/** How many others have chips on each place of the layout; places without any are left out. `ownId`: the player's own line. */
export const crowdOn = (
  lines: readonly Pick<SpinLine, 'id' | 'covers'>[],
  ownId: string | undefined,
): ReadonlyMap<string, number> => {
  const crowd = new Map<string, number>();
  for (const { id, covers = '' } of lines) {
    if (id === ownId) continue;
    for (const place of placesIn(covers)) crowd.set(place, (crowd.get(place) ?? 0) + 1);
  }
  return crowd;
};
