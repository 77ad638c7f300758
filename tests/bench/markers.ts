import { createTally } from '#server/common/tally.ts';
import { type Db, sql } from '#server/db/db.ts';
import { countStretchDay } from '#server/db/queries/harm-markers.ts';
import { createLog } from '#server/log.ts';
import { lookForMarkers } from '#server/services/safer-play/markers/look-for-markers.ts';
import { inFilledHouse } from './filled-house.ts';
import type { Row } from './row.ts';

const players = 20_000;
/** Of one day, 50 of each player, as many as a busy house has. */
const rounds = 1_000_000;
const before = { stretches: 25, deposits: 20 };

const fill = [
  `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
   SELECT id, id, id, '-', 'A B', 'A', 'B', now(), '2027-01-01' FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, ${players})) p`,
  `CREATE TABLE bench_player AS SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM player`,
  `INSERT INTO play_stretch (player_id, began_at, ended_at, rounds, staked_eur_micros, net_eur_micros)
   SELECT id, at, at + interval '50 minutes', 200, 200000000, -5000000 FROM (
     SELECT id, '2027-05-31T19:00:00Z'::timestamptz - (1 + i * 3) * interval '1 day' + (n % 120) * interval '1 minute' AS at
     FROM bench_player CROSS JOIN generate_series(1, ${before.stretches}) i) s`,
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
   SELECT gen_random_uuid(), id, 'bench' || i, '', 'brpay', 'EUR', 2000, 'completed', at, at, at FROM (
     SELECT id, i, '2027-05-31T18:50:00Z'::timestamptz - i * 4 * interval '1 day' AS at
     FROM bench_player CROSS JOIN generate_series(0, ${before.deposits - 1}) i) d`,
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at)
   SELECT gen_random_uuid(), p.id, 'faceup', 'roulette-european', 'EUR', 'settled', 100, CASE i % 2 WHEN 0 THEN 190 ELSE 0 END, 0, 0, at, at
   FROM (SELECT i, '2027-05-31T00:00:01Z'::timestamptz + i * interval '86 milliseconds' AS at FROM generate_series(0, ${rounds - 1}) i) r
   JOIN bench_player p ON p.n = r.i % ${players}`,
  `INSERT INTO play_stretch_day (day, counted_at) VALUES ('2027-05-30', now())`,
];
const bare = ['player', 'play_stretch', 'deposit', 'round'];

/** How long the markers of a large house take: a day of a million rounds to add up, and 20,000 players to look at. */
export const measureMarkers = (): Promise<Row[]> => inFilledHouse({ name: 'markers', bare, fill }, measure);

const countDue = sql('bench_markers_due', 'SELECT count(*) AS due FROM marker_due');

async function measure(db: Db): Promise<Row[]> {
  const clock = { now: () => new Date('2027-06-01T00:30:00Z') };
  const ctx = { db, clock, failures: createTally(), log: createLog({ logLevel: 'error' }) };
  const rows: Row[] = [];
  const time = async (name: string, aim: string, act: () => Promise<unknown>, share = 1): Promise<void> => {
    const startedAt = performance.now();
    await act();
    rows.push({ group: 'Markers', name, value: (performance.now() - startedAt) / share, unit: 'ms', aim });
  };
  const dueNow = async () => Number((await db.query<{ due: bigint }>(countDue))[0]?.due ?? 0n);
  await time('adding up a day of a million rounds', 'below 15,000', () =>
    db.query(countStretchDay, [ctx.clock.now(), 84]),
  );
  const left = await dueNow();
  await time(
    'looking at one player of 20,000',
    'below 5',
    async () => {
      while ((await dueNow()) > 0) await lookForMarkers(ctx);
    },
    left,
  );
  return rows;
}
