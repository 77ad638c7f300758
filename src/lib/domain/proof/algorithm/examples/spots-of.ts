import type { Json } from '../../../games/kit/game.ts';
import type { GameData } from '../game-data.ts';

/** What a round of an example may be bet on: all of `always`, and up to `most` spots of one of the groups beside them. */
export type Spots = {
  readonly always: readonly string[];
  readonly groups: readonly (readonly string[])[];
  readonly most: number;
};

const one = (...spots: readonly string[]): Spots => ({ always: [], groups: [spots], most: 1 });
const some = (spots: readonly string[], most = 5): Spots => ({ always: [], groups: [spots], most });
const beside = (always: readonly string[], ...sides: readonly string[]): Spots => ({
  always,
  groups: [sides],
  most: sides.length,
});

const isFields = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of each row of a table. */
const column = (table: Json | undefined, name: string): string[] =>
  Array.isArray(table) ? table.flatMap((row: Json) => (isFields(row) ? [String(row[name])] : [])) : [];

const textsIn = (list: Json | undefined): string[] => (Array.isArray(list) ? list.map(String) : []);

/** A group for each event: the bets that its odds name, with the event before them. */
const events = (table: Json | undefined, name: string): string[][] =>
  Array.isArray(table)
    ? table.map((event: Json) => {
        const { number, oddsHundredths = {} } = isFields(event) ? event : {};
        return Object.keys(oddsHundredths ?? {}).map((bet) => `${name}:${number}:${bet}`);
      })
    : [];

const layout = ({ places, callBets }: GameData['data']): string[] => [
  ...column(places, 'spot'),
  ...column(callBets, 'spot'),
];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** So many numbers of a sheet, far apart from each other. */
const picked = (count: number, of: number): string =>
  upTo(count)
    .map((nth) => Math.ceil((nth * of) / (count + 0.5)))
    .join('-');

/** What the examples of a game are bet on, by the numbers of its page. */
export const spotsOf = ({ engine, data }: GameData): Spots => {
  switch (engine) {
    case 'baccarat':
      return some(textsIn(data['spots'] ?? ['player', 'banker', 'tie', 'player-pair', 'banker-pair']));
    case 'bingo':
      return some(upTo(40).map((nth) => `card:${nth * 49}`));
    case 'blackjack':
      return beside(['hand'], ...(data['pair'] ? ['pair', 'poker-three'] : []));
    case 'caribbean-stud':
    case 'casino-holdem':
      return beside(['ante']);
    case 'craps':
      return some(textsIn(data['spots']), 8);
    case 'crash':
      return one('manual', 'auto:1.01', 'auto:1.50', 'auto:3.00', 'auto:20.00');
    case 'cup':
      return { always: [], groups: events(data['cups'], 'cup'), most: 12 };
    case 'dice':
      return one('under:50.00', 'under:1.23', 'over:37.77', 'inside:25.00-74.99', 'outside:10.01-95.55');
    case 'dragon-tiger':
      return some(['dragon', 'tiger', 'tie', 'suited-tie']);
    case 'fishing':
      return one(...column(data['targets'], 'id').map((id) => `target:${id}`));
    case 'fishing-shared':
      return one(...column(data['targets'], 'id').map((id) => `fish-${id}`), 'fish-sardine:1-72000000');
    case 'greyhounds':
    case 'horses':
      return { always: [], groups: events(data['cards'], 'card'), most: 12 };
    case 'hilo':
      return one('hilo', 'hilo:20', 'hilo:500');
    case 'keno':
      return one(
        ...[...new Set(column(data['pays'], 'table'))].flatMap((table) =>
          upTo(Number(data['picksMax'])).map((count) => `picks:${table}:${picked(count, Number(data['numberCount']))}`),
        ),
      );
    case 'ladder':
      return one(...column(data['ladders'], 'spot').flatMap((spot) => [spot, `${spot}:2`, `${spot}:4`]));
    case 'let-it-ride':
      return beside(['three']);
    case 'limbo':
      return one('target:1.01', 'target:1.37', 'target:2.00', 'target:12.34');
    case 'lotto':
      return some(
        upTo(9).map(
          (nth) =>
            `row:${upTo(6)
              .map((place) => nth + 7 * (place - 1) - (place - 1))
              .join('-')}`,
        ),
      );
    case 'mines':
      return one(...[1, 2, 3, 5, 10, 23, 24].map((count) => `mines:${count}`), 'mines:3:2', 'mines:5:3');
    case 'pai-gow':
      return beside(['hand']);
    case 'plinko':
      return one(...column(data['boards'], 'spot'));
    case 'roulette':
    case 'roulette-shared':
      return some(layout(data));
    case 'roulette-multi':
      return {
        always: [],
        groups: textsIn(data['wheelCounts']).map((count) => layout(data).map((spot) => `wheels:${count}:${spot}`)),
        most: 5,
      };
    case 'scratch':
      return one('ticket');
    case 'sic-bo':
      return some(column(data['toOne'], 'spot'), 12);
    case 'slots/classic':
      return one(...textsIn(data['lineCounts']).map((count) => `lines:${count}`));
    case 'three-card-poker':
      return beside(['ante'], 'pair-plus');
    case 'ultimate-texas-holdem':
      return beside(['ante', 'blind'], 'trips');
    case 'video-poker':
      return one(...[1, 5, 10].flatMap((hands) => upTo(5).map((coins) => `hands:${hands}:coins:${coins}`)));
    case 'war':
      return beside(['ante'], 'tie');
    case 'wheel':
      return one(...column(data['wheels'], 'spot'));
    default:
      return one('spin');
  }
};
