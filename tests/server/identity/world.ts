import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import type { CaptchaAction } from '#server/adapters/captcha/captcha.ts';
import { createProofOfWork } from '#server/adapters/captcha/proof-of-work.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { loadConfig } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { sql } from '#server/db/db.ts';
import type { Caller } from '#server/services/caller.ts';
import { type RegisterInput, register } from '#server/services/identity/register.ts';
import type { SignedIn } from '#server/services/identity/sessions.ts';
import { publishOffers } from '#server/services/promotions/publish-offers.ts';
import { freshDatabase } from '#tests/support/database.ts';

/** Everything real but the clock, the DNS and the mail server: a database of its own, hashing, proof of work. */
export type World = {
  readonly ctx: ServerContext;
  readonly caller: Caller;
  readonly mails: Mail[];
  readonly passTime: (ms: number) => void;
  readonly solve: (action: CaptchaAction) => Promise<string>;
  readonly close: () => Promise<void>;
};

export const minute = 60_000;
export const password = 'seven green herons';

export async function createWorld(
  env: Record<string, string> = {},
  parts: Partial<ServerContext> = {},
): Promise<World> {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'faceup-world-'));
  const mails: Mail[] = [];
  let time = new Date('2027-03-01T12:00:00.000Z').getTime();
  const clock = { now: () => new Date(time) };
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_ORIGIN: 'http://faceup.test:4400', ...env });
  const ctx = createContext(config, database.db, pino({ level: 'silent' }), {
    clock,
    mx: async () => 'found',
    mailer: { send: async (mail) => void mails.push(mail) },
    captcha: createProofOfWork({
      db: database.db,
      clock,
      key: config.secrets.captcha,
      cost: 10,
      counterMin: 3,
      counterMax: 9,
    }),
    ...parts,
  });
  await publishOffers(ctx.db, ctx.offers, clock.now());
  return {
    ctx,
    caller: { ip: '203.0.113.7', country: 'MT', userAgent: 'test', requestId: randomUUID() },
    mails,
    passTime: (ms) => {
      time += ms;
    },
    solve: (action) => solve(ctx, action),
    close: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Solves a challenge as a browser does and hands over altcha's payload. */
export async function solve(ctx: ServerContext, action: CaptchaAction): Promise<string> {
  const challenge = (await ctx.captcha.challenge(action)) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export const newEmail = (): string => `player-${randomBytes(6).toString('hex')}@example.com`;

export async function registration(world: World, change: Partial<RegisterInput> = {}): Promise<RegisterInput> {
  return {
    fullName: 'Ada King Lovelace',
    email: newEmail(),
    password,
    terms: true,
    adult: true,
    language: 'en',
    currency: 'EUR',
    captcha: await world.solve('register_in_home'),
    ...change,
  };
}

export async function newPlayer(world: World, change: Partial<RegisterInput> = {}): Promise<SignedIn> {
  const result = await register(world.ctx, world.caller, await registration(world, change));
  if (!result.ok) throw new Error(`registration refused: ${result.code}`);
  return result.value;
}

const setExcluded = sql('test_exclude', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
export const exclude = async (world: World, playerId: string, until: Date): Promise<void> => {
  await world.ctx.db.query(setExcluded, [playerId, until]);
};

const selectEvents = sql('test_events', 'SELECT kind, player_id, host(ip) AS ip FROM security_event ORDER BY id');
export const eventsOf = (world: World) =>
  world.ctx.db.query<{ kind: string; player_id: string | null; ip: string }>(selectEvents);
