import { createContext, useContext } from 'react';
import type { GameCommon } from '#domain/games/kit/game.ts';
import { game as rouletteAmerican } from '#domain/games/roulette/roulette-american/rules.ts';
import { table as american } from '#domain/games/roulette/roulette-american/table.ts';
import { game as rouletteEuropean } from '#domain/games/roulette/roulette-european/rules.ts';
import { table as european } from '#domain/games/roulette/roulette-european/table.ts';
import { game as rouletteFrench } from '#domain/games/roulette/roulette-french/rules.ts';
import { table as french } from '#domain/games/roulette/roulette-french/table.ts';
import { game as rouletteMulti } from '#domain/games/roulette/roulette-multi/rules.ts';
import { game as roulettePrison } from '#domain/games/roulette/roulette-prison/rules.ts';
import { table as prison } from '#domain/games/roulette/roulette-prison/table.ts';
import { game as rouletteShared } from '#domain/games/roulette/roulette-shared/rules.ts';
import { table as shared } from '#domain/games/roulette/roulette-shared/table.ts';
import type { Table } from '#domain/games/roulette/table.ts';
import { createRouletteBoard } from '#stores/play/roulette.ts';
import { settledOn, settledOnWheels } from './picture/settled.ts';

/** How the cloth is printed: one zero, two of them, or the French way with the even chances on both sides. */
export type Cloth = 'single' | 'double' | 'french';

/** What a table's rules are told by: its cloth's words, or words of its own where only the rule at zero differs, or who plays. */
type Ruling = Cloth | 'prison' | 'shared' | 'multi';

/** Classes of the tokens from which a roulette is made. Stops go from the light to the shade. */
type Look = {
  readonly ground: string;
  /** The printed lines of layout and racetrack. */
  readonly line: string;
  readonly rim: readonly [string, string, string];
  readonly wood: string;
  /** Frets and rings, diamonds of the bowl, and the stops of the turret. */
  readonly fret: string;
  readonly inlay: string;
  readonly metal: readonly [string, string, string];
};

const brass = ['text-ivory-100', 'text-brass-bright', 'text-brass-dim'] as const;

const looks: Readonly<Record<Ruling, Look>> = {
  single: {
    ground: 'from-felt-deep to-felt-dim',
    line: 'stroke-ivory-100/35',
    rim: ['text-brass-dim', 'text-table-rail', 'text-ink-900'],
    wood: 'text-table-rail',
    fret: 'stroke-brass-bright',
    inlay: 'fill-brass/80',
    metal: brass,
  },
  double: {
    ground: 'from-meridian-sea to-meridian-sea-dim',
    line: 'stroke-ivory-100/45',
    rim: ['text-ivory-500', 'text-table-black', 'text-ink-900'],
    wood: 'text-table-black',
    fret: 'stroke-ivory-300',
    inlay: 'fill-ivory-300/80',
    metal: ['text-ivory-100', 'text-ivory-300', 'text-ink-600'],
  },
  french: {
    ground: 'from-meridian-wine to-meridian-wine-dim',
    line: 'stroke-brass-bright/60',
    rim: ['text-brass-bright', 'text-meridian-walnut', 'text-brass-dim'],
    wood: 'text-meridian-walnut',
    fret: 'stroke-brass-bright',
    inlay: 'fill-brass-bright',
    metal: brass,
  },
  multi: {
    ground: 'from-meridian-plum to-meridian-plum-dim',
    line: 'stroke-ivory-100/40',
    rim: ['text-brass-bright', 'text-meridian-plum', 'text-ink-900'],
    wood: 'text-meridian-plum',
    fret: 'stroke-brass-bright',
    inlay: 'fill-brass-bright',
    metal: brass,
  },
  prison: {
    ground: 'from-meridian-slate to-meridian-slate-dim',
    line: 'stroke-ivory-300/55',
    rim: ['text-ivory-300', 'text-meridian-iron', 'text-ink-900'],
    wood: 'text-meridian-iron',
    fret: 'stroke-ivory-300',
    inlay: 'fill-table-red',
    metal: ['text-ivory-100', 'text-ivory-500', 'text-ink-700'],
  },
  shared: {
    ground: 'from-common-deep to-common-dim',
    line: 'stroke-common-haze/50',
    rim: ['text-common-sun', 'text-common-night', 'text-ink-900'],
    wood: 'text-common-night',
    fret: 'stroke-common-sun',
    inlay: 'fill-common-coral',
    metal: ['text-common-cream', 'text-common-sun', 'text-common-coral'],
  },
};

const variantOf = (table: Table, game: GameCommon, cloth: Cloth, ruling: Ruling = cloth) => ({
  table,
  game,
  cloth,
  ruling,
  look: looks[ruling],
  /** The chips of a round that is over as they lay. */
  settledOf: ruling === 'multi' ? settledOnWheels(table) : settledOn(table),
  ...createRouletteBoard(table),
});

/** One of the house's roulettes: its table and engine, how it is printed and built, and the chips that lie on it. */
export type Variant = ReturnType<typeof variantOf>;

const singleZero = variantOf(european, rouletteEuropean, 'single');
const variants: Readonly<Record<string, Variant>> = {
  'roulette-american': variantOf(american, rouletteAmerican, 'double'),
  'roulette-french': variantOf(french, rouletteFrench, 'french'),
  'roulette-multi': variantOf(european, rouletteMulti, 'single', 'multi'),
  'roulette-prison': variantOf(prison, roulettePrison, 'single', 'prison'),
  'roulette-shared': variantOf(shared, rouletteShared, 'single', 'shared'),
};

export const variantFor = (gameId: string): Variant => variants[gameId] ?? singleZero;

const VariantContext = createContext(singleZero);
export const VariantProvider = VariantContext.Provider;
/** The roulette at whose table a part stands. */
export const useVariant = (): Variant => useContext(VariantContext);
