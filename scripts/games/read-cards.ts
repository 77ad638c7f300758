import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameCard } from '#domain/games/kit/card.ts';

/** Where the games stand, from the repository's root. */
export const gamesFolder = 'src/lib/domain/games';

/** Where the drawings of the posters stand, each under its game's id. */
export const drawingsFolder = 'src/lib/posters/drawings';

/** A game as its folder says it. */
export type FoundGame = {
  readonly card: GameCard;
  /** From the folder of all games: `dice`, `slots/ways/slot-kite-harbour`. */
  readonly folder: string;
  /** Its first folder: the games that share a table. */
  readonly family: string;
  /** The files beside the card. */
  readonly files: ReadonlySet<string>;
  /** Whether its poster is an SVG file; else a module draws it. */
  readonly hasDrawing: boolean;
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** All games of a house that stands at `root`, by family and then by id. A card is imported: it loads nothing of its game. */
export const readGames = async (root: string): Promise<FoundGame[]> => {
  const all = join(root, gamesFolder);
  const folders = readdirSync(all, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'card.ts')
    .map(({ parentPath }) => parentPath)
    // What games are made of: a card of it is one to play with.
    .filter((path) => !path.startsWith(join(all, 'kit')));
  const games = await Promise.all(
    folders.map(async (path) => {
      const { card } = (await import(pathToFileURL(join(path, 'card.ts')).href)) as { readonly card?: GameCard };
      if (!card) throw new Error(`${relative(root, path)}/card.ts: exports no card`);
      const folder = relative(all, path);
      const [family = folder] = folder.split('/');
      const hasDrawing = existsSync(join(root, drawingsFolder, `${card.id}.svg`));
      return { card, folder, family, files: new Set(readdirSync(path)), hasDrawing };
    }),
  );
  return games.toSorted((a, b) => compare(a.family, b.family) || compare(a.card.id, b.card.id));
};

/** Folders that hold the rules of a registered game. */
export const foldersOfRules = (root: string, isGame: (path: string) => boolean): string[] =>
  readdirSync(join(root, gamesFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'rules.ts' && isGame(join(entry.parentPath, entry.name)))
    .map(({ parentPath }) => relative(root, parentPath));
