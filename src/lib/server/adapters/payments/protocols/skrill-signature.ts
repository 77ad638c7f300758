import { createHash } from 'node:crypto';
import { isSameText } from './reading.ts';

/** The fields that Skrill signs, in the order in which it signs them. */
export type SignedFields = {
  readonly merchant_id: string;
  readonly transaction_id: string;
  readonly mb_amount: string;
  readonly mb_currency: string;
  readonly status: string;
};
export type SkrillSignatures = { readonly md5sig: string; readonly sha2sig: string };

const upperMd5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

/**
 * Both signatures over the same text: the fields with the upper-case MD5 of the secret word behind the second (Quick Checkout
 * guide, "md5sig" and "sha2sig"). In which case of letters `sha2sig` comes we have not found, hence it is compared in neither.
 */
export function skrillSignatures(fields: SignedFields, secretWord: string): SkrillSignatures {
  const { merchant_id, transaction_id, mb_amount, mb_currency, status } = fields;
  const text = `${merchant_id}${transaction_id}${upperMd5(secretWord)}${mb_amount}${mb_currency}${status}`;
  return { md5sig: upperMd5(text), sha2sig: createHash('sha256').update(text).digest('hex') };
}

/** Every signature that is there must be right; `sha2Only` accounts have SHA-2 switched on, and then it must be there. */
export function isSkrillSigned(
  fields: SignedFields & { readonly md5sig: string; readonly sha2sig?: string | undefined },
  secretWord: string,
  sha2Only: boolean,
): boolean {
  const right = skrillSignatures(fields, secretWord);
  const md5 = isSameText(fields.md5sig, right.md5sig);
  const sha2 = fields.sha2sig === undefined ? !sha2Only : isSameText(fields.sha2sig.toLowerCase(), right.sha2sig);
  return md5 && sha2;
}
