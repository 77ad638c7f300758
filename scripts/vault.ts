/** Verifies vaults and makes the books and records of them, without a database. See `usage`. */
import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { csvLine } from '#domain/csv.ts';
import type { RecordsFile } from '#domain/supervision/records-file.ts';
import { verifyDanish, verifyDutch } from '#domain/supervision/verify-records.ts';
import { vaultSums } from '#domain/transparency/vault-books.ts';
import { vaultRecords } from '#domain/transparency/vault-records.ts';
import { vaultVerifier } from '#domain/transparency/verify-vault.ts';

const usage = `npm run -s vault -- records danish|dutch <folder> --from HEX --closing HEX
  verifies records of a day that were made in the manner of an authority: nothing was changed, left out or put in since, and the sums agree.
  --from     the MAC of the token, or the root of the day's head
  --closing  what the chain ended with when they were made: the log of staff has it, and the authority was told

npm run -s vault -- verify <folder> [--key HEX] [--records <folder>]
  verifies the files faceup-vault-<day>.jsonl of a folder, the earliest day first, and says what the accounts hold by them alone.
  --key      the house's public key, where it is known otherwise than from the files
  --records  writes each day's movements, sessions and games there as CSV

Exit code: 0 sound, 1 something does not match or is missing, 2 an argument that is none (one line on stderr).`;

const vaultName = /^faceup-vault-\d{4}-\d{2}-\d{2}\.jsonl$/;

async function main(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      records: { type: 'string' },
      from: { type: 'string' },
      closing: { type: 'string' },
    },
  });
  const [command, folder, ...rest] = positionals;
  if (command === 'records') return verifyRecords(positionals.slice(1), values.from, values.closing);
  if (command !== 'verify' || folder === undefined || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  const names = readdirSync(folder).filter((name) => vaultName.test(name));
  if (names.length === 0) {
    console.error(`There is no vault in ${folder}.`);
    return 2;
  }
  const verifier = vaultVerifier(values.key);
  let isSound = true;
  let epoch: number | undefined;
  for (const name of names.toSorted()) {
    const records = vaultRecords();
    const day = verifier.day(values.records === undefined ? undefined : records.take);
    for await (const line of createInterface({ input: createReadStream(join(folder, name)), crlfDelay: 0 }))
      day.take(line);
    const { faults, start, movements } = day.end();
    for (const { line, problem } of faults) console.log(`${name}, line ${line}: ${problem}`);
    if (epoch !== undefined && start && start.head.epoch !== epoch)
      console.log(
        `${name}: epoch ${start.head.epoch} after ${epoch}: the house was restored, and the books begin anew with this file`,
      );
    epoch = start?.head.epoch ?? epoch;
    if (faults.length > 0) isSound = false;
    else console.log(`${name}: ${start?.lines ?? 0} leaves, ${movements} movements, head of ${start?.head.size ?? 0}`);
    if (values.records === undefined || faults.length > 0) continue;
    for (const { name: kind, rows } of records.files)
      writeFileSync(join(values.records, `${start?.day}-${kind}.csv`), [...rows()].map(csvLine).join(''), {
        flag: 'wx',
        mode: 0o600,
      });
  }
  for (const { currency, kind, count, balance } of vaultSums(verifier.books()))
    console.log(`${currency} ${kind}: ${balance} minor units on ${count} accounts`);
  const unfollowed = verifier.unfollowed();
  if (unfollowed > 0)
    console.log(
      `${unfollowed} earlier states of rounds and payments are told by hash alone; their later ones have to be in the days to come.`,
    );
  return isSound ? 0 : 1;
}

/** Files below a folder, by their paths in it. */
const filesBelow = (folder: string): RecordsFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));

function verifyRecords([form, folder, ...rest]: readonly string[], from?: string, closing?: string): number {
  const areHex = [from, closing].every((hex) => hex !== undefined && /^(?:[0-9a-f]{2})+$/.test(hex));
  if ((form !== 'danish' && form !== 'dutch') || folder === undefined || rest.length > 0 || !areHex) {
    console.error(usage);
    return 2;
  }
  const files = filesBelow(folder);
  const faults =
    form === 'danish'
      ? verifyDanish(files, { startMac: from ?? '' }, closing ?? '')
      : verifyDutch(files, from ?? '', closing ?? '');
  for (const { path, problem } of faults) console.log(`${path === '' ? folder : path}: ${problem}`);
  if (faults.length === 0) console.log(`${files.length} files, and nothing wrong`);
  return faults.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
