import type { ServerContext } from '../context.ts';
import { findKeptAnswer, keepAnswer } from '../db/queries/kept-answers.ts';

/** Which answer it is: of which player's call, under which key, to what was sent (`hashOfWish`). */
export type KeptUnder = {
  readonly playerId: string;
  readonly call: string;
  readonly key: string;
  readonly wish: Buffer;
};

type Row = { body: string | null };

/**
 * The text to answer with: `body`, or what was answered first under that key. Nothing is sent before it is kept, so that of two retries
 * at the same moment both are told the same. Null: an answer without a body. `isQuick`: of a bet, which is not to wait for the disk
 * once more.
 */
export async function firstAnswer(
  ctx: Pick<ServerContext, 'db' | 'clock'>,
  { playerId, call, key, wish }: KeptUnder,
  body: string | null,
  isQuick: boolean,
): Promise<string | null> {
  const values = [playerId, call, key, wish, body, ctx.clock.now(), isQuick];
  const [row] = await ctx.db.query<Row>(keepAnswer, values);
  if (row === undefined) throw new Error('An answer was not kept');
  return row.body;
}

/** What the same wish was answered first, when it is refused now; undefined when it never was granted. */
export async function answeredBefore(
  ctx: Pick<ServerContext, 'db'>,
  { playerId, call, key, wish }: KeptUnder,
): Promise<string | null | undefined> {
  const [row] = await ctx.db.query<Row>(findKeptAnswer, [playerId, call, key, wish]);
  return row?.body;
}
