import { join } from 'node:path';
import { z } from 'zod';
import { type Operator, parseOperator } from '#content/operator.ts';
import { usualPaceMs } from '#domain/catalogue/table-terms.ts';
import { defaultHost, defaultPort, publicOrigin } from '#domain/public-origin.ts';
import { catalogueFile } from '../catalogue/read-catalogue.ts';
import { buyCryptoSettings, buyCryptoVariables } from './buy-crypto-settings.ts';
import { chainSettings, chainVariables } from './chain-settings.ts';
import { chatSettings, chatVariables } from './chat-settings.ts';
import { isPushService, usualPushServices } from './common/push-hosts.ts';
import { deskSettings, deskVariables } from './desk-settings.ts';
import { eventSettings, eventVariables } from './event-settings.ts';
import { playSettings, playVariables } from './play-settings.ts';
import { programSettings, programVariables } from './program/settings.ts';
import { registerSettings, registerVariables } from './register-settings.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { country, flag, mailbox, origin, url } from './setting-kinds.ts';
import { supervisionSettings, supervisionVariables } from './supervision-settings.ts';
import { timeStampSettings, timeStampVariables } from './time-stamp-settings.ts';
import { tracingSettings, tracingVariables } from './tracing-settings.ts';
import { whole } from './whole-number.ts';
import { withdrawalSettings, withdrawalVariables } from './withdrawal-settings.ts';

/** What an operator may set. Parsed once at the start; everything behind it is typed and sure. */
export type Config = Settings & {
  readonly secrets: Secrets;
  /** What the texts say of who runs the house. Throws `ContentError` where that cannot be said. */
  readonly operator: () => Operator;
};
export type Settings = z.output<typeof settings>;

/** A value that stops the start. `message` names each variable and what is allowed, all at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Names are the environment's own; the object the house sees is made by `transform` below. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], 'development, test or production').default('development'),
  PORT: whole(0, 65_535).default(defaultPort),
  HOST: z.string().min(1, 'a host name or address').default(defaultHost),
  DATA_DIR: z.string().min(1, 'a folder').default('.data'),
  JOURNAL_DIR: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().min(1, 'folders, with commas between')).min(1))
    .optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_OWNER_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: whole(1, 200).default(16),
  REDIS_URL: url('redis', 'rediss').optional(),
  PUBLIC_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  SANDBOX: flag.optional(),
  SANDBOX_OUTBOX_OPEN: flag.default(false),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'addresses or networks, with commas between')))
    .default([]),
  HOME_COUNTRY: country.default('MT'),
  GEO_DATABASE: z.string().min(1, 'a file in MaxMind’s format (.mmdb)').optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{1,63}$/, 'the name of a header, such as cf-ipcountry')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('info'),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().min(3, 'a sender such as Faceup <hello@casino.example>').default('Faceup <hello@localhost>'),
  CAPTCHA: z
    .enum(['proof-of-work', 'recaptcha', 'turnstile'], 'proof-of-work, recaptcha or turnstile')
    .default('proof-of-work'),
  // A challenge costs the house one key: more rounds would let whoever asks for many of them keep its processors.
  CAPTCHA_ROUNDS: whole(10, 100_000).default(5_000),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'the site key of the captcha service')
    .optional(),
  CAPTCHA_SECRET: z.string().min(10, 'the secret of the captcha service').max(200, 'a shorter secret').optional(),
  CAPTCHA_SCORE_MIN: z
    .string()
    .regex(/^(?:0(?:\.\d{1,2})?|1)$/, 'a number from 0 to 1, such as 0.5')
    .default('0.5')
    .transform(Number),
  SUPPORT_EMAIL: mailbox.default('support@localhost.localdomain'),
  SECURITY_EMAIL: mailbox.optional(),
  OPERATOR_NAME: z.string().trim().min(2, 'the name of the house').max(300, 'a shorter name').default('Faceup'),
  // What the texts say of the company behind the site. The build reads them (src/lib/content/operator.ts).
  OPERATOR_COMPANY: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_LICENCE: z.string().optional(),
  OPERATOR_AUTHORITY: z.string().optional(),
  OPERATOR_LICENCE_URL: url('https').optional(),
  OPERATOR_ADR: z.string().optional(),
  OPERATOR_LAW: z.string().optional(),
  PRIVACY_EMAIL: mailbox.optional(),
  IMAGE_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.hostname('names of hosts, with commas between').regex(/[a-z]$/i, 'names of hosts, not addresses')))
    .default([]),
  PUSH_SERVICES: z
    .string()
    .default(usualPushServices)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().refine(isPushService, 'hosts such as *.push.example, or origins, with commas between'))),
  IMAGE_CACHE_MB: whole(0, 1_000_000).default(512),
  REVIEW_DAYS: whole(1, 60).default(2),
  ...withdrawalVariables,
  CATALOGUE_FILE: z.string().min(1, 'a file').default(catalogueFile),
  RATE_SCALE: whole(1, 100_000).default(1),
  RATES_FILE: z.string().min(1, 'a file').optional(),
  RATES_MAX_AGE_HOURS: whole(1, 8_784).default(120),
  PACE_TABLE_MS: whole(0, 60_000).optional(),
  PACE_QUICK_MS: whole(0, 60_000).optional(),
  ...playVariables,
  ...chatVariables,
  ...chainVariables,
  ...buyCryptoVariables,
  PAYMENT_KEYS_FILE: z.string().min(1, 'a file').optional(),
  AGGREGATOR_KEYS_FILE: z.string().min(1, 'a file').optional(),
  ...deskVariables(origin),
  ...eventVariables,
  ...programVariables,
  ...timeStampVariables,
  ...supervisionVariables,
  ...tracingVariables,
  ...registerVariables,
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64,128}$/, '64 hexadecimal digits, as `openssl rand -hex 32` prints')
    .optional(),
});

/** Of the proof of work where real money is: a fifth of a second on a phone. */
const roundsLeast = 1_000;

