import type { SpotReturn } from '#domain/games/game.ts';
import { ticketReturn } from '#domain/games/scratch/figures.ts';
import { pricesOf, type ScratchGame, ticketSpot } from '#domain/games/scratch/ticket.ts';
import { berthCount, ferryCount, litCount } from '#domain/games/scratch-night-ferry/panel.ts';
import { nightFerry } from '#domain/games/scratch-night-ferry/rules.ts';
import { fieldCount, winCount } from '#domain/games/scratch-parcel-room/panel.ts';
import { parcelRoom } from '#domain/games/scratch-parcel-room/rules.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { SettledRound } from './game.ts';
import type { Series } from './series.ts';

/** What is printed in one field, amounts in ticket prices. */
export type Field =
  | { readonly kind: 'parcel'; readonly multiple: number }
  | { readonly kind: 'lit'; readonly berth: number }
  | { readonly kind: 'ferry'; readonly berth: number; readonly multiple: number };

/** How many fields are covered on a ticket of either game. */
export const fieldCounts = {
  'scratch-parcel-room': fieldCount,
  'scratch-night-ferry': litCount + ferryCount,
} as const;

export type ScratchId = keyof typeof fieldCounts;

/** The game of a table; a game that is no ticket reads as Parcel Room. */
export const scratchGame = (id: string): { readonly id: ScratchId; readonly game: ScratchGame } =>
  id === 'scratch-night-ferry'
    ? { id: 'scratch-night-ferry', game: nightFerry }
    : { id: 'scratch-parcel-room', game: parcelRoom };

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const ferryOf = (ferry: unknown): Field[] => {
  const { berth, multiple } = (ferry ?? {}) as { berth?: unknown; multiple?: unknown };
  return isNumber(berth) && berth <= berthCount && isNumber(multiple) ? [{ kind: 'ferry', berth, multiple }] : [];
};

/** The fields of a round's ticket as they are printed; none in an outcome of another game. */
export const fieldsOf = ({ outcome }: Pick<SettledRound, 'outcome'>): readonly Field[] => {
  const { panel } = outcome as { panel?: unknown };
  if (isList(panel)) return panel.filter(isNumber).map((multiple) => ({ kind: 'parcel', multiple }));
  const { lit, ferries } = (panel ?? {}) as { lit?: unknown; ferries?: unknown };
  if (!isList(lit) || !isList(ferries)) return [];
  return [...lit.filter(isNumber).map((berth): Field => ({ kind: 'lit', berth })), ...ferries.flatMap(ferryOf)];
};

/** The places of the fields that make the prize: three equal parcels, or a ferry and the berth that waits for it. */
export const winningFields = (fields: readonly Field[]): ReadonlySet<number> => {
  const places = (wins: (field: Field) => boolean): number[] =>
    [...fields.keys()].filter((at) => wins(fields[at] ?? none));
  const amounts = fields.flatMap((field) => (field.kind === 'parcel' ? [field.multiple] : []));
  const thrice = amounts.find((amount) => amounts.filter((one) => one === amount).length >= winCount);
  const lit = fields.flatMap((field) => (field.kind === 'lit' ? [field.berth] : []));
  const home = fields.flatMap((field) => (field.kind === 'ferry' && lit.includes(field.berth) ? [field.berth] : []));
  return new Set(places((field) => (field.kind === 'parcel' ? field.multiple === thrice : home.includes(field.berth))));
};
const none: Field = { kind: 'lit', berth: 0 };

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
export const enoughShare = 0.5;

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
