/** Computes rounds again, without a database: a file of proofs, or one round by its parts. See `usage`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameIds } from '#domain/games/book/registry.ts';
import { type BundleReport, parseBundle, verifyBundle } from '#domain/proof/bundle.ts';
import { type ComputedRound, computeRound, type Part } from '#domain/proof/parts.ts';
import { fail, ok, type Result } from '#domain/result.ts';

const wanted: Readonly<Record<Part, string>> = {
  game: `must be one of: ${gameIds.join(', ')}`,
  'server-seed': 'must be 64 lower-case hex digits',
  'client-seed': 'must be 1 to 64 printable ASCII characters without space and colon',
  nonce: 'must be a whole number from 0',
  remaining: 'must be a whole number for each prize of a scratch game, as JSON',
  link: 'must be 64 lower-case hex digits',
  salt: 'must be the public text of the chain',
  index: 'must be a whole number from 0 to 10,000,000',
  commitment: 'must be 64 lower-case hex digits',
  currency: 'must be a currency of the house, such as EUR',
  bets: 'must be bets that the game takes, as JSON',
  actions: 'must be actions that the round allows, as JSON',
};

const usage = `npm run -s verify -- proofs.json
  a file of proofs, as the bets history gives it
npm run -s verify -- --game blackjack --server-seed HEX --client-seed TEXT --nonce N
  one round of a player's seeds; with
  [--currency EUR] [--bets JSON] [--actions JSON] [--commitment HEX]
  [--remaining JSON]  the tickets left of each prize, for a scratch ticket
npm run -s verify -- --game crash --link HEX --salt TEXT --index N
  one round that all players shared; with
  [--currency EUR] [--bets JSON] [--actions JSON] [--commitment HEX]

Prints JSON. Exit code: 0 sound, 1 something in the file does not match, 2 an argument that is none (one line on stderr).`;

const options = Object.fromEntries(Object.keys(wanted).map((name) => [name, { type: 'string' }] as const));

const readArguments = (args: string[]) => {
  try {
    return ok(parseArgs({ args, options, strict: true, allowPositionals: true }));
  } catch (error) {
    return fail(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
};

const verifyFile = (path: string): Result<BundleReport> => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`${path} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}`);
  }
  const bundle = parseBundle(json);
  return bundle.ok ? ok(verifyBundle(bundle.value)) : fail(`${path} is no file of proofs: ${bundle.code}`);
};

/** The round or the report as printable JSON, or one line that says which argument is wrong and what is allowed. */
export const verifyFromArguments = (args: string[]): Result<ComputedRound | BundleReport> => {
  const read = readArguments(args);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const [path, ...more] = positionals;
  if (more.length > 0) return fail(`one file at a time: ${more.join(' ')}`);
  if (path !== undefined) return verifyFile(path);
  const round = computeRound(values);
  if (round.ok) return round;
  const facts = round.facts ? ` (${JSON.stringify(round.facts)})` : '';
  return fail(`--${round.code} ${wanted[round.code]}${facts}`);
};

const run = (args: string[]): void => {
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const result = verifyFromArguments(args);
  if (result.ok) {
    console.log(JSON.stringify(result.value, undefined, 2));
    if ('mismatches' in result.value && result.value.mismatches.length > 0) process.exitCode = 1;
  } else {
    console.error(`verify: ${result.code}`);
    process.exitCode = 2;
  }
};

if (import.meta.main) run(process.argv.slice(2));
