import { type CurrencyCode, isCurrencyCode } from '../money/currency.ts';
import { fail, ok, type Result } from '../result.ts';
import { type RecordedJackpot, readJackpot } from './recorded-jackpot.ts';

/** A round of a player's own seeds. `remaining`: a scratch series' tickets left before this one, by prize. */
type SeedsProof = {
  readonly kind: 'seeds';
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Null while the pair is in use. */
  readonly serverSeed: string | null;
  readonly remaining: readonly number[] | null;
};

/** A shared round: its link of a chain whose link 0 is `commitment`. Null until the round is over. */
export type ChainProof = {
  readonly kind: 'chain';
  readonly chain: string;
  readonly commitment: string;
  readonly salt: string;
  readonly index: number;
  readonly link: string | null;
};

export type Proof = SeedsProof | ChainProof;

/** All that is needed to compute a settled round again. Amounts are texts in units of the currency. */
export type RoundRecord = {
  readonly id: string;
  readonly gameId: string;
  /** The rules it was played under; null where the record does not say, and today's are taken. */
  readonly rulesVersion: number | null;
  readonly currency: CurrencyCode;
  readonly at: string;
  readonly stake: string;
  readonly payout: string;
  readonly outcome: unknown;
  readonly bets: unknown;
  readonly addedBets: unknown;
  readonly actions: readonly unknown[];
  readonly wins: unknown;
  readonly proof: Proof;
  /** Absent: the round had no part in a jackpot, as in a demo or at a table without one. */
  readonly jackpot?: RecordedJackpot | undefined;
  /** A free spin: the house paid what its bets say, and its own stake is nothing. */
  readonly freeSpin?: true | undefined;
};

/** No chain is longer: a walk down it must end. */
export const chainRoundsMax = 10_000_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
const isCount = (input: unknown): input is number => Number.isSafeInteger(input) && Number(input) >= 0;
const isText = (input: unknown): input is string => typeof input === 'string';
const isHash = (input: unknown): input is string => isText(input) && /^[0-9a-f]{64}$/.test(input);

const readProof = (input: unknown): Proof | undefined => {
  if (!isFields(input)) return undefined;
  const { kind, serverSeedHash, clientSeed, nonce, serverSeed, remaining = null } = input;
  if (kind === 'seeds') {
    const isSeries = remaining === null || (Array.isArray(remaining) && remaining.every(isCount));
    return isHash(serverSeedHash) &&
      isText(clientSeed) &&
      isCount(nonce) &&
      (serverSeed === null || isHash(serverSeed)) &&
      isSeries
      ? { kind, serverSeedHash, clientSeed, nonce, serverSeed, remaining }
      : undefined;
  }
  const { chain, commitment, salt, index, link } = input;
  return kind === 'chain' &&
    isText(chain) &&
    isHash(commitment) &&
    isText(salt) &&
    isCount(index) &&
    index <= chainRoundsMax &&
    (link === null || isHash(link))
    ? { kind, chain, commitment, salt, index, link }
    : undefined;
};

/** Unknown in, a settled round out. Fails on anything that a record must have and has not; facts name it. */
export const parseRecord = (input: unknown): Result<RoundRecord, 'record_invalid'> => {
  const refuse = (field: string) => fail('record_invalid', { field });
  if (!isFields(input)) return refuse('round');
  const { id, gameId, rulesVersion = null, currency, at, stake, payout, actions = [], addedBets = [], wins } = input;
  if (!isText(id)) return refuse('id');
  if (!isText(gameId)) return refuse('gameId');
  if (rulesVersion !== null && !isCount(rulesVersion)) return refuse('rulesVersion');
  if (!isText(currency) || !isCurrencyCode(currency)) return refuse('currency');
  if (!isText(at)) return refuse('at');
  if (!isText(stake)) return refuse('stake');
  if (!isText(payout)) return refuse('payout');
  if (!Array.isArray(actions)) return refuse('actions');
  const proof = readProof(input['proof']);
  if (!proof) return refuse('proof');
  const given = input['jackpot'] ?? null;
  const jackpot = given === null ? undefined : readJackpot(given);
  if (given !== null && !jackpot) return refuse('jackpot');
  const freeSpin = input['freeSpin'] ?? false;
  if (typeof freeSpin !== 'boolean') return refuse('freeSpin');
  const { outcome, bets } = input;
  return ok({
    id,
    gameId,
    rulesVersion,
    currency,
    at,
    stake,
    payout,
    outcome,
    bets,
    addedBets,
    actions,
    wins,
    proof,
    ...(jackpot && { jackpot }),
    ...(freeSpin && { freeSpin }),
  });
};
