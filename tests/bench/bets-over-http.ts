import { randomUUID } from 'node:crypto';
import { routes } from '#contract/routes.ts';
import { deposit, openRoulette, signUp } from '../support/player.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';

/** A signed-in player at an open table. */
type Seat = { readonly cookie: string; readonly path: string };

/** Settled bets a second through the HTTP API: one connection a player, each bet the next as soon as one is answered. */
export async function measureBetsOverHttp(
  origin: string,
  playerCounts: readonly number[],
  seconds = 5,
): Promise<Row[]> {
  const seats: Seat[] = [];
  while (seats.length < Math.max(...playerCounts)) {
    const player = await signUp(origin);
    await deposit(origin, player, '5000');
    const sessionId = await openRoulette(player);
    seats.push({ cookie: player.cookies(), path: routes.placeRound.path.replace('{sessionId}', sessionId) });
  }

  const rows: Row[] = [];
  for (const players of playerCounts) {
    const { rate, p99 } = await load({
      origin,
      connections: players,
      seconds,
      request: (connection) => betOf(origin, seats[connection] ?? missingSeat()),
    });
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

/** The raw request of a bet of 10 cents on red, a new round each time. */
function betOf(origin: string, { cookie, path }: Seat): string {
  const body = '{"bets":[{"spot":"red","amount":"0.10"}]}';
  return [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
    `idempotency-key: ${randomUUID()}`,
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

function missingSeat(): never {
  throw new Error('more connections than players');
}
