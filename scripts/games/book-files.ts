import { type FoundGame, gamesFolder } from './read-cards.ts';

const lead = '// Written from the cards of the games by `npm run games:sync`.\n';

/** `'keno-40-10'` is imported as `keno4010`. */
const nameOf = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Games = readonly FoundGame[];
type Line = (game: FoundGame) => string;

const lines = (games: Games, line: Line): string => games.map(line).join('\n');

/** An import of what each game exports under one name. */
const imports = (games: Games, exported: string, from: (game: FoundGame) => string): string =>
  lines(games, (game) => `import { ${exported} as ${nameOf(game.card.id)} } from '${from(game)}';`);

const inBook =
  (file: string) =>
  ({ folder }: FoundGame): string =>
    `../${folder}/${file}`;

/** A game under its id, as it is imported. */
const imported: Line = ({ card: { id } }) => (nameOf(id) === id ? id : `'${id}': ${nameOf(id)}`);

/** An object of all games by id. */
const byId = (games: Games, entry: Line = imported): string => `{\n${lines(games, (game) => `${entry(game)},`)}\n}`;

const text = (...parts: readonly string[]): string => `${lead}${parts.join('\n')}\n`;

const families = (games: Games): string => {
  const ids = Map.groupBy(games, ({ family }) => family);
  const members = [...ids].map(
    ([family, ofFamily]) => `readonly '${family}': ${ofFamily.map(({ card }) => `'${card.id}'`).join(' | ')};`,
  );
  return text('/** The ids of the games of each family. */', `export type Families = {\n${members.join('\n')}\n};`);
};

const cards = (games: Games): string =>
  text(
    "import type { GameCard } from '../kit/card.ts';",
    "import type { GameId } from './registry.ts';",
    imports(games, 'card', inBook('card.ts')),
    '\n/** Everything that is known of each game without loading it. */',
    `export const cards = ${byId(games)} as const satisfies Readonly<Record<GameId, GameCard>>;`,
  );

const rules = (games: Games): string =>
  text(
    imports(games, 'game', inBook('rules.ts')),
    '\n/** The rules of all games, loaded at once. */',
    `export const games = ${byId(games)} as const;`,
  );

const loaded =
  (file: string, exported: string): Line =>
  (game) =>
    `'${game.card.id}': async () => (await import('${inBook(file)(game)}')).${exported}`;

const hasCommon = ({ files }: FoundGame): boolean => files.has('common.ts');

const engines = (games: Games): string =>
  text(
    "import type { CommonGame } from '../kit/common-game.ts';",
    "import type { GameId, HouseGame, SharedGameId } from './registry.ts';",
    '\n/** The rules of each game by themselves, for who plays one and shall not load the others. */',
    `export const engines: Readonly<Record<GameId, () => Promise<HouseGame>>> = ${byId(games, loaded('rules.ts', 'game'))};`,
    '\n/** What a shared round of each such game is made of. */',
    `export const commonGames: Readonly<Record<SharedGameId, () => Promise<CommonGame>>> = ${byId(games.filter(hasCommon), loaded('common.ts', 'common'))};`,
  );

const sharedGames = (games: Games): string =>
  text(
    "import type { CommonGame } from '../kit/common-game.ts';",
    "import type { SharedGameId } from './registry.ts';",
    imports(games.filter(hasCommon), 'common', inBook('common.ts')),
    '\n/** What the shared rounds of each such game are made of, loaded at once. */',
    `export const sharedGames: Readonly<Record<SharedGameId, CommonGame>> = ${byId(games.filter(hasCommon))};`,
  );

const risks = (games: Games): string => {
  const counted = games.filter(({ card }) => card.risk === 'counted');
  return text(
    "import type { Bet } from '../kit/game.ts';",
    "import type { GameId } from './registry.ts';",
    imports(counted, 'riskOf', inBook('risk.ts')),
    '\n/** How the risk of a round is counted, where the card says that it is. */',
    `export const risks: Readonly<Partial<Record<GameId, (bets: readonly Bet[]) => number>>> = ${byId(counted)};`,
  );
};