const settings = environment.transform((env, issues) => {
  const production = env.NODE_ENV === 'production';
  if (production && env.DATABASE_URL !== undefined && env.SECRET_KEY === undefined)
    issues.addIssue({
      code: 'custom',
      path: ['SECRET_KEY'],
      message: 'needed in production with DATABASE_URL, the same for every process: `openssl rand -hex 32`',
    });
  if (env.DATABASE_OWNER_URL !== undefined && env.DATABASE_URL === undefined)
    issues.addIssue({
      code: 'custom',
      path: ['DATABASE_OWNER_URL'],
      message: 'migrates the database of DATABASE_URL: set that too',
    });
  if (production && env.PUBLIC_ORIGIN === undefined)
    issues.addIssue({
      code: 'custom',
      path: ['PUBLIC_ORIGIN'],
      message: 'needed in production: the origin players type, such as https://casino.example',
    });
  if (env.COUNTRY_HEADER !== undefined && env.TRUSTED_PROXIES.length === 0)
    issues.addIssue({
      code: 'custom',
      path: ['COUNTRY_HEADER'],
      message: 'believed from trusted proxies alone: set TRUSTED_PROXIES too',
    });
  if (env.CAPTCHA !== 'proof-of-work' && !(env.CAPTCHA_SITE_KEY && env.CAPTCHA_SECRET))
    issues.addIssue({
      code: 'custom',
      path: ['CAPTCHA'],
      message: 'needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET of the service too',
    });
  const sandbox = env.SANDBOX ?? !production;
  if (!sandbox && env.CAPTCHA === 'proof-of-work' && env.CAPTCHA_ROUNDS < roundsLeast)
    issues.addIssue({
      code: 'custom',
      path: ['CAPTCHA_ROUNDS'],
      message: `a program is kept out by ${roundsLeast} rounds or more; fewer are for SANDBOX=1 alone`,
    });
  return {
    production,
    /** Tests hold every answer against its contract. */
    checkAnswers: env.NODE_ENV === 'test',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    /** Where the house remembers what no restore may take back: folders, the same written to each. */
    journalDirs: env.JOURNAL_DIR ?? [join(env.DATA_DIR, 'journal')],
    databaseUrl: env.DATABASE_URL ?? null,
    /** Of the owner of its tables, for migrations alone; without it the application's own role is taken. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL ?? null,
    /** The origin players type. Links in mails and return addresses are built from it, never from a Host header. */
    publicOrigin: publicOrigin(env),
    apiOrigin: env.API_ORIGIN ?? null,
    /** Stand-ins for third parties are on: in production only when SANDBOX=1 says so, and then every page says so. */
    sandbox,
    sandboxBanner: sandbox && production,
    /** Whether the outbox, which has everybody's mail, is shown to callers from the open internet as well. */
    isOutboxOpen: env.SANDBOX_OUTBOX_OPEN,
    /** Where coins arrive: nodes, public keys, depths. */
    chain: chainSettings(env, sandbox, (name, message) => issues.addIssue({ code: 'custom', path: [name], message })),
    /** Accounts at companies that sell crypto to players. */
    buyCrypto: buyCryptoSettings(env, (name, message) => issues.addIssue({ code: 'custom', path: [name], message })),
    trustedProxies: env.TRUSTED_PROXIES,
    /** Where callers with a private or reserved address are. */
    homeCountry: env.HOME_COUNTRY,
    /** A database of the operator's own instead of the package's. */
    geoDatabase: env.GEO_DATABASE ?? null,
    countryHeader: env.COUNTRY_HEADER ?? null,
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    /** Where weaknesses of the site are reported, as security.txt names it. */
    securityEmail: env.SECURITY_EMAIL ?? env.SUPPORT_EMAIL,
    /**
     * Who tells people from robots: our own proof of work, of so many rounds a key, or a service with its two keys and, for
     * reCAPTCHA, a score.
     */
    captcha: {
      kind: env.CAPTCHA,
      rounds: env.CAPTCHA_ROUNDS,
      siteKey: env.CAPTCHA_SITE_KEY ?? '',
      secret: env.CAPTCHA_SECRET ?? '',
      scoreMin: env.CAPTCHA_SCORE_MIN,
    },
    operatorName: env.OPERATOR_NAME,
    /** Where pictures of outside studios' games are, in the order in which they are asked. */
    imageOrigins: env.IMAGE_HOSTS.map((host) => `https://${host}`),
    imageCacheMb: env.IMAGE_CACHE_MB,
    /** The push services of browsers to which messages are taken, as `isAtPushService` reads them. */
    pushServices: env.PUSH_SERVICES,
    /** Working days that a review of papers usually takes, until enough reviews are there to measure. */
    reviewDays: env.REVIEW_DAYS,
    /** Who decides on withdrawals. */
    withdrawals: withdrawalSettings(env),
    catalogueFile: env.CATALOGUE_FILE,
    /** Multiplies how much one address may do in a window; what one account may try is never scaled. */
    rateScale: env.RATE_SCALE,
    /** What money is worth in euros, by a file of the operator's; null: by the one that Faceup comes with. */
    ratesFile: env.RATES_FILE ?? null,
    /** Rates older than this let no deposit in. */
    ratesMaxAgeHours: env.RATES_MAX_AGE_HOURS,
    /** The least time from one stake to the next, in ms. Tests that do not ask for it play as fast as they can. */
    paceTableMs: env.PACE_TABLE_MS ?? (env.NODE_ENV === 'test' ? 0 : usualPaceMs.table),
    paceQuickMs: env.PACE_QUICK_MS ?? (env.NODE_ENV === 'test' ? 0 : usualPaceMs.quick),
    ...eventSettings(env),
    ...playSettings(env, (name, message) => issues.addIssue({ code: 'custom', path: [name], message })),
    ...chatSettings(env, (name, message) => issues.addIssue({ code: 'custom', path: [name], message })),
    /** The keys of payment companies, by their names. */
    paymentKeysFile: env.PAYMENT_KEYS_FILE ?? null,
    /** The keys by which outside studios' servers prove themselves, by dialect; null: none may call. */
    aggregatorKeysFile: env.AGGREGATOR_KEYS_FILE ?? null,
    /** Where the desk stands, and who may come to its door. */
    desk: deskSettings(env, publicOrigin(env)),
    /** How the process holds its own files against their signed list. */
    program: programSettings(env, production),
    /** Who stamps the heads of the log of the books; null: nobody, or the sandbox where that is on. */
    timeStamps: timeStampSettings(env, (name, message) => issues.addIssue({ code: 'custom', path: [name], message })),
    /** The licences of which the records of a day are made; null: none there. */
    supervision: supervisionSettings(env, (name, message) =>
      issues.addIssue({ code: 'custom', path: [name], message }),
    ),
    /** Which collector is told what takes how long; null: none. */
    tracing: tracingSettings(env),
    /** Registers of self-excluded people that are asked; none by default. */
    registers: registerSettings(env),
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
    const value = /SECRET|_KEY$|_TOKEN$|_URL$|_XPUB$|_HEADERS$/.test(name) ? '' : shown(given[name]);
    return `  ${name}${value}: ${issue.message}`;
  });
  throw new ConfigError(`The configuration cannot be used:\n${[...new Set(lines)].join('\n')}\nSee .env.example.`);
}

/** Settings with the secrets that belong to them, made in the data folder on the first start when not given. */
export function loadConfig(env: Environment): Config {
  const parsed = parseSettings(env);
  return { ...parsed, secrets: loadSecrets(parsed.secretKey, parsed.dataDir), operator: () => parseOperator(env) };
}

const shown = (value: string | undefined) => (value === undefined ? '' : `="${value.slice(0, 60)}"`);
