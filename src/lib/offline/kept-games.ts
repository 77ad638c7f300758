/** Games whose free tables a browser keeps for when it has no line, by id, the latest first. Of play money alone: no call is ever kept. */
export type KeptGames = {
  /** What a player likes. */
  readonly favourites: readonly string[];
  /** What was tried here last. */
  readonly tried: readonly string[];
};

/** What a page tells the worker. */
export type KeepGames =
  | { readonly keep: 'favourites'; readonly ids: readonly string[] }
  | { readonly keep: 'tried'; readonly id: string };

/** A file of a game's free table: its path on the site, and the hash of its content. */
export type KeptFile = readonly [path: string, hash: string];

/** All that a free table needs, as `/offline/games/{id}.json` has it. */
export type KeptGame = {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  /** The page of its free table. */
  readonly page: string;
  readonly image: string | null;
  readonly files: readonly KeptFile[];
};

export const noGames: KeptGames = { favourites: [], tried: [] };

/** As many of each as are kept: a table is some 300 kB, most of which all tables share. */
const favouritesMax = 12;
const triedMax = 4;

const listFolder = '/offline/games/';
/** Where a game's list of files stands. */
export const listPathOf = (id: string): string => `${listFolder}${id}.json`;
export const isListPath = (path: string): boolean => path.startsWith(listFolder);

const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,80}$/.test(id);

/** What is kept after a page said what it wants; what is no wish of a page changes nothing. */
export const keptAfter = (kept: KeptGames, wish: unknown): KeptGames => {
  if (typeof wish !== 'object' || wish === null || !('keep' in wish)) return kept;
  if (wish.keep === 'favourites' && 'ids' in wish && Array.isArray(wish.ids))
    return { ...kept, favourites: wish.ids.filter(isId).slice(0, favouritesMax) };
  if (wish.keep === 'tried' && 'id' in wish && isId(wish.id)) {
    const { id } = wish;
    return { ...kept, tried: [id, ...kept.tried.filter((other) => other !== id)].slice(0, triedMax) };
  }
  return kept;
};

/** Each game once, what is liked first. */
export const idsOf = ({ favourites, tried }: KeptGames): readonly string[] => [...new Set([...favourites, ...tried])];

/** What has to be fetched and what is needed no more, where `there` are the kept files by path, with their hashes. */
export const changesFor = (
  games: readonly Pick<KeptGame, 'files'>[],
  there: ReadonlyMap<string, string>,
): { readonly missing: readonly KeptFile[]; readonly needless: readonly string[] } => {
  const wanted = new Map(games.flatMap(({ files }) => files));
  return {
    missing: [...wanted].filter(([path, hash]) => there.get(path) !== hash),
    needless: [...there.keys()].filter((path) => !wanted.has(path)),
  };
};
