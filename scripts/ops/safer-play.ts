import { parseArgs } from 'node:util';
import { emailKeyOf } from '#domain/identity/email.ts';
import { formatBound } from '#domain/limits/bound.ts';
import { isExclusionPeriod } from '#domain/limits/breaks.ts';
import { showUsed } from '#domain/limits/use.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { Db } from '#server/db/db.ts';
import { type BreakRow, findBreaks, listTwins, type TwinRow } from '#server/db/queries/breaks.ts';
import { findPlayerByEmail } from '#server/db/queries/identity.ts';
import { type LimitRow, listLimits } from '#server/db/queries/safer-play.ts';
import { type FundRow, listFundRows } from '#server/db/queries/wallet.ts';
import { staffCaller } from '#server/services/caller.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { storeExclusion } from '#server/services/safer-play/breaks.ts';
import { type Answer, failed, said } from './answer.ts';
import { noteShown } from './noted.ts';
import { actorOf } from './shell-actor.ts';

const desk = staffCaller('safer-play exclude');

const playerIdOf = async (db: Db, email: string, now: Date): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(findPlayerByEmail, [emailKeyOf(email), now]);
  return row?.id;
};

const show = async (db: Db, actor: Actor, playerId: string, now: Date): Promise<Answer> => {
  const [breaks] = await db.query<BreakRow>(findBreaks, [playerId]);
  const limits = await db.query<LimitRow>(listLimits, [playerId, now]);
  const funds = await db.query<FundRow>(listFundRows, [playerId]);
  const twins = await db.query<TwinRow>(listTwins, [playerId, now]);
  const players = [playerId, ...twins.map(({ id }) => id)];
  await noteShown(db, actor, { act: 'players.read', players, facts: { part: 'safer_play' } }, now);
  const until = (at: Date | null | undefined) => (at && at > now ? `until ${at.toISOString()}` : 'no');
  return said(
    `excluded: ${breaks?.for_good ? 'for good' : until(breaks?.excluded_until)}`,
    `time-out: ${until(breaks?.timed_out_until)}`,
    ...limits.filter(({ value, due_at }) => value !== null || due_at !== null).map(limitLine),
    ...funds.map(({ currency, cash, bonus, locked }) => {
      const amount = (minor: bigint) => formatAmount(minor, currency);
      return `${currency}: own money ${amount(cash)}, bonus ${amount(bonus)}, locked ${amount(locked)}`;
    }),
    ...twins.map(({ id, excluded, same }) => `same ${same}: ${id}${excluded ? ', excluded' : ''}`),
  );
};

const limitLine = ({ kind, period, value, used, due_at: dueAt, pending_value: pending }: LimitRow): string => {
  const bound = (amount: bigint | null) => (amount === null ? 'none' : formatBound(kind, amount));
  const waits = dueAt === null ? '' : `; ${bound(pending)} may be confirmed from ${dueAt.toISOString()}`;
  return `${kind} a ${period.toLowerCase()}: ${bound(value)}, used ${showUsed(kind, used)}${waits}`;
};

const exclude = async (
  db: Db,
  actor: Actor,
  playerId: string,
  period: string,
  now: Date,
): Promise<Answer | undefined> => {
  if (!isExclusionPeriod(period)) return undefined;
  const excluded = await storeExclusion({ db, clock: { now: () => now } }, desk, playerId, period, {
    actor,
    reason: 'asked support for it',
  });
  if (!excluded.ok) return failed('Not changed: the player is excluded for at least as long already.');
  return said(`Excluded ${excluded.value.excludedUntil ?? 'for good'}.`);
};

/** `safer-play show <email>`, `safer-play exclude <email> <period>`; undefined: neither. */
export const runSaferPlay = async (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, email, period, ...rest] = positionals;
  const actor = actorOf(values.by);
  if (actor === undefined) return undefined;
  if (email === undefined || rest.length > 0) return undefined;
  if (command !== 'show' && command !== 'exclude') return undefined;
  const playerId = await playerIdOf(db, email, now);
  if (playerId === undefined) return failed('There is no player with this address.');
  if (command === 'show') return period === undefined ? show(db, actor, playerId, now) : undefined;
  return period === undefined ? undefined : exclude(db, actor, playerId, period, now);
};
