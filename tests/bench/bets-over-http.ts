import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { routes } from '#contract/routes.ts';
import { deposit, openRoulette, signUp } from '../support/player.ts';
import type { Row } from './row.ts';

/** Settled bets a second through the HTTP API: one connection a player, each bet the next as soon as one is answered. */
export async function measureBetsOverHttp(
  origin: string,
  playerCounts: readonly number[],
  seconds = 5,
): Promise<Row[]> {
  const sessions: { cookie: string; path: string }[] = [];
  while (sessions.length < Math.max(...playerCounts)) {
    const player = await signUp(origin);
    await deposit(origin, player, '5000');
    const sessionId = await openRoulette(player);
    sessions.push({ cookie: player.cookies(), path: routes.placeRound.path.replace('{sessionId}', sessionId) });
  }

  const rows: Row[] = [];
  for (const players of playerCounts) {
    const { rate, p99 } = await load(origin, sessions.slice(0, players), seconds);
    rows.push({ group: 'bets', name: `over HTTP, ${players} players`, value: rate, unit: 'bets/s' });
    rows.push({
      group: 'bets',
      name: `over HTTP, ${players} players, p99`,
      value: p99,
      unit: 'ms',
      ...(players === 16 ? { aim: 'under 25' } : {}),
    });
  }
  return rows;
}

async function load(origin: string, sessions: readonly { cookie: string; path: string }[], seconds: number) {
  let next = 0;
  const result = await autocannon({
    url: origin,
    connections: sessions.length,
    duration: seconds,
    setupClient: (client) => {
      const session = sessions[next++ % sessions.length];
      if (!session) return;
      client.setRequests([
        {
          method: 'POST',
          path: session.path,
          setupRequest: (request) => ({
            ...request,
            headers: {
              origin,
              cookie: session.cookie,
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
            },
            body: '{"bets":[{"spot":"red","amount":"0.10"}]}',
          }),
        },
      ]);
    },
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors} errors, ${result.non2xx} answers that are not 2xx`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
