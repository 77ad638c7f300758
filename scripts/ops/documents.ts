import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sizeWords } from '#domain/documents/file-size.ts';
import { isRejectReason, rejectReasons } from '#domain/documents/state.ts';
import { diskVault } from '#server/adapters/documents/disk-vault.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import {
  type DocumentEventRow,
  findDocument,
  listDocumentEvents,
  listWaitingDocuments,
  type ReviewedRow,
} from '#server/db/queries/documents.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { type Decision, decideOn } from '#server/services/documents/decide-document.ts';
import { noteOpened, openDocument } from '#server/services/documents/open-document.ts';
import { verifiedOf } from '#server/services/documents/verified.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { type Answer, failed, isUuid, minuteOf, said } from './answer.ts';
import { noteShown } from './noted.ts';
import { actorOf } from './shell-actor.ts';

/** Where the files are and what opens them; read only when a file is opened. */
export type DocumentFiles = Pick<Config, 'dataDir' | 'secrets'>;

const noteCharactersMax = 500;

const refusals = {
  not_found: 'There is no such document.',
  transition_refused:
    'Refused: it was decided already, or the other side of the paper is missing (reject still works).',
} as const;

/** What a stranger wrote must not steer a terminal. */
const shown = (text: string): string => plain(text, 200);

const line = ({ id, kind, state, uploaded_at: at, bytes, full_name: name, email }: ReviewedRow): string =>
  `${id}  ${minuteOf(at)}  ${state}  ${kind}  ${sizeWords(bytes)}  ${shown(name)} <${shown(email)}>`;

async function list(db: Db, actor: Actor, now: Date): Promise<Answer> {
  const rows = await db.query<ReviewedRow>(listWaitingDocuments);
  if (rows.length === 0) return said('Nothing waits.');
  await noteShown(db, actor, { act: 'papers.read', players: rows.map((row) => row.player_id) }, now);
  return said(...rows.map(line));
}

async function show(db: Db, actor: Actor, id: string, now: Date): Promise<Answer> {
  const [row] = await db.query<ReviewedRow>(findDocument, [id]);
  if (row === undefined) return failed(refusals.not_found);
  const subject = { kind: 'document', id };
  await noteShown(db, actor, { act: 'papers.read', players: [row.player_id], subject }, now);
  const events = await db.query<DocumentEventRow>(listDocumentEvents, [id]);
  const { identity, address } = await verifiedOf(db, row.player_id);
  return said(
    line(row),
    `player ${row.player_id}: identity ${identity ? 'confirmed' : 'not confirmed'}, address ${address ? 'confirmed' : 'not confirmed'}`,
    `sent as ${JSON.stringify(row.file_name)}, kept as ${row.media_type}, pages: ${row.pages}`,
    ...(row.reason === null ? [] : [`reason: ${row.reason}${row.note === null ? '' : `, ${shown(row.note)}`}`]),
    ...events.map(({ at, kind, actor }) => `${at.toISOString()}  ${kind}  by ${shown(actor)}`),
  );
}

async function open(db: Db, files: () => DocumentFiles, id: string, to: string, actor: Actor, now: Date) {
  const [row] = await db.query<ReviewedRow>(findDocument, [id]);
  if (row === undefined) return failed(refusals.not_found);
  const config = files();
  const { body } = await openDocument({ vault: diskVault(`${config.dataDir}/documents`), config }, row);
  // Noted before the file is out: who looks at a player's papers leaves a trace.
  await noteOpened(db, actor, row, now);
  await writeFile(to, body, { flag: 'wx', mode: 0o600 });
  return said(`${to} holds ${row.kind} as ${row.media_type}. Delete it when you have looked.`);
}

async function decide(db: Db, id: string, decision: Decision, actor: Actor, now: Date): Promise<Answer> {
  const decided = await decideOn({ db, clock: { now: () => now } }, id, decision, actor);
  if (!decided.ok) return failed(refusals[decided.code]);
  return said(`${id} is ${decided.value.state}. The player is told.`);
}

const decisionOf = (command: string, reason: string | undefined, note: string | undefined): Decision | string => {
  if (command === 'approve') return { event: 'approve' };
  if (reason === undefined || !isRejectReason(reason)) return `--reason must be one of: ${rejectReasons.join(', ')}`;
  const text = note?.trim() ?? '';
  if (text.length > noteCharactersMax) return `--note may have ${noteCharactersMax} characters`;
  return { event: 'reject', reason, note: text === '' ? null : plain(text, noteCharactersMax) };
};

/**
 * `documents list | show <id> | open <id> --to <file> | approve <id> | reject <id> --reason <code> [--note <text>]`, each with
 * `--by <name>` for who does it, else the user of the operating system; undefined: none of them.
 */
export function runDocuments(
  db: Db,
  files: () => DocumentFiles,
  words: readonly string[],
  now: Date,
): Promise<Answer> | undefined {
  const option = { type: 'string' } as const;
  const options = { to: option, reason: option, note: option, by: option };
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [command = '', id, ...rest] = positionals;
  const actor = actorOf(values.by);
  if (rest.length > 0 || actor === undefined) return undefined;
  if (command === 'list' && id === undefined) return list(db, actor, now);
  if (id === undefined || !isUuid(id)) return undefined;
  if (command === 'show') return show(db, actor, id, now);
  if (command === 'open' && values.to !== undefined) return open(db, files, id, values.to, actor, now);
  if (command !== 'approve' && command !== 'reject') return undefined;
  const decision = decisionOf(command, values.reason, values.note);
  return typeof decision === 'string' ? Promise.resolve(failed(decision)) : decide(db, id, decision, actor, now);
}
