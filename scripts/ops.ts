import { parseArgs } from 'node:util';
import type { Config, Settings } from '#server/config.ts';
import { type Answer, failed, said } from './ops/answer.ts';
import { families } from './ops/families.ts';
import { help } from './ops/help.ts';

// What a command needs is loaded once it is known which it is: a shell waits for each.

const UNSOUND = 1;
const USAGE = 2;
const say = (line: string): void => console.log(line);

const ownTool = failed(
  'DATABASE_URL is set: back up and restore that server with its own tool, such as pg_basebackup or pg_dump.',
);

/** What needs no database. Undefined: no command of theirs. */
const withoutDatabase = async (
  program: Settings['program'],
  [command, ...rest]: readonly string[],
): Promise<Answer | undefined> => {
  if (command === 'files') return (await import('./ops/files.ts')).runFiles(program, rest, '.');
  const [{ runSbom }, { sbomFile }] = await Promise.all([import('./ops/sbom.ts'), import('./build/sbom.ts')]);
  return runSbom(rest, sbomFile);
};

/** Copies, and what is put back. Undefined: no command of theirs. */
const moveBooks = async (
  { dataDir, databaseUrl, journalDirs }: Settings,
  command: 'backup' | 'restore',
  source: string | undefined,
  { force, drill: drills }: Switches,
): Promise<Answer | undefined> => {
  if (source === undefined && !(command === 'restore' && drills)) return undefined;
  if (databaseUrl !== null) return ownTool;
  const { ledgerAnswer } = await import('./ops/ledger-lines.ts');
  if (command === 'restore' && drills) {
    const { drill } = await import('./ops/drill.ts');
    return ledgerAnswer(await drill({ env: process.env, dataDir, journalDirs, source, log: say }));
  }
  if (source === undefined) return undefined;
  if (command === 'restore') {
    const { restore } = await import('./ops/restore.ts');
    return ledgerAnswer(await restore({ dataDir, source, force, log: say }));
  }
  const { backUp } = await import('./ops/backup.ts');
  const { hashes, takenAt } = await backUp({ dataDir, target: source, log: say });
  await (await import('#server/services/figures/backup-note.ts')).noteBackup(dataDir, new Date(takenAt));
  return said(`${source} holds the backup: ${Object.keys(hashes).length} files.`);
};

type Switches = { readonly force: boolean; readonly drill: boolean };

/** Undefined: a command that is none. */
const answerOf = async (
  settings: Settings,
  config: () => Config,
  words: readonly string[],
  switches: Switches,
): Promise<Answer | undefined> => {
  const [command = '', operand, ...rest] = words;
  const { dataDir, databaseUrl, databaseOwnerUrl, program } = settings;
  const place = { dataDir, databaseUrl, databaseOwnerUrl };
  if (command === 'files' || command === 'sbom') return withoutDatabase(program, words);
  if (command === 'reconcile' && !(await import('./ops/reconcile.ts')).readReconcile(words.slice(1))) return undefined;
  const load = Object.hasOwn(families, command) ? families[command] : undefined;
  if (load) {
    const { runFamily } = await import('./ops/run-family.ts');
    return runFamily(place, await load(config), words.slice(1));
  }
  if (command === 'roles') return (await import('./ops/roles.ts')).runRoles(place, words.slice(1));
  if (rest.length > 0) return undefined;
  if (command === 'backup' || command === 'restore') return moveBooks(settings, command, operand, switches);
  if (command === 'ledger' && operand === 'check')
    return (await import('./ops/check-books.ts')).checkBooks(place, config);
  return undefined;
};

const run = async (words: readonly string[], switches: Switches): Promise<number> => {
  const { loadConfig, parseSettings } = await import('#server/config.ts');
  const answer = await answerOf(parseSettings(process.env), () => loadConfig(process.env), words, switches);
  if (answer === undefined) return printUsage();
  for (const line of answer.lines) say(line);
  return answer.done ? 0 : UNSOUND;
};

const printUsage = (): number => {
  console.error(help);
  return USAGE;
};

try {
  const args = process.argv.slice(2);
  // They have options of their own, which they read themselves.
  const hasOwnOptions = Object.hasOwn(families, args[0] ?? '') && !args.includes('--help');
  const { positionals, values } = parseArgs({
    args: hasOwnOptions ? [] : args,
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      drill: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals[0] === 'help') say(help);
  else if (!hasOwnOptions && positionals.length === 0) process.exitCode = printUsage();
  else process.exitCode = await run(hasOwnOptions ? args : positionals, values);
} catch (error) {
  const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? printUsage() : UNSOUND;
}
