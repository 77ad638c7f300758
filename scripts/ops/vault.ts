import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { shelfOf } from '#domain/catalogue/shelf.ts';
import { isDay } from '#domain/day.ts';
import type { TamperToken } from '#domain/supervision/danish.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import {
  playerOfPseudonym,
  type RecordsForm,
  supervisorRecords,
} from '#server/services/transparency/supervisor-records.ts';
import { takeVault } from '#server/services/transparency/take-vault.ts';
import { readCatalogue } from '../../src/lib/catalogue/read-catalogue.ts';
import { type Answer, failed, said } from './answer.ts';
import { nameless, nameOf, shellActor } from './shell-actor.ts';

const option = { type: 'string' } as const;

/**
 * `vault write|danish|dutch <day> --to <folder> --by <name>`, Denmark's with the authority's token, and `vault player <pseudonym> --by <name>`;
 * undefined: not that.
 */
export const runVault = async (
  db: Db,
  config: () => Config,
  words: readonly string[],
  now: Date,
): Promise<Answer | undefined> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { to: option, by: option, token: option, mac: option },
  });
  const [command, day, ...rest] = positionals;
  if (command === 'player' && day !== undefined && rest.length === 0)
    return whoIs({ db, config: config() }, day, nameOf(values.by), now);
  const form = command === 'danish' || command === 'dutch' ? command : undefined;
  const isKnown = command === 'write' || form !== undefined;
  if (!isKnown || day === undefined || !isDay(day) || values.to === undefined || rest.length > 0) return undefined;
  if ((values.token === undefined) !== (values.mac === undefined) || (values.token !== undefined && form !== 'danish'))
    return undefined;
  const by = nameOf(values.by);
  if (by === '') return nameless;
  if (form !== undefined) {
    const { token: id, mac: startMac } = values;
    const token = id === undefined || startMac === undefined ? undefined : { id, startMac: startMac.toLowerCase() };
    if (token !== undefined && !/^(?:[0-9a-f]{2})+$/.test(token.startMac))
      return failed('A MAC is pairs of hex digits.');
    return writeRecords(db, config(), { form, day, to: values.to, by, now, token });
  }
  const vault = await takeVault({ db, config: config() }, shellActor(by), day, now);
  if (!vault.ok) return failed(`Nothing is signed of ${day} yet: a head is, within the hour after a day has ended.`);
  const { name, leaves, parts } = vault.value;
  const path = join(values.to, name);
  writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
  for await (const part of parts) appendFileSync(path, part);
  return said(`${path} holds ${leaves} leaves.`);
};

const whoIs = async (
  ctx: { readonly db: Db; readonly config: Config },
  pseudonym: string,
  by: string,
  now: Date,
): Promise<Answer> => {
  if (by === '') return nameless;
  const found = await playerOfPseudonym(ctx, shellActor(by), pseudonym, now);
  return found.ok ? said(found.value) : failed('No player of this house has that pseudonym.');
};

type Wish = {
  readonly form: RecordsForm;
  readonly day: string;
  readonly to: string;
  readonly by: string;
  readonly now: Date;
  readonly token: TamperToken | undefined;
};

const writeRecords = async (db: Db, config: Config, wish: Wish): Promise<Answer> => {
  const { form, day, to, by, now, token } = wish;
  const ctx = { db, config, catalogue: shelfOf(readCatalogue(config.catalogueFile)) };
  const records = await supervisorRecords(ctx, shellActor(by), form, day, now, token);
  if (!records.ok)
    return failed(
      records.code === 'not_found'
        ? `Nothing is signed of ${day} yet: a head is, within the hour after a day has ended.`
        : `No licence is set: ${form === 'danish' ? 'DANISH_CERTIFICATE, DANISH_GENERATOR' : 'DUTCH_OPERATOR, DUTCH_DATA_SAFE'}.`,
    );
  const { files, closing, untold } = records.value;
  for (const { path, text } of files) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text, { flag: 'wx', mode: 0o600 });
  }
  const lines = [`${to} holds ${files.length} files, whose chain ends with ${closing}.`];
  if (untold > 0) lines.push(`${untold} sessions and movements have no place in this form, by their currency.`);
  return said(...lines);
};
