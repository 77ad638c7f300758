import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { shelfOf } from '#domain/catalogue/shelf.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { loyaltyFile, readLoyalty } from '../offers/read-loyalty.ts';
import { readOffers } from '../offers/read-offers.ts';
import { readPolicyVersions } from '../policies/read-versions.ts';
import { createStudios } from './adapters/aggregator/create-studios.ts';
import { createCaptcha } from './adapters/captcha/create-captcha.ts';
import { createChains } from './adapters/chain/create-chains.ts';
import { configuredSellers, sandboxSellers } from './adapters/crypto-sellers/sellers.ts';
import { diskVault } from './adapters/documents/disk-vault.ts';
import { createMxLookup } from './adapters/email-check/mx-lookup.ts';
import { natsStream } from './adapters/event-stream/nats-stream.ts';
import { openGeo } from './adapters/geo/mmdb.ts';
import type { Limiter } from './adapters/limiter/limiter.ts';
import { postgresLimiter, redisLimiter } from './adapters/limiter/shared-limiter.ts';
import { createMailer } from './adapters/mail/create-mailer.ts';
import { createGateways } from './adapters/payments/create-gateways.ts';
import { createPayouts } from './adapters/payouts/create-payouts.ts';
import { builtPictures } from './adapters/pictures/built-pictures.ts';
import { createPictureHosts } from './adapters/pictures/picture-hosts.ts';
import { createPushServices } from './adapters/push/push-services.ts';
import { fileRates } from './adapters/rates/file-rates.ts';
import { createRegisters } from './adapters/registers/create-registers.ts';
import { createTimeStamps } from './adapters/time-stamps/create-time-stamps.ts';
import { noTracing } from './adapters/tracing/tracing.ts';
import { createWebhookSender } from './adapters/webhooks/webhook-sender.ts';
import { createTally } from './common/tally.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { readCountryCodes } from './country-codes.ts';
import type { Db } from './db/db.ts';
import { createLivePages } from './pages/live-pages.ts';
import { createProgramWatch } from './program/program-watch.ts';
import { readRestrictedCountries } from './restricted-countries.ts';
import { createPasswords } from './services/identity/passwords.ts';
import { sealedNumbers } from './services/registers/sealed-number.ts';
import { readHouseTexts } from './texts/house-texts.ts';

/** The real outside, over an open database. Tests replace single parts of it. */
export function createContext(config: Config, db: Db, log: Logger, parts: Partial<ServerContext> = {}): ServerContext {
  const clock = parts.clock ?? { now: () => new Date() };
  const random = parts.random ?? { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  return {
    config,
    db,
    clock,
    random,
    epoch: { now: () => 1 },
    keepJournal: async () => true,
    log,
    mailer: createMailer(config, clock),
    push: createPushServices(config),
    webhooks: createWebhookSender(config),
    tracing: noTracing,
    eventStream: config.natsUrl === null ? null : natsStream(config.natsUrl),
    // The sandbox asks nobody outside: an address is then judged by its form and the list of throw-away domains.
    mx: config.sandbox ? async () => 'no_answer' : createMxLookup(),
    limiter: createLimiter(config, db, log),
    captcha: createCaptcha(config, { db, clock, log }),
    passwords: createPasswords(),
    geo: openGeo(config.geoDatabase),
    restrictedCountries: readRestrictedCountries(),
    countryCodes: readCountryCodes(),
    gateways: createGateways(config, { db, clock, random, log }),
    payouts: createPayouts(config, { db, clock, log }),
    chains: parts.chains ?? createChains(config, { db, clock, random }),
    // In sandbox mode the addresses are on chains of our own: a real company would send real coins into nothing.
    cryptoSellers: config.sandbox ? sandboxSellers : configuredSellers(config.buyCrypto, config.operatorName),
    catalogue: parts.catalogue ?? shelfOf(readCatalogue(config.catalogueFile)),
    offers: parts.offers ?? readOffers(),
    refusedOffers: [],
    policies: parts.policies ?? readPolicyVersions(),
    loyalty: parts.loyalty ?? readLoyalty(loyaltyFile),
    studios: parts.studios ?? createStudios(config, { log }),
    ownPictures: builtPictures('dist'),
    pictureHosts: createPictureHosts(config.imageOrigins),
    vault: diskVault(join(config.dataDir, 'documents')),
    failures: createTally([sealedNumbers]),
    program: parts.program ?? createProgramWatch(config.program, '.', log),
    texts: parts.texts ?? readHouseTexts(parts.offers ?? readOffers(), config.operator),
    pages: createLivePages(),
    rates: parts.rates ?? fileRates(config, { clock, log }),
    registers: parts.registers ?? createRegisters(config, { db, clock, log }),
    timeStamps: parts.timeStamps ?? createTimeStamps(config, { clock, random }),
    ...parts,
  };
}

function createLimiter({ redisUrl }: Config, db: Db, log: Logger): Limiter {
  if (redisUrl === null) return postgresLimiter(db);
  return redisLimiter(redisUrl, ({ message }) => log.warn({ reason: message }, 'Redis is away'));
}
