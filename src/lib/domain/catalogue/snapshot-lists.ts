import { isDay } from '../day.ts';
import type { Catalogue, Snapshot } from './game.ts';
import { snapshotFault as fault, type SnapshotFault } from './snapshot-fault.ts';

/** How many pictures lie in `/images` (specification, section 7). */
export const featuredImageCount = 7;

const lists = ['top', 'main', 'featured', 'new'] as const;

const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

const groupFaults = ({ games, segments }: Catalogue): SnapshotFault[] => {
  const known = new Set(segments.map(({ id }) => id));
  return [
    ...repeated(segments.map(({ id }) => id)).map((id) =>
      fault(id, 'segments', 'stands twice', 'list each segment once'),
    ),
    ...games.flatMap(({ id, segments: own }) =>
      own
        .filter((segment) => !known.has(segment))
        .map((segment) =>
          fault(id, 'segments', `"${segment}" is none of the segments`, 'list it there, or leave it out'),
        ),
    ),
    ...games.flatMap(({ id, segments: own, features }) =>
      [...repeated(own), ...repeated(features)].map((name) =>
        fault(id, own.includes(name) ? 'segments' : 'features', `"${name}" stands twice`, 'name it once'),
      ),
    ),
  ];
};

const shelfFaults = (catalogue: Catalogue): SnapshotFault[] => {
  const ids = new Set(catalogue.games.map(({ id }) => id));
  return lists.flatMap((list) => [
    ...repeated(catalogue[list]).map((id) => fault(list, id, 'stands twice', 'list each game once')),
    ...catalogue[list]
      .filter((id) => !ids.has(id))
      .map((id) => fault(list, id, 'is no game of the catalogue', 'take it out of the list, or add the game')),
  ]);
};

const featuredFaults = ({ games, featuredImages }: Catalogue): SnapshotFault[] => {
  const images = new Set(games.map(({ imageId }) => imageId));
  const count = new Set(featuredImages).size;
  return [
    ...(count === featuredImageCount && count === featuredImages.length
      ? []
      : [
          fault(
            'featuredImages',
            'length',
            `names ${count} different pictures`,
            `name exactly ${featuredImageCount}, each once`,
          ),
        ]),
    ...featuredImages
      .filter((imageId) => imageId === '' || !images.has(imageId))
      .map((imageId) =>
        fault('featuredImages', imageId, 'is the image identifier of no game', 'name one of a game, with its prefix'),
      ),
  ];
};

const dayFaults = ({ games, writtenAt }: Snapshot): SnapshotFault[] =>
  games.flatMap(({ id, addedOn }) => {
    if (!isDay(addedOn)) return [fault(id, 'addedOn', `"${addedOn}" is no day`, 'write it as 2026-11-30')];
    return addedOn > writtenAt.slice(0, 10)
      ? [
          fault(
            id,
            'addedOn',
            `${addedOn} lies after the day of the file, ${writtenAt.slice(0, 10)}`,
            'correct the day',
          ),
        ]
      : [];
  });

/** What is wrong with the groups, the days and the lists of games. */
export const listFaults = (snapshot: Snapshot): SnapshotFault[] => [
  ...groupFaults(snapshot),
  ...dayFaults(snapshot),
  ...shelfFaults(snapshot),
  ...featuredFaults(snapshot),
];
