/**
 * Computes a round again from its seeds, without a database:
 * npm run verify -- --game roulette-european --server-seed HEX --client-seed TEXT --nonce N [--currency EUR] [--bets JSON]
 * Prints JSON. A bad argument: one line on stderr and exit code 2.
 */
import { parseArgs } from 'node:util';
import { commitmentOf, isServerSeed, parseClientSeed } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { stakeOf } from '#domain/games/game.ts';
import { findGame, gameIds } from '#domain/games/registry.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';

const options = {
  game: { type: 'string' },
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  currency: { type: 'string', default: 'EUR' },
  bets: { type: 'string' },
} as const;

const readJson = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('--bets is not JSON');
  }
};

const readArguments = (args: string[]) => {
  try {
    return ok(parseArgs({ args, options, strict: true }).values);
  } catch (error) {
    return fail(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
};

/** The round as printable JSON, or one line that says which argument is wrong and what is allowed. */
export const verifyFromArguments = (args: string[]): Result<object> => {
  const read = readArguments(args);
  if (!read.ok) return read;
  const { game: gameId = '', 'server-seed': serverSeed = '', currency, nonce: nonceText = '', bets } = read.value;
  const game = findGame(gameId);
  if (game?.steps !== 'one') return fail(`--game must be one of: ${gameIds.join(', ')}`);
  if (!isServerSeed(serverSeed)) return fail('--server-seed must be 64 lower-case hex digits');
  const clientSeed = parseClientSeed(read.value['client-seed']);
  if (!clientSeed.ok) return fail('--client-seed must be 1 to 64 printable ASCII characters without space and colon');
  const nonce = Number(nonceText);
  if (!/^\d{1,15}$/.test(nonceText)) return fail('--nonce must be a whole number from 0');
  if (!isCurrencyCode(currency)) return fail('--currency must be a currency of the house, such as EUR');
  const json = bets === undefined ? ok(undefined) : readJson(bets);
  if (!json.ok) return json;
  const parsed = json.value === undefined ? ok([]) : game.parseBets(json.value, currency);
  if (!parsed.ok) return fail(`--bets refused: ${JSON.stringify(parsed.facts ?? {})}`);

  const round = game.play(parsed.value, createStream({ serverSeed, clientSeed: clientSeed.value, nonce }));
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  return ok({
    game: game.id,
    rulesVersion: game.rulesVersion,
    serverSeedHash: commitmentOf(serverSeed),
    clientSeed: clientSeed.value,
    nonce,
    outcome: round.outcome,
    ...(parsed.value.length > 0 && {
      currency,
      stake: amount(stakeOf(parsed.value)),
      payout: amount(round.payoutMinor),
      wins: round.wins.map((win) => ({
        spot: win.spot,
        stake: amount(win.stakeMinor),
        payout: amount(win.payoutMinor),
      })),
    }),
  });
};

if (import.meta.main) {
  const result = verifyFromArguments(process.argv.slice(2));
  if (result.ok) {
    console.log(JSON.stringify(result.value, undefined, 2));
  } else {
    console.error(`verify: ${result.code}`);
    process.exitCode = 2;
  }
}
