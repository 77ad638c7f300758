import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import {
  type DeadRow,
  type EndpointRow,
  listDead,
  listEndpoints,
  removeEndpoint,
  resendDead,
} from '#server/db/queries/webhooks.ts';
import { noteAct } from '#server/services/desk/note-act.ts';
import { type EndpointDesk, registerEndpoint, rotateSecret } from '#server/services/events/endpoints.ts';
import { type Answer, failed, isUuid, minuteOf, said } from './answer.ts';
import { endpointRefusals } from './endpoint-refusals.ts';
import { nameless, nameOf, shellActor } from './shell-actor.ts';

const option = { type: 'string' } as const;
const options = { by: option, types: option, from: option, number: option } as const;
const deadMax = 200;

const refusals = {
  ...endpointRefusals,
  type_unknown: 'Refused: one of the types is none of the house’s. /docs/events lists them.',
} as const;
const unknown = failed('There is no such webhook.');

/**
 * `webhooks list`, `webhooks dead`, and with `--by <name>` `webhooks add <url> [--types <type,type>] [--from <number>]`, `webhooks rotate | remove <id>`,
 * `webhooks resend <id> [--number <number>]`. Undefined: none of them.
 */
export const runWebhooks = (
  db: Db,
  config: () => Config,
  words: readonly string[],
  now: Date,
): Promise<Answer> | undefined => {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [command = '', operand, ...rest] = positionals;
  if (rest.length > 0) return undefined;
  if (operand === undefined) {
    if (command === 'list') return list(db);
    return command === 'dead' ? dead(db) : undefined;
  }
  const number = wholeNumber(values.number);
  const from = wholeNumber(values.from);
  if (number === undefined || from === undefined) return undefined;
  const acts: Readonly<Record<string, (desk: EndpointDesk) => Promise<Done>>> = {
    add: (desk) => add(desk, operand, values.types?.split(',').map((type) => type.trim()) ?? null, from),
    rotate: (desk) => rotate(desk, operand),
    remove: (desk) => remove(desk, operand),
    resend: (desk) => resend(desk, operand, number),
  };
  const act = Object.hasOwn(acts, command) ? acts[command] : undefined;
  if (act === undefined || (command !== 'add' && !isUuid(operand))) return undefined;
  const by = nameOf(values.by);
  if (by === '') return Promise.resolve(nameless);
  return db.transaction(async (tx) => {
    const { id = operand, ...answer } = await act({ db: tx, config: config(), random: { bytes: randomBytes }, now });
    const noted = { act: 'webhooks.changed', subject: { kind: 'webhook', id }, facts: { what: command } } as const;
    if (answer.done) await noteAct(tx, now, shellActor(by), noted);
    return answer;
  });
};

/** `id`: of a webhook that was named by its address, which may have a secret of its receiver's in it. */
type Done = Answer & { readonly id?: string };

/** Null: not given. Undefined: none. */
const wholeNumber = (text: string | undefined): bigint | null | undefined => {
  if (text === undefined) return null;
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
};

const list = async (db: Db): Promise<Answer> => {
  const rows = await db.query<EndpointRow>(listEndpoints);
  if (rows.length === 0) return said('Nobody is told anything by webhooks.');
  return said(
    ...rows.map(
      ({ id, url, types, cursor, pending, dead: given, affiliate_id: affiliate }) =>
        `${id}  ${url}  ${affiliate === null ? (types?.join(',') ?? 'all types') : `players of ${affiliate}`}  up to ${cursor}, ${pending} waiting, ${given} dead`,
    ),
  );
};

const dead = async (db: Db): Promise<Answer> => {
  const rows = await db.query<DeadRow>(listDead, [deadMax]);
  if (rows.length === 0) return said('Every webhook was taken, or is still tried.');
  return said(
    ...rows.map(
      ({ endpoint_id: id, number, type, attempts, ended_at: at, last_status: status, last_reason: reason }) =>
        `${id}  ${number}  ${type}  given up ${minuteOf(at)} after ${attempts} tries: ${status ?? reason ?? ''}`,
    ),
  );
};

const add = async (
  desk: EndpointDesk,
  url: string,
  types: readonly string[] | null,
  from: bigint | null,
): Promise<Done> => {
  const added = await registerEndpoint(desk, { url, types, from });
  if (!added.ok) return failed(refusals[added.code]);
  const { id, secret } = added.value;
  const answer = said(
    `${id} is told ${types?.join(', ') ?? 'everything'} ${from === null ? 'from now on' : `from number ${from} on`}.`,
    `Its secret, which is shown this once: ${secret}`,
  );
  return { ...answer, id };
};

const rotate = async (desk: EndpointDesk, id: string): Promise<Answer> => {
  const rotated = await rotateSecret(desk, id);
  if (!rotated.ok) return unknown;
  return said(
    `The new secret, which is shown this once: ${rotated.value.secret}`,
    `The one before stays good until ${minuteOf(rotated.value.oldUntil)}.`,
  );
};

const remove = async ({ db, now }: EndpointDesk, id: string): Promise<Answer> => {
  const [row] = await db.query<{ removed: boolean }>(removeEndpoint, [id, now]);
  return row?.removed ? said(`${id} is told nothing more.`) : unknown;
};

const resend = async ({ db, now }: EndpointDesk, id: string, number: bigint | null): Promise<Answer> => {
  const [row] = await db.query<{ revived: bigint }>(resendDead, [id, number, now]);
  const revived = row?.revived ?? 0n;
  return revived > 0n
    ? said(`${revived} will be sent again, within seconds.`)
    : failed('There is no such dead webhook.');
};
