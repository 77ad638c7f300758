import { atom } from 'nanostores';
import { worstOf } from '#domain/terms/agreement.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';
import { showFail } from '../shell/toasts.ts';
import { $profile } from './profile.ts';

export type Agreement = ApiAnswer<'readTerms'>;
export type AgreedDocument = Agreement['documents'][number];

/** The texts of the agreement, with what the player accepted of each. */
export const $terms = createQuery<Agreement>(['terms', $player], {
  fetcher: () => answered(callApi('readTerms', {})),
});

/** The texts of which there is a newer version than the one accepted: those that wait for nothing but a press first. */
export const toAccept = (agreement: Agreement | undefined): readonly AgreedDocument[] => {
  const open = agreement?.documents.filter(({ standing }) => standing !== 'accepted') ?? [];
  return open.toSorted((a, b) => Number(b.standing === 'due') - Number(a.standing === 'due'));
};

/** Accepts a version. False when that failed, which is said; where yet another one holds by now, it is asked for. */
export const acceptVersion = async (document: string, version: string): Promise<boolean> => {
  const answer = await callApi('acceptTerms', { body: { document, version } });
  if (!answer.ok) {
    if (answer.code === 'terms_changed') $terms.revalidate();
    showFail(answer);
    return false;
  }
  $terms.mutate(answer.value);
  const { data } = $profile.get();
  const terms = worstOf(answer.value.documents.map(({ standing }) => standing));
  if (data !== undefined) $profile.mutate({ ...data, terms });
  return true;
};

const laterKey = 'faceup:terms-later';

const readLater = (): boolean => {
  try {
    return sessionStorage.getItem(laterKey) !== null;
  } catch {
    return false;
  }
};

/** Whether the player put the notice off, in this tab. */
export const $isPutOff = atom(false);
if (typeof window !== 'undefined') $isPutOff.set(readLater());

export const putOff = (): void => {
  $isPutOff.set(true);
  try {
    sessionStorage.setItem(laterKey, '1');
  } catch {}
};
