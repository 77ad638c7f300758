import { drawJackpot, type JackpotDraw } from '../jackpot/draw.ts';
import { hasJackpot, jackpotVersion } from '../jackpot/parameters.ts';
import { formatAmount, parseAmount } from '../money/amount.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { fail, ok, type Result } from '../result.ts';
import type { OpenProof } from './recompute.ts';
import type { RecordedJackpot } from './recorded-jackpot.ts';

/** The parts of a round that the jackpot asks for. */
type Round = {
  readonly gameId: string;
  readonly stakeMinor: bigint;
  readonly currency: CurrencyCode;
  readonly proof: OpenProof;
};

/** No amount in the ledger is longer. */
const amountCharsMax = 32;

/** What the seeds decide of it, as a record and its step say it. */
export const jackpotOnWire = ({ contributionMinor, hit }: JackpotDraw, currency: CurrencyCode) => ({
  contribution: formatAmount(contributionMinor, currency),
  hit,
});

/**
 * A recorded part in the jackpot beside the one that the seeds give, and the recorded win in minor units, which is part of the
 * round's return. Fails on rules of another version, and on a round that cannot have a part in it.
 */
export const recomputeJackpot = ({ version, contribution, win }: RecordedJackpot, round: Round) => {
  const { gameId, stakeMinor, currency, proof } = round;
  if (version !== jackpotVersion) return fail('rules_unknown');
  const won = parseAmount(win, currency, amountCharsMax);
  if (proof.kind !== 'seeds' || !hasJackpot(gameId) || !won.ok) return fail('proof_unfit');
  const recorded = { contribution, hit: won.value > 0n };
  const computed = jackpotOnWire(drawJackpot(proof, stakeMinor, currency), currency);
  return ok({ recorded, computed, winMinor: won.value }) satisfies Result<unknown>;
};
