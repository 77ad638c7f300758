import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createProofOfWork } from './adapters/captcha/proof-of-work.ts';
import { createMxLookup } from './adapters/email-check/mx-lookup.ts';
import type { Limiter } from './adapters/limiter/limiter.ts';
import { postgresLimiter, redisLimiter } from './adapters/limiter/shared-limiter.ts';
import { createMailer } from './adapters/mail/create-mailer.ts';
import { createSandboxGateways } from './adapters/payments/sandbox-gateway.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import type { Db } from './db/db.ts';
import { createPasswords } from './services/identity/passwords.ts';

/** The real outside, over an open database. Tests replace single parts of it. */
export function createContext(config: Config, db: Db, log: Logger, parts: Partial<ServerContext> = {}): ServerContext {
  const clock = parts.clock ?? { now: () => new Date() };
  const random = parts.random ?? { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  return {
    config,
    db,
    clock,
    random,
    log,
    mailer: createMailer(config, clock),
    // The sandbox asks nobody outside: an address is then judged by its form and the list of throw-away domains.
    mx: config.sandbox ? async () => 'no_answer' : createMxLookup(),
    limiter: createLimiter(config, db, log),
    captcha: createProofOfWork({ db, clock, key: config.secrets.captcha }),
    passwords: createPasswords(),
    cardGateways: config.sandbox ? createSandboxGateways(config.secrets.cardWebhook, { db, clock, random }) : new Map(),
    ...parts,
  };
}

function createLimiter({ redisUrl }: Config, db: Db, log: Logger): Limiter {
  if (redisUrl === null) return postgresLimiter(db);
  return redisLimiter(redisUrl, ({ message }) => log.warn({ reason: message }, 'Redis is away'));
}
