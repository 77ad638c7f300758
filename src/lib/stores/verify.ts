import { commitmentOf } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import type { Settled } from '#domain/games/game.ts';
import { findGame } from '#domain/games/registry.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { RoundRecord } from './history.ts';

/** One thing that was computed again, beside what the house recorded. */
export type VerifyStep = {
  readonly name: 'commitment' | 'outcome' | 'payout';
  readonly recorded: string;
  readonly computed: string;
  readonly matches: boolean;
};

/** JSON with its keys in order, so that equal values are equal texts. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
};

const step = (name: VerifyStep['name'], recorded: string, computed: string): VerifyStep => ({
  name,
  recorded,
  computed,
  matches: recorded === computed,
});

const replay = ({ round, proof }: RoundRecord, serverSeed: string): Settled | undefined => {
  const game = findGame(round.gameId);
  if (game?.steps !== 'one') return undefined;
  const bets = game.parseBets(round.bets, round.currency);
  if (!bets.ok) return undefined;
  return game.play(bets.value, createStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce }));
};

/**
 * Checks a round with nothing but its record: the revealed seed hashes to the commitment, the seeds give the outcome,
 * the rules give the return. Undefined when the seed is still hidden or the game's rules are not at hand.
 */
export const verifyRecord = (record: RoundRecord): readonly VerifyStep[] | undefined => {
  const { round, proof } = record;
  if (proof.serverSeed === null) return undefined;
  const settled = replay(record, proof.serverSeed);
  if (settled === undefined) return undefined;
  return [
    step('commitment', round.serverSeedHash, commitmentOf(proof.serverSeed)),
    step('outcome', canonical(round.outcome), canonical(settled.outcome)),
    step('payout', round.payout, formatAmount(settled.payoutMinor, round.currency)),
  ];
};
