import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isHouseGame } from '#domain/catalogue/house.ts';
import { packGames } from '#domain/catalogue/search-file.ts';
import type { GameSheet } from '#domain/catalogue/sheet.ts';
import { gamePathOf, tryPathOf } from '#domain/catalogue/slug.ts';
import { byteCache } from '../common/byte-cache.ts';
import type { ServerContext } from '../context.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type HeldGames, keyOfHeld } from '../services/shelf/held-games.ts';
import { heldWhere } from './held-where.ts';
import { encodingsOf, pathOf, type StaticServer } from './serve-static.ts';

/** Built files that open a game or name some, each served as what is settled of them asks for. Everything else is the same for everybody. */
export type HeldFiles = {
  readonly owns: (path: string) => boolean;
  /** Answers GET and HEAD of a path of a file that is there. */
  readonly serve: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
};

const searchPath = '/catalogue/search.json';
const recommendedPath = '/static/recommended-games.json';
/** A file of one game: its sheet, and what a browser keeps of it for when it has no line. */
const fileOfGame = /^\/(?<room>catalogue\/sheets|offline\/games)\/(?<id>[^/]+)\.json$/;

/** What becomes of a file: as it was built, for every cache or for this visitor alone; not there; the way to the page that says why; another text. */
type Served = 'as_built' | 'as_built_here' | 'nothing' | { readonly to: string } | { readonly text: () => string };

/** What is made for a country is kept, since a catalogue of thousands of games is megabytes. */
const keptBytesMax = 16 * 1024 * 1024;
const brotliQuality = 4;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Of a file that names these games: as it was built, but where some of them are held. */
const reduced = (names: readonly string[], { ids, somewhere }: HeldGames, text: () => string): Served => {
  if (names.some((id) => ids.has(id))) return { text };
  return names.some((id) => somewhere.has(id)) ? 'as_built_here' : 'as_built';
};

/** Of a file that is of one game alone. */
const ofGame = (id: string, { ids, somewhere }: HeldGames, instead: Served): Served => {
  if (ids.has(id)) return instead;
  return somewhere.has(id) ? 'as_built_here' : 'as_built';
};

/** Those of one build. */
export function heldFiles(ctx: ServerContext, statics: StaticServer): HeldFiles {
  const { config, catalogue } = ctx;
  const base = securityHeaders(config.publicOrigin);
  const held = heldWhere(ctx);
  const texts = byteCache<Buffer>(keptBytesMax);
  const tables = new Map(catalogue.games.filter(isHouseGame).map((game) => [tryPathOf(game), game] as const));
  const read = <Shape>(path: string) => JSON.parse(statics.read(path)?.toString() ?? '') as Shape;

  const search = (here: HeldGames): Served => {
    const settled = [...here.ids, ...here.somewhere].filter((id) => catalogue.byId.has(id));
    const games = () => catalogue.games.filter(({ id }) => !here.ids.has(id));
    return reduced(settled, here, () => JSON.stringify(packGames({ ...catalogue, games: games() })));
  };
  const recommended = (here: HeldGames): Served => {
    const { games } = read<{ games: readonly string[] }>(recommendedPath);
    return reduced(games, here, () => JSON.stringify({ games: games.filter((id) => !here.ids.has(id)) }));
  };
  const sheet = (path: string, id: string, here: HeldGames): Served => {
    if (here.ids.has(id)) return 'nothing';
    const built = read<GameSheet>(path);
    const alike = built.alike.filter((other) => !here.ids.has(other.id));
    const names = [id, ...built.alike.map((other) => other.id)];
    return reduced(names, here, () => JSON.stringify({ ...built, alike }));
  };

  const servedAs = (req: IncomingMessage, path: string, here: HeldGames): Served => {
    if (here.ids.size + here.somewhere.size === 0) return 'as_built';
    if (path === searchPath) return search(here);
    if (path === recommendedPath) return recommended(here);
    const table = tables.get(path);
    // In a frame of the game's page the page of the table says why itself: by the style sheet (held-style.ts).
    if (table !== undefined) {
      const isFramed = req.headers['sec-fetch-dest'] === 'iframe';
      return ofGame(table.id, here, isFramed ? 'as_built_here' : { to: gamePathOf(table) });
    }
    const { room, id = '' } = fileOfGame.exec(path)?.groups ?? {};
    const name = decodeURIComponent(id);
    return room === 'offline/games' ? ofGame(name, here, 'nothing') : sheet(path, name, here);
  };

  const sendText = async (
    req: IncomingMessage,
    res: ServerResponse,
    key: string,
    text: () => string,
  ): Promise<void> => {
    const [encoding] = encodingsOf(req.headers['accept-encoding']);
    const name = `${encoding} ${key}`;
    const body = texts.get(name) ?? (await encoded(text(), encoding));
    texts.set(name, body, body.length);
    res.writeHead(200, {
      ...base,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=60',
      vary: 'accept-encoding',
      'content-length': String(body.length),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };

  return {
    owns: (path) =>
      (path === searchPath || path === recommendedPath || tables.has(path) || fileOfGame.test(path)) &&
      statics.has(path),
    serve: async (req, res) => {
      const path = pathOf(req.url ?? '/');
      const here = await held(req);
      const served = here === null ? 'as_built_here' : servedAs(req, path, here);
      if (served === 'as_built') statics.serve(req, res);
      else if (served === 'as_built_here') statics.serve(req, res, { 'cache-control': 'private, no-cache' });
      else if (served === 'nothing')
        res.writeHead(404, { ...base, 'cache-control': 'no-store', 'content-length': '0' }).end();
      else if ('to' in served)
        res.writeHead(302, { ...base, location: served.to, 'cache-control': 'no-store', 'content-length': '0' }).end();
      else if (here !== null) await sendText(req, res, `${path} ${keyOfHeld(here)}`, served.text);
    },
  };
}

const encoded = async (text: string, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> => {
  if (encoding === undefined) return Buffer.from(text);
  return encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }) : zip(text);
};
