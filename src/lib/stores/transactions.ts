import { type ApiAnswer, callApi } from './api.ts';
import { $player, answered, createQuery } from './query.ts';

export type Transaction = ApiAnswer<'listFiatTransactions'>['items'][number];

/** The latest deposits. Not kept: what a player looks up about money is asked for anew. */
export const $deposits = createQuery<readonly Transaction[]>(['deposits', $player], {
  dedupeTime: 0,
  cacheLifetime: 0,
  fetcher: async () =>
    (await answered(callApi('listFiatTransactions', { params: { type: 'deposit' }, query: { page: '0', size: '20' } })))
      .items,
});
