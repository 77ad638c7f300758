import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isDay } from '#domain/day.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import { takeVault } from '#server/services/transparency/take-vault.ts';
import { type Answer, failed, said } from './answer.ts';
import { nameless, nameOf, shellActor } from './shell-actor.ts';

const option = { type: 'string' } as const;

/** `vault write <day> --to <folder> --by <name>`; undefined: not that. */
export const runVault = async (
  db: Db,
  config: () => Config,
  words: readonly string[],
  now: Date,
): Promise<Answer | undefined> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { to: option, by: option },
  });
  const [command, day, ...rest] = positionals;
  if (command !== 'write' || day === undefined || !isDay(day) || values.to === undefined || rest.length > 0)
    return undefined;
  const by = nameOf(values.by);
  if (by === '') return nameless;
  const vault = await takeVault({ db, config: config() }, shellActor(by), day, now);
  if (!vault.ok) return failed(`Nothing is signed of ${day} yet: a head is, within the hour after a day has ended.`);
  const { name, leaves, parts } = vault.value;
  const path = join(values.to, name);
  writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
  for await (const part of parts) appendFileSync(path, part);
  return said(`${path} holds ${leaves} leaves.`);
};
