import { gamesCache } from '../games-cache.ts';
import {
  changesFor,
  idsOf,
  isListPath,
  type KeepGames,
  type KeptFile,
  type KeptGame,
  type KeptGames,
  keptAfter,
  listPathOf,
  noGames,
} from '../kept-games.ts';

/** Where the wishes themselves stand in the cache: an address that the house does not have. */
const wishesPath = '/offline/wishes';
/** The hash of what is kept, on the kept answer itself. */
const hashHeader = 'x-kept-hash';

const pathOf = ({ url }: Request): string => new URL(url).pathname;

const readWishes = async (cache: Cache): Promise<KeptGames> => {
  const kept = await cache.match(wishesPath);
  return kept ? ((await kept.json()) as KeptGames) : noGames;
};

/** The answer of the house, or a fault: what is no page or file of a table is not kept for one. */
const fetchWell = async (path: string): Promise<Response> => {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
  return answer;
};

const withHash = (answer: Response, hash: string): Response => {
  const headers = new Headers(answer.headers);
  headers.set(hashHeader, hash);
  return new Response(answer.body, { status: answer.status, headers });
};

/** The kept files by path, with their hashes. */
const filesIn = async (cache: Cache): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  for (const request of await cache.keys()) {
    const path = pathOf(request);
    if (path === wishesPath || isListPath(path)) continue;
    files.set(path, (await cache.match(request))?.headers.get(hashHeader) ?? '');
  }
  return files;
};

/** What a game's table is made of; undefined for a game that has none, such as one of another studio. */
const askFor = async (id: string): Promise<KeptGame | undefined> => {
  const answer = await fetch(listPathOf(id), { cache: 'no-cache' });
  if (answer.ok) return (await answer.json()) as KeptGame;
  if (answer.status === 404) return undefined;
  throw new Error(`${listPathOf(id)} answered ${answer.status}`);
};

const keptList = async (cache: Cache, id: string): Promise<KeptGame | undefined> => {
  const kept = await cache.match(listPathOf(id));
  return kept && ((await kept.json()) as KeptGame);
};

const fetchInto = async (cache: Cache, [path, hash]: KeptFile): Promise<void> => {
  await cache.put(path, withHash(await fetchWell(path), hash));
};

/** Files at once: what a visitor does meanwhile comes first. */
const atOnce = 4;

/**
 * Brings what is kept to what is wished for. A game's list is written when all its files are there, so that a list says that the table
 * is whole; what no list needs goes last. A fault on the way leaves what was kept before as it was.
 */
const bring = async (cache: Cache, wishes: KeptGames, anew: boolean): Promise<void> => {
  const games: KeptGame[] = [];
  for (const id of idsOf(wishes)) {
    const game = (anew ? undefined : await keptList(cache, id)) ?? (await askFor(id));
    if (game) games.push(game);
  }
  const { missing, needless } = changesFor(games, await filesIn(cache));
  const left = missing.values();
  const next = async (): Promise<void> => {
    for (const file of left) await fetchInto(cache, file);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  const lists = new Set(games.map(({ id }) => listPathOf(id)));
  for (const game of games) await cache.put(listPathOf(game.id), Response.json(game));
  for (const request of await cache.keys())
    if (isListPath(pathOf(request)) && !lists.has(pathOf(request))) await cache.delete(request);
  for (const path of needless) await cache.delete(path);
};

/** One wish after the other. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = (work: (cache: Cache) => Promise<void>): Promise<void> => {
  const turn = last.then(async () => work(await caches.open(gamesCache)));
  // A line that broke or a full disk: what is there stays, and the next wish tries again.
  last = turn.catch(() => undefined);
  return last as Promise<void>;
};

/** Keeps what a page asks for. */
export const keep = (wish: KeepGames): Promise<void> =>
  inTurn(async (cache) => {
    const wishes = keptAfter(await readWishes(cache), wish);
    await cache.put(wishesPath, Response.json(wishes));
    await bring(cache, wishes, false);
  });

/** Brings what is kept to the build that this worker came with. */
export const renew = (): Promise<void> => inTurn(async (cache) => bring(cache, await readWishes(cache), true));

/** A kept file, whatever the question behind its path. */
export const keptFile = async (request: Request): Promise<Response | undefined> =>
  (await caches.has(gamesCache))
    ? (await caches.open(gamesCache)).match(request, { ignoreSearch: true, ignoreVary: true })
    : undefined;
