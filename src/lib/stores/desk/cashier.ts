import { atom } from 'nanostores';
import type { WithdrawalView } from '#domain/desk/withdrawal-views.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { ok } from '#domain/result.ts';
import { saveFile } from '../calls/save-file.ts';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, callDeskFile, type DeskCode, type DeskResult } from './call-desk.ts';
import { createDeskChosen } from './chosen.ts';
import type { Payout } from './due-batches.ts';

export const $view = atom<WithdrawalView>('waiting');

/** What is listed, and in which view: while another one loads, its rows are not there yet. */
export const $payouts = createDeskQuery(async () => {
  const view = $view.get();
  const answer = await callDesk('listPayouts', { query: { view } });
  return answer.ok ? ok({ view, rows: answer.value }) : answer;
});
export const $payout = createDeskChosen((id) => callDesk('readPayout', { params: { id } }));

export const showView = (view: WithdrawalView): void => {
  $view.set(view);
  void $payouts.reload();
};

type Shown = Pick<Payout, 'state' | 'approvals'>;
/** What the open one was while somebody decided on it, where it is something else now. */
export const $changed = atom<{ readonly id: string; readonly from: Shown } | null>(null);

const reload = () => Promise.all([$payouts.reload(), $payout.reload()]);
export const refreshCashier = reload;

export const openPayout = (id: string): void => {
  if ($changed.get()?.id !== id) $changed.set(null);
  void $payout.open(id);
};

/** Shows what has become of it: of a refusal, too, what it was and what it is. */
const decide = async <T>({ id, state, approvals }: Payout, asked: Promise<DeskResult<T>>): Promise<DeskResult<T>> => {
  const answer = await afterAct(asked, reload);
  const isChanged = !answer.ok && answer.code === 'changed_since_shown';
  $changed.set(isChanged ? { id, from: { state, approvals } } : null);
  return answer;
};

export const approve = (payout: Payout) => {
  const { id, state, approvals } = payout;
  return decide(payout, callDesk('approvePayout', { params: { id }, body: { shown: { state, approvals } } }));
};
export const reject = (payout: Payout, reason: string) =>
  decide(payout, callDesk('rejectPayout', { params: { id: payout.id }, body: { reason } }));
export const noteSent = (payout: Payout, reference: string) =>
  decide(payout, callDesk('notePayoutSent', { params: { id: payout.id }, body: { reference } }));
export const noteFailed = (payout: Payout, reason: string, checked: boolean) =>
  decide(payout, callDesk('notePayoutFailed', { params: { id: payout.id }, body: { reason, checked } }));

export const makeBatch = (currency: CurrencyCode) =>
  afterAct(callDesk('makePayoutBatch', { body: { currency } }), reload);

/** Saves a signer’s file on this device; what went wrong, or null. */
export const saveBatch = async (name: string, format: 'csv' | 'json'): Promise<DeskCode | null> => {
  const answer = await callDeskFile('readPayoutBatch', { params: { name }, query: { format } });
  if (!answer.ok) return answer.code;
  saveFile(answer.value.name, answer.value.blob);
  return null;
};
