import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publicKeyOf } from '#domain/transparency/head.ts';
import { everTrusted } from '#server/adapters/time-stamps/create-time-stamps.ts';
import { loadConfig, parseSettings, type Settings } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import { isEpochOpen } from '#server/db/queries/epochs.ts';
import { createHouseClock } from '#server/house-clock.ts';
import { restoredFile } from '#server/open-books.ts';
import { checkLedger, type LedgerReport } from '#server/services/ledger/check-ledger.ts';
import type { Published } from '#server/services/transparency/check-heads.ts';
import { readHeads } from '#server/services/transparency/heads-file.ts';
import { readStamps } from '#server/services/transparency/stamps-file.ts';
import { sbomFile } from './build/sbom.ts';
import { type Answer, type Family, failed } from './ops/answer.ts';
import { backUp } from './ops/backup.ts';
import { runCapital } from './ops/capital.ts';
import { runChain } from './ops/chain.ts';
import { runChat } from './ops/chat.ts';
import { runDeposits } from './ops/deposits.ts';
import { runDocuments } from './ops/documents.ts';
import { drill } from './ops/drill.ts';
import { runEpochs } from './ops/epochs.ts';
import { runEvents } from './ops/events.ts';
import { runFiles } from './ops/files.ts';
import { runLog } from './ops/log.ts';
import { logLines } from './ops/log-lines.ts';
import { runLoyalty } from './ops/loyalty.ts';
import { runPlayers } from './ops/players.ts';
import { runPromotions } from './ops/promotions.ts';
import { readReconcile, runReconcile } from './ops/reconcile.ts';
import { restore } from './ops/restore.ts';
import { runReturns } from './ops/returns.ts';
import { runRoles } from './ops/roles.ts';
import { runSaferPlay } from './ops/safer-play.ts';
import { runSbom } from './ops/sbom.ts';
import { runWallets } from './ops/wallets.ts';
import { runWebhooks } from './ops/webhooks.ts';
import { type Place, withDatabase } from './ops/with-database.ts';
import { runWithdrawals } from './ops/withdrawals.ts';

