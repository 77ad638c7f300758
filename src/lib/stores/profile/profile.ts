import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';

export type Profile = ApiAnswer<'readProfile'>;

export const $profile = createQuery<Profile>(['profile', $player], {
  fetcher: () => answered(callApi('readProfile', {})),
});
