import { type Row as DuelRow, rowCount as duelCount } from '#domain/games/scratch/scratch-fox-and-crow/panel.ts';
import { game as foxAndCrow } from '#domain/games/scratch/scratch-fox-and-crow/rules.ts';
import { baskets, stallCount } from '#domain/games/scratch/scratch-market-day/panel.ts';
import { game as marketDay } from '#domain/games/scratch/scratch-market-day/rules.ts';
import { berthCount, type Ferry, ferryCount, litCount } from '#domain/games/scratch/scratch-night-ferry/panel.ts';
import { game as nightFerry } from '#domain/games/scratch/scratch-night-ferry/rules.ts';
import { columnCount, flightOf, laneCount } from '#domain/games/scratch/scratch-paper-planes/panel.ts';
import { game as paperPlanes } from '#domain/games/scratch/scratch-paper-planes/rules.ts';
import { fieldCount, winCount } from '#domain/games/scratch/scratch-parcel-room/panel.ts';
import { game as parcelRoom } from '#domain/games/scratch/scratch-parcel-room/rules.ts';
import { callCount, type Row as HallRow } from '#domain/games/scratch/scratch-parish-hall/panel.ts';
import { game as parishHall } from '#domain/games/scratch/scratch-parish-hall/rules.ts';
import { type Gate, gateCount } from '#domain/games/scratch/scratch-tide-table/panel.ts';
import { game as tideTable } from '#domain/games/scratch/scratch-tide-table/rules.ts';
import { gardens } from '#domain/games/scratch/scratch-word-garden/gardens.ts';
import { leastWords, letterCount, wholeWords } from '#domain/games/scratch/scratch-word-garden/panel.ts';
import { game as wordGarden } from '#domain/games/scratch/scratch-word-garden/rules.ts';
import type { ScratchGame } from '#domain/games/scratch/ticket.ts';

/** What is printed in one field, amounts in ticket prices. */
export type Field =
  | { readonly kind: 'parcel'; readonly multiple: number }
  | { readonly kind: 'lit'; readonly berth: number }
  | { readonly kind: 'ferry'; readonly berth: number; readonly multiple: number }
  | { readonly kind: 'fox' | 'crow' | 'call'; readonly number: number }
  | { readonly kind: 'cheese' | 'strip'; readonly multiple: number }
  | { readonly kind: 'good'; readonly good: number }
  | { readonly kind: 'wind'; readonly turn: number }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'tide'; readonly levels: readonly number[] }
  | { readonly kind: 'moon'; readonly factor: number }
  | { readonly kind: 'gate'; readonly levels: readonly number[]; readonly multiple: number };

/** How a game's panel is read: its covered fields in their order, and the places of those that make the prize. */
type Reader = {
  readonly game: ScratchGame;
  readonly count: number;
  readonly fieldsOf: (panel: unknown) => readonly Field[];
  readonly winsOf: (fields: readonly Field[], panel: unknown) => readonly number[];
};

const isNumber = (value: unknown): value is number => typeof value === 'number';
const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);
const partsOf = (panel: unknown): Readonly<Record<string, unknown>> => (panel ?? {}) as Record<string, unknown>;
const placesOf = (fields: readonly Field[], wins: (field: Field, at: number) => boolean): number[] =>
  fields.flatMap((field, at) => (wins(field, at) ? [at] : []));

/** The rows of a Parish Hall card; none of another ticket. */
export const cardOf = (panel: unknown): readonly HallRow[] => listOf<HallRow>(partsOf(panel)['rows']);

/** Which garden a ticket bears; the first one while nobody has bought one. */
export const gardenOf = (panel: unknown): number => {
  const garden = partsOf(panel)['garden'];
  return isNumber(garden) && gardens[garden] ? garden : 0;
};

const isFerry = ({ berth }: Ferry): boolean => isNumber(berth) && berth <= berthCount;

const parcels: Reader = {
  game: parcelRoom,
  count: fieldCount,
  fieldsOf: (panel) =>
    listOf(panel)
      .filter(isNumber)
      .map((multiple) => ({ kind: 'parcel', multiple })),
  winsOf: (fields) => {
    const amounts = fields.flatMap((field) => (field.kind === 'parcel' ? [field.multiple] : []));
    const thrice = amounts.find((amount) => amounts.filter((one) => one === amount).length >= winCount);
    return placesOf(fields, (field) => field.kind === 'parcel' && field.multiple === thrice);
  },
};

const ferries: Reader = {
  game: nightFerry,
  count: litCount + ferryCount,
  fieldsOf: (panel) => [
    ...listOf(partsOf(panel)['lit'])
      .filter(isNumber)
      .map((berth): Field => ({ kind: 'lit', berth })),
    ...listOf<Ferry>(partsOf(panel)['ferries'])
      .filter(isFerry)
      .map(({ berth, multiple }): Field => ({ kind: 'ferry', berth, multiple })),
  ],
  winsOf: (fields) => {
    const berths = (kind: 'lit' | 'ferry'): number[] =>
      fields.flatMap((field) => (field.kind === kind ? [field.berth] : []));
    const home = berths('ferry').find((berth) => berths('lit').includes(berth));
    return placesOf(fields, (field) => (field.kind === 'ferry' || field.kind === 'lit') && field.berth === home);
  },
};

