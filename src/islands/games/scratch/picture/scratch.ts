import type { SpotReturn } from '#domain/games/kit/game.ts';
import { ticketReturn } from '#domain/games/scratch/figures.ts';
import { pricesOf, type ScratchGame, ticketSpot } from '#domain/games/scratch/ticket.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { Series } from '#stores/play/series.ts';
import { type Field, readers } from './tickets.ts';

export type ScratchId = keyof typeof readers;

const isScratch = (id: string): id is ScratchId => id in readers;

/** The game of a table and how many fields its tickets cover; a game that is no ticket reads as Parcel Room. */
export const scratchGame = (
  id: string,
): { readonly id: ScratchId; readonly game: ScratchGame; readonly count: number } => {
  const known = isScratch(id) ? id : 'scratch-parcel-room';
  const { game, count } = readers[known];
  return { id: known, game, count };
};

/** What is printed on a round's ticket, as the outcome tells it. */
export const panelOf = ({ outcome }: Pick<SettledRound, 'outcome'>): unknown => outcome['panel'];

/** The fields of a round's ticket as they are printed; none in an outcome of another game. */
export const fieldsOf = (id: ScratchId, round: Pick<SettledRound, 'outcome'>): readonly Field[] =>
  readers[id].fieldsOf(panelOf(round));

/** The places of the fields that make the prize; none on a losing ticket. */
export const winningFields = (id: ScratchId, round: Pick<SettledRound, 'outcome'>): ReadonlySet<number> =>
  new Set(readers[id].winsOf(fieldsOf(id, round), panelOf(round)));

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** How a ticket came out in ticket prices: 0 for a blank. */
export const multipleOf = ({ outcome }: Pick<SettledRound, 'outcome'>): number => {
  const { multiple } = outcome;
  return isNumber(multiple) ? multiple : 0;
};

/** What a ticket may cost here, upwards: a price whose first prize passes the table's most is not offered. */
export const offeredPrices = (game: ScratchGame, currency: CurrencyCode, maxPayoutMinor: bigint): readonly bigint[] =>
  pricesOf(currency).filter((amountMinor) => game.maxPayoutOf([{ spot: ticketSpot, amountMinor }]) <= maxPayoutMinor);

/** The figures of the next ticket, by the tickets that are left; nothing while they are not known. */
export const figuresLeft = (game: ScratchGame, series: Series | undefined): SpotReturn[] =>
  series
    ? [
        {
          kind: 'left',
          ...ticketReturn(
            game.prizes,
            series.prizes.map(({ left }) => left),
          ),
        },
      ]
    : [];

const gridSize = 7;
/** A field lies open when so much of it is rubbed off. */
const enoughShare = 0.5;

/** How much of each field is rubbed off, by a coarse grid. Places inside a field are 0 to 1. */
export const createCoverage = (count: number) => {
  const grids = Array.from({ length: count }, () => new Set<number>());
  return {
    /** Rubs a disc off a field; true when enough of the field is gone. */
    rub: (field: number, x: number, y: number, radius: number): boolean => {
      const grid = grids[field];
      if (!grid) return false;
      for (let cell = 0; cell < gridSize * gridSize; cell += 1) {
        const [column, row] = [cell % gridSize, Math.floor(cell / gridSize)];
        const apart = Math.hypot((column + 0.5) / gridSize - x, (row + 0.5) / gridSize - y);
        if (apart <= radius) grid.add(cell);
      }
      return grid.size >= enoughShare * gridSize * gridSize;
    },
  };
};
