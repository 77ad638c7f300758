import { atom } from 'nanostores';
import { type ApiFail, callApi, callFile } from '../calls/api.ts';
import { saveFile } from '../calls/save-file.ts';
import { dropSession } from '../session/session.ts';
import { createForm, type FormErrors } from '../shell/form.ts';
import { goTo } from '../shell/navigation.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';

export type DataFormat = 'json' | 'csv';
type ExportValues = { readonly password: string; readonly format: DataFormat };
type CloseValues = { readonly password: string; readonly reason: string };

const refuse = (failed: ApiFail): { readonly password: string } | undefined => {
  if (failed.code === 'credentials_wrong') return { password: 'password_wrong' };
  showFail(failed);
  return undefined;
};

const checkPassword = ({ password }: { readonly password: string }): FormErrors<{ readonly password: string }> =>
  password === '' ? { password: 'password_required' } : {};

/** Saves everything that the house keeps about the player as a file. */
export const exportForm = createForm<ExportValues>({
  initial: { password: '', format: 'json' },
  order: ['password'],
  check: checkPassword,
  send: async ({ format, password }) => {
    const answer = await callFile('exportData', { body: { format, password } });
    if (!answer.ok) return refuse(answer);
    saveFile(answer.value.name, answer.value.blob);
    exportForm.reset();
    showSuccess('data_saved');
    return undefined;
  },
});

/** What stands in the way of closing, once the house has said so. */
export type ClosingBlock = 'balance' | 'bonus' | 'withdrawal' | 'deposit' | 'round';
const blocks: readonly ClosingBlock[] = ['balance', 'bonus', 'withdrawal', 'deposit', 'round'];
export const $closingBlock = atom<ClosingBlock | null>(null);

const closingReasonMax = 500;

/** Closes the account, forgets the session here, and goes home. To be asked for twice: the form does not ask. */
export const closeForm = createForm<CloseValues>({
  initial: { password: '', reason: '' },
  order: ['password'],
  check: checkPassword,
  send: async ({ password, reason }) => {
    $closingBlock.set(null);
    const told = reason.trim().replaceAll(/\s+/g, ' ').slice(0, closingReasonMax);
    const answer = await callApi('closeAccount', { body: { password, ...(told === '' ? {} : { reason: told }) } });
    if (!answer.ok) {
      const block = blocks.find((known) => known === answer.facts?.['reason']);
      if (answer.code !== 'closing_blocked' || block === undefined) return refuse(answer);
      $closingBlock.set(block);
      return undefined;
    }
    dropSession();
    goTo('/');
    return undefined;
  },
});
