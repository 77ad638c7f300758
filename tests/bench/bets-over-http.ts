import { randomUUID } from 'node:crypto';
import { routes } from '#contract/routes.ts';
import { deposit, openRoulette, signUp } from '../support/player.ts';
import { load } from './load.ts';
import type { Turn } from './turns.ts';

/** A signed-in player at an open table. */
export type HttpSeat = { readonly cookie: string; readonly sessionId: string };

export async function seatPlayers(origin: string, count: number): Promise<HttpSeat[]> {
  const seats: HttpSeat[] = [];
  while (seats.length < count) {
    const player = await signUp(origin);
    await deposit(origin, player, '5000');
    seats.push({ cookie: player.cookies(), sessionId: await openRoulette(player) });
  }
  return seats;
}

/**
 * Settled bets through the HTTP API: one connection a player, each bet the next as soon as one is answered. The first answer on each
 * connection must be of the round that was asked for. `answers` has those of the warm second too, which do not count.
 */
export async function benchHttp(
  origin: string,
  seats: readonly HttpSeat[],
  seconds: number,
): Promise<Turn & { readonly answers: number }> {
  const asked: string[] = [];
  return load({
    origin,
    connections: seats.length,
    seconds,
    warmSeconds: 1,
    request: (connection) => {
      const roundId = randomUUID();
      asked[connection] = roundId;
      return betOf(origin, seats[connection] ?? missingSeat(), roundId);
    },
    check: (connection, body) => {
      const { round } = JSON.parse(body) as { round?: { id?: string; status?: string } };
      if (round?.id !== asked[connection] || round?.status !== 'settled')
        throw new Error(`Something else was answered than the round that was asked for:\n${body}`);
    },
  });
}

/** The raw request of a bet of 10 cents on red. */
function betOf(origin: string, { cookie, sessionId }: HttpSeat, roundId: string): string {
  const body = '{"bets":[{"spot":"red","amount":"0.10"}]}';
  return [
    `POST ${routes.placeRound.path.replace('{sessionId}', sessionId)} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
    `idempotency-key: ${roundId}`,
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

function missingSeat(): never {
  throw new Error('more connections than players');
}
