import type { Bet } from '#domain/games/game.ts';
import type { ServerContext } from '../../context.ts';
import {
  cancelSharedStake,
  type SettledRow,
  type SharedRoundRow,
  type StakeRow,
  settleSharedStake,
} from '../../db/queries/shared.ts';
import { presentWins } from '../games/present.ts';
import { seedsOf } from './chains.ts';
import type { CommonGame } from './common-game.ts';

/** The bets of a stake as the game reads them. Throws when the row holds what the rules never let in. */
export const storedBets = ({ rules }: CommonGame, { bets, currency }: StakeRow): readonly Bet[] => {
  const parsed = rules.parseBets(bets, currency);
  if (!parsed.ok) throw new Error('a stored stake cannot be read');
  return parsed.value;
};

const actionsIn = (stake: StakeRow): readonly unknown[] => (Array.isArray(stake.actions) ? stake.actions : []);

/**
 * Settles a stake by its round's seeds and what its player did (`actions`, else what is recorded). Returns it as it is
 * then when it was this call that paid. `winners`: what returns nothing is left as it is.
 */
export const payStake = async (
  ctx: ServerContext,
  game: CommonGame,
  round: SharedRoundRow,
  stake: StakeRow,
  whom: 'all' | 'winners' = 'all',
  actions: readonly unknown[] = actionsIn(stake),
): Promise<StakeRow | undefined> => {
  const seeds = await seedsOf(ctx, round);
  if (!seeds) throw new Error('a round without a salt cannot be settled');
  const settled = game.rules.settle(storedBets(game, stake), seeds, actions);
  if (!settled.ok) throw new Error('the recorded actions cannot be read');
  const { payoutMinor, wins } = settled.value;
  if (payoutMinor === 0n && whom === 'winners') return undefined;
  const values = [JSON.stringify(presentWins(wins, stake.currency)), JSON.stringify(actions), ctx.clock.now()];
  const [row] = await ctx.db.query<SettledRow>(settleSharedStake, [stake.id, stake.player_id, payoutMinor, ...values]);
  if (row?.code !== 'ok' || payoutMinor === 0n) return undefined;
  const balance = row.balance ?? 0n;
  return { ...stake, status: 'settled', payout: payoutMinor, actions: JSON.parse(JSON.stringify(actions)), balance };
};

/** The house gives a stake back whole, with its exact cash and bonus. */
export const giveBack = async (ctx: ServerContext, stake: StakeRow): Promise<void> => {
  await ctx.db.query(cancelSharedStake, [stake.id, stake.player_id, ctx.clock.now(), true, null]);
};
