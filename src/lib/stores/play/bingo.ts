import { type ApiAnswer, callApi } from '../calls/api.ts';
import { listenTo } from '../calls/streams.ts';
import { createSlips } from './slips.ts';

type BingoOutcome = Extract<ApiAnswer<'listenToBingo'>, { type: 'ended' }>['result']['outcome'];

/** The round as everybody sees it, and the player's cards in it. */
export const bingo = createSlips<BingoOutcome>({
  listen: (onEvent, onLost) => listenTo('listenToBingo', { onEvent, onLost }),
  place: (sessionId, bets, idempotencyKey) =>
    callApi('placeBingoStake', { params: { sessionId }, body: { bets }, idempotencyKey }),
  read: (stakeId) => callApi('readBingoStake', { params: { stakeId } }),
  cancel: (stakeId) => callApi('cancelBingoStake', { params: { stakeId } }),
});
