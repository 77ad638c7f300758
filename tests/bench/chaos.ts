import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import { chanceOf, deliverAll, faultsOf, letHappen, openWaiting, type Told } from '../support/chaos.ts';
import { type Arrival, arrivalsOf } from '../support/chaos-arrivals.ts';
import type { Site } from '../support/site.ts';
import { asSuperuser } from './as-superuser.ts';
import type { Row } from './row.ts';
import { seatPlayers, webhookPath } from './webhooks.ts';

const eventsMin = Number(process.env['CHAOS_EVENTS'] ?? 100_000);
const depositsABatch = 1_500;
const atOnce = 16;

/**
 * Random events of payment companies over HTTP, in any order, doubled and forged, while the process is killed (SIGKILL) and started
 * again. Throws when money is not where it belongs in the end.
 */
export async function measureChaos(site: Site): Promise<Row[]> {
  return asSuperuser(site.dataDir, async (db) => {
    const seed = String(process.pid);
    const chance = chanceOf(seed);
    const players = (await seatPlayers(db, site.dataDir, 100)).map(({ playerId }) => playerId);
    const total = { sent: 0, lost: 0, kills: 0, deposits: 0, forged: 0 };
    const began = performance.now();
    while (total.sent < eventsMin) {
      const batch = await runBatch(db, site, players, chance);
      total.sent += batch.sent;
      total.lost += batch.lost;
      total.forged += batch.forgedHeard;
      total.kills += batch.kills;
      total.deposits += depositsABatch;
      if (batch.faults.length > 0) throw new Error(`seed ${seed}:\n${batch.faults.slice(0, 20).join('\n')}`);
    }
    if (total.forged > 0) throw new Error(`${total.forged} forged events were heard`);
    const group = 'chaos';
    return [
      { group, name: `events about ${total.deposits} deposits`, value: total.sent, unit: 'events' },
      { group, name: 'kills of the process', value: total.kills, unit: 'kills' },
      { group, name: 'without an answer, sent again', value: total.lost, unit: 'events' },
      { group, name: 'faults found: sums, balances, credits', value: 0, unit: 'faults', aim: '0' },
      { group, name: 'took', value: (performance.now() - began) / 1_000, unit: 's' },
    ];
  });
}

const runBatch = async (db: Db, site: Site, players: readonly string[], chance: (below: number) => number) => {
  const deposits = await openWaiting(db, players, depositsABatch, chance, new Date());
  const { secrets } = loadConfig({ DATA_DIR: site.dataDir });
  const arrivals = arrivalsOf(deposits, secrets.cardWebhook, chance, () => new Date());
  let isOver = false;
  let kills = 0;
  const killer = (async () => {
    while (!isOver) {
      await pause(500 + chance(6_000));
      if (isOver) return;
      await site.kill();
      kills += 1;
      await site.restart();
    }
  })();
  const counts = await deliverAll(arrivals, atOnce, async (arrival) => {
    await letHappen(db, arrival);
    return send(site.origin, arrival);
  });
  isOver = true;
  await killer;
  return { ...counts, kills, faults: await faultsOf(db, deposits) };
};

const send = async (origin: string, arrival: Arrival): Promise<Told> => {
  try {
    const answer = await fetch(origin + webhookPath(arrival), {
      method: 'POST',
      headers: arrival.headers,
      body: arrival.raw,
      signal: AbortSignal.timeout(10_000),
    });
    await answer.text();
    if (answer.status === 200) return 'heard';
    if (answer.status < 500 && answer.status !== 429) return 'refused';
  } catch {
    // The process is gone, or took too long.
  }
  await pause(50);
  return 'lost';
};
