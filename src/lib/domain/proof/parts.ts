import { isServerSeed, parseClientSeed } from '../fairness/seeds.ts';
import { findGame, type HouseGame } from '../games/book/registry.ts';
import { type Json, stakeOf } from '../games/kit/game.ts';
import { freshSeries } from '../games/scratch/series.ts';
import { drawJackpot } from '../jackpot/draw.ts';
import { hasJackpot } from '../jackpot/parameters.ts';
import { formatAmount } from '../money/amount.ts';
import { isCurrencyCode } from '../money/currency.ts';
import { fail, ok, type Result } from '../result.ts';
import { jackpotOnWire } from './jackpot-step.ts';
import { type OpenProof, recompute } from './recompute.ts';
import { chainRoundsMax } from './record.ts';
import { commitmentOfProof } from './verify-by-rules.ts';
import { betsOnWire, winsOnWire } from './wire.ts';

/** The parts of a round as a person types them; each also names what is wrong. `bets`, `actions`, `remaining` are JSON. */
export type Part =
  | 'game'
  | 'server-seed'
  | 'client-seed'
  | 'nonce'
  | 'remaining'
  | 'link'
  | 'salt'
  | 'index'
  | 'commitment'
  | 'currency'
  | 'bets'
  | 'actions';
export type Parts = { readonly [P in Part]?: string | undefined };

type WireBet = { readonly spot: string; readonly amount: string };
type WireWin = { readonly spot: string; readonly stake: string; readonly payout: string };

/** A round that was computed from its parts. Amounts are texts in units; without bets there is nothing to win. */
export type ComputedRound = {
  readonly game: string;
  readonly rulesVersion: number;
  /** What the server seed or the chain's link hashes to. */
  readonly commitment: string;
  /** Whether that is the commitment that was given; null when none was. */
  readonly commitmentMatches: boolean | null;
  readonly outcome: Json;
  readonly currency: string;
  readonly stake: string;
  readonly payout: string;
  readonly addedBets: readonly WireBet[];
  readonly wins: readonly WireWin[];
  /** What a stake for money gave to the jackpot, and whether it won; absent without bets or without a jackpot. */
  readonly jackpot?: ReturnType<typeof jackpotOnWire>;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readCount = (text = ''): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

const readRemaining = (game: HouseGame, text: string | undefined): Result<readonly number[] | null, 'remaining'> => {
  const isEmpty = text === undefined || text.trim() === '';
  if (game.steps !== 'series') return isEmpty ? ok(null) : fail('remaining');
  if (isEmpty) return ok(freshSeries(game.prizes));
  const counts = readJson(text);
  const isSeries =
    Array.isArray(counts) &&
    counts.length === game.prizes.length &&
    counts.every((one) => Number.isSafeInteger(one) && one >= 0) &&
    counts.some((one) => one > 0);
  return isSeries ? ok(counts) : fail('remaining');
};

const readSeeds = (game: HouseGame, parts: Parts): Result<OpenProof, Part> => {
  const serverSeed = parts['server-seed'] ?? '';
  if (!isServerSeed(serverSeed)) return fail('server-seed');
  const clientSeed = parseClientSeed(parts['client-seed']);
  if (!clientSeed.ok) return fail('client-seed');
  const nonce = readCount(parts.nonce);
  if (nonce === undefined) return fail('nonce');
  const remaining = readRemaining(game, parts.remaining);
  if (!remaining.ok) return remaining;
  const serverSeedHash = parts.commitment ?? '';
  return ok({
    kind: 'seeds',
    serverSeedHash,
    serverSeed,
    clientSeed: clientSeed.value,
    nonce,
    remaining: remaining.value,
  });
};

const readChain = ({ link = '', salt = '', index: indexText, commitment = '' }: Parts): Result<OpenProof, Part> => {
  if (!isServerSeed(link)) return fail('link');
  if (salt === '') return fail('salt');
  const index = readCount(indexText);
  return index === undefined || index > chainRoundsMax
    ? fail('index')
    : ok({ kind: 'chain', chain: '', commitment, salt, index, link });
};

/** A round by its parts. Fails with the part that is wrong; facts say more where the game's rules do. */
export const computeRound = (parts: Parts): Result<ComputedRound, Part> => {
  const game = findGame(parts.game ?? '');
  if (!game) return fail('game');
  const { currency = 'EUR', commitment, bets: betsText, actions: actionsText = '[]' } = parts;
  const isShared = game.steps === 'shared' || parts.link !== undefined;
  const proof = isShared ? readChain(parts) : readSeeds(game, parts);
  if (!proof.ok) return proof;
  if (commitment !== undefined && !isServerSeed(commitment)) return fail('commitment');
  if (!isCurrencyCode(currency)) return fail('currency');
  // Where nobody decides anything, a round without bets still has its outcome.
  const needsBets = game.steps === 'many';
  const bets = betsText === undefined && !needsBets ? ok([]) : game.parseBets(readJson(betsText ?? ''), currency);
  if (!bets.ok) return fail('bets', bets.facts);
  const actions = readJson(actionsText.trim() === '' ? '[]' : actionsText);
  if (!Array.isArray(actions)) return fail('actions');
  const again = recompute(game, proof.value, bets.value, actions);
  if (!again.ok) return fail('actions', again.facts);
  const { settled, added } = again.value;
  const computed = commitmentOfProof(proof.value);
  const stakeMinor = stakeOf(bets.value) + stakeOf(added);
  const hasPart = proof.value.kind === 'seeds' && hasJackpot(game.id) && stakeMinor > 0n;
  const jackpot = hasPart ? jackpotOnWire(drawJackpot(proof.value, stakeMinor, currency), currency) : undefined;
  return ok({
    game: game.id,
    rulesVersion: game.rulesVersion,
    commitment: computed,
    commitmentMatches: commitment === undefined ? null : computed === commitment,
    outcome: settled.outcome,
    currency,
    stake: formatAmount(stakeMinor, currency),
    payout: formatAmount(settled.payoutMinor, currency),
    addedBets: betsOnWire(added, currency),
    wins: winsOnWire(settled.wins, currency),
    ...(jackpot && { jackpot }),
  });
};
