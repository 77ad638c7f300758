import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameCard } from '#domain/games/kit/card.ts';
import { drawingsFolder, type FoundGame, foldersOfRules, gamesFolder } from './read-cards.ts';

type Field = { [Name in keyof GameCard]-?: object extends Pick<GameCard, Name> ? never : Name }[keyof GameCard];

/** What no card may leave out. */
const fields: Readonly<Record<Field, true>> = {
  id: true,
  name: true,
  studio: true,
  imageId: true,
  category: true,
  segments: true,
  addedOn: true,
  shelf: true,
  bet: true,
  features: true,
  method: true,
  sample: true,
  risk: true,
  odds: true,
  notes: true,
};

const exportsOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const hasExport = (path: string, name: string): boolean =>
  new RegExp(`^export const ${name}\\b`, 'm').test(exportsOf(path));

/** What each promise of a card needs beside it: the file, and what it exports. */
const promises = ({ risk, odds, theory, elementOfRisk, bestPlay }: GameCard) =>
  [
    ['rules.ts', 'game', true],
    ['risk.ts', 'riskOf', risk === 'counted'],
    ['odds.ts', 'oddsOf', odds === 'told'],
    ['theory.ts', 'returnOf', theory === 'computed'],
    ['maths.ts', 'elementOfRisk', elementOfRisk === 'counted' ? true : undefined],
    ['maths.ts', 'bestReturn', bestPlay === 'counted'],
  ] as const;

const ofCard = (root: string, { card, folder }: FoundGame): string[] => {
  const path = `${gamesFolder}/${folder}`;
  const missing = Object.keys(fields).filter((field) => !(field in card));
  const wrongName = card.id === basename(folder) ? [] : [`is called ${card.id}, unlike its folder`];
  const files = promises(card).flatMap(([file, name, isPromised]) => {
    const isThere = hasExport(join(root, path, file), name);
    if (isPromised && !isThere) return [`needs ${file} with ${name}`];
    return isPromised === false && isThere ? [`has ${file}, which its card does not promise`] : [];
  });
  return [...missing.map((field) => `has no ${field}`), ...wrongName, ...files].map(
    (fault) => `${path}/card.ts: ${fault}`,
  );
};

const ofPoster = (root: string, { card, hasDrawing }: FoundGame): string[] => {
  const drawing = `${drawingsFolder}/${card.id}.svg`;
  const module = `src/lib/posters/${card.id}.ts`;
  const isDrawnByModule = hasExport(join(root, module), 'poster');
  if (hasDrawing && isDrawnByModule) return [`${drawing}: ${module} draws the poster too`];
  return hasDrawing || isDrawnByModule ? [] : [`${drawing}: the game ${card.id} has no poster`];
};

/** A game's page shows it at play, in a round and at its end. */
const ofShots = (root: string, { card: { id } }: FoundGame): string[] =>
  [1, 2]
    .map((at) => `src/content/shots/${id}-${at}.webp`)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path}: the game ${id} has no such picture of play: npm run shots -- ${id}`);

/**
 * The games without a table, a way to tell their outcome, rules for their page, or words for their spots. Outcomes and rules load
 * words: that each game has one is the compiler's to say; that each spot has words, a test's.
 */
const ofFamily = async (root: string, family: string, games: readonly FoundGame[]): Promise<string[]> => {
  const folder = `src/islands/games/${family}`;
  const [table, outcome] = [`${folder}/table.ts`, `${folder}/outcome.ts`];
  const [spots, printed] = [`${folder}/spots.ts`, `${folder}/printed.ts`];
  const untold = [
    ...(hasExport(join(root, outcome), 'outcomes') ? [] : [`${outcome}: the family ${family} tells no outcome`]),
    ...(hasExport(join(root, printed), 'printed') ? [] : [`${printed}: the family ${family} prints no rules`]),
    ...(hasExport(join(root, spots), 'spots') ? [] : [`${spots}: the family ${family} has no words for its spots`]),
  ];
  if (!hasExport(join(root, table), 'tables')) return [`${table}: the family ${family} has no table`, ...untold];
  const { tables } = (await import(pathToFileURL(join(root, table)).href)) as { readonly tables: object };
  const without = games.filter(({ card }) => !Object.hasOwn(tables, card.id));
  return [...without.map(({ card }) => `${table}: the game ${card.id} has no table`), ...untold];
};

/** What only one game may have. */
const twice = (games: readonly FoundGame[], field: 'id' | 'name' | 'imageId' | 'shelf'): string[] =>
  [...Map.groupBy(games, ({ card }) => card[field])]
    .filter(([value, { length }]) => value !== undefined && length > 1)
    .map(([value, found]) => `${found.map(({ folder }) => folder).join(' and ')}: have the same ${field}, ${value}`);

const withoutCard = (root: string, games: readonly FoundGame[]): string[] => {
  const known = new Set(games.map(({ folder }) => `${gamesFolder}/${folder}`));
  return foldersOfRules(root, (path) => hasExport(path, 'game'))
    .filter((folder) => !known.has(folder))
    .map((folder) => `${folder}: has rules and no card.ts`);
};

/** Everything that a game of the house should have and has not, by name. */
export const omissions = async (root: string, games: readonly FoundGame[]): Promise<string[]> => {
  const families = [...Map.groupBy(games, ({ family }) => family)];
  const ofFamilies = await Promise.all(families.map(([family, ofOne]) => ofFamily(root, family, ofOne)));
  return [
    ...withoutCard(root, games),
    ...(['id', 'name', 'imageId', 'shelf'] as const).flatMap((field) => twice(games, field)),
    ...games.flatMap((game) => [...ofCard(root, game), ...ofPoster(root, game), ...ofShots(root, game)]),
    ...ofFamilies.flat(),
  ];
};
