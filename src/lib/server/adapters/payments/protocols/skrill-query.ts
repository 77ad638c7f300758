import { createHash } from 'node:crypto';
import type { OutgoingRequest } from '../protocol.ts';
import { formOf } from './reading.ts';

/** What the interfaces ask of the merchant's keys. */
export type SkrillAccount = {
  readonly payToEmail: string;
  readonly payouts: string;
  readonly apiPassword?: string | undefined;
};

/** A question to one of the interfaces: by GET with the MD5 of the API password, as all of them want it. */
export function askSkrill(
  { payToEmail, payouts, apiPassword = '' }: SkrillAccount,
  script: 'pay.pl' | 'query.pl' | 'refund.pl',
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

/** The text of the first element of a name in the small XML that Skrill answers. */
export const textIn = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]{1,2000})</${name}>`).exec(xml)?.[1]?.trim() ?? null;
