import { createHash } from 'node:crypto';
import { madeKeySeconds } from '#contract/call.ts';
import type { ServerContext } from '../../context.ts';
import { claimMadeKey, endMadeKeys, endOtherKeys } from '../../db/queries/made-keys.ts';
import { newUuid } from './tokens.ts';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What the wishes of one tag begin with, so that they are found together. */
const kindBytes = 4;
const kindOf = (tag: string): Buffer => hashOf(tag).subarray(0, kindBytes);

/**
 * The idempotency key of a call that brought none: the same for the same player, call and input within `madeKeySeconds` of the first,
 * in whatever process, and another one after them. `input` is what was parsed, so that 30 and "30" are one wish, and "30.00" is too.
 * `proofs`: fields that say nothing of what is wished for; `tag`: the call's, whose wishes may end each other (`endOthers`).
 */
export async function makeKey(
  ctx: Pick<ServerContext, 'db' | 'clock' | 'random'>,
  playerId: string,
  call: string,
  input: unknown,
  { proofs = [], tag = '' }: { readonly proofs?: readonly string[] | undefined; readonly tag?: string } = {},
): Promise<string> {
  const wish = Buffer.concat([kindOf(tag), hashOfWish(call, input, { proofs }).subarray(0, -kindBytes)]);
  const values = [playerId, wish, newUuid(ctx.random), ctx.clock.now(), madeKeySeconds];
  const [row] = await ctx.db.query<{ key: string }>(claimMadeKey, values);
  if (row === undefined) throw new Error('A key was not made');
  return row.key;
}

/** Hash of what was asked for: the same for whatever `makeKey` takes for the same. */
export const hashOfWish = (
  call: string,
  input: unknown,
  { proofs = [] }: { readonly proofs?: readonly string[] | undefined },
): Buffer => hashOf(canonical([call, input], proofs));

/**
 * Ends the keys of a player who has just taken something back: asked for once more, alike, it is a second wish, and no answer of before
 * fits it.
 */
export const endKeys = (ctx: Pick<ServerContext, 'db'>, playerId: string): Promise<unknown> =>
  ctx.db.query(endMadeKeys, [playerId]);

/**
 * Ends the keys of a tag's other wishes once one of them has taken their place: the same wish again is a double click, and one that
 * comes back to what was before is a new one.
 */
export const endOthers = (
  ctx: Pick<ServerContext, 'db'>,
  playerId: string,
  tag: string,
  key: string,
): Promise<unknown> => ctx.db.query(endOtherKeys, [playerId, kindOf(tag), key]);

/**
 * Names in one order, and without what says nothing: a field that is null or empty is one that was left out. An amount in its shortest
 * form.
 */
const canonical = (input: unknown, proofs: readonly string[]): string =>
  JSON.stringify(input, (name, value: unknown) => {
    if (name === 'amount' && typeof value === 'string') return value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const told = Object.entries(value).filter(
      ([field, part]) => part !== null && part !== undefined && part !== '' && !proofs.includes(field),
    );
    return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