const help = `npm run ops -- <command>

  backup <folder>            copies the embedded database into a new folder, while the house plays on
  restore <folder> [--force] puts a backup in place, starts it once and proves its ledger; --force sets the present
                             database aside. The next start begins a new epoch: seeds, sessions and links of before are over
  restore --drill [<folder>] does so on a copy, of a backup or of the house as it runs, and says what it found
  epochs list                when the books were put back to an earlier moment, and what was done about it
  epochs free-payouts --by <name> --note <what was found>
                             lets payouts go that a restore without its journal holds
  events list [--from <number|day>] [--to <number|day>]
                             what happened, as systems outside are told it: a hundred, without bounds the last ones
  events export [--from <number|day>] [--to <number|day>] --format csv|parquet --to-file <file> --by <name>
                             writes it into a new file, for a warehouse
  events replay nats --from <number> --by <name>
                             puts events into NATS again that its server lost
  ledger check               proves that every movement sums to zero and every balance is the sum of its postings, and names each row
                             that is not what the log of the books has of it
  log publish                signs a head of the log of the books now, beside those of each hour, and writes it into heads.jsonl
  log liabilities            signs what the house owes and holds today, as each day's first minute does where the house runs
  log list                   the newest heads, the key that they are signed with, and their time stamps
  files list                 signs a list of every file of the program as it stands, and prints the public key
  files check                holds every file against that list, as each start and each day do
  sbom check <folder>        holds the packages of the build against advisories in OSV's form, and names those that are touched
  capital held               what companies and banks hold by the books, as /fairness/liabilities shows it each day
  capital put|take <place> <currency> <amount> <reference> --by <name>
                             books what the owners put in at a company or a bank, or took out of it: once for a reference
  chain list <game>          the hash chains of a shared game (crash, horses) and their salts
  chain announce <game> <number> <source>
                             says which public value, not known yet, will salt a chain that was not begun
  chain salt <game> <number> <value>
                             salts it, once that value is known: its rounds can be played from then on
  documents list             the papers that wait for a reviewer, oldest first
  documents show <id>        one of them: whose it is, and who did what with it
  documents open <id> --to <file>
                             writes it, opened, into a new file; that it was opened is noted
  documents approve <id>     decides on it; the player is told
  documents reject <id> --reason <code> [--note <text for the player>]
                             --by <name> says who does it, else the user of the operating system
  chat list                  conversations that wait for an answer
  chat show <id>             one of them in whole
  chat answer <id> <text>    answers it: a player sees it in the chat, a visitor gets it by mail
  safer-play show <email>    a player's limits, breaks and money, and accounts that seem to be the same person's
  safer-play exclude <email> <period>
                             excludes a player who asks support for it, or makes an exclusion longer; nothing shortens one.
                             ONE_DAY, ONE_WEEK, ONE_MONTH, THREE_MONTHS, SIX_MONTHS, ONE_YEAR, FIVE_YEARS, FOREVER
  wallets list               coins that arrived and wait for a person, and such as were credited and left the chain
  wallets show <number>      what the watcher and support did with one of them
  wallets return <number> <transaction>
                             notes that held coins went back to their sender, and by which transaction
  wallets release <number>   lets the watcher look at held coins again, after an exclusion
  wallets charge-back <number>
                             takes a credit back whose coins left the chain; what was played stands on the charge-back account
  wallets settle <number> <what was done>
                             notes what was done about ether that no transaction names (reconcile lists it); books nothing
                             --by <name> says who does it, else the user of the operating system
  deposits held              payments that arrived while their players might not pay in, and what becomes of each
  deposits returned <id> <reference> [--checked]
                             notes that one was given back by hand, at its company; --checked: the company does not do so by itself
  deposits release <id>      lets one be credited after all, after an exclusion, if nothing speaks against it any more
                             --by <name> says who does it, else the user of the operating system
  loyalty check              holds the counted points of every player against the rounds that they come from
  loyalty rebuild            counts every day anew from the rounds, by the rates kept with it
  roles make                 with DATABASE_URL: makes the roles of owner, application and reader, and shows their passwords once
  roles show                 what each of them may do; fails while the application may write
  players reopen <email>     opens an account that its player closed; exclusions and limits stay as they are
  players sign-out <email>   ends all sessions of a player, on every device
  players remove-factor <email> --by <name> --note <what was checked>
                             takes the codes of an app off whose player lost them and showed the papers of the account again
  promotions list [--state <state>]
                             players’ promotions that wait for a decision, or all in a state
  promotions show <id>       one of them: what its player shares with whom, and who did what with it
  promotions release <id> [--note <text>]
                             lets it begin, or wait its turn
  promotions refuse <id> --reason <text>
                             ends it; the deposit stays the player’s, the reason is for staff
                             --by <name> says who does it
  returns list               what the games returned, by kind of bet, beside theory
  returns drifts             kinds of bets whose rounds left what their figures allow; fails while one waits
  returns settle <game> <kind> <what was found> --by <name>
                             notes what staff found of one
  returns rebuild            counts every day anew from the rounds
  webhooks list              addresses that are told what happens, and how far each is
  webhooks dead              what none of them took in a day
  webhooks add <url> [--types <type,…>] [--from <number>]
                             tells an address from now on, or from a number on; shows its secret once
  webhooks rotate <id>       gives it a new secret, once shown; the one before stays good for a day
  webhooks resend <id> [--number <number>]
                             sends what is dead again: all of it, or the event of a number
  webhooks remove <id>       tells it nothing more
                             --by <name> says who does it
  withdrawals list [--state <state>]
                             what waits for approval or is to be paid, those that wait longest first
  withdrawals holds          those that a review rule holds, and why
  withdrawals show <id>      one of them: its holds, and who did what with it
  withdrawals approve <id>   lets it be paid; above WITHDRAWAL_FOUR_EYES_EUR two different people must
  withdrawals reject <id> --reason <text>
                             gives the money back; the reason is for staff
  withdrawals export <currency> [--format csv|json] [--to <file>]
                             writes what is to be paid in crypto, each once, for a signer that has the private key
  withdrawals export --batch <name> [--format csv|json] [--to <file>]
                             the same file again, without what was paid meanwhile
  withdrawals sent <id> --reference <transaction>
                             notes that the signer has paid it
  withdrawals failed <id> --reason <text> [--checked]
                             gives the money of an approved one back; --checked: nobody has paid it, and nobody will
  withdrawals request <email> <amount> <currency> [--to <address>]
                             asks for it in the name of a player who cannot sign in; without --to at Skrill
                             --by <name> says who does it
  reconcile                  ledger check, and each deposit and withdrawal against what is booked for it
  reconcile statement <file.csv>… [--provider <name>]… [--from <day>] [--to <day>]
                             holds providers' statements against their clearing accounts and lists every difference
  reconcile sandbox <day> [<day>]
                             prints the statement of the sandbox's companies and chains, such a file

Environment: DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL. Exit code: 0 done and sound, 1 failed or unsound, 2 a command that is none.`;

const UNSOUND = 1;
const USAGE = 2;
const say = (line: string): void => console.log(line);

