/**
 * Writes the catalogue's file from what the aggregators offer, and the static lists that follow from it:
 * npm run -s catalogue:sync -- [--check]
 * The order is that of the last 30 days' play when DATABASE_URL or DATA_DIR names the house's database, else the order so far.
 * Outside studios are asked when AGGREGATOR_KEYS_FILE has accounts with them; one that does not answer leaves the files as they are.
 * --check writes nothing, asks nobody, takes what outside studios offered last as it stands, and ends with code 1 when a file is not what a sync would write.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSnapshot } from '#contract/games/snapshot.ts';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import type { CatalogueGame, Snapshot } from '#domain/catalogue/game.ts';
import { faultLine } from '#domain/catalogue/snapshot-fault.ts';
import type { Aggregator } from '#server/adapters/aggregator/aggregator.ts';
import { createStudios } from '#server/adapters/aggregator/create-studios.ts';
import { houseAggregator } from '#server/adapters/aggregator/house.ts';
import { lastOffers, studioAggregator } from '#server/adapters/aggregator/studio-aggregator.ts';
import { catalogueFile } from '../src/lib/catalogue/read-catalogue.ts';
import { blurOf } from './catalogue/blur.ts';
import { readPopularity } from './catalogue/popularity.ts';
import { staticLists } from './catalogue/static-lists.ts';

export type SyncInput = {
  /** The file as it stands, parsed; undefined when there is none, or none that can be read. */
  readonly before: Snapshot | undefined;
  /** Game ids, most played first; empty when nobody asked. */
  readonly popularity: readonly string[];
  readonly now: Date;
  /** Outside studios, in the order in which their games are listed behind the house's. */
  readonly outside?: readonly Aggregator[];
};

/** The snapshot that a sync writes. `writtenAt` stays when nothing else changed. Throws when the offer makes none. */
export const syncedSnapshot = async ({ before, popularity, now, outside = [] }: SyncInput): Promise<Snapshot> => {
  const aggregators = [houseAggregator, ...outside];
  const offers = await Promise.all(aggregators.map((aggregator) => aggregator.readOffer()));
  const blurs = new Map(before?.games.map(({ id, blur }) => [id, blur]));
  const games: CatalogueGame[] = await Promise.all(
    offers.flatMap((offer) =>
      offer.games.map(async (game) => ({
        ...game,
        // A picture from outside is not here to be looked at.
        blur: game.outside ? '' : await blurOf(game.id, blurs.get(game.id) ?? ''),
      })),
    ),
  );
  const segments = offers.flatMap((offer) => offer.segments);
  const snapshot = {
    version: 1 as const,
    source: aggregators.map(({ name }) => name).join(', '),
    writtenAt: before?.writtenAt ?? now.toISOString(),
    ...assembleCatalogue({ games, segments, popularity, before }),
  };
  const isSame = JSON.stringify(snapshot) === JSON.stringify(before);
  const written = isSame ? snapshot : { ...snapshot, writtenAt: now.toISOString() };
  const parsed = parseSnapshot(written);
  if (!parsed.ok) throw new Error(`The offer makes no catalogue:\n${parsed.faults.map(faultLine).join('\n')}`);
  return written;
};

/** Every file of a sync: path → text. */
export const syncedFiles = (snapshot: Snapshot): ReadonlyMap<string, string> =>
  new Map(
    [[catalogueFile, snapshot] as const, ...staticLists(snapshot)].map(([file, content]) => [
      file,
      `${JSON.stringify(content, undefined, 2)}\n`,
    ]),
  );

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The catalogue so far. One that cannot be read is no reason not to write a new one. */
const readBefore = (): Snapshot | undefined => {
  try {
    const parsed = parseSnapshot(JSON.parse(textOf(catalogueFile)));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
};

/** Without the order of play the catalogue is still one: a database that is away is told and passed over. */
const popularityOrNone = (now: Date): Promise<readonly string[]> =>
  readPopularity(process.env, now).catch((error: unknown) => {
    console.error(`catalogue-sync: the order stays as it is, for play could not be read: ${reasonOf(error)}`);
    return [];
  });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The studios with which the operator has accounts. */
const accounts = (before: Snapshot | undefined, now: Date): readonly Aggregator[] => {
  const log = { warn: (said: unknown) => console.error('catalogue-sync:', said) };
  const { clients } = createStudios({ aggregatorKeysFile: process.env['AGGREGATOR_KEYS_FILE'] || null }, { log });
  return [...clients.values()].map((client) =>
    studioAggregator(client, {
      before,
      now,
      onLeftOut: (why, count) => console.error(`catalogue-sync: ${client.name}: ${count} games left out: ${why}`),
    }),
  );
};

async function main(isCheck: boolean): Promise<void> {
  const now = new Date();
  const before = readBefore();
  const popularity = isCheck ? [] : await popularityOrNone(now);
  const outside = isCheck ? lastOffers(before) : accounts(before, now);
  const files = syncedFiles(await syncedSnapshot({ before, popularity, now, outside }));
  const changed = [...files].filter(([file, text]) => textOf(file) !== text);
  for (const [file, text] of changed) {
    if (isCheck) {
      console.error(`${file}: not what a sync writes: npm run catalogue:sync`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      console.log(`catalogue-sync: wrote ${file}`);
    }
  }
  if (changed.length === 0) console.log(`catalogue-sync: ${files.size} files, all current`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  await main(values.check).catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exitCode = 1;
  });
}
