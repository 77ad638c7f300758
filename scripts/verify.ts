/**
 * Computes rounds again, without a database.
 * A file of proofs, as the bets history gives it: npm run verify -- proofs.json
 * One round by its parts:
 *   npm run verify -- --game blackjack --server-seed HEX --client-seed TEXT --nonce N [--currency EUR] [--bets JSON]
 *     [--actions JSON] [--remaining JSON, the tickets left of each prize, for a scratch ticket]
 *   npm run verify -- --game crash --link HEX --salt TEXT --index N [--commitment HEX] [--bets JSON] [--actions JSON]
 * Prints JSON. A bad argument: one line on stderr and exit code 2. A file in which something does not match: code 1.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isServerSeed, parseClientSeed } from '#domain/fairness/seeds.ts';
import { stakeOf } from '#domain/games/game.ts';
import { type BundleReport, parseBundle, verifyBundle } from '#domain/games/proof/bundle.ts';
import { type OpenProof, recompute } from '#domain/games/proof/recompute.ts';
import { commitmentOfProof } from '#domain/games/proof/verify-record.ts';
import { betsOnWire, winsOnWire } from '#domain/games/proof/wire.ts';
import { findGame, gameIds, type HouseGame } from '#domain/games/registry.ts';
import { freshSeries } from '#domain/games/scratch/series.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';

const options = {
  game: { type: 'string' },
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  remaining: { type: 'string' },
  link: { type: 'string' },
  salt: { type: 'string' },
  index: { type: 'string' },
  commitment: { type: 'string' },
  currency: { type: 'string', default: 'EUR' },
  bets: { type: 'string' },
  actions: { type: 'string', default: '[]' },
} as const;

const readJson = (name: string, text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(`${name} is not JSON`);
  }
};

const readArguments = (args: string[]) => {
  try {
    return ok(parseArgs({ args, options, strict: true, allowPositionals: true }));
  } catch (error) {
    return fail(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
};

type Values = { readonly [K in keyof typeof options]?: string | undefined };

const readCount = (name: string, text = ''): Result<number> =>
  /^\d{1,15}$/.test(text) ? ok(Number(text)) : fail(`${name} must be a whole number from 0`);

const readRemaining = (game: HouseGame, text: string | undefined): Result<readonly number[] | null> => {
  if (game.steps !== 'series') return text === undefined ? ok(null) : fail('--remaining is for scratch tickets alone');
  if (text === undefined) return ok(freshSeries(game.prizes));
  const json = readJson('--remaining', text);
  if (!json.ok) return json;
  const isCount = (one: unknown) => Number.isSafeInteger(one) && Number(one) >= 0;
  const counts = Array.isArray(json.value) && json.value.every(isCount) ? json.value : [];
  return counts.length === game.prizes.length
    ? ok(counts)
    : fail(`--remaining must be ${game.prizes.length} whole numbers, as JSON`);
};

const readSeeds = (game: HouseGame, values: Values): Result<OpenProof> => {
  const { 'server-seed': serverSeed = '', nonce } = values;
  if (!isServerSeed(serverSeed)) return fail('--server-seed must be 64 lower-case hex digits');
  const clientSeed = parseClientSeed(values['client-seed']);
  if (!clientSeed.ok) return fail('--client-seed must be 1 to 64 printable ASCII characters without space and colon');
  const count = readCount('--nonce', nonce);
  if (!count.ok) return count;
  const remaining = readRemaining(game, values.remaining);
  if (!remaining.ok) return remaining;
  const seeds = { serverSeed, clientSeed: clientSeed.value, nonce: count.value };
  return ok({ kind: 'seeds', serverSeedHash: '', ...seeds, remaining: remaining.value });
};

const readChain = ({ link = '', salt = '', index: indexText, commitment = '' }: Values): Result<OpenProof> => {
  if (!isServerSeed(link)) return fail('--link must be 64 lower-case hex digits');
  if (salt === '') return fail('--salt must be the public text of the chain');
  const index = readCount('--index', indexText);
  return index.ok ? ok({ kind: 'chain', chain: '', commitment, salt, index: index.value, link }) : index;
};

/** What the proof says of itself, with the commitment that it hashes to. */
const told = (proof: OpenProof) => {
  const commitment = commitmentOfProof(proof);
  if (proof.kind === 'seeds') return { serverSeedHash: commitment, clientSeed: proof.clientSeed, nonce: proof.nonce };
  const given = proof.commitment === '' ? {} : { commitmentMatches: commitment === proof.commitment };
  return { commitment, ...given, salt: proof.salt, index: proof.index };
};

const verifyRound = (values: Values): Result<object> => {
  const game = findGame(values.game ?? '');
  if (!game) return fail(`--game must be one of: ${gameIds.join(', ')}`);
  const isShared = game.steps === 'shared' || values.link !== undefined;
  const proof = isShared ? readChain(values) : readSeeds(game, values);
  if (!proof.ok) return proof;
  const { currency = 'EUR', bets: betsText } = values;
  if (!isCurrencyCode(currency)) return fail('--currency must be a currency of the house, such as EUR');
  if (betsText === undefined && game.steps === 'many') return fail(`--bets is needed for ${game.id}`);
  const json = betsText === undefined ? ok(undefined) : readJson('--bets', betsText);
  if (!json.ok) return json;
  const bets = json.value === undefined ? ok([]) : game.parseBets(json.value, currency);
  if (!bets.ok) return fail(`--bets refused: ${JSON.stringify(bets.facts ?? {})}`);
  const actions = readJson('--actions', values.actions ?? '[]');
  if (!actions.ok) return actions;
  if (!Array.isArray(actions.value)) return fail('--actions must be a list, as JSON');
  const again = recompute(game, proof.value, bets.value, actions.value);
  if (!again.ok) return fail(`--actions refused: ${again.code}`);

  const { settled, added } = again.value;
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  return ok({
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...told(proof.value),
    outcome: settled.outcome,
    ...(bets.value.length > 0 && {
      currency,
      stake: amount(stakeOf(bets.value) + stakeOf(added)),
      ...(added.length > 0 && { addedBets: betsOnWire(added, currency) }),
      payout: amount(settled.payoutMinor),
      wins: winsOnWire(settled.wins, currency),
    }),
  });
};

/** The report of a file of proofs, as the bets history gives it. */
export const verifyFile = (path: string): Result<BundleReport> => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return fail(`cannot read ${path}`);
  }
  const json = readJson(path, text);
  if (!json.ok) return json;
  const bundle = parseBundle(json.value);
  if (bundle.ok) return ok(verifyBundle(bundle.value));
  return fail(`${path} is no file of proofs: ${bundle.code}`);
};

/** The round or the report as printable JSON, or one line that says which argument is wrong and what is allowed. */
export const verifyFromArguments = (args: string[]): Result<object> => {
  const read = readArguments(args);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const [path, ...more] = positionals;
  if (path === undefined) return verifyRound(values);
  return more.length > 0 ? fail(`one file at a time: ${more.join(' ')}`) : verifyFile(path);
};

const hasMismatch = (value: object): boolean =>
  'mismatches' in value && Array.isArray(value.mismatches) && value.mismatches.length > 0;

if (import.meta.main) {
  const result = verifyFromArguments(process.argv.slice(2));
  if (result.ok) {
    console.log(JSON.stringify(result.value, undefined, 2));
    if (hasMismatch(result.value)) process.exitCode = 1;
  } else {
    console.error(`verify: ${result.code}`);
    process.exitCode = 2;
  }
}
