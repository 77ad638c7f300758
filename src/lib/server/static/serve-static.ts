import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalPathOf } from '#domain/catalogue/canonical-path.ts';
import { hasResetToken, secretHeaders } from '../http/reset-path.ts';
import type { StaticFile, StaticFiles, Variant } from './static-file.ts';

type Changed = Readonly<Record<string, string>>;

/** Serves from memory, before anything else is looked at. */
export type StaticServer = {
  /** False when the path is none of ours, or the method changes something; then nothing was written. `changed`: headers in the place of the file's. */
  readonly serve: (req: IncomingMessage, res: ServerResponse, changed?: Changed) => boolean;
  readonly has: (path: string) => boolean;
  /** A file's bytes as they were built. */
  readonly read: (path: string) => Buffer | undefined;
  /** Answers 404 with our page; false when there is none. */
  readonly serveNotFound: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Answers 500 with our page, when it was a page that somebody wanted; else false. */
  readonly serveFailed: (req: IncomingMessage, res: ServerResponse) => boolean;
};

export function createStaticServer({ files, notFound, accountNotFound, failed }: StaticFiles): StaticServer {
  return {
    serve: (req, res, changed = {}) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const path = pathOf(req.url ?? '/');
      const file = files.get(path);
      if (file !== undefined) {
        const page = pick(file, req.headers['accept-encoding']);
        const own = { ...changed, ...(hasResetToken(req.url ?? '') && secretHeaders) };
        send(req, res, Object.keys(own).length > 0 ? withHeaders(page, own) : page, 200);
        return true;
      }
      const canonical = canonicalOf(path);
      if (canonical === undefined || !files.has(canonical)) return false;
      const query = (req.url ?? '').slice(path.length);
      // Only to a path that we serve, so it can never lead elsewhere.
      res.writeHead(308, [...headersFor308(files.get(canonical)), 'location', canonical + query]);
      res.end();
      return true;
    },
    has: (path) => files.has(path),
    read: (path) => files.get(path)?.identity.body,
    serveNotFound: (req, res) => {
      const page = pathOf(req.url ?? '/').includes('/profile') ? (accountNotFound ?? notFound) : notFound;
      if (page === undefined) return false;
      send(req, res, pick(page, req.headers['accept-encoding']), 404);
      return true;
    },
    serveFailed: (req, res) => {
      if (failed === undefined || !wantsPage(req)) return false;
      const page = pick(failed, req.headers['accept-encoding']);
      send(req, res, withHeaders(page, { 'cache-control': 'no-store' }), 500);
      return true;
    },
  };
}

function send(req: IncomingMessage, res: ServerResponse, { body, etag, headers }: Variant, status: number): void {
  if (status === 200 && isKnown(req.headers['if-none-match'], etag)) {
    res.writeHead(304, withoutBody(headers));
    res.end();
    return;
  }
  res.writeHead(status, headers as string[]);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

/** The same file with some of its headers changed; it has them all. */
const withHeaders = (file: Variant, changed: Changed): Variant => ({
  ...file,
  headers: file.headers.map((value, at) => (at % 2 === 1 && changed[file.headers[at - 1] ?? '']) || value),
});

/** Whether a browser asks for something to show. */
export const wantsPage = (req: IncomingMessage): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && (req.headers.accept ?? '').includes('text/html');

export const pathOf = (url: string): string => {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
};

/**
 * `/games/all/` and `/games/all/index.html` are `/games/all`; a percent code in small letters is the same in large ones,
 * and one that nothing needs is the letter itself. Only a key for looking up: a file that is so called, or nothing.
 */
function canonicalOf(path: string): string | undefined {
  const bare = (canonicalPathOf(path) ?? path).replace(/\/(index\.html)?$/, '');
  const canonical = bare === '' ? '/' : bare;
  return canonical === path ? undefined : canonical;
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag || header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

const bodyHeaders = new Set(['content-length', 'content-type', 'content-encoding']);
const withoutBody = (headers: readonly string[]): string[] =>
  headers.filter((_, at) => !bodyHeaders.has(headers[at - (at % 2)] ?? ''));

const headersFor308 = (file: StaticFile | undefined): string[] => {
  const headers = withoutBody(file?.identity.headers ?? []);
  const at = headers.indexOf('etag');
  if (at !== -1) headers.splice(at, 2);
  return [...headers, 'content-length', '0'];
};

// Browsers send a handful of different values: what they choose is worked out once each.
const choices = new Map<string, readonly ('br' | 'gzip')[]>();

/** The compressed forms that a browser takes, best first. */
export function encodingsOf(accept: string | undefined): readonly ('br' | 'gzip')[] {
  if (accept === undefined) return [];
  let wanted = choices.get(accept);
  if (wanted === undefined) {
    wanted = (['br', 'gzip'] as const).filter((name) => accepts(accept, name));
    if (choices.size < 200) choices.set(accept, wanted);
  }
  return wanted;
}

function pick(file: StaticFile, accept: string | undefined): Variant {
  for (const encoding of encodingsOf(accept)) {
    const variant = file[encoding];
    if (variant !== undefined) return variant;
  }
  return file.identity;
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
