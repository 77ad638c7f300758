import { earlierLink } from '../fairness/hash-chain.ts';
import { commitmentOf } from '../fairness/seeds.ts';
import type { HouseGame } from '../games/book/registry.ts';
import { stakeOf } from '../games/kit/game.ts';
import { rulesUnder } from '../games/kit/payment.ts';
import { formatAmount } from '../money/amount.ts';
import { fail, ok, type Result } from '../result.ts';
import { canonical } from './canonical.ts';
import { recomputeJackpot } from './jackpot-step.ts';
import { isRevealed, type OpenProof, recompute } from './recompute.ts';
import type { RoundRecord } from './record.ts';
import { sameJson } from './same-json.ts';
import { betsOnWire, winsOnWire } from './wire.ts';

/** One thing that was computed again, beside what the house recorded. */
export type VerifyStep = {
  readonly name: 'commitment' | 'stake' | 'added' | 'outcome' | 'wins' | 'jackpot' | 'payout';
  readonly recorded: string;
  readonly computed: string;
  readonly matches: boolean;
};

/**
 * Why a record could not be computed at all. `seed_hidden` is the player's own to end, by rotating; `game_unknown` and
 * `rules_unknown` ask for other software than this; the others are records that no round of the house has.
 */
export type CannotVerify =
  | 'seed_hidden'
  | 'game_unknown'
  | 'rules_unknown'
  | 'bet_invalid'
  | 'action_invalid'
  | 'proof_unfit';

/** How the commitment of a proof is computed; many rounds share one, and `bundle.ts` remembers them. */
export type CommitmentOf = (proof: OpenProof) => string;

export const commitmentOfProof: CommitmentOf = (proof) =>
  proof.kind === 'seeds' ? commitmentOf(proof.serverSeed) : earlierLink(proof.link, proof.index);

const step = (name: VerifyStep['name'], recorded: string, computed: string): VerifyStep => ({
  name,
  recorded,
  computed,
  matches: recorded === computed,
});

/** Values are turned into text only for who reads them: a file of 10,000 rounds does not. */
const jsonStep = (name: VerifyStep['name'], recorded: unknown, computed: unknown): VerifyStep => ({
  name,
  get recorded() {
    return canonical(recorded);
  },
  get computed() {
    return canonical(computed);
  },
  matches: sameJson(recorded, computed),
});

/**
 * Checks a round of a game with nothing but its record: what was revealed hashes to the commitment, the bets add up to the stake, or
 * the house paid for them and the stake is nothing, the seeds give the outcome and the round's part in the jackpot, the rules give the bets that actions added, the wins and the
 * return. Of a jackpot that was won the amount is taken from the record: it is what the pot held.
 */
export const verifyByRules = (
  game: HouseGame,
  record: RoundRecord,
  commit: CommitmentOf = commitmentOfProof,
): Result<readonly VerifyStep[], CannotVerify> => {
  const { proof, currency } = record;
  if (!isRevealed(proof)) return fail('seed_hidden');
  if (game.id !== record.gameId) return fail('game_unknown');
  const ruled = rulesUnder(game, record.rulesVersion ?? game.rulesVersion);
  if (!ruled) return fail('rules_unknown');
  const { rules, payment } = ruled;
  const bets = rules.parseBets(record.bets, currency);
  if (!bets.ok) return bets;
  const again = recompute(rules, proof, bets.value, record.actions, payment);
  if (!again.ok) return again;
  const { settled, added } = again.value;
  const stakeMinor = stakeOf(bets.value) + stakeOf(added);
  // What the house pays is a round of a slot, and feeds no jackpot.
  if (record.freeSpin && (record.jackpot || game.steps !== 'one')) return fail('proof_unfit');
  const jackpot = record.jackpot
    ? recomputeJackpot(record.jackpot, { gameId: game.id, stakeMinor, currency, proof })
    : undefined;
  if (jackpot && !jackpot.ok) return jackpot;
  const { recorded, computed, winMinor = 0n } = jackpot?.value ?? {};
  const committed = proof.kind === 'seeds' ? proof.serverSeedHash : proof.commitment;
  return ok([
    step('commitment', committed, commit(proof)),
    step('stake', record.stake, formatAmount(record.freeSpin ? 0n : stakeMinor, currency)),
    jsonStep('added', record.addedBets, betsOnWire(added, currency)),
    jsonStep('outcome', record.outcome, settled.outcome),
    jsonStep('wins', record.wins, winsOnWire(settled.wins, currency)),
    ...(jackpot ? [jsonStep('jackpot', recorded, computed)] : []),
    step('payout', record.payout, formatAmount(settled.payoutMinor + winMinor, currency)),
  ]);
};
