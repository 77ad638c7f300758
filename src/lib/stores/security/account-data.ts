import { atom } from 'nanostores';
import type { CloseValues, ExportValues } from '#contract/forms/proofs.ts';
import { type ApiFail, callApi, callFile } from '../calls/api.ts';
import { saveFile } from '../calls/save-file.ts';
import { dropSession } from '../session/session.ts';
import { goTo } from '../shell/navigation.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';

const refuse = (failed: ApiFail): Sent<{ readonly password: string }> => {
  if (failed.code === 'credentials_wrong') return notSent({ password: 'password_wrong' });
  showFail(failed);
  return notSent();
};

/** Saves everything that the house keeps about the player as a file. */
export const exportData = async ({ format, password }: ExportValues): Promise<Sent<ExportValues>> => {
  const answer = await callFile('exportData', { body: { format, password } });
  if (!answer.ok) return refuse(answer);
  saveFile(answer.value.name, answer.value.blob);
  showSuccess('data_saved');
  return sent;
};

/** What stands in the way of closing, once the house has said so. */
export type ClosingBlock = 'balance' | 'bonus' | 'withdrawal' | 'deposit' | 'round';
const blocks: readonly ClosingBlock[] = ['balance', 'bonus', 'withdrawal', 'deposit', 'round'];
export const $closingBlock = atom<ClosingBlock | null>(null);

const closingReasonMax = 500;

/** Closes the account, forgets the session here, and goes home. To be asked for twice: this does not ask. */
export const closeAccount = async ({ password, reason }: CloseValues): Promise<Sent<CloseValues>> => {
  $closingBlock.set(null);
  const told = reason.trim().replaceAll(/\s+/g, ' ').slice(0, closingReasonMax);
  const answer = await callApi('closeAccount', { body: { password, ...(told === '' ? {} : { reason: told }) } });
  if (!answer.ok) {
    const block = blocks.find((known) => known === answer.facts?.['reason']);
    if (answer.code !== 'closing_blocked' || block === undefined) return refuse(answer);
    $closingBlock.set(block);
    return notSent();
  }
  dropSession();
  goTo('/');
  return sent;
};
