import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { emailKeyOf } from '#domain/identity/email.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import { createChains } from '#server/adapters/chain/create-chains.ts';
import { createPayouts } from '#server/adapters/payouts/create-payouts.ts';
import { fileRates } from '#server/adapters/rates/file-rates.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import { findPlayerByEmail, type PlayerRow } from '#server/db/queries/identity.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { newUuid } from '#server/services/identity/tokens.ts';
import type { SupportContext } from '#server/services/withdrawals/check-wish.ts';
import {
  type Batch,
  type BatchFormat,
  batchOf,
  exportBatch,
  writeBatch,
} from '#server/services/withdrawals/export-batch.ts';
import { requestForPlayer } from '#server/services/withdrawals/request-withdrawal.ts';
import { approveWithdrawal, noteFailed, noteSent, rejectWithdrawal } from '#server/services/withdrawals/staff.ts';
import { type Answer, failed, isUuid, said } from './answer.ts';
import { noteShown } from './noted.ts';
import { actorOf, nameless, nameOf, shellActor, systemUserOf } from './shell-actor.ts';
import { holds, list, show } from './withdrawal-lines.ts';

const refusals: Readonly<Record<string, string>> = {
  withdrawal_not_found: 'There is no such withdrawal.',
  withdrawal_state_wrong: 'Refused: it is not in a state for this. `withdrawals show` says how it stands.',
  own_request: 'Refused: you asked for it yourself. Somebody else must approve it.',
  approved_before:
    'Refused: you have approved it already, by this or another name. Somebody else must, too, as another user of the system.',
  approve_at_desk:
    'Refused: people have passkeys of the desk, so that the second pair of eyes is one of theirs. Approve it there.',
  own_payout:
    'Refused: you asked for it, approved it or took it to the signer. Somebody else must say that it was not paid.',
  payout_under_way: 'Refused: the provider is being asked at this moment. Try again in a quarter of an hour.',
  not_checked:
    'Refused: somebody may have been asked to pay it. Make sure there that it was not paid and never will be, then say so with --checked.',
};
const refused = (code: string): Answer => failed(refusals[code] ?? `Refused: ${code}`);

const textMax = 500;
const option = { type: 'string' } as const;
const options = {
  by: option,
  reason: option,
  reference: option,
  state: option,
  format: option,
  batch: option,
  to: option,
  checked: { type: 'boolean' },
} as const;

type Values = {
  readonly [Name in Exclude<keyof typeof options, 'checked'>]?: string | undefined;
} & { readonly checked?: boolean | undefined };

const clean = (text: string | undefined): string => plain(text ?? '', textMax).trim();

/**
 * `withdrawals list | show | holds | approve | reject | sent | failed | export | request`: see the help. Whoever changes
 * something gives a name with `--by`. Undefined: none of them.
 */
export function runWithdrawals(
  db: Db,
  config: () => Config,
  words: readonly string[],
  now: Date,
  systemUser: string = systemUserOf(process.env),
): Promise<Answer> | undefined {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [command = '', ...operands] = positionals;
  const [first] = operands;
  const actor = actorOf(values.by, systemUser);
  if (actor === undefined) return undefined;
  const reader = { actor, now };
  if (command === 'list' && first === undefined) return list(db, reader, values.state);
  if (command === 'holds' && first === undefined) return holds(db, reader);
  if (command === 'show' && isOneId(operands)) return show(db, reader, operands[0], config().withdrawals.fourEyesEur);

  const name = nameOf(values.by);
  if (!['approve', 'reject', 'sent', 'failed', 'export', 'request'].includes(command)) return undefined;
  if (name === '') return Promise.resolve(nameless);
  const desk = deskOf(db, config(), now);
  const operator = shellActor(name, systemUser);
  if (command === 'export' && operands.length <= 1) return exportFile(desk, first, values, operator);
  if (command === 'request') return request(desk, operands, values, operator);
  return isOneId(operands) ? decide(desk, command, operands[0], values, operator) : undefined;
}

const isOneId = (operands: readonly string[]): operands is readonly [string] =>
  operands.length === 1 && isUuid(operands[0] ?? '');

/** What the services need of the house; the command's own moment is now. */
const deskOf = (db: Db, config: Config, now: Date): SupportContext => {
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const clock = { now: () => now };
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const outside = { db, clock, log, random, config };
  const chains = createChains(config, outside);
  return { ...outside, chains, payouts: createPayouts(config, outside), rates: fileRates(config, outside) };
};

