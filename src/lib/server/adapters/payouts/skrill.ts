import { formatAmount } from '#domain/money/amount.ts';
import type { SkrillKeys } from '../payments/protocols/skrill.ts';
import { askSkrill, skrillStatus, textIn } from '../payments/protocols/skrill-query.ts';
import { skrillSignatures } from '../payments/protocols/skrill-signature.ts';
import type { Send } from '../payments/send.ts';
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from './payout-provider.ts';

/** What the merchant's account needs for paying out, beside what deposits need. */
export type SkrillPayoutKeys = SkrillKeys & { readonly apiPassword: string };

/**
 * Errors that say of this very payment that it never will be (Skrill's "Error Messages"). Whatever else is wrong, a password,
 * an empty account, is the operator's to put right, and the payment is tried again.
 */
const refusals: ReadonlySet<string> = new Set([
  'INVALID_BNF_EMAIL',
  'DISALLOWED_RECIPIENT',
  'COUNTRY_BLOCKED_FOR_PAYMENTS',
  'DISALLOWED_CROSS_REGION_PAYMENT',
  'INVALID_AMOUNT',
  'INVALID_CURRENCY',
]);

/**
 * Skrill's Automated Payments Interface: `prepare` opens a session for one transfer, `transfer` executes it, and the Merchant
 * Query Interface tells what became of our id (`frn_trn_id`), which Skrill takes once.
 */
export function createSkrillPayouts(keys: SkrillPayoutKeys, send: Send): PayoutProvider {
  const find = async (withdrawalId: string): Promise<Found> => {
    const response = await send(askSkrill(keys, 'query.pl', { action: 'status_trn', trn_id: withdrawalId }));
    if (!response.ok || response.value.status !== 200) return unclear('no_answer');
    return readStatus(response.value.body, withdrawalId, keys);
  };
  return {
    name: 'skrill',
    find,
    pay: async (order) => {
      const prepared = await send(askSkrill(keys, 'pay.pl', prepareFields(order)));
      if (!prepared.ok || prepared.value.status !== 200) return unclear('no_answer');
      const sid = textIn(prepared.value.body, 'sid');
      if (sid === null) return afterError(prepared.value.body, order, find);
      const sent = await send(askSkrill(keys, 'pay.pl', { action: 'transfer', sid }));
      // From here on the money may have left, whatever is heard.
      if (!sent.ok || sent.value.status !== 200) return unclear('no_answer');
      return readTransfer(sent.value.body, order) ?? afterError(sent.value.body, order, find);
    },
  };
}

type Found = PayoutAnswer | { readonly outcome: 'none' };
const unclear = (reason: string): PayoutAnswer => ({ outcome: 'unknown', reason });

const prepareFields = ({ withdrawalId, amountMinor, currency, destination }: PayoutOrder) => ({
  action: 'prepare',
  amount: formatAmount(amountMinor, currency),
  currency,
  bnf_email: destination,
  subject: 'Your withdrawal',
  note: `Withdrawal ${withdrawalId}`,
  frn_trn_id: withdrawalId,
});

/** What became of an executed transfer; null when the answer names none. */
function readTransfer(xml: string, { amountMinor, currency }: PayoutOrder): PayoutAnswer | null {
  const [reference, status] = [textIn(xml, 'id'), textIn(xml, 'status')];
  if (reference === null || status === null) return null;
  const isOurs =
    textIn(xml, 'currency') === currency && isAmount(textIn(xml, 'amount'), formatAmount(amountMinor, currency));
  return isOurs ? byStatus(status, reference) : unclear('other_amount');
}

/** "10", "10.5" and "10.50" are one amount. */
const isAmount = (told: string | null, exact: string): boolean => {
  const short = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  return told !== null && short(told) === short(exact);
};

/** 2 processed; 1 scheduled, until who gets it has opened an account; 0 pending; -1 cancelled; -2 failed. */
function byStatus(status: string, reference: string): PayoutAnswer {
  if (status === '2') return { outcome: 'paid', reference };
  if (status === '1' || status === '0') return { outcome: 'pending' };
  if (status === '-1' || status === '-2') return { outcome: 'refused', reason: `status ${status}` };
  return unclear(`status ${status}`);
}

async function afterError(
  xml: string,
  { withdrawalId }: PayoutOrder,
  find: (id: string) => Promise<Found>,
): Promise<PayoutAnswer> {
  const code = textIn(xml, 'error_msg') ?? 'no_answer';
  if (refusals.has(code)) return { outcome: 'refused', reason: code };
  if (code === 'EXECUTION_PENDING') return { outcome: 'pending' };
  if (code !== 'ALREADY_EXECUTED') return unclear(code);
  const found = await find(withdrawalId);
  return found.outcome === 'none' ? unclear(code) : found;
}

/** `200 OK` and a line of fields, or `403` for what Skrill does not know. */
function readStatus(body: string, withdrawalId: string, { secretWord }: SkrillPayoutKeys): Found {
  if (/^403\s+Transaction not found/i.test(body.trim())) return { outcome: 'none' };
  const fields = skrillStatus(body);
  const { status, transaction_id, mb_transaction_id: reference } = fields ?? {};
  if (fields === undefined || !status || !reference || transaction_id !== withdrawalId) return unclear('no_answer');
  const { merchant_id = '', mb_amount = '', mb_currency = '', md5sig } = fields;
  const signed = { merchant_id, transaction_id, mb_amount, mb_currency, status };
  if (md5sig !== undefined && md5sig !== skrillSignatures(signed, secretWord).md5sig) return unclear('signature');
  return byStatus(status, reference);
}
