import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { findReceipt, type ReceiptRow } from '../../db/queries/statement.ts';
import { type HouseKey, textOf } from '../../words.ts';
import type { PlayerSession } from '../caller.ts';
import { shownEmail } from '../profile/shown-email.ts';
import { emailOn, nameOn } from './holder-on-paper.ts';
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
  const isDeposit = row.type === 'deposit';
  const title = textOf(isDeposit ? 'statement.paper_receipt_title_deposit' : 'statement.paper_receipt_title_withdraw', {
    id: row.id,
  });
  const foot = textOf('statement.paper_receipt_foot', { house: name, time: moment(now), email: supportEmail });
  const sheet = await createSheet({ title, author: name, foot, names: [row.full_name, shownEmail(row.email)], now });
  sheet.heading(textOf('statement.paper_receipt', { house: name }));
  sheet.gap();
  const amount = `${formatAmount(row.amount, row.currency)} ${row.currency}`;
  sheet.title(textOf(isDeposit ? 'statement.paper_receipt_deposit' : 'statement.paper_receipt_withdraw', { amount }));
  sheet.gap();
  const holder = { name: nameOn(sheet, row.full_name), email: emailOn(sheet, row.email) };
  for (const [key, value] of factsOf(row, holder)) sheet.row(columns, [textOf(key), value]);
  return ok(await sheet.finish());
};

const inUtc = (at: Date): string => textOf('statement.paper_time', { time: moment(at) });

type Holder = { readonly name: string; readonly email: string };

const factsOf = (row: ReceiptRow, holder: Holder): readonly (readonly [HouseKey, string])[] => [
  ['statement.paper_number', row.id],
  ['statement.paper_player', holder.name],
  ['statement.paper_email', holder.email],
  ['statement.paper_amount', `${formatAmount(row.amount, row.currency)} ${row.currency}`],
  ['statement.paper_fee', `${formatAmount(row.fee, row.currency)} ${row.currency}`],
  ['statement.paper_by', gatewayWords(row.gateway)],
  ['statement.paper_state', stateWords(row.type, row.state)],
  ['statement.paper_begun', inUtc(row.created_at)],
  ['statement.paper_changed', inUtc(row.updated_at)],
  ...(row.reference === null ? [] : [['statement.paper_reference', row.reference] as const]),
  ...(row.address === null ? [] : [['statement.paper_to', row.address] as const]),
];
