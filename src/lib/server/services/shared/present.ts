import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ownStake, publicStake, sharedRound } from '#contract/games/shared.ts';
import type { CommonGame } from '#domain/games/kit/common-game.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { SharedRoundRow, StakeRow } from '../../db/queries/shared.ts';
import { asRecord, presentBets } from '../games/present.ts';
import { chainName } from './chains.ts';
import { storedBets } from './settle.ts';

export type PublicStake = z.infer<typeof publicStake>;
export type OwnStake = z.infer<typeof ownStake>;
export type PublicRound = z.infer<typeof sharedRound>;
/** A round that is over, link and all. `outcome` is the game's own. */
export type PublicResult = ReturnType<typeof presentResult>;

/** A name for a stake that says nothing of its own id, which is its player's key. */
export const publicIdOf = (stakeId: string): string => createHash('sha256').update(stakeId).digest('hex').slice(0, 12);

/** Two letters of the first name. */
const shortName = (firstName: string): string => `${[...firstName].slice(0, 2).join('')}***`;

export const leftOf = (game: CommonGame, stake: StakeRow): string | null =>
  game.leftAt(storedBets(game, stake), stake.payout, Array.isArray(stake.actions) ? stake.actions : []);

export const presentPublic = (game: CommonGame, stake: StakeRow): PublicStake => {
  const left = leftOf(game, stake);
  const covers = game.coversOf?.(storedBets(game, stake));
  return {
    id: publicIdOf(stake.id),
    name: shortName(stake.first_name),
    amount: formatAmount(stake.stake, stake.currency),
    currency: stake.currency,
    left,
    payout: left === null ? null : formatAmount(stake.payout, stake.currency),
    ...(covers !== undefined && { covers }),
  };
};

/** What everybody is told of stakes that left; play money is nobody's business. */
export const leavesOf = (game: CommonGame, stakes: readonly StakeRow[]): Leave[] =>
  stakes
    .filter(({ demo }) => !demo)
    .map((stake) => presentPublic(game, stake))
    .flatMap(({ id, left, payout }) => (left === null || payout === null ? [] : [{ id, left, payout }]));

export type Leave = { readonly id: string; readonly left: string; readonly payout: string };

const statusOf = ({ status, payout }: StakeRow): OwnStake['status'] =>
  status === 'settled' ? (payout > 0n ? 'won' : 'lost') : status;

export const presentOwn = (game: CommonGame, stake: StakeRow, round: SharedRoundRow): OwnStake => ({
  id: stake.id,
  chain: chainName(round.game_id, round.chain),
  index: round.index,
  demo: stake.demo,
  currency: stake.currency,
  // What was cancelled counts nothing any more; its bets still say what it was.
  amount: formatAmount(
    storedBets(game, stake).reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    stake.currency,
  ),
  bets: presentBets(storedBets(game, stake), stake.currency),
  status: statusOf(stake),
  payout: formatAmount(stake.payout, stake.currency),
});

export const presentRound = (round: SharedRoundRow): PublicRound => ({
  chain: chainName(round.game_id, round.chain),
  index: round.index,
  commitment: round.commitment,
  salt: round.salt,
  saltSource: round.salt_source,
  opensAt: round.opens_at.toISOString(),
  startsAt: round.starts_at?.toISOString() ?? null,
});

/** Only of a round that is over. */
export const presentResult = (
  round: SharedRoundRow,
  { link, endedAt, outcome }: { link: string; endedAt: Date; outcome: SharedRoundRow['outcome'] },
) => ({
  chain: chainName(round.game_id, round.chain),
  index: round.index,
  commitment: round.commitment,
  salt: round.salt ?? '',
  link,
  outcome: asRecord(outcome),
  endedAt: endedAt.toISOString(),
});
