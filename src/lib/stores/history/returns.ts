import { atom } from 'nanostores';
import { type ApiAnswer, callApi } from '../calls/api.ts';

export type MeasuredReturns = ApiAnswer<'listReturns'>;

/** What the games really returned: null while it is not asked for. */
export const $returns = atom<MeasuredReturns | 'asking' | 'failed' | null>(null);

export const readReturns = async (): Promise<void> => {
  if ($returns.get() === 'asking') return;
  $returns.set('asking');
  const answer = await callApi('listReturns', {});
  $returns.set(answer.ok ? answer.value : 'failed');
};
