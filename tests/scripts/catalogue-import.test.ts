import { expect, it } from 'vitest';
import { parseSnapshot } from '#contract/games/snapshot.ts';
import { gameIds } from '#domain/games/book/registry.ts';
import { syncedSnapshot } from '#scripts/catalogue-sync.ts';
import { lastOffers, studioAggregator } from '#server/adapters/aggregator/studio-aggregator.ts';
import type { StudioClient } from '#server/adapters/aggregator/studio-client.ts';
import { listing } from '#tests/support/listings.ts';
import { catalogueFile, readCatalogue } from '../../src/lib/catalogue/read-catalogue.ts';

const before = readCatalogue(catalogueFile);
const [now, later] = [new Date('2027-01-02T03:04:05.000Z'), new Date('2027-02-03T04:05:06.000Z')];
const client = (listGames: StudioClient['listGames']): StudioClient => ({
  name: 'hub88',
  blockedCurrencies: ['BTC'],
  frames: [],
  listGames,
  launch: async () => ({ ok: false, code: 'studio_unavailable' }),
});
const left: string[] = [];
const offered = (...codes: string[]) =>
  studioAggregator(
    client(async () => [...codes.map((code) => listing(code)), listing('off', { enabled: false })]),
    { before, now, onLeftOut: (why, count) => left.push(`${count} ${why}`) },
  );

it('a sync lists what an outside studio offers behind the house, and the check keeps it without asking', async () => {
  const synced = await syncedSnapshot({ before, popularity: [], now, outside: [offered('b', 'a')] });
  expect(left).toEqual(['1 disabled']);
  expect(synced.source).toBe('Faceup, Hub88');
  expect(synced.games.slice(gameIds.length).map(({ id, blur }) => [id, blur])).toEqual([
    ['hub88-a', ''],
    ['hub88-b', ''],
  ]);
  expect(synced.games.find(({ id }) => id === 'hub88-a')?.outside?.blockedCurrencies).toEqual(['BTC']);
  const parsed = parseSnapshot(JSON.parse(JSON.stringify(synced)));
  expect(parsed).toEqual({ ok: true, value: synced });
  const checked = await syncedSnapshot({ before: synced, popularity: [], now: later, outside: lastOffers(synced) });
  expect(JSON.stringify(checked)).toBe(JSON.stringify(synced));
});

it('a plain house has nobody’s last offer', () => {
  expect(lastOffers(before)).toEqual([]);
  expect(lastOffers(undefined)).toEqual([]);
});

it('a studio that does not answer leaves the catalogue as it is', async () => {
  const silent = studioAggregator(
    client(async () => Promise.reject(new Error('status 502'))),
    { before, now, onLeftOut: () => undefined },
  );
  await expect(syncedSnapshot({ before, popularity: [], now, outside: [silent] })).rejects.toThrow('status 502');
});

it.each([
  ['nothing', []],
  ['games that are all switched off', [listing('a', { enabled: false })]],
])('a list of %s clears no shelf that had games, and begins none', async (_, listings) => {
  const synced = await syncedSnapshot({ before, popularity: [], now, outside: [offered('b', 'a')] });
  const emptied = (so: typeof synced | typeof before) =>
    studioAggregator(
      client(async () => listings),
      { before: so, now, onLeftOut: () => undefined },
    );
  await expect(syncedSnapshot({ before: synced, popularity: [], now, outside: [emptied(synced)] })).rejects.toThrow(
    'Hub88 lists no game that can be taken, and had 2',
  );
  const plain = await syncedSnapshot({ before, popularity: [], now, outside: [emptied(before)] });
  expect(plain.games).toHaveLength(gameIds.length);
});
