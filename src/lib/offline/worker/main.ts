import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import type { KeepGames } from '../kept-games.ts';
import { keep, keptFile, renew } from './games.ts';
import { openMessage, showMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** The shell: the page for who has no line, and what it is made of. Written in by scripts/build/offline.ts. */
declare const __SHELL__: (PrecacheEntry | string)[];

/** The first segments of all calls and streams of the house. */
declare const __CALLS__: readonly string[];

/** What of the house is looked at here beside its pages: names with a hash, words and posters. Calls never are, so that no balance can be kept. */
const isWordsOrPicture = (path: string): boolean => /^\/(?:locales|image)\//.test(path);

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Where the browser can, calls do not even pass by.
  if ('addRoutes' in event && typeof event.addRoutes === 'function')
    event.waitUntil(
      event.addRoutes(__CALLS__.map((name) => ({ condition: { urlPattern: `/${name}/*` }, source: 'network' }))),
    );
});
self.addEventListener('activate', (event) => event.waitUntil(renew()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data as KeepGames)));

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event.notification)));

enableNavigationPreload();
cleanupOutdatedCaches();
precacheAndRoute(__SHELL__);

/** A table that is kept, or the page that says what is. A frame without either shows the browser's own fault. */
const withoutLine = async (request: Request): Promise<Response> => {
  const kept = await keptFile(request);
  return kept ?? (request.destination === 'document' ? await matchPrecache('/offline') : undefined) ?? Response.error();
};

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => withoutLine(request) }] }),
);

/** A name with a hash is the same forever. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  async ({ request }) => (await keptFile(request)) ?? fetch(request),
);

/** Words and pictures change with a build: the house's own come first. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isWordsOrPicture(url.pathname),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => keptFile(request) }] }),
);