const odds = (games: Games): string => {
  const told = games.filter(({ card }) => card.odds === 'told');
  return text(
    "import type { BetOdds } from '../kit/odds.ts';",
    "import type { GameId } from './registry.ts';",
    imports(told, 'oddsOf', inBook('odds.ts')),
    '\n/** All that can come of the usual bets of a game, the most usual first, where the card says that it is told. */',
    `export const odds: Readonly<Partial<Record<GameId, () => readonly BetOdds[]>>> = ${byId(told)};`,
  );
};

const theories = (games: Games): string => {
  const computed = games.filter(({ card }) => card.theory === 'computed');
  return text(
    "import type { SpotReturn } from '../kit/game.ts';",
    "import type { GameId } from './registry.ts';",
    imports(computed, 'returnOf', inBook('theory.ts')),
    '\n/** The figures of a spot with an end of the player’s own choosing: they are computed, not listed. */',
    `export const theories: Readonly<Partial<Record<GameId, (spot: string) => SpotReturn | undefined>>> = ${byId(computed)};`,
  );
};

const elementsOfRisk = (games: Games): string => {
  const counted = games.filter(({ card }) => card.elementOfRisk === 'counted');
  return text(
    "import type { Rational } from '../../maths/rational.ts';",
    "import type { GameId } from './registry.ts';",
    imports(counted, 'elementOfRisk', inBook('maths.ts')),
    '\n/** The edge on all that is staked, where the published one is of the initial bet and best play adds to it or takes stakes back. */',
    `export const elementsOfRisk: Readonly<Partial<Record<GameId, () => Rational>>> = ${byId(counted)};`,
  );
};

const bestReturns = (games: Games): string => {
  const counted = games.filter(({ card }) => card.bestPlay === 'counted');
  return text(
    "import type { Rational } from '../../maths/rational.ts';",
    "import type { GameId } from './registry.ts';",
    imports(counted, 'bestReturn', inBook('maths.ts')),
    '\n/** What the game’s own bet returns by best play, where the published return is that of a simpler rule. */',
    `export const bestReturns: Readonly<Partial<Record<GameId, () => Rational>>> = ${byId(counted)};`,
  );
};

const jackpotSlots = (games: Games): string =>
  text(
    "import type { GameId } from './registry.ts';",
    '\n/** Whose stakes feed the pots: one pot a currency for all of these. */',
    `export const jackpotSlots: readonly GameId[] = [${games
      .filter(({ card }) => card.jackpot)
      .map(({ card }) => `'${card.id}'`)
      .join(', ')}];`,
  );

/** The short name of a game's studio: what its pictures stand under. */
const studioOf = ({ card: { imageId } }: FoundGame): string => imageId.slice(0, imageId.indexOf(':'));

const studios = (games: Games): string => {
  const ids = Map.groupBy(games, studioOf);
  const members = [...ids].map(
    ([studio, ofStudio]) => `${studio}: [${ofStudio.map(({ card }) => `'${card.id}'`).join(', ')}],`,
  );
  return text(
    "import type { GameId } from './registry.ts';",
    '\n/** The games of each of the house’s own studios. */',
    `export const studios = {\n${members.join('\n')}\n} as const satisfies Readonly<Record<string, readonly GameId[]>>;`,
  );
};

/** A text as source. */
const quoted = (value: string): string => JSON.stringify(value);

const houseGames = (games: Games): string =>
  text(
    "import type { GameName } from './game.ts';",
    '\n/** What names the games of the house’s own studios: light enough for a page. */',
    `export const houseGames: readonly GameName[] = [${lines(
      games.toSorted((a, b) => a.card.shelf - b.card.shelf),
      ({ card: { id, name, studio, imageId, category } }) =>
        `{ id: ${quoted(id)}, name: ${quoted(name)}, provider: ${quoted(studio)}, imageId: ${quoted(imageId)}, category: '${category}' },`,
    )}];`,
  );

