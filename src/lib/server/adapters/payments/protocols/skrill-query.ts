import { createHash } from 'node:crypto';
import type { OutgoingRequest } from '../protocol.ts';
import { formOf } from './reading.ts';

type Account = { readonly payToEmail: string; readonly payouts: string; readonly apiPassword?: string | undefined };

/** A question to `pay.pl` or `query.pl`: by GET with the MD5 of the API password, as both interfaces want it. */
export function askSkrill(
  { payToEmail, payouts, apiPassword = '' }: Account,
  script: 'pay.pl' | 'query.pl',
  fields: Readonly<Record<string, string>>,
): OutgoingRequest {
  const password = createHash('md5').update(apiPassword).digest('hex');
  const query = new URLSearchParams({ email: payToEmail, password, ...fields });
  return { method: 'GET', url: `${payouts}/${script}?${query}`, headers: {}, body: null };
}

/** What `query.pl` says of a payment: the line of fields behind `200 OK`; undefined for every other answer. */
export const skrillStatus = (body: string): Readonly<Record<string, string>> | undefined => {
  const [head = '', line = ''] = body.trim().split(/\r?\n/);
  return /^200\s/.test(head) ? formOf(line) : undefined;
};
