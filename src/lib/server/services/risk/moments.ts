import type { Moment } from '#domain/risk/moments.ts';
import type { RiskThresholds } from '#domain/risk/thresholds.ts';
import type { Queryable } from '../../db/db.ts';
import { listMoments, type MomentRow } from '../../db/queries/risk/moments.ts';

const dayMs = 86_400_000;
/** How far the rules look back: what is older says nothing to them. */
const historyMs = 730 * dayMs;

const momentOf = (row: MomentRow): Moment => {
  const common = { id: row.id, at: row.at, stakedEurCents: row.staked, playedAt: row.played_at };
  switch (row.kind) {
    case 'deposit':
      return { ...common, kind: 'deposit', eurCents: row.eur_cents, method: row.method ?? '' };
    case 'withdrawal':
      return { ...common, kind: 'withdrawal', eurCents: row.eur_cents, holds: row.words ?? [] };
    case 'charge_back':
      return { ...common, kind: 'charge_back', eurCents: row.eur_cents };
    case 'linked':
      return { ...common, kind: 'linked', accounts: row.accounts ?? 0, by: row.words ?? [] };
  }
};

/** The moments of these players, for rules that are asked of what came after `from`. */
export async function momentsOf(
  db: Queryable,
  players: readonly string[],
  from: Date,
  { windowDays }: Pick<RiskThresholds, 'windowDays'>,
): Promise<ReadonlyMap<string, readonly Moment[]>> {
  if (players.length === 0) return new Map();
  const back = (ms: number) => new Date(from.getTime() - ms);
  const rows = await db.query<MomentRow>(listMoments, [players, back(historyMs), back((windowDays + 1) * dayMs)]);
  const byPlayer = Map.groupBy(rows, (row) => row.player_id);
  return new Map([...byPlayer].map(([id, own]) => [id, own.map(momentOf)]));
}
