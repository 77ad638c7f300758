import { studios } from '#domain/games/book/studios.ts';

/** The short name of one of the house's own studios. */
export type StudioId = keyof typeof studios;

const studioByGame: ReadonlyMap<string, StudioId> = new Map(
  (Object.keys(studios) as StudioId[]).flatMap((studio) => studios[studio].map((id) => [id, studio] as const)),
);

/** Whose table it is; of a game that the house does not know, the studio of its first tables. */
export const studioOf = (gameId: string): StudioId => studioByGame.get(gameId) ?? 'meridian';

/** The colour of each studio's light, as a class: what is lit at its tables takes `var(--light)`. */
export const lightOf = {
  meridian: '[--light:theme(colors.brass.bright)]',
  halden: '[--light:theme(colors.halden.light)]',
  lantern: '[--light:theme(colors.lantern.light)]',
  fifth: '[--light:theme(colors.fifth.light)]',
  oddlot: '[--light:theme(colors.oddlot.light)]',
  hardway: '[--light:theme(colors.hardway.light)]',
  commonhour: '[--light:theme(colors.common.light)]',
  paperboat: '[--light:theme(colors.paper.light)]',
} as const satisfies Record<StudioId, string>;
