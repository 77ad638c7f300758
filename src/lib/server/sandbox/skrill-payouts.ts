import { createHash } from 'node:crypto';
import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import { ok } from '#domain/result.ts';
import { currencyField, depositIdField, formOf, jsonOf, minorOf } from '../adapters/payments/protocols/reading.ts';
import { skrillSignatures } from '../adapters/payments/protocols/skrill-signature.ts';
import type { Send } from '../adapters/payments/send.ts';
import type { SkrillPayoutKeys } from '../adapters/payouts/skrill.ts';
import { findSandboxPayout, insertSandboxPayout } from '../db/queries/sandbox-payouts.ts';
import type { SandboxBook } from './orders.ts';

const wish = z.object({
  amount: z.string(),
  currency: currencyField,
  bnf_email: z.email(),
  frn_trn_id: depositIdField,
});
type Wish = z.output<typeof wish>;
type Fields = Readonly<Record<string, string>>;

/**
 * Skrill's payment and query interfaces, with a book of its own. It executes an id once, refuses an address that begins with
 * `refuse`, and schedules what goes to one that begins with `new`, whose owner opens an account by the next question.
 */
export const skrillPayoutDesk =
  (book: Pick<SandboxBook, 'db' | 'clock'>, keys: SkrillPayoutKeys): Send =>
  async ({ url }) => {
    const { pathname, search } = new URL(url);
    const fields = formOf(search.slice(1)) ?? {};
    const password = createHash('md5').update(keys.apiPassword).digest('hex');
    const isKnown = fields['email'] === keys.payToEmail && fields['password'] === password;
    if (pathname.endsWith('/query.pl'))
      return answer(isKnown ? await statusOf(book, fields, keys) : '401\t\tCannot login');
    if (!isKnown) return answer(errorXml('CANNOT_LOGIN'));
    if (fields['action'] === 'prepare') return answer(prepare(fields));
    if (fields['action'] === 'transfer') return answer(await transfer(book, fields));
    return answer(errorXml('INVALID_OR_MISSING_ACTION'));
  };

const answer = (body: string) => ok({ status: 200, headers: new Headers(), body });
const xml = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><response>${inner}</response>`;
const errorXml = (code: string): string => xml(`<error><error_msg>${code}</error_msg></error>`);

/** The session is the order itself: the sandbox keeps none between the two steps. */
function prepare(fields: Fields): string {
  const parsed = wish.safeParse(fields);
  if (!parsed.success) return errorXml(`INVALID_${String(parsed.error.issues[0]?.path[0]).toUpperCase()}`);
  if (parsed.data.bnf_email.startsWith('refuse')) return errorXml('INVALID_BNF_EMAIL');
  return xml(`<sid>${Buffer.from(JSON.stringify(parsed.data)).toString('base64url')}</sid>`);
}

async function transfer(book: Pick<SandboxBook, 'db' | 'clock'>, { sid = '' }: Fields): Promise<string> {
  const parsed = wish.safeParse(jsonOf(Buffer.from(sid, 'base64url').toString()));
  if (!parsed.success) return errorXml('SESSION_EXPIRED');
  const { amount, currency, bnf_email, frn_trn_id } = parsed.data;
  const minor = minorOf(amount, currency);
  if (minor === undefined) return errorXml('INVALID_AMOUNT');
  const paid = await book.db.query<{ reference: string }>(findSandboxPayout, ['skrill', frn_trn_id]);
  if (paid.length > 0) return errorXml('ALREADY_EXECUTED');
  const reference = referenceOf(parsed.data);
  await book.db.query(insertSandboxPayout, [
    'skrill',
    frn_trn_id,
    bnf_email,
    minor,
    currency,
    reference,
    book.clock.now(),
  ]);
  const status = bnf_email.startsWith('new') ? ['1', 'scheduled'] : ['2', 'processed'];
  const parts = [`<amount>${formatAmount(minor, currency)}</amount>`, `<currency>${currency}</currency>`];
  const state = `<id>${reference}</id><status>${status[0]}</status><status_msg>${status[1]}</status_msg>`;
  return xml(`<transaction>${parts.join('')}${state}</transaction>`);
}

/** A number of ten digits, as Skrill's are. */
const referenceOf = ({ frn_trn_id }: Wish): string =>
  String(BigInt(`0x${createHash('sha256').update(frn_trn_id).digest('hex').slice(0, 12)}`) % 10_000_000_000n).padStart(
    10,
    '1',
  );

async function statusOf(book: Pick<SandboxBook, 'db'>, fields: Fields, keys: SkrillPayoutKeys): Promise<string> {
  const id = fields['trn_id'] ?? '';
  const [paid] = await book.db.query<{ reference: string }>(findSandboxPayout, ['skrill', id]);
  if (paid === undefined) return `403\t\tTransaction not found: ${id}`;
  const signed = { merchant_id: keys.merchantId, transaction_id: id, mb_amount: '', mb_currency: '', status: '2' };
  const { md5sig } = skrillSignatures(signed, keys.secretWord);
  return `200\t\tOK\n${new URLSearchParams({ ...signed, mb_transaction_id: paid.reference, md5sig })}`;
}
