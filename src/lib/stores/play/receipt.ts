import { type ApiAnswer, callApi } from '../calls/api.ts';

export type PlayReceipt = NonNullable<ApiAnswer<'readPlayReceipt'>['receipt']>;

/** Nobody is kept waiting at the way out. */
const patienceMs = 2_000;
/** The pause that ends a play session. */
const pauseMs = 30 * 60_000;

const inTime = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([value, new Promise<undefined>((done) => setTimeout(() => done(undefined), patienceMs))]);

/** What the play session that ends now came to; undefined where nothing was played in it, or no answer comes soon. */
export const readPlayReceipt = async (): Promise<PlayReceipt | undefined> => {
  const answer = await inTime(callApi('readPlayReceipt', {}));
  const receipt = answer?.ok ? answer.value.receipt : null;
  if (receipt === null || receipt.totals.length === 0) return undefined;
  return Date.now() - Date.parse(receipt.endedAt) < pauseMs ? receipt : undefined;
};