const drawnByModule = (games: Games): Games => games.filter(({ hasDrawing }) => !hasDrawing);

const poster: Line = (game) => (game.hasDrawing ? `'${game.card.id}': drawing('${game.card.id}')` : imported(game));

const posters = (games: Games): string =>
  text(
    "import type { GameId } from '#domain/games/book/registry.ts';",
    "import { drawing } from './drawing.ts';",
    "import type { Poster } from './poster.ts';",
    imports(drawnByModule(games), 'poster', ({ card }) => `./${card.id}.ts`),
    '\n/** The poster of each game. */',
    `export const posters: Readonly<Record<GameId, Poster>> = ${byId(games, poster)};`,
  );

/** What the families of tables say of their games, put together. */
const ofFamilies =
  (exported: string, file: string, type: string, typeFile: string, comment: string) =>
  (games: Games): string => {
    const all = [...new Set(games.map(({ family }) => family))];
    return text(
      "import type { GameId } from '#domain/games/book/registry.ts';",
      `import type { ${type} } from './kit/${typeFile}';`,
      ...all.map((family) => `import { ${exported} as ${nameOf(family)} } from './${family}/${file}';`),
      `\n/** ${comment} */`,
      `export const ${exported}: Readonly<Record<GameId, ${type}>> = {\n${all.map((family) => `...${nameOf(family)},`).join('\n')}\n};`,
    );
  };

const tables = ofFamilies(
  'tables',
  'table.ts',
  'TableEntry',
  'table.ts',
  'The table of each game of the house, loaded when the game is opened.',
);
const outcomes = ofFamilies(
  'outcomes',
  'outcome.ts',
  'Describe',
  'outcome/describe.ts',
  'How the outcome of each game of the house is told.',
);

const printed = ofFamilies(
  'printed',
  'printed.ts',
  'PrintRules',
  'printed.ts',
  'The rules of each game of the house, as its page prints them.',
);

/** A family's words for its spots, under each of its games. */
const spots = (games: Games): string =>
  text(
    "import type { GameId } from '#domain/games/book/registry.ts';",
    "import type { SpotWords } from './kit/outcome/spot-words.ts';",
    ...[...new Set(games.map(({ family }) => family))].map(
      (family) => `import { spots as ${nameOf(family)} } from './${family}/spots.ts';`,
    ),
    '\n/** What the bets of each game of the house are on, in words. */',
    `export const spots: Readonly<Record<GameId, SpotWords>> = ${byId(games, ({ card: { id }, family }) => `'${id}': ${nameOf(family)}`)};`,
  );

const inFolder = (folder: string, files: Readonly<Record<string, (games: Games) => string>>) =>
  Object.entries(files).map(([file, textOf]) => [`${folder}/${file}`, textOf] as const);

const files = [
  ...inFolder(`${gamesFolder}/book`, {
    'cards.ts': cards,
    'elements-of-risk.ts': elementsOfRisk,
    'best-returns.ts': bestReturns,
    'engines.ts': engines,
    'families.ts': families,
    'games.ts': rules,
    'jackpot-slots.ts': jackpotSlots,
    'odds.ts': odds,
    'risks.ts': risks,
    'shared-games.ts': sharedGames,
    'studios.ts': studios,
    'theories.ts': theories,
  }),
  ...inFolder('src/lib/domain/catalogue', { 'house-games.ts': houseGames }),
  ...inFolder('src/lib/posters', { 'posters.ts': posters }),
  ...inFolder('src/islands/games', {
    'outcomes.ts': outcomes,
    'printed.ts': printed,
    'spots.ts': spots,
    'tables.ts': tables,
  }),
];

/** Every list of games that is written from their cards: path → source, before it is formatted. */
export const bookFiles = (games: Games): ReadonlyMap<string, string> =>
  new Map(files.map(([path, textOf]) => [path, textOf(games)]));
