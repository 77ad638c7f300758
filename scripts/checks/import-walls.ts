import type { SourceFile } from '../lib/source-files.ts';
import { readImports } from './read-imports.ts';

/** Files that must never reach others, by whatever way their imports lead. A folder, or a file by its path. */
export type Wall = { readonly from: readonly string[]; readonly never: readonly string[]; readonly why: string };

/** Who does marketing, and what tells of harm. */
export const walls: readonly Wall[] = [
  {
    from: [
      'src/lib/domain/promotions/',
      'src/lib/domain/affiliates/',
      'src/lib/domain/loyalty/',
      'src/lib/server/services/promotions/',
      'src/lib/server/services/affiliates/',
      'src/lib/server/services/loyalty/',
      'src/lib/server/services/desk/affiliates/',
      'src/lib/server/services/desk/campaigns/',
      'src/lib/server/services/desk/grants/',
      'src/lib/server/db/queries/affiliates.ts',
      'src/lib/server/db/queries/audience.ts',
      'src/lib/server/db/queries/campaigns.ts',
      'src/lib/server/db/queries/coupons.ts',
      'src/lib/server/db/queries/loyalty.ts',
      'src/lib/server/db/queries/promotion-desk.ts',
      'src/lib/server/db/queries/promotion-money.ts',
      'src/lib/server/db/queries/promotions.ts',
      'src/lib/contract/desk/affiliates.ts',
      'src/lib/contract/desk/campaigns.ts',
      'src/lib/contract/desk/grants.ts',
      'src/lib/contract/profile/promotion-audience.ts',
      'src/lib/contract/events/',
      'src/lib/server/services/events/',
      'src/lib/offers/',
      'src/islands/desk/affiliates/',
      'src/islands/desk/promotions/',
    ],
    never: [
      'src/lib/domain/safer-play/',
      'src/lib/server/services/safer-play/markers/',
      'src/lib/server/db/queries/harm-markers.ts',
      'src/lib/server/services/desk/safer-play/',
      'src/lib/server/db/queries/desk/harm-markers.ts',
      'src/lib/contract/profile/markers.ts',
      'src/lib/contract/desk/safer-play.ts',
      'src/lib/stores/desk/safer-play.ts',
      'src/islands/desk/safer-play/',
    ],
    why: 'marketing never reads who may be harmed',
  },
];

const isIn = (path: string, places: readonly string[]): boolean => places.some((place) => path.startsWith(place));

/** A line for each file behind a wall from which a way of imports leads through it; types count for a file's own imports alone. */
export const wallFaults = (files: readonly SourceFile[], of: readonly Wall[] = walls): string[] => {
  const imports = new Map(files.map((file) => [file.path, readImports(file)]));
  return of.flatMap(({ from, never, why }) =>
    [...imports.keys()]
      .filter((path) => isIn(path, from))
      .flatMap((path) => {
        const way = wayTo(path, never, imports);
        return way === undefined ? [] : [`${way.join(' → ')}: ${why}`];
      }),
  );
};

/** The shortest way of imports from a file to one of these places. */
const wayTo = (
  from: string,
  never: readonly string[],
  imports: ReadonlyMap<string, ReturnType<typeof readImports>>,
): string[] | undefined => {
  const seen = new Set([from]);
  const queue = [[from]];
  for (const way of queue) {
    for (const { target, typeOnly } of imports.get(way.at(-1) ?? '') ?? []) {
      if (typeOnly && way.length > 1) continue;
      if (isIn(target, never)) return [...way, target];
      if (seen.has(target)) continue;
      seen.add(target);
      queue.push([...way, target]);
    }
  }
  return undefined;
};
