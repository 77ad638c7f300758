import { z } from 'zod';
import { loadSecrets, type Secrets } from './secrets.ts';

/** What an operator may set. Parsed once at the start; everything behind it is typed and sure. */
export type Config = Settings & { readonly secrets: Secrets };
export type Settings = z.output<typeof settings>;

/** A value that stops the start. `message` names each variable and what is allowed, all at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const origin = z
  .string()
  .refine(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'an origin such as https://casino.example',
  );

const flag = z.enum(['0', '1'], 'either 0 or 1').transform((text) => text === '1');

const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `a whole number from ${low} to ${high}`);

const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `a URL starting with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });

/** Names are the environment's own; the object the house sees is made by `transform` below. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], 'development, test or production').default('development'),
  PORT: whole(0, 65_535).default(4321),
  HOST: z.string().min(1, 'a host name or address').default('localhost'),
  DATA_DIR: z.string().min(1, 'a folder').default('.data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: whole(1, 200).default(16),
  REDIS_URL: url('redis', 'rediss').optional(),
  PUBLIC_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  SANDBOX: flag.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'addresses or networks, with commas between')))
    .default([]),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('info'),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().min(3, 'a sender such as Faceup <hello@casino.example>').default('Faceup <hello@localhost>'),
  SUPPORT_EMAIL: z.email('an e-mail address').default('support@localhost.localdomain'),
  RATE_SCALE: whole(1, 100_000).default(1),
  PACE_TABLE_MS: whole(0, 60_000).optional(),
  PACE_QUICK_MS: whole(0, 60_000).optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64,128}$/, '64 hexadecimal digits, as `openssl rand -hex 32` prints')
    .optional(),
});

const settings = environment.transform((env, issues) => {
  const production = env.NODE_ENV === 'production';
  if (production && env.DATABASE_URL !== undefined && env.SECRET_KEY === undefined)
    issues.addIssue({
      code: 'custom',
      path: ['SECRET_KEY'],
      message: 'needed in production with DATABASE_URL, the same for every process: `openssl rand -hex 32`',
    });
  if (production && env.PUBLIC_ORIGIN === undefined)
    issues.addIssue({
      code: 'custom',
      path: ['PUBLIC_ORIGIN'],
      message: 'needed in production: the origin players type, such as https://casino.example',
    });
  const sandbox = env.SANDBOX ?? !production;
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return {
    production,
    /** Tests hold every answer against its contract. */
    checkAnswers: env.NODE_ENV === 'test',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL ?? null,
    /** The origin players type. Links in mails and return addresses are built from it, never from a Host header. */
    publicOrigin:
      env.PUBLIC_ORIGIN ?? `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${env.PORT}`,
    apiOrigin: env.API_ORIGIN ?? null,
    /** Stand-ins for third parties are on: in production only when SANDBOX=1 says so, and then every page says so. */
    sandbox,
    sandboxBanner: sandbox && production,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    /** Multiplies how much one address may do in a window; what one account may try is never scaled. */
    rateScale: env.RATE_SCALE,
    /** The least time from one stake to the next, in ms. Tests that do not ask for it play as fast as they can. */
    paceTableMs: env.PACE_TABLE_MS ?? (env.NODE_ENV === 'test' ? 0 : 5_000),
    paceQuickMs: env.PACE_QUICK_MS ?? (env.NODE_ENV === 'test' ? 0 : 2_500),
    metricsToken: env.METRICS_TOKEN ?? null,
    secretKey: env.SECRET_KEY ?? null,
  };
});

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings out of an environment; an empty value counts as absent. Throws `ConfigError` with every problem. */
export function parseSettings(env: Environment): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = name === 'SECRET_KEY' || name.endsWith('_URL') ? '' : shown(given[name]);
    return `  ${name}${value}: ${issue.message}`;
  });
  throw new ConfigError(`The configuration cannot be used:\n${[...new Set(lines)].join('\n')}\nSee .env.example.`);
}

/** Settings with the secrets that belong to them, made in the data folder on the first start when not given. */
export function loadConfig(env: Environment): Config {
  const parsed = parseSettings(env);
  return { ...parsed, secrets: loadSecrets(parsed.secretKey, parsed.dataDir) };
}

const shown = (value: string | undefined) => (value === undefined ? '' : `="${value.slice(0, 60)}"`);
