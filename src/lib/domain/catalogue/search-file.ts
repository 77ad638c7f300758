import type { Catalogue, CatalogueGame } from './game.ts';
import { imagePathOf } from './image-path.ts';
import { gamePathOf, imageNameOf, tryPathOf } from './slug.ts';

/**
 * What the search dialog loads: the games in the order of popularity, as columns, since thousands of equal property names
 * cost more than what they name. Written and read here alone.
 */
export type SearchFile = {
  readonly version: 1;
  /** One line a game. */
  readonly names: string;
  readonly studios: readonly string[];
  /** Each game's studio, by its place in `studios`. */
  readonly studioOf: readonly number[];
  /** The images that do not follow from their game's name, by the game's place. */
  readonly images: Readonly<Record<string, string>>;
  /** The ids of games without an image, by the game's place. */
  readonly demos: Readonly<Record<string, string>>;
  /** The places of the games whose image lies in `/images`. */
  readonly featured: readonly number[];
  /** The places of the house's own games, which have a table for play money. */
  readonly own: readonly number[];
};

/** `Casino Hold'em` → `CasinoHoldem`: what most studios call the image of a game. */
const usualImage = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const lineOf = (name: string): string => name.replaceAll(/\s+/g, ' ');

/** The file of a catalogue. */
export const packGames = ({ games, featuredImages }: Pick<Catalogue, 'games' | 'featuredImages'>): SearchFile => {
  const studios = [...new Set(games.map(({ provider }) => provider))];
  const placeOf = new Map(studios.map((name, place) => [name, place]));
  const featured = new Set(featuredImages);
  const pick = <Value>(choose: (game: CatalogueGame) => Value | undefined): [number, Value][] =>
    games.flatMap((game, at) => {
      const value = choose(game);
      return value === undefined ? [] : [[at, value] as [number, Value]];
    });
  return {
    version: 1,
    names: games.map(({ name }) => lineOf(name)).join('\n'),
    studios,
    studioOf: games.map(({ provider }) => placeOf.get(provider) ?? 0),
    images: Object.fromEntries(
      pick(({ name, imageId }) => {
        const image = imageNameOf(imageId);
        return imageId === '' || image === usualImage(lineOf(name)) ? undefined : image;
      }),
    ),
    demos: Object.fromEntries(pick(({ id, imageId }) => (imageId === '' ? id : undefined))),
    featured: pick(({ imageId }) => (featured.has(imageId) ? true : undefined)).map(([at]) => at),
    own: pick(({ outside, imageId }) => (outside === undefined && imageId !== '' ? true : undefined)).map(([at]) => at),
  };
};

/** The games of the file; each is put together when it is shown. */
export type ListedGames = {
  readonly names: readonly string[];
  /** Every provider's name once, with the number of its games. */
  readonly studios: readonly { readonly name: string; readonly count: number }[];
  readonly gameAt: (at: number) => ListedGame;
};

/** A game as the dialog shows it. `image` is null for a game that has none, `tryPath` for one without a table for play money. */
export type ListedGame = {
  readonly name: string;
  readonly provider: string;
  readonly path: string;
  readonly image: string | null;
  readonly tryPath: string | null;
};

const isFile = (file: unknown): file is SearchFile =>
  typeof file === 'object' && file !== null && 'version' in file && file.version === 1;

/** Reads the file's text; null when it is not of this version, as after an update while the page was open. */
export const readGames = (text: string): ListedGames | null => {
  const file: unknown = JSON.parse(text);
  if (!isFile(file)) return null;
  const names = file.names === '' ? [] : file.names.split('\n');
  const counts = file.studios.map(() => 0);
  for (const place of file.studioOf) counts[place] = (counts[place] ?? 0) + 1;
  return {
    names,
    studios: file.studios.map((name, place) => ({ name, count: counts[place] ?? 0 })),
    gameAt: (at) => listedGame(file, names, at),
  };
};

const listedGame = (file: SearchFile, names: readonly string[], at: number): ListedGame => {
  const name = names[at] ?? '';
  const provider = file.studios[file.studioOf[at] ?? 0] ?? '';
  const demo = file.demos[at];
  if (demo !== undefined)
    return { name, provider, path: gamePathOf({ id: demo, imageId: '' }), image: null, tryPath: null };
  // Without its prefix, but with the colon that ends one: the image's own name may have another.
  const imageId = `:${file.images[at] ?? usualImage(name)}`;
  const featured = new Set(file.featured.includes(at) ? [imageId] : []);
  const tryPath = file.own.includes(at) ? tryPathOf({ id: '', imageId }) : null;
  const image = imagePathOf({ provider, imageId }, featured);
  return { name, provider, path: gamePathOf({ id: '', imageId }), image, tryPath };
};
