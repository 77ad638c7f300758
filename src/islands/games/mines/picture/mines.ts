import { mostAt } from '#domain/games/kit/share.ts';
import { multiplierOf } from '#domain/games/mines/paytable.ts';
import { tileCount } from '#domain/games/mines/spots.ts';
import { type Rational, rational } from '#domain/maths/rational.ts';

/** What a waiting round shows: the open tiles in the order of the picks, and after how many it is paid by itself. */
/** How many lie in the field that the table begins with. */
export const firstMines = 3;

export type MinesView = { readonly mines: number; readonly picksMax: number; readonly revealed: readonly number[] };

/** How a round ended. `hit`: the tile of the mine that was picked. */
export type MinesEnd = {
  readonly mines: readonly number[];
  readonly revealed: readonly number[];
  readonly hit: number | undefined;
};

export type TileState = 'covered' | 'safe' | 'hit' | 'mine' | 'left';

type Own = Readonly<Record<string, unknown>>;

const isTile = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < tileCount;
const tilesIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter(isTile) : []);

/** The view of an open round; undefined when it is another game's. */
export const readView = ({ mines, picksMax, revealed }: Own): MinesView | undefined =>
  typeof mines === 'number' && typeof picksMax === 'number'
    ? { mines, picksMax, revealed: tilesIn(revealed) }
    : undefined;

/** The outcome of a settled round; undefined when it is another game's. */
export const readEnd = ({ mines, revealed, hit }: Own): MinesEnd | undefined =>
  Array.isArray(mines) && Array.isArray(revealed)
    ? { mines: tilesIn(mines), revealed: tilesIn(revealed), hit: isTile(hit) ? hit : undefined }
    : undefined;

/** What each of the 25 tiles shows while a round waits. */
export const openTiles = (revealed: readonly number[]): readonly TileState[] =>
  Array.from({ length: tileCount }, (_, tile) => (revealed.includes(tile) ? 'safe' : 'covered'));

/** What each tile shows when all is told. */
export const endTiles = ({ mines, revealed, hit }: MinesEnd): readonly TileState[] =>
  Array.from({ length: tileCount }, (_, tile) => {
    if (tile === hit) return 'hit';
    if (mines.includes(tile)) return 'mine';
    return revealed.includes(tile) ? 'safe' : 'left';
  });

/** The chance that the next pick is safe. */
export const chanceOfNext = (mines: number, picks: number): Rational =>
  rational(BigInt(tileCount - mines - picks), BigInt(tileCount - picks));

/** After how many picks a stake reaches what the table pays at most; 0 when already the first would pass it. */
export const picksWithin = (mines: number, stakeMinor: bigint, maxPayoutMinor: bigint): number => {
  let picks = 0;
  while (picks < tileCount - mines && mostAt(stakeMinor, multiplierOf(mines, picks + 1)) <= maxPayoutMinor) picks += 1;
  return picks;
};

/** The bet as it is sent: to the last safe tile, or to a pick before it. */
export const fieldSpot = (mines: number, picks: number): string =>
  picks === tileCount - mines ? `mines:${mines}` : `mines:${mines}:${picks}`;

/** The whole ladder: what each number of safe picks pays. */
export const rungsOf = ({ mines, picksMax }: Pick<MinesView, 'mines' | 'picksMax'>) =>
  Array.from({ length: picksMax }, (_, index) => ({ step: index + 1, multiplier: multiplierOf(mines, index + 1) }));

/** One of the covered tiles, all equally likely. `byte` gives integers from 0 to 255. */
export const pickAny = (revealed: readonly number[], byte: () => number): number => {
  const covered = Array.from({ length: tileCount }, (_, tile) => tile).filter((tile) => !revealed.includes(tile));
  // Bytes beyond the last whole multiple would favour the first tiles.
  const limit = 256 - (256 % covered.length);
  for (;;) {
    const drawn = byte();
    const tile = drawn < limit ? covered[drawn % covered.length] : undefined;
    if (tile !== undefined) return tile;
  }
};
