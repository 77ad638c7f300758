import { parseArgs } from 'node:util';
import { parseSettings } from '#server/config.ts';
import { checkLedger, type LedgerReport } from '#server/services/ledger/check-ledger.ts';
import { backUp } from './ops/backup.ts';
import { runChain } from './ops/chain.ts';
import { reconcile } from './ops/reconcile.ts';
import { restore } from './ops/restore.ts';
import { type Place, withDatabase } from './ops/with-database.ts';

const help = `npm run ops -- <command>

  backup <folder>            copies the embedded database into a new folder, while the house plays on
  restore <folder> [--force] puts a backup in place, starts it once and proves its ledger; --force sets the present
                             database aside
  ledger check               proves that every movement sums to zero and every balance is the sum of its postings
  chain list <game>          the hash chains of a shared game (crash, horses) and their salts
  chain announce <game> <number> <source>
                             says which public value, not known yet, will salt a chain that was not begun
  chain salt <game> <number> <value>
                             salts it, once that value is known: its rounds can be played from then on
  reconcile                  ledger check, and each deposit against the provider's clearing account

Environment: DATA_DIR, DATABASE_URL. Exit code: 0 done and sound, 1 failed or unsound, 2 a command that is none.`;

const UNSOUND = 1;
const USAGE = 2;
const say = (line: string): void => console.log(line);

const printReport = ({ isSound, totals, mismatches }: LedgerReport): number => {
  for (const { currency, postings, total } of totals) say(`${currency}: ${postings} postings, sum ${total}`);
  for (const { problem, accountId, movementId, found, expected } of mismatches) {
    say(`${problem}: account ${accountId ?? '-'}, movement ${movementId ?? '-'}: ${found}, expected ${expected}`);
  }
  say(isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.');
  return isSound ? 0 : UNSOUND;
};

const ownTool = (): number => {
  console.error(
    'DATABASE_URL is set: back up and restore that server with its own tool, such as pg_basebackup or pg_dump.',
  );
  return UNSOUND;
};

const changeChain = (place: Place, words: readonly string[]): Promise<number> =>
  withDatabase(place, async (db) => {
    const answer = await runChain(db, words, new Date());
    if (!answer) return printUsage();
    for (const text of answer.lines) say(text);
    return answer.done ? 0 : UNSOUND;
  });

const run = async ({ dataDir, databaseUrl }: Place, words: readonly string[], force: boolean): Promise<number> => {
  const [command, operand, ...rest] = words;
  if (command === 'chain') return changeChain({ dataDir, databaseUrl }, words.slice(1));
  if (rest.length > 0) return printUsage();
  if ((command === 'backup' || command === 'restore') && operand !== undefined && databaseUrl !== null)
    return ownTool();
  if (command === 'backup' && operand !== undefined) {
    const { hashes } = await backUp({ dataDir, target: operand, log: say });
    say(`${operand} holds the backup: ${Object.keys(hashes).length} files.`);
    return 0;
  }
  if (command === 'restore' && operand !== undefined) {
    return printReport(await restore({ dataDir, source: operand, force, log: say }));
  }
  if (command === 'ledger' && operand === 'check') {
    return printReport(await withDatabase({ dataDir, databaseUrl }, checkLedger));
  }
  if (command === 'reconcile' && operand === undefined) {
    const { isSound, lines } = await withDatabase({ dataDir, databaseUrl }, reconcile);
    for (const line of lines) say(line);
    say(isSound ? 'Everything agrees.' : 'Something does NOT agree.');
    return isSound ? 0 : UNSOUND;
  }
  return printUsage();
};

const printUsage = (): number => {
  console.error(help);
  return USAGE;
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help || positionals[0] === 'help') say(help);
  else process.exitCode = await run(parseSettings(process.env), positionals, values.force);
} catch (error) {
  const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? printUsage() : UNSOUND;
}
