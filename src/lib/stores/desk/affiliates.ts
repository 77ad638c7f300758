import { saveFile } from '../calls/save-file.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, callDeskFile, type DeskAnswer, type DeskCode } from './call-desk.ts';

export type Affiliate = DeskAnswer<'listAffiliates'>[number];
export type AffiliateStatement = DeskAnswer<'readAffiliateStatement'>;
/** Whose statement, and of which month of UTC: 2027-03. */
export type StatementChoice = { readonly id: string; readonly month: string };

export const $affiliates = createDeskQuery(() => callDesk('listAffiliates', {}));

/** The month before that of `now`: the last one that is over. */
export const monthBefore = (now: number): string => {
  const day = new Date(now);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
};

export const readStatement = ({ id, month }: StatementChoice) =>
  callDesk('readAffiliateStatement', { params: { id }, query: { month } });

/** Saves a month’s rows on this device; what went wrong, or null. */
export const saveStatement = async ({ id, month }: StatementChoice): Promise<DeskCode | null> => {
  const answer = await callDeskFile('exportAffiliateStatement', { params: { id }, body: { month } });
  if (!answer.ok) return answer.code;
  saveFile(answer.value.name, answer.value.blob);
  return null;
};