async function decide(
  desk: SupportContext,
  command: string,
  id: string,
  values: Values,
  operator: Actor,
): Promise<Answer> {
  if (command === 'approve') {
    const done = await approveWithdrawal(desk, id, operator);
    if (!done.ok) return refused(done.code);
    const { approvals, needed, isDone } = done.value;
    return isDone
      ? said(`${id} is approved. It is paid next.`)
      : said(`${approvals} of ${needed} approvals: somebody else must approve it, too.`);
  }
  if (command === 'sent') {
    const reference = clean(values.reference);
    if (reference === '') return failed('--reference must name the transaction.');
    const done = await noteSent(desk, id, reference, operator);
    return done.ok ? said(`${id} is sent. The player is told.`) : refused(done.code);
  }
  const reason = clean(values.reason);
  if (reason === '') return failed('--reason must say why. The player does not read it.');
  const done =
    command === 'reject'
      ? await rejectWithdrawal(desk, id, reason, operator)
      : await noteFailed(desk, id, reason, operator, values.checked === true);
  return done.ok ? said(`${id} has failed: the money is in the wallet again. The player is told.`) : refused(done.code);
}

const isFormat = (text: string): text is BatchFormat => text === 'csv' || text === 'json';

async function exportFile(
  desk: SupportContext,
  currency: string | undefined,
  values: Values,
  operator: Actor,
): Promise<Answer> {
  const format = values.format ?? 'csv';
  if (!isFormat(format)) return failed('--format must be csv or json.');
  if (values.batch !== undefined && currency === undefined)
    return writeAgain(desk, values.batch, format, values.to, operator);
  if (currency === undefined || !isCurrencyCode(currency)) return failed('Which currency? Such as BTC.');
  const batch = await exportBatch(desk, currency, operator);
  if (batch.rows.length === 0) return said('Nothing is to be paid.');
  return writeOut(batch, format, values.to);
}

/** A file that was made before leaves the house once more: that is an entry of its own. */
async function writeAgain(
  desk: SupportContext,
  name: string,
  format: BatchFormat,
  to: string | undefined,
  operator: Actor,
): Promise<Answer> {
  const batch = await batchOf(desk, name);
  const players = batch.rows.map((row) => row.player_id);
  const subject = { kind: 'batch', id: name };
  if (players.length > 0)
    await noteShown(desk.db, operator, { act: 'withdrawals.read', players, subject }, desk.clock.now());
  return writeOut(batch, format, to);
}

/** On the terminal, or into a new file for its owner alone. */
async function writeOut(batch: Batch, format: BatchFormat, to: string | undefined): Promise<Answer> {
  const text = writeBatch(batch, format);
  if (to === undefined) return said(text.trimEnd());
  const written = await writeFile(to, text, { flag: 'wx', mode: 0o600 }).then(
    () => true,
    () => false,
  );
  const count = `${batch.rows.length} ${batch.rows.length === 1 ? 'withdrawal' : 'withdrawals'}`;
  return written
    ? said(`${to} holds ${batch.name}: ${count}.`)
    : failed(`${to} could not be written. Again with: withdrawals export --batch ${batch.name} --to <new file>`);
}

async function request(
  desk: SupportContext,
  operands: readonly string[],
  values: Values,
  operator: Actor,
): Promise<Answer> {
  const [email, amount, currency, ...rest] = operands;
  if (email === undefined || amount === undefined || currency === undefined || rest.length > 0)
    return failed('withdrawals request <email> <amount> <currency> [--to <address>] --by <name>');
  if (!isCurrencyCode(currency)) return failed('Which currency? Such as EUR.');
  const [player] = await desk.db.query<PlayerRow>(findPlayerByEmail, [emailKeyOf(email), desk.clock.now()]);
  if (player === undefined) return failed('There is no account of this address.');
  const way =
    values.to === undefined ? { provider: 'skrill' as const } : { provider: 'crypto' as const, address: values.to };
  const wish = { ...way, amount, currency, idempotencyKey: newUuid(desk.random) };
  const done = await requestForPlayer(desk, operator, player.id, wish);
  return done.ok ? said(`${done.value.id} is in review. Somebody else must approve it.`) : refused(done.code);
}
