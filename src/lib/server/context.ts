import type { Logger } from 'pino';
import type { Shelf } from '#domain/catalogue/shelf.ts';
import type { LoyaltyLevels } from '#domain/loyalty/levels.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { PolicyVersions } from '#domain/terms/agreement.ts';
import type { Studios } from './adapters/aggregator/create-studios.ts';
import type { Captcha } from './adapters/captcha/captcha.ts';
import type { ChainSites } from './adapters/chain/chain-reader.ts';
import type { CryptoSeller } from './adapters/crypto-sellers/crypto-seller.ts';
import type { Vault } from './adapters/documents/vault.ts';
import type { MxLookup } from './adapters/email-check/mx-lookup.ts';
import type { EventStream } from './adapters/event-stream/event-stream.ts';
import type { Geo } from './adapters/geo/geo.ts';
import type { Limiter } from './adapters/limiter/limiter.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { DepositGateway } from './adapters/payments/gateway.ts';
import type { PayoutProvider } from './adapters/payouts/payout-provider.ts';
import type { OwnPictures, PictureHosts } from './adapters/pictures/picture-source.ts';
import type { PushServices } from './adapters/push/push-services.ts';
import type { Rates } from './adapters/rates/rates.ts';
import type { Registers } from './adapters/registers/register.ts';
import type { TimeStamps } from './adapters/time-stamps/time-stamps.ts';
import type { Tracing } from './adapters/tracing/tracing.ts';
import type { WebhookSender } from './adapters/webhooks/webhook-sender.ts';
import type { Tally } from './common/tally.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { LivePages } from './pages/live-pages.ts';
import type { ProgramWatch } from './program/program-watch.ts';
import type { Passwords } from './services/identity/passwords.ts';
import type { RefusedOffer } from './services/promotions/publish-offers.ts';
import type { HouseTexts } from './texts/house-texts.ts';

/** The outside, passed in. No module reads a global clock, a random source or the environment. */
export type ServerContext = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly epoch: Epoch;
  /** Brings what was just noted for it into the journal outside. Never throws: what stays behind is written within seconds. */
  readonly keepJournal: () => Promise<boolean>;
  readonly log: Logger;
  readonly mailer: Mailer;
  /** Tells players' browsers something while no page is open. */
  readonly push: PushServices;
  /** Tells addresses of the operator's what happens. */
  readonly webhooks: WebhookSender;
  /** A stream outside that is told what happens; null: none is. */
  readonly eventStream: EventStream | null;
  /** Tells a collector what takes how long. */
  readonly tracing: Tracing;
  /** Asks the DNS whether a domain takes mail. */
  readonly mx: MxLookup;
  /** Counts what must not be tried too often, across all processes. */
  readonly limiter: Limiter;
  readonly captcha: Captcha;
  readonly passwords: Passwords;
  readonly geo: Geo;
  /** ISO codes of the countries from which the house takes nobody. */
  readonly restrictedCountries: ReadonlySet<string>;
  /** ISO codes of the countries that a profile may name. */
  readonly countryCodes: ReadonlySet<string>;
  /** The games that the house lists, as its file has them. */
  readonly catalogue: Shelf;
  /** The promotions of the repository, as their documents have them; campaigns of the desk beside them are asked for by `offersInForce`. */
  readonly offers: readonly PromotionRules[];
  /** Documents that are left out of them, since the desk has published something else under their id and version. */
  readonly refusedOffers: readonly RefusedOffer[];
  /** Every version of every text of the agreement, the oldest first. */
  readonly policies: PolicyVersions;
  readonly loyalty: LoyaltyLevels;
  readonly studios: Studios;
  readonly ownPictures: OwnPictures;
  /** Who has the pictures of outside studios' games. */
  readonly pictureHosts: PictureHosts;
  /** Where players' papers lie, sealed. */
  readonly vault: Vault;
  /** The chains on which coins are taken; one that is not configured is not there. */
  readonly chains: ChainSites;
  /** The adapter behind each card gateway's path name (`devcode`, `ems`, …). */
  readonly gateways: ReadonlyMap<string, DepositGateway>;
  /** Who sells crypto in a frame, in the order in which they are offered. */
  readonly cryptoSellers: readonly CryptoSeller[];
  /** Who pays players out, by name. */
  readonly payouts: ReadonlyMap<string, PayoutProvider>;
  /** What a unit of each currency is worth in euros, and whether that may still be counted with. */
  readonly rates: Rates;
  /** Registers of people who have shut themselves out of gambling, by country; none unless the settings name one. */
  readonly registers: Registers;
  /** Who stamps the heads of the log of the books; null: nobody does. */
  readonly timeStamps: TimeStamps | null;
  /** Jobs of the house that were interrupted, by name. */
  readonly failures: Tally;
  /** What is known of the program's own files. */
  readonly program: ProgramWatch;
  /** The texts of the repository, over which those of the desk stand. */
  readonly texts: HouseTexts;
  /** The pages that this process serves. */
  readonly pages: LivePages;
};

export type Clock = {
  readonly now: () => Date;
  /** By how much the process's own clock was ahead of this one when it was last looked at, in ms. */
  readonly skewMs?: () => number;
};

export type Epoch = {
  /** The number of the unbroken life of the books that goes on now, from 1. */
  readonly now: () => number;
};

export type Random = {
  /** Cryptographically strong bytes in production; a seeded stream in tests. */
  readonly bytes: (count: number) => Uint8Array;
};