const duels: Reader = {
  game: foxAndCrow,
  count: 3 * duelCount,
  fieldsOf: (panel) =>
    listOf<DuelRow>(partsOf(panel)['rows']).flatMap(({ fox, crow, multiple }): Field[] => [
      { kind: 'fox', number: fox },
      { kind: 'crow', number: crow },
      { kind: 'cheese', multiple },
    ]),
  winsOf: (fields) =>
    placesOf(fields, (_, at) => {
      const [fox, crow] = [fields[at - (at % 3)], fields[at - (at % 3) + 1]];
      return fox?.kind === 'fox' && crow?.kind === 'crow' && fox.number > crow.number;
    }),
};

const stalls: Reader = {
  game: marketDay,
  count: stallCount,
  fieldsOf: (panel) =>
    listOf(partsOf(panel)['stalls'])
      .filter(isNumber)
      .map((good) => ({ kind: 'good', good })),
  winsOf: (fields) => {
    const found = (good: number): number => placesOf(fields, (one) => one.kind === 'good' && one.good === good).length;
    return placesOf(
      fields,
      (field) => field.kind === 'good' && found(field.good) >= (baskets[field.good]?.need ?? stallCount),
    );
  },
};

const flights: Reader = {
  game: paperPlanes,
  count: laneCount * columnCount + laneCount,
  fieldsOf: (panel) => [
    ...listOf(partsOf(panel)['winds'])
      .filter(isNumber)
      .map((turn): Field => ({ kind: 'wind', turn })),
    ...listOf(partsOf(panel)['strips'])
      .filter(isNumber)
      .map((multiple): Field => ({ kind: 'strip', multiple })),
  ],
  winsOf: (fields) => {
    const lanes = flightOf(fields.flatMap((field) => (field.kind === 'wind' ? [field.turn] : [])));
    const path = lanes.map((lane, column) =>
      column < columnCount ? lane * columnCount + column : laneCount * columnCount + lane,
    );
    const strip = fields[path.at(-1) ?? 0];
    return strip?.kind === 'strip' && strip.multiple > 0 ? path : [];
  },
};

const halls: Reader = {
  game: parishHall,
  count: callCount,
  fieldsOf: (panel) =>
    listOf(partsOf(panel)['calls'])
      .filter(isNumber)
      .map((number) => ({ kind: 'call', number })),
  winsOf: (fields, panel) => {
    const called = fields.flatMap((field) => (field.kind === 'call' ? [field.number] : []));
    const won = cardOf(panel).filter(({ numbers }) => numbers.every((number) => called.includes(number)));
    return placesOf(
      fields,
      (field) => field.kind === 'call' && won.some(({ numbers }) => numbers.includes(field.number)),
    );
  },
};

const beds: Reader = {
  game: wordGarden,
  count: letterCount,
  fieldsOf: (panel) => listOf<string>(partsOf(panel)['letters']).map((letter) => ({ kind: 'letter', letter })),
  winsOf: (fields, panel) => {
    const letters = fields.flatMap((field) => (field.kind === 'letter' ? [field.letter] : []));
    const garden = gardenOf(panel);
    const whole = wholeWords(garden, letters).map((at) => gardens[garden]?.words[at]?.word ?? '');
    return whole.length < leastWords
      ? []
      : placesOf(fields, (field) => field.kind === 'letter' && whole.some((word) => word.includes(field.letter)));
  },
};

const tides: Reader = {
  game: tideTable,
  count: 2 + gateCount,
  fieldsOf: (panel) => {
    const { tide, moon, gates } = partsOf(panel);
    if (!Array.isArray(tide) || !isNumber(moon)) return [];
    return [
      { kind: 'tide', levels: tide },
      { kind: 'moon', factor: moon },
      ...listOf<Gate>(gates).map(({ levels, multiple }): Field => ({ kind: 'gate', levels, multiple })),
    ];
  },
  winsOf: (fields) => {
    const [tide] = fields;
    if (tide?.kind !== 'tide') return [];
    const fits = placesOf(fields, (field) => field.kind === 'gate' && String(field.levels) === String(tide.levels));
    return fits.length > 0 ? [0, 1, ...fits] : [];
  },
};

/** The tickets of the shelf by their game. */
export const readers = {
  'scratch-parcel-room': parcels,
  'scratch-night-ferry': ferries,
  'scratch-fox-and-crow': duels,
  'scratch-market-day': stalls,
  'scratch-paper-planes': flights,
  'scratch-parish-hall': halls,
  'scratch-word-garden': beds,
  'scratch-tide-table': tides,
} as const satisfies Readonly<Record<string, Reader>>;
