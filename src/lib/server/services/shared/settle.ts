import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { rulesUnder, settlePaid } from '#domain/games/kit/payment.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type CancelledRow,
  cancelSharedStake,
  type SettledRow,
  type SharedRoundRow,
  type StakeRow,
  settleSharedStake,
} from '../../db/queries/shared.ts';
import { presentWins } from '../games/present.ts';
import { notify, tellAway } from '../inbox/notify.ts';
import { seedsOf } from './chains.ts';

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
  const { rules, payment } = rulesUnder(game.rules, Number(stake.game_version)) ?? { rules: game.rules };
  const settled = settlePaid(rules, storedBets(game, stake), seeds, actions, payment);
  if (!settled.ok) throw new Error('the recorded actions cannot be read');
  const { payoutMinor, wins } = settled.value;
  if (payoutMinor === 0n && whom === 'winners') return undefined;
  const values = [JSON.stringify(presentWins(wins, stake.currency)), JSON.stringify(actions), ctx.clock.now()];
  const row = await withTelling(ctx, game, async (tx) => {
    const [answer] = await tx.query<SettledRow>(settleSharedStake, [stake.id, stake.player_id, payoutMinor, ...values]);
    if (answer?.code === 'ok' && payoutMinor > 0n) await tell(ctx, tx, game, 'prize_drawn', stake, payoutMinor);
    return answer;
  });
  if (row?.code !== 'ok' || payoutMinor === 0n) return undefined;
  const balance = row.balance ?? 0n;
  return { ...stake, status: 'settled', payout: payoutMinor, actions: JSON.parse(JSON.stringify(actions)), balance };
};

/** The house gives a stake back whole, with its exact cash and bonus. */
export const giveBack = async (ctx: ServerContext, game: CommonGame, stake: StakeRow): Promise<void> => {
  await withTelling(ctx, game, async (tx) => {
    const values = [stake.id, stake.player_id, ctx.clock.now(), true, null];
    const [row] = await tx.query<CancelledRow>(cancelSharedStake, values);
    if (row?.code === 'ok') await tell(ctx, tx, game, 'draw_void', stake, stake.stake);
  });
};

/** Money and word of it stand or fall together; where nobody is told, the statement is a transaction by itself. */
const withTelling = <T>(
  { db }: ServerContext,
  { isAwaited, isRace }: CommonGame,
  work: (tx: Queryable) => Promise<T>,
) => (isAwaited || isRace ? db.transaction(work) : work(db));

/**
 * Tells whoever did not wait for the draw what came of it, when that is money of theirs. A race is over while most still watch it: it is
 * told to those alone who asked for that.
 */
const tell = async (
  ctx: ServerContext,
  tx: Queryable,
  { rules, isAwaited, isRace }: CommonGame,
  kind: 'prize_drawn' | 'draw_void',
  { player_id, currency, demo }: StakeRow,
  amountMinor: bigint,
): Promise<void> => {
  if (demo) return;
  const facts = { game: rules.name, amount: formatAmount(amountMinor, currency), currency };
  const now = ctx.clock.now();
  if (isAwaited) await notify(tx, player_id, { kind, facts }, now);
  if (isRace) await tellAway(tx, player_id, 'races', { kind, facts }, now);
};
