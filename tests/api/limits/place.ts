import { randomUUID } from 'node:crypto';
import { routes } from '#contract/routes.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { common as commonBingo } from '#domain/games/bingo/bingo-75/common.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { common as commonHorses } from '#domain/games/horses/common.ts';
import { common as commonLotto } from '#domain/games/lotto/lotto-6-49/common.ts';
import { common as commonRoulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { sql } from '#server/db/db.ts';
import { insertLaunchToken } from '#server/db/queries/games.ts';
import { sessionCookies } from '#server/http/cookies.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { startSession } from '#server/services/identity/sessions.ts';
import { hashToken, newToken } from '#server/services/identity/tokens.ts';
import { advance } from '#server/services/shared/rounds.ts';
import { createWallet } from '#server/services/wallet/create-wallet.ts';
import { fund } from '#tests/support/ledger.ts';
import { fillPayer } from '#tests/support/payer.ts';
import { type Overrides, startServer, type TestServer } from '#tests/support/server.ts';
import { findSeeds, giveSeeds, type House, takeSeat } from '../../server/games/house.ts';
import { holdLead, layChain, lead, watched } from '../../server/shared/table.ts';
import { losingBet } from '../races/house.ts';

/** A house with a clock of the test's own, whose shared rounds the test leads. */
export type Place = TestServer & { readonly house: House; readonly leadTables: () => Promise<void> };

const holdCourse = sql(
  'test_hold_course',
  `SELECT pg_advisory_lock(1921, hashtext(id)) FROM unnest(ARRAY['horses', 'bingo-75', 'roulette-shared', 'lotto-6-49']) id`,
);

export async function openPlace(overrides: Overrides = {}): Promise<Place> {
  let time = Date.parse('2027-03-01T12:00:00.000Z');
  const env = { AUTOPLAY: '1', PACE_TABLE_MS: '0', PACE_QUICK_MS: '0', DATABASE_POOL: '24', ...overrides.env };
  const server = await startServer({ env, parts: { clock: { now: () => new Date(time) }, ...overrides.parts } });
  const { ctx } = server;
  const passTime = (ms: number) => {
    time += ms;
  };
  const letGo = await holdLead({ ctx });
  const course = await ctx.db.dedicate({ onNotice: () => undefined, onLost: () => undefined });
  await course.query(holdCourse);
  await layChain({ ctx }, [5_000, 1_000_000]);
  const stop = async () => {
    await letGo();
    await course.close();
    await server.stop();
  };
  const house = { ctx, url: '', logged: [], passTime, close: stop };
  return { ...server, house, stop, leadTables: () => leadTables(house) };
}

/** Everything that the rows and the clock ask for, so that every table stands open for stakes. */
async function leadTables(house: House): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const { nextAt } = await lead(house);
    if (nextAt === null) break;
  }
  for (const game of [commonHorses, commonBingo, commonRoulette, commonLotto])
    while ((await advance(house.ctx, game, watched)).changed);
}

type Reply = {
  readonly status: number;
  readonly body: { readonly code?: string; readonly facts?: Record<string, unknown> };
};
export type Guest = PlayerSession & {
  readonly call: (name: keyof typeof routes, input?: CallInput) => Promise<Reply>;
};
type CallInput = { readonly params?: Record<string, string>; readonly body?: unknown; readonly key?: string };

const insertPlayer = sql(
  'limits_player',
  `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
   VALUES ($1, $2, $2, '-', 'Ada King', 'Ada', 'King', $3, $3)`,
);

/** A signed-in player with EUR 1,000 and all that a payment asks of a profile, who calls as a browser does. */
export async function addGuest({ ctx, origin }: Place): Promise<Guest> {
  const id = randomUUID();
  const player = { id, email: `${id}@example.com`, confirmed: true };
  const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: 'test' };
  await ctx.db.query(insertPlayer, [id, player.email, ctx.clock.now()]);
  await createWallet(ctx.db, id, 'EUR', ctx.clock.now(), true);
  await fillPayer(ctx.db, id);
  await fund(ctx.db, id, 100_000n);
  const { session, token } = await ctx.db.transaction((tx) => startSession(ctx, tx, caller, player));
  const cookie = sessionCookies(ctx.config.publicOrigin).signedIn(token).join('; ').split(';')[0] ?? '';
  const call: Guest['call'] = async (name, { params = {}, body, key = randomUUID() } = {}) => {
    const { method, path } = routes[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
    const response = await fetch(`${origin}${filled}`, {
      method,
      headers: {
        origin,
        cookie,
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  };
  return { ...session, call };
}

/** What a launch of European Roulette puts into the frame's address, without the launch. */
export async function tokenFor({ ctx }: Place, guest: Guest): Promise<string> {
  const token = newToken(ctx.random);
  await ctx.db.query(insertLaunchToken, [
    hashToken(token),
    guest.playerId,
    guest.sessionId,
    'House',
    'roulette-european',
    'EUR',
    false,
    10n,
    50_000n,
    1_000_000n,
    new Date(ctx.clock.now().getTime() + 60_000),
  ]);
  return token;
}

/** Loses exactly EUR 1.00 at roulette: a play session has begun. */
export async function loseOne(place: Place, guest: Guest): Promise<void> {
  const { sessionId } = await takeSeat(place.house, guest, 'roulette-european');
  const bet = await losingBet(place, guest.playerId, '1.00');
  const { status } = await guest.call('placeRound', { params: { sessionId }, body: { bets: [bet] } });
  if (status !== 200) throw new Error(`the first stake was answered ${status}`);
}

const opensWith = (gameId: string, spot: string, choice: string): number =>
  findSeeds((seeds) => {
    const game = findGame(gameId);
    if (game?.steps !== 'many') throw new Error('no stateful game');
    const step = game.start([{ spot, amountMinor: 1_000n }], createStream(seeds));
    return step.status === 'open' && step.choices.some(({ name }) => name === choice);
  });

/** Opens a round of a stateful game for EUR 10 whose deal offers `choice`; before anything else is played. */
export async function openRoundWith(place: Place, guest: Guest, gameId: string, spot: string, choice: string) {
  await giveSeeds(place.house, guest, opensWith(gameId, spot, choice));
  const { sessionId } = await takeSeat(place.house, guest, gameId);
  const roundId = randomUUID();
  const opened = await guest.call('placeRound', {
    params: { sessionId },
    body: { bets: [{ spot, amount: '10.00' }] },
    key: roundId,
  });
  if (opened.status !== 200) throw new Error(`the round was not opened: ${JSON.stringify(opened.body)}`);
  return (step: number, action: object) =>
    guest.call('actRound', { params: { sessionId, roundId }, body: { step, action } });
}
