import type { Row } from './import-table.ts';

/** A room that the map draws, and the folders that its rows and targets begin with. */
const rooms = [
  ['pages', 'src/pages/'],
  ['layouts', 'src/layouts/'],
  ['islands', 'src/islands/'],
  ['stores', 'src/lib/stores/'],
  ['ui', 'src/lib/ui/'],
  ['i18n', 'src/lib/i18n/'],
  ['intent', 'src/lib/intent/'],
  ['posters', 'src/lib/posters/'],
  ['catalogue', 'src/lib/catalogue/'],
  ['offers', 'src/lib/offers/'],
  ['content', 'src/lib/content/'],
  ['contract', 'src/lib/contract/'],
  ['domain', 'src/lib/domain/'],
  ['http', 'src/lib/server/http/'],
  ['services', 'src/lib/server/services/'],
  ['adapters', 'src/lib/server/adapters/'],
  ['db', 'src/lib/server/db/'],
  ['common', 'src/lib/server/common/'],
  ['sandbox', 'src/lib/server/sandbox/'],
  ['server', 'src/lib/server/'],
] as const;

type Room = (typeof rooms)[number][0];
type Arrows = ReadonlyMap<Room, ReadonlySet<Room>>;

const roomOf = (path: string): Room | undefined => rooms.find(([, folder]) => path.startsWith(folder))?.[0];

/** Which room takes from which: whole folders alone, since a single file or a type is an exception and no direction. */
const arrowsOf = (table: readonly Row[]): Arrows => {
  const arrows = new Map<Room, Set<Room>>(rooms.map(([room]) => [room, new Set()]));
  for (const { from, to } of table) {
    const room = roomOf(from);
    if (room === undefined) continue;
    for (const target of to.filter((path) => path.endsWith('/')).map(roomOf))
      if (target !== undefined && target !== room) arrows.get(room)?.add(target);
  }
  // The rest of the server puts its rooms together, as its row says in one word.
  for (const room of ['http', 'services', 'adapters', 'db', 'common', 'sandbox'] as const)
    arrows.get('server')?.add(room);
  return arrows;
};

const reaches = (arrows: Arrows, from: Room, to: Room): boolean =>
  [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(arrows, next, to));

/** The import table as a diagram in Mermaid's words. An arrow that a longer way says as well is left out. */
export const mapOf = (table: readonly Row[]): string => {
  const arrows = arrowsOf(table);
  const lines = [...arrows].flatMap(([room, targets]) =>
    [...targets]
      .filter((target) => ![...targets].some((other) => other !== target && reaches(arrows, other, target)))
      .map((target) => `  ${room} --> ${target}`),
  );
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
};
