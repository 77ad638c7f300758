import type { ResponseOf } from '#contract/call.ts';
import type { readGameSession } from '#contract/games/session.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import {
  type FreeSpinsRow,
  findFreeSpins,
  findRunningBonus,
  type RunningBonusRow,
} from '../../db/queries/free-spins.ts';
import type { Table } from './hints.ts';

type Session = ResponseOf<typeof readGameSession>;
type FreeSpins = NonNullable<Session['freeSpins']>;

/** Free spins as the table shows them. */
export const presentFreeSpins = (row: FreeSpinsRow): FreeSpins => ({
  grantId: row.id,
  left: row.spins,
  total: row.spins_total,
  locked: row.locked,
  stake: formatAmount(row.spin_stake, row.currency),
  won: formatAmount(row.spins_won, row.currency),
  until: row.spins_until?.toISOString() ?? null,
});

type At = Pick<Table, 'playerId' | 'gameId' | 'currency' | 'demo'>;

/** What promotions give and bind at a table; nothing of it in a demo. */
export const promotionsAt = async (
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { playerId, gameId, currency, demo }: At,
): Promise<Pick<Session, 'freeSpins' | 'bonus'>> => {
  if (demo) return { freeSpins: null, bonus: null };
  const now = clock.now();
  const [spins] = await db.query<FreeSpinsRow>(findFreeSpins, [playerId, gameId, currency, now]);
  const [bonus] = await db.query<RunningBonusRow>(findRunningBonus, [playerId, currency, gameId, now]);
  return {
    freeSpins: spins ? presentFreeSpins(spins) : null,
    bonus: bonus
      ? {
          stakeMax: bonus.stake_max === null ? null : formatAmount(bonus.stake_max, currency),
          countsPercent: Math.floor(bonus.weight / 100),
        }
      : null,
  };
};
