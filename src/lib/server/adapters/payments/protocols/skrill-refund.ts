import { createHash } from 'node:crypto';
import type { AnyProtocol } from '../protocol.ts';
import { depositIdField, formOf } from './reading.ts';
import { askSkrill, type SkrillAccount, textIn } from './skrill-query.ts';

type Parts = AnyProtocol<SkrillAccount>;

/**
 * Skrill's refund interface: `prepare` opens a session for one payment, by our id of it, and `refund` executes it. A payment is given
 * back once; that it was is an answer, too.
 */
export const skrillRefund: NonNullable<Parts['refund']> = {
  request: ({ depositId }, keys) =>
    keys.apiPassword === undefined
      ? null
      : askSkrill(keys, 'refund.pl', { action: 'prepare', transaction_id: depositId }),
  read: ({ status, body }, { depositId }, keys) => {
    if (status !== 200) return { outcome: 'unknown', reason: `answered ${status}` };
    const sid = textIn(body, 'sid');
    if (sid !== null) return { next: askSkrill(keys, 'refund.pl', { action: 'refund', sid }) };
    const reference = textIn(body, 'mb_transaction_id') ?? depositId;
    const state = textIn(body, 'status');
    if (state === '2') return { outcome: 'refunded', reference };
    if (state === '0') return { outcome: 'pending' };
    if (state === '-2') return { outcome: 'refused', reason: textIn(body, 'failed_reason') ?? 'status -2' };
    const error = textIn(body, 'error_msg') ?? 'no_answer';
    return error === 'ALREADY_REFUNDED' ? { outcome: 'refunded', reference } : { outcome: 'unknown', reason: error };
  },
};

const xml = (inner: string): string => `<?xml version="1.0" encoding="UTF-8"?><response>${inner}</response>`;

/** Skrill's end of it, for the sandbox: the session is our id itself. */
export const skrillRefunds: NonNullable<Parts['company']['refunds']> = {
  read: ({ method, url }, { payToEmail, apiPassword = '' }) => {
    const { pathname = '', search = '' } = URL.parse(url) ?? {};
    const fields = formOf(search.slice(1)) ?? {};
    const password = createHash('md5').update(apiPassword).digest('hex');
    if (method !== 'GET' || !pathname.endsWith('/refund.pl')) return null;
    if (fields['email'] !== payToEmail || fields['password'] !== password) return null;
    const isDone = fields['action'] === 'refund';
    const named = depositIdField.safeParse(isDone ? fields['sid'] : fields['transaction_id']);
    return named.success ? { reference: named.data, isDone } : null;
  },
  answer: ({ reference, isDone }, isPaid) => {
    if (!isPaid) return { status: 200, body: xml('<error><error_msg>INVALID_TRANSACTION</error_msg></error>') };
    const told = `<mb_transaction_id>${reference}</mb_transaction_id><status>2</status>`;
    return { status: 200, body: xml(isDone ? told : `<sid>${reference}</sid>`) };
  },
};
