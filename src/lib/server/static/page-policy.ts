import { type CaptchaSources, noCaptchaSources } from '../adapters/captcha/captcha-sources.ts';
import type { ChatSources } from '../adapters/chat/chat.ts';
import { noPaymentSources, type PaymentSources } from '../adapters/payments/payment-sources.ts';

/** What a page may load, by where it stands. Every source is named; nothing is inherited. */
export type PageSources = { readonly script: readonly string[]; readonly style: readonly string[] };

/** The table of a game, for money or for play money, which the game's page frames. */
const isGameFrame = (path: string): boolean => /^\/(?:play|try)\//.test(path);

/** Where the people of the house work. */
const isDesk = (path: string): boolean => /^\/desk(?:\/|$)/.test(path);

/** A game's frame, the sandbox's pages and the desk: nobody from outside is there, and no dialog of ours for players opens. */
export const isAlone = (path: string): boolean => isGameFrame(path) || path.startsWith('/sandbox/') || isDesk(path);

/**
 * The Content-Security-Policy of a page. Only the game frame may be framed, and only by us; a game's page may frame, and so may
 * whatever page can open the deposit dialog, those of `payments` alone.
 * `apiOrigin` is where an operator's own services answer, when the browser calls those instead; `chat` is a chat service of the
 * operator's, which no game's frame and no sandbox has, `captcha` what a captcha service of others needs, and `studios` are the
 * hosts of outside studios' games, which a game's page alone may frame.
 */
export function pagePolicy(
  path: string,
  sources: PageSources,
  apiOrigin: string | null,
  chat: ChatSources = null,
  captcha: CaptchaSources = noCaptchaSources,
  payments: PaymentSources = noPaymentSources,
  studios: readonly string[] = [],
): string {
  // The desk's preview of a text stands in a frame of its own page.
  const embedsOwn = path.startsWith('/game/') || path === '/desk/content';
  const alone = isAlone(path);
  const outside = chat === null || alone ? [] : [chat.origin];
  const check = alone ? noCaptchaSources : captcha;
  const paid = alone ? noPaymentSources : payments;
  // Beside a hash a browser would not hear of it.
  const styles = outside.length > 0 && chat?.inlineStyles ? ["'unsafe-inline'"] : sources.style;
  const frames = [
    ...(embedsOwn ? ["'self'"] : []),
    ...(path.startsWith('/game/') ? studios : []),
    ...outside,
    ...check.frame,
    ...paid.frame,
  ];
  const directives: (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...sources.script, ...outside, ...check.script, ...paid.script]],
    ['style-src', ["'self'", ...styles, ...outside]],
    ['img-src', ["'self'", 'data:', ...outside]],
    ['font-src', ["'self'", ...outside]],
    ['media-src', ["'self'", ...outside]],
    ['connect-src', ["'self'", ...(apiOrigin === null ? [] : [apiOrigin]), ...outside, ...check.connect]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ...(frames.length > 0 ? ([['frame-src', frames]] as const) : []),
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', [isGameFrame(path) ? "'self'" : "'none'"]],
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}

/**
 * The policy of a script file: a worker lives by the policy of its own file, and a sandboxed one has no origin and
 * so no Web Crypto, which the captcha's proof of work needs.
 */
export const scriptPolicy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * That of the worker that keeps free tables for when there is no line (src/lib/offline): it asks the house, which a page's own policy
 * allows as well.
 */
export const offlineWorkerPath = '/sw.js';
export const offlineWorkerPolicy = `${scriptPolicy}; connect-src 'self'`;

/** The hashes that Astro wrote into a page's policy for what it inlined: scripts and styles, as a policy spells them. */
export function hashesOfPolicy(policy: string): { script: string[]; style: string[] } {
  const hashes = (directive: string) =>
    (policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? '')
      .split(/\s+/)
      .filter((source) => /^'sha(256|384|512)-/.test(source));
  return { script: hashes('script-src'), style: hashes('style-src') };
}