const printReport = ({ isSound, totals, mismatches, grants, house, log }: LedgerReport): number => {
  for (const { currency, postings, total } of totals) say(`${currency}: ${postings} postings, sum ${total}`);
  for (const { problem, accountId, movementId, found, expected } of mismatches) {
    say(`${problem}: account ${accountId ?? '-'}, movement ${movementId ?? '-'}: ${found}, expected ${expected}`);
  }
  for (const { problem, grantId, playerId, found, expected } of grants) {
    say(`bonus, ${problem}: player ${playerId}, grant ${grantId ?? '-'}: ${found}, expected ${expected}`);
  }
  for (const { kind, owner, currency, balance } of house)
    if (kind === 'jackpot')
      say(
        balance < 0n
          ? `paid as jackpots of ${owner}, ${currency}: ${-balance}`
          : `jackpot of ${owner}, ${currency}: ${balance}`,
      );
  say(isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.');
  if (grants.length > 0) say('What is kept of bonuses is NOT what the ledger says.');
  for (const line of logLines(log)) say(line);
  return isSound && grants.length === 0 && log.breaches.length === 0 ? 0 : UNSOUND;
};

/** The heads that stand in this folder; undefined where none was published. */
const publishedIn = (dataDir: string): Published | undefined => {
  const heads = readHeads(dataDir);
  if (heads.length === 0) return undefined;
  const config = loadConfig(process.env);
  const stamps = readStamps(dataDir);
  return { heads, publicKey: publicKeyOf(config.secrets.log), stamps, trusted: everTrusted(config) };
};

const ownTool = (): number => {
  console.error(
    'DATABASE_URL is set: back up and restore that server with its own tool, such as pg_basebackup or pg_dump.',
  );
  return UNSOUND;
};

/** The families of commands that answer in lines. */
const families: Readonly<Record<string, Family>> = {
  chain: runChain,
  chat: runChat,
  capital: runCapital,
  deposits: runDeposits,
  documents: (db, words) => runDocuments(db, () => loadConfig(process.env), words),
  epochs: runEpochs,
  events: runEvents,
  log: (db, words, now) => runLog(db, () => loadConfig(process.env), words, now),
  loyalty: runLoyalty,
  players: runPlayers,
  promotions: runPromotions,
  reconcile: runReconcile,
  returns: runReturns,
  'safer-play': runSaferPlay,
  wallets: runWallets,
  webhooks: (db, words, now) => runWebhooks(db, () => loadConfig(process.env), words, now),
  withdrawals: (db, words, now) => runWithdrawals(db, () => loadConfig(process.env), words, now),
};

/** What needs no database. */
const withoutDatabase = async (program: Settings['program'], words: readonly string[]): Promise<number | undefined> => {
  const [command, ...rest] = words;
  if (command !== 'files' && command !== 'sbom') return undefined;
  const answer = command === 'files' ? await runFiles(program, rest, '.') : runSbom(rest, sbomFile);
  return answer === undefined ? printUsage() : printAnswer(answer);
};

const printAnswer = ({ done, lines }: Answer): number => {
  for (const line of lines) say(line);
  return done ? 0 : UNSOUND;
};

const isUnpassed = async (db: Db): Promise<boolean> => (await db.query(isEpochOpen)).length > 0;

const runFamily = (place: Place, family: Family, words: readonly string[]): Promise<number> =>
  withDatabase(place, async (db) => {
    // Whatever staff decides now would be decided by what the restore brought back.
    if (existsSync(join(place.dataDir, restoredFile)) || (await isUnpassed(db)))
      return printAnswer(failed('The books were put back and not opened since: start Faceup once, then ask again.'));
    const answer = await family(db, words, (await createHouseClock(db)).now());
    return answer ? printAnswer(answer) : printUsage();
  });

const run = async (
  { dataDir, databaseUrl, databaseOwnerUrl, journalDirs, program }: Settings,
  words: readonly string[],
  { force, drill: drills }: { readonly force: boolean; readonly drill: boolean },
): Promise<number> => {
  const [command, operand, ...rest] = words;
  const place = { dataDir, databaseUrl, databaseOwnerUrl };
  const done = await withoutDatabase(program, words);
  if (done !== undefined) return done;
  const family = command !== undefined && Object.hasOwn(families, command) ? families[command] : undefined;
  if (command === 'reconcile' && !readReconcile(words.slice(1))) return printUsage();
  if (family) return runFamily(place, family, words.slice(1));
  if (command === 'roles') {
    const answer = await runRoles(place, words.slice(1));
    return answer ? printAnswer(answer) : printUsage();
  }
  if (rest.length > 0) return printUsage();
  if (command === 'restore' && drills) {
    if (databaseUrl !== null) return ownTool();
    return printReport(await drill({ env: process.env, dataDir, journalDirs, source: operand, log: say }));
  }
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
    return printReport(await withDatabase(place, (db) => checkLedger(db, publishedIn(dataDir))));
  }
  return printUsage();
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
  else process.exitCode = await run(parseSettings(process.env), hasOwnOptions ? args : positionals, values);
} catch (error) {
  const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? printUsage() : UNSOUND;
}
