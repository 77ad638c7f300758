import { isPersonal } from '#domain/catalogue/reach.ts';
import { captchaSources } from '../adapters/captcha/captcha-sources.ts';
import { type ChatConfig, chatSources } from '../adapters/chat/chat.ts';
import { noPaymentSources, paymentSources } from '../adapters/payments/payment-sources.ts';
import type { Config } from '../config.ts';
import { type HeaderRecord, securityHeaders } from '../http/security-headers.ts';
import type { ManifestEntry } from './manifest.ts';
import { isAlone, offlineWorkerPath, offlineWorkerPolicy, pagePolicy, scriptPolicy } from './page-policy.ts';

/** What the headers of a file depend on beside the file itself. */
export type SiteOrigins = Pick<Config, 'publicOrigin' | 'apiOrigin'> &
  Partial<
    ChatConfig & { captcha: Pick<Config['captcha'], 'kind'> } & Pick<Config, 'sandbox' | 'buyCrypto'> & {
        /** `mifinityScriptOf` the context. */
        mifinityScript: string | null;
        /** `framesOfStudios` of the context. */
        studioFrames: readonly string[];
      }
  >;

/** Where the pages' rules for fetching ahead stand (src/pages/speculation-rules.json.ts). */
export const speculationRulesPath = '/speculation-rules.json';

const minute = 60;
const day = 86_400;

/**
 * How long a file may be kept. A page is asked for again by each browser and every five minutes by a shared cache, which
 * may show the former one while it does, or for a day while the origin is away. What belongs to one player is in no
 * shared cache: the shells say nothing about anyone today, and so it cannot matter on the day on which one does.
 */
const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  day: `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
  short: `public, max-age=${5 * minute}`,
  page: `public, max-age=0, s-maxage=${5 * minute}, stale-while-revalidate=${10 * minute}, stale-if-error=${day}`,
  personal: 'private, no-cache',
} as const;

const policyOf = (entry: ManifestEntry, styleSources: readonly string[], site: SiteOrigins) => {
  if (entry.path === offlineWorkerPath) return offlineWorkerPolicy;
  if (entry.sources === null) return entry.type.startsWith('text/javascript') ? scriptPolicy : undefined;
  const sources = { script: entry.sources.script, style: [...entry.sources.style, ...styleSources] };
  return pagePolicy(
    entry.path,
    sources,
    site.apiOrigin,
    chatSources(site),
    captchaSources[site.captcha?.kind ?? 'proof-of-work'],
    framesOf(site),
    site.studioFrames,
  );
};

/** The companies framed by a page that can open the deposit dialog. */
const lendsTo = ({ path, sources }: ManifestEntry, site: SiteOrigins): readonly string[] =>
  sources === null || isAlone(path) ? [] : framesOf(site).frame.filter((source) => source !== "'self'");

/** Nobody, where it is not said who is there. */
const framesOf = ({ sandbox, buyCrypto, mifinityScript = null }: SiteOrigins) =>
  sandbox === undefined || buyCrypto === undefined
    ? noPaymentSources
    : paymentSources({ sandbox, buyCrypto, mifinityScript });

/**
 * The headers of a built file that do not depend on the form in which it is sent: the process sends them, and
 * `headersFile` writes the same ones down for a host of static files. `styleSources` are those of what the process
 * adds to a page (`pageAdditions`).
 */
export const fileHeaders = (
  entry: ManifestEntry,
  site: SiteOrigins,
  styleSources: readonly string[] = [],
): HeaderRecord => {
  const isPage = entry.cache === 'page';
  const kept = isPage && isPersonal(entry.path) ? 'personal' : entry.cache;
  const headers = securityHeaders(site.publicOrigin, policyOf(entry, styleSources, site), lendsTo(entry, site));
  // Browsers look for what a page may use in what they open alone: a third of the bytes before each of a page's parts.
  const { 'permissions-policy': _ofPages, ...partHeaders } = headers;
  return {
    'content-type': entry.type,
    'cache-control': cacheControl[kept],
    ...(kept === 'forever' ? partHeaders : headers),
    // A table and the sandbox lead nowhere; from any other page the next one is fetched ahead.
    ...(isPage && !isAlone(entry.path) && { 'speculation-rules': `"${speculationRulesPath}"` }),
    ...(entry.ahead && {
      link: entry.ahead.map((path) => `<${path}>; rel=modulepreload; fetchpriority=low`).join(', '),
    }),
    // A page with a secret in its address tells nobody where the visitor came from.
    ...(/^\/(?:confirm|unsubscribe|own-money)$/.test(entry.path) && { 'referrer-policy': 'no-referrer' }),
  };
};
