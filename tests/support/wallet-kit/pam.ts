import { expect } from 'vitest';
import type { ServerContext } from '#server/context.ts';
import { answerCall } from '#server/services/aggregator/answer-call.ts';
import { valkyrie } from '#server/services/aggregator/valkyrie.ts';
import { pamSchemaOf } from './pam-schemas.ts';
import { apiToken, pamHeaders } from './valkyrie.ts';

export type PamAnswer = {
  readonly status: number;
  readonly code: string;
  readonly body: {
    readonly session?: { readonly token: string; readonly playerId: string };
    readonly transactions?: readonly { readonly transactionType: string; readonly providerTransactionId: string }[];
    readonly transactionResult?: {
      readonly transactionId?: string;
      readonly balance?: { readonly cashAmount: number };
    };
    readonly gameround?: { readonly startTime: string; readonly endTime?: string };
  };
};

/** A call in Valkyrie's words. Whatever is answered has the shape of the document. */
export async function askPam(
  ctx: ServerContext,
  method: string,
  path: string,
  token: string,
  { body, headers = pamHeaders(token) }: { readonly body?: object; readonly headers?: Headers } = {},
): Promise<PamAnswer> {
  const raw = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const answer = await answerCall(ctx, valkyrie, { apiToken }, { method, path, headers, raw });
  // As it goes over the wire.
  const sent: unknown = JSON.parse(JSON.stringify(answer.body));
  const parsed = pamSchemaOf(method, path).safeParse(sent);
  expect(parsed.error?.issues, `${method} ${path} ${JSON.stringify(sent)}`).toBeUndefined();
  const said = sent as PamAnswer['body'] & { readonly status: string; readonly error?: { readonly code: string } };
  return { status: answer.status, code: said.error?.code ?? said.status, body: said };
}

const money = { bonusAmount: 0, promoAmount: 0, transactionDateTime: '2027-03-01T12:00:00.123456789Z' };

/** A body of a transaction of *Evolution*'s, of one unit unless said. */
export const pamTransaction = (transactionType: string, providerTransactionId: string, said: object = {}) => ({
  transactionType,
  providerTransactionId,
  provider: 'Evolution',
  currency: 'EUR',
  cashAmount: 1,
  ...money,
  providerGameId: 'vctlz20yfnmp1ylr',
  providerRoundId: 'round-1',
  ...said,
});
