import { atom } from 'nanostores';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { showFail } from '../shell/toasts.ts';

type HouseActs = ApiAnswer<'listHouseActs'>;
export type HouseAct = HouseActs['acts'][number];

/** What staff looked at of the player or did with the account, the newest first. Read anew each time it is shown. */
export const $houseActs = createQuery<HouseActs>(['house-acts', $player], {
  ...askedAnew,
  fetcher: () => answered(callApi('listHouseActs', { query: {} })),
});

export const $loadsEarlier = atom(false);

/** Puts those before under what is listed. */
export const showEarlier = async (): Promise<void> => {
  const { data } = $houseActs.value ?? {};
  if (!data?.next || $loadsEarlier.get()) return;
  $loadsEarlier.set(true);
  const answer = await callApi('listHouseActs', { query: { before: data.next } });
  $loadsEarlier.set(false);
  if (answer.ok) $houseActs.mutate({ acts: [...data.acts, ...answer.value.acts], next: answer.value.next });
  else showFail(answer);
};
