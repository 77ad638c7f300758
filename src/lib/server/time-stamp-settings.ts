import { z } from 'zod';

/** The authority that stamps the heads of the log of the books (RFC 3161). */
export type TimeStampSettings = {
  readonly url: string;
  /** The certificates that its stamps lead to, in PEM. */
  readonly caFile: string;
  /** The one policy that is taken; null: whichever it stamps by. */
  readonly policy: string | null;
};

/** What an operator may set of time stamps; `config.ts` has them among the others. */
export const timeStampVariables = {
  TIMESTAMP_URL: z
    .url({ protocol: /^https?$/, error: 'the address of a time stamping authority, https://host/path' })
    .optional(),
  TIMESTAMP_CA_FILE: z.string().min(1, 'a file of certificates in PEM').optional(),
  TIMESTAMP_POLICY: z
    .string()
    .regex(/^[0-2](?:\.\d{1,20}){1,30}$/, 'an object identifier such as 1.2.3.4')
    .optional(),
};
const variables = z.object(timeStampVariables);

/** Null: none is set. `refuse` is told each value that cannot stand alone. */
export function timeStampSettings(
  env: z.output<typeof variables>,
  refuse: (name: keyof typeof timeStampVariables, message: string) => void,
): TimeStampSettings | null {
  const { TIMESTAMP_URL: url, TIMESTAMP_CA_FILE: caFile, TIMESTAMP_POLICY: policy } = env;
  if (url !== undefined && caFile === undefined) refuse('TIMESTAMP_URL', 'needs TIMESTAMP_CA_FILE too');
  if (url === undefined && policy !== undefined) refuse('TIMESTAMP_POLICY', 'needs TIMESTAMP_URL too');
  if (url === undefined && caFile !== undefined) refuse('TIMESTAMP_CA_FILE', 'needs TIMESTAMP_URL too');
  return url === undefined || caFile === undefined ? null : { url, caFile, policy: policy ?? null };
}
