import { parseArgs } from 'node:util';
import pino from 'pino';
import { displayAmount } from '#domain/money/amount.ts';
import type { Db } from '#server/db/db.ts';
import { type LogRow, listTransferLog, readTransfer, type TransferRow } from '#server/db/queries/chain.ts';
import { listUnseen, type UnseenRow } from '#server/db/queries/chain-unseen.ts';
import { chargeBack, markReturned, releaseTransfer, transfersForSupport } from '#server/services/chain/support.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { type Answer, failed, minuteOf, said } from './answer.ts';
import { noteShown } from './noted.ts';
import { actorOf } from './shell-actor.ts';
import { settle, unseenLine } from './unseen.ts';

const reasons: Readonly<Record<string, string>> = {
  lost: 'CREDITED, and in the chain no longer: charge-back, or wait',
  below_minimum: 'less than the minimum has arrived at the address',
  player_excluded: 'the player is excluded: return it',
  account_closed: 'the account is closed: return it',
  player_timed_out: 'the player takes a break: credited when it is over',
  limit_reached: 'the player’s own limit: credited when there is room',
};

const refusals = {
  not_found: 'There is no such transfer.',
  state_wrong: 'Its state does not allow that: see wallets list and wallets show.',
} as const;

/**
 * `wallets list | show <id> | return <id> <txid> | release <id> | charge-back <id> | settle <unseen> <note>`: coins that wait for
 * a person. Who does it stands in the log for good: `--by <name>`, else the user of the operating system.
 */
export const runWallets = async (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, operand, txid, ...rest] = positionals;
  const actor = actorOf(values.by);
  if (rest.length > 0 || actor === undefined) return undefined;
  if (command === 'list' && operand === undefined) return list(db, actor, now);
  if (operand === undefined || !/^\d{1,18}$/.test(operand)) return undefined;
  const id = BigInt(operand);
  if (command === 'return' && txid !== undefined) {
    if (!/^(?:0x)?[0-9a-f]{64}$/.test(txid))
      return failed('The second word is the transaction that sent the coins back.');
    const done = await markReturned(db, id, actor, txid, now);
    return done.ok ? said('Noted: the coins went back. The deposit has failed.') : failed(refusals[done.code]);
  }
  if (command === 'settle' && txid?.trim()) return settle(db, actor, id, txid.trim(), now);
  if (txid !== undefined) return undefined;
  switch (command) {
    case 'show':
      return show(db, actor, id, now);
    case 'release': {
      const done = await releaseTransfer(db, id, actor, now);
      return done.ok
        ? said('The watcher looks at it again, and credits it unless the reason still stands.')
        : failed(refusals[done.code]);
    }
    case 'charge-back': {
      const log = pino({ level: 'warn' }, pino.destination(2));
      const done = await chargeBack({ db, clock: { now: () => now }, log }, id, actor);
      return done.ok ? said('The credit is taken back; the player is told.') : failed(refusals[done.code]);
    }
    default:
      return undefined;
  }
};

async function list(db: Db, actor: Actor, now: Date): Promise<Answer> {
  const rows = await transfersForSupport(db);
  const unseen = await db.query<UnseenRow>(listUnseen);
  if (rows.length === 0 && unseen.length === 0) return said('No coins wait for anybody.');
  await noteShown(db, actor, { act: 'coins.read', players: [...rows, ...unseen].map((row) => row.player_id) }, now);
  return said(
    ...rows.map(
      ({ id, seen_at, amount, currency, email, why, txid }) =>
        `${id}  ${minuteOf(seen_at)}  ${displayAmount(amount, currency)}  ${email}  ${txid}  ${reasons[why] ?? why}`,
    ),
    ...unseen.map(unseenLine),
  );
}

async function show(db: Db, actor: Actor, id: bigint, now: Date): Promise<Answer> {
  const [transfer] = await db.query<TransferRow>(readTransfer, [id]);
  const rows = await db.query<LogRow>(listTransferLog, [id]);
  if (transfer === undefined) return failed(refusals.not_found);
  const subject = { kind: 'transfer', id: `${id}` };
  await noteShown(db, actor, { act: 'coins.read', players: [transfer.player_id], subject }, now);
  return said(...rows.map(({ at, kind, facts }) => `${minuteOf(at)}  ${kind}  ${JSON.stringify(facts)}`));
}
