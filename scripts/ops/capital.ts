import { parseArgs } from 'node:util';
import { displayAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, isCurrencyCode } from '#domain/money/currency.ts';
import { type Db, sql } from '#server/db/db.ts';
import { staffCaller } from '#server/services/caller.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { type CapitalMoved, moveCapital } from '#server/services/liabilities/move-capital.ts';
import { type Answer, failed, said } from './answer.ts';
import { actorOf, nameless } from './shell-actor.ts';

const referenceMax = 100;

const readHeld = sql(
  'ops_held',
  `SELECT a.currency, a.owner AS place, -sum(p.amount)::bigint AS amount FROM account a JOIN posting p ON p.account_id = a.id
   WHERE a.kind = 'clearing' GROUP BY a.currency, a.owner HAVING sum(p.amount) <> 0 ORDER BY 1, 2`,
);

/** `capital held`, `capital put|take <place> <currency> <amount> <reference> --by <name>`: money of the owners', at a company or a bank. */
export const runCapital = (db: Db, words: readonly string[], now: Date): Promise<Answer> | undefined => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, place, currency, amount, reference, ...rest] = positionals;
  if (command === 'held' && place === undefined) return held(db);
  if ((command !== 'put' && command !== 'take') || rest.length > 0) return undefined;
  const named = plain(reference ?? '', referenceMax).trim();
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(place ?? '') || named === '') return undefined;
  if (currency === undefined || !isCurrencyCode(currency)) return undefined;
  const actor = values.by === undefined ? undefined : actorOf(values.by);
  if (actor === undefined) return Promise.resolve(nameless);
  const read = parsePositiveAmount(amount ?? '', currency);
  if (!read.ok) return undefined;
  const amountMinor = command === 'put' ? read.value : -read.value;
  return move(db, actor, { place: place ?? '', currency, amountMinor, reference: named }, now);
};

const held = async (db: Db): Promise<Answer> => {
  const rows = await db.query<{ currency: CurrencyCode; place: string; amount: bigint }>(readHeld);
  if (rows.length === 0) return said('The books say that no company holds anything.');
  return said(...rows.map(({ currency, place, amount }) => `${displayAmount(amount, currency)}  ${place}`));
};

const move = async (db: Db, actor: Actor, moved: CapitalMoved, now: Date): Promise<Answer> => {
  const booked = await moveCapital(db, actor, moved, staffCaller('capital'), now);
  if (!booked.ok) return failed('It is booked already: the place and the reference name one transfer.');
  const amount = displayAmount(moved.amountMinor < 0n ? -moved.amountMinor : moved.amountMinor, moved.currency);
  return said(`Booked: ${amount} ${moved.amountMinor < 0n ? 'taken from' : 'put in at'} ${moved.place}.`);
};
