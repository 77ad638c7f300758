import { parseArgs } from 'node:util';
import { displayAmount } from '#domain/money/amount.ts';
import type { DepositHold } from '#domain/payments/hold.ts';
import type { Db } from '#server/db/db.ts';
import { type HeldRow, listHeld } from '#server/db/queries/refunds.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { letGo, noteReturned } from '#server/services/payments/refund-held.ts';
import { type Answer, failed, isUuid, minuteOf, said } from './answer.ts';
import { noteShown } from './noted.ts';
import { actorOf } from './shell-actor.ts';

const reasons: Readonly<Record<DepositHold, string>> = {
  account_closed: 'the account is closed',
  player_excluded: 'the player is excluded',
  register_unanswered: 'a register of self-excluded people has not cleared the player: credited when it has',
  player_timed_out: 'the player takes a break: credited when it is over',
  limit_reached: 'the player’s own limit: credited when there is room',
};

const refusals = {
  deposit_not_found: 'There is no such deposit.',
  deposit_state_wrong: 'It is not held: see deposits held.',
  refund_under_way:
    'Refused: its company was asked to give it back. Make sure there that it did not and never will, then say so with --checked.',
} as const;

const referenceMax = 200;

/**
 * `deposits held | release <id> | returned <id> <reference> [--checked]`: what companies were paid for players who may not pay in. Who does
 * it stands beside it for good: `--by <name>`, else the user of the operating system.
 */
export const runDeposits = (db: Db, words: readonly string[], now: Date): Promise<Answer> | undefined => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: 'string' }, checked: { type: 'boolean', default: false } },
  });
  const [command, id, reference, ...rest] = positionals;
  const actor = actorOf(values.by);
  if (rest.length > 0 || actor === undefined) return undefined;
  if (command === 'held' && id === undefined) return list(db, actor, now);
  if (id === undefined || !isUuid(id)) return undefined;
  if (command === 'release' && reference === undefined) return release(db, actor, id, now);
  const named = plain(reference ?? '', referenceMax).trim();
  return command === 'returned' && named !== '' ? returned(db, actor, id, named, values.checked, now) : undefined;
};

async function list(db: Db, actor: Actor, now: Date): Promise<Answer> {
  const rows = await db.query<HeldRow>(listHeld);
  if (rows.length === 0) return said('No deposit is held.');
  await noteShown(db, actor, { act: 'deposits.read', players: rows.map((row) => row.player_id) }, now);
  return said(
    ...rows.map((row) =>
      [
        row.id,
        minuteOf(row.held_at),
        displayAmount(row.amount, row.currency),
        row.gateway,
        row.email,
        `${reasons[row.held_for]}${wayOf(row)}`,
      ].join('  '),
    ),
  );
}

/** What becomes of one that goes back. */
const wayOf = ({ held_for: why, attempts, refused, reason }: HeldRow): string => {
  if (why !== 'account_closed' && why !== 'player_excluded') return '';
  if (refused) return `: ${reason ?? 'its company does not refund it'}: return it there by hand, or pay it out`;
  if (attempts === null) return ': its company refunds nothing by itself: return it by hand, or pay it out';
  return attempts === 0 ? ': is refunded next' : `: refund asked for ${attempts} times`;
};

async function release(db: Db, actor: Actor, id: string, now: Date): Promise<Answer> {
  return (await letGo(db, actor, id, now))
    ? said('The house looks at it again within a minute, and credits it unless a reason to hold it stands.')
    : failed('Refused: it is not held, or its company was asked to give it back. See deposits held.');
}

async function returned(
  db: Db,
  actor: Actor,
  id: string,
  reference: string,
  isChecked: boolean,
  now: Date,
): Promise<Answer> {
  const done = await noteReturned(db, actor, id, reference, now, isChecked);
  return done.ok ? said('Noted: the payment went back. The player is told.') : failed(refusals[done.code]);
}
