import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { findReceipt, type ReceiptRow } from '../../db/queries/statement.ts';
import type { PlayerSession } from '../caller.ts';
import { type Column, createSheet } from './pdf-sheet.ts';
import { gatewayWords, moment, stateWords } from './statement-words.ts';

const columns: readonly Column[] = [{ at: 0 }, { at: 120 }];

/** The receipt of one deposit or withdrawal as it stands now, as PDF. Another player's is not found. `id` is a UUID. */
export const receiptPdf = async (
  ctx: ServerContext,
  { playerId }: PlayerSession,
  id: string,
): Promise<Result<Uint8Array<ArrayBuffer>, 'not_found'>> => {
  const [row] = await ctx.db.query<ReceiptRow>(findReceipt, [id, playerId]);
  if (row === undefined) return fail('not_found');
  const { operatorName: name, supportEmail } = ctx.config;
  const now = ctx.clock.now();
  const what = row.type === 'deposit' ? 'Deposit' : 'Withdrawal';
  const foot = `${name}, made ${moment(now)} UTC. Questions: ${supportEmail}`;
  const sheet = await createSheet({ title: `${what} ${row.id}`, author: name, foot, now });
  sheet.heading(`${name}: receipt`);
  sheet.gap();
  sheet.title(`${what} of ${formatAmount(row.amount, row.currency)} ${row.currency}`);
  sheet.gap();
  const holder = sheet.canSet(row.full_name) ? row.full_name : row.email;
  for (const [label, value] of factsOf(row, holder)) sheet.row(columns, [label, value]);
  return ok(await sheet.finish());
};

const factsOf = (row: ReceiptRow, holder: string): readonly (readonly [string, string])[] => [
  ['Number', row.id],
  ['Player', holder],
  ['E-mail', row.email],
  ['Amount', `${formatAmount(row.amount, row.currency)} ${row.currency}`],
  ['Fee', `${formatAmount(row.fee, row.currency)} ${row.currency}`],
  ['By', gatewayWords(row.gateway)],
  ['State', stateWords(row.state)],
  ['Begun', `${moment(row.created_at)} UTC`],
  ['Last change', `${moment(row.updated_at)} UTC`],
  ...(row.reference === null ? [] : [['Reference', row.reference] as const]),
  ...(row.address === null ? [] : [['To', row.address] as const]),
];
