import { map } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type ApiResult, callFile } from '../calls/api.ts';
import { saveFile } from '../calls/save-file.ts';
import { showFail } from '../shell/toasts.ts';
import { statementDays, transactionPeriodOf } from './transaction-filter.ts';
import { $transactionFilter } from './transactions.ts';

/** The files on their way: `csv`, `pdf`, or the id of the transaction whose receipt was asked for. */
export const $filesComing = map<Readonly<Record<string, true | undefined>>>({});

/** Saves one file; a second wish for the same one, while it comes, changes nothing. */
const save = async (
  name: string,
  ask: () => Promise<ApiResult<{ readonly name: string; readonly blob: Blob }>>,
): Promise<void> => {
  if ($filesComing.get()[name]) return;
  $filesComing.setKey(name, true);
  const answer = await ask();
  $filesComing.setKey(name, undefined);
  if (answer.ok) saveFile(answer.value.name, answer.value.blob);
  else showFail(answer);
};

const statementCalls = { csv: 'exportTransactions', pdf: 'exportStatement' } as const;
export type StatementFormat = keyof typeof statementCalls;

/** Saves what moved in the shown view's days, in one currency or in all: every movement as CSV, or a statement as PDF. */
export const downloadStatement = (format: StatementFormat, currency: CurrencyCode | '', now: Date): Promise<void> => {
  const days = statementDays($transactionFilter.get(), now);
  const query = { ...transactionPeriodOf(days), ...(currency === '' ? {} : { currency }) };
  return save(format, () => callFile(statementCalls[format], { query }));
};

/** Saves the receipt of one deposit or withdrawal. */
export const downloadReceipt = (id: string): Promise<void> =>
  save(id, () => callFile('readReceipt', { params: { id } }));
