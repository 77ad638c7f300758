import { type Import, readImports } from './read-imports.ts';
import { readFiles, report, type SourceFile } from './source-files.ts';

/**
 * Who may import whom: the table of docs/architecture.md. The first row whose `from` fits a file's path is its rule.
 * `to`: what it may import beside its own folder; a pattern that starts with `type:` allows types alone.
 * `packages`: which packages (`node:` counts as one); absent means any but those in `neverHere`.
 */
type Row = { readonly from: string; readonly to: readonly string[]; readonly packages?: readonly string[] };

const domain = (area: string, to: readonly string[] = [], packages: readonly string[] = []): Row => ({
  from: `src/lib/domain/${area}/`,
  to: ['src/lib/domain/result.ts', ...to.map((name) => `src/lib/domain/${name}/`)],
  packages,
});

const table: readonly Row[] = [
  domain('maths'),
  domain('money', ['maths']),
  domain('fairness', [], ['@noble/hashes']),
  domain('games', ['fairness', 'money', 'maths']),
  domain('ledger', ['money', 'maths']),
  domain('payments', ['money', 'maths']),
  domain('promotions', ['money', 'maths', 'ledger']),
  domain('limits', ['money', 'maths']),
  domain('identity'),
  domain('catalogue'),
  { from: 'src/lib/domain/', to: [], packages: [] },
  {
    from: 'src/lib/contract/',
    to: ['src/lib/domain/money/', 'src/lib/domain/catalogue/', 'src/lib/domain/result.ts', 'type:src/lib/domain/'],
    packages: ['zod', 'zod-openapi'],
  },
  {
    from: 'src/lib/server/services/',
    to: [
      'src/lib/domain/',
      'src/lib/contract/',
      'src/lib/server/db/',
      'src/lib/server/context.ts',
      'type:src/lib/server/adapters/',
      'type:src/lib/server/config.ts',
    ],
  },
  {
    from: 'src/lib/server/http/',
    to: [
      'src/lib/contract/',
      'src/lib/domain/',
      'src/lib/server/services/',
      'src/lib/server/config.ts',
      'src/lib/server/context.ts',
      'type:src/lib/server/adapters/',
    ],
  },
  { from: 'src/lib/server/db/', to: ['src/lib/domain/', 'src/lib/server/config.ts'] },
  {
    from: 'src/lib/server/adapters/',
    to: [
      'src/lib/domain/',
      'src/lib/contract/',
      'src/lib/server/db/',
      'src/lib/server/config.ts',
      'type:src/lib/server/context.ts',
      'src/lib/server/sandbox/',
    ],
  },
  { from: 'src/lib/server/', to: ['src/lib/domain/', 'src/lib/contract/', 'src/lib/server/', 'src/lib/build/'] },
  {
    from: 'src/lib/stores/',
    to: [
      'src/lib/contract/',
      'src/lib/domain/money/',
      'src/lib/domain/fairness/',
      'src/lib/domain/games/',
      'src/lib/domain/maths/',
      'src/lib/domain/result.ts',
      'src/lib/domain/catalogue/',
    ],
    packages: ['nanostores', '@nanostores/query', '@nanostores/persistent', 'js-cookie', 'altcha-lib', 'zod'],
  },
  {
    from: 'src/lib/ui/',
    to: ['src/lib/domain/money/'],
    packages: ['react', 'react-dom', 'react-hot-toast', 'qrcode.react'],
  },
  {
    from: 'src/lib/i18n/',
    to: ['public/locales/', 'type:src/lib/contract/'],
    packages: ['i18next', 'i18next-fs-backend', 'i18next-http-backend', 'react', 'node:fs', 'node:path'],
  },
  {
    from: 'src/islands/',
    to: [
      'src/lib/stores/',
      'src/lib/ui/',
      'src/lib/contract/',
      'src/lib/i18n/',
      'src/lib/domain/money/',
      'src/lib/domain/games/',
      'src/lib/domain/maths/',
      'src/lib/domain/catalogue/',
      'src/lib/domain/result.ts',
    ],
    packages: ['react', 'react-dom', '@nanostores/react', 'nanostores', 'qrcode.react', 'libphonenumber-js'],
  },
  {
    from: 'src/layouts/',
    to: [
      'src/islands/',
      'src/lib/ui/',
      'src/lib/i18n/',
      'src/lib/domain/catalogue/',
      'type:src/lib/contract/',
      'src/lib/posters/',
      'src/lib/intent/',
      'src/styles/',
    ],
  },
  {
    from: 'src/pages/',
    to: [
      'src/layouts/',
      'src/islands/',
      'src/lib/ui/',
      'src/lib/i18n/',
      'src/lib/contract/',
      'src/lib/domain/catalogue/',
      'src/lib/domain/money/',
      'src/lib/domain/games/',
      // A page's script starts its guard; everything else of the stores is an island's.
      'src/lib/stores/guard.ts',
      'src/lib/posters/',
      'src/styles/',
    ],
  },
  { from: 'src/lib/posters/', to: ['src/lib/domain/catalogue/'] },
  { from: 'src/lib/intent/', to: [] },
  { from: 'src/content', to: ['src/lib/domain/'] },
];

/** Packages that have their one place. */
const neverHere: readonly (readonly [string, RegExp])[] = [
  ['src/lib/server/services/', /^(hono|@hono\/.*|react|react-dom|astro|@astrojs\/.*|pg|nanostores)$/],
  ['src/lib/server/', /^(react|react-dom|astro|@astrojs\/.*|nanostores)$/],
  ['src/layouts/', /^(pg|hono|@hono\/.*|nanostores|pino)$/],
  ['src/pages/', /^(pg|hono|@hono\/.*|nanostores|pino)$/],
];

/** Single files that may do what their row forbids, each with its reason. */
const exceptions: readonly { readonly from: string; readonly to: string; readonly why: string }[] = [
  {
    from: 'src/lib/server/http/app.ts',
    to: 'src/lib/server/db/db.ts',
    why: 'tells a lost database (503) from a bug (500)',
  },
  {
    from: 'src/lib/server/http/ops.ts',
    to: 'src/lib/server/db/connect.ts',
    why: '/readyz asks the database whether it answers',
  },
  {
    from: 'src/lib/server/http/rate.ts',
    to: 'src/lib/server/adapters/limiter/window-guard.ts',
    why: 'counts in memory only, before anything outside is asked',
  },
  {
    from: 'src/lib/server/http/app.ts',
    to: 'src/lib/server/sandbox/app.ts',
    why: 'mounts the sandbox’s pages, when there is a sandbox',
  },
];

const isPath = (target: string): boolean => /^(src|scripts|tests|public|docs)\//.test(target) || !/^[@\w]/.test(target);

const games = 'src/islands/games/';
const isFolder = (path: string): boolean => !path.split('/').at(-1)?.includes('.');

/** The folder that counts as a file's own: the row's, among islands the feature's, and among games the game's. */
const ownFolder = (row: Row, path: string): string => {
  if (row.from !== 'src/islands/') return row.from;
  const game = path.split('/').slice(0, 4).join('/');
  return path.startsWith(games) && isFolder(game) ? `${game}/` : path.split('/').slice(0, 3).join('/');
};

/** What the tables of all games share: a game takes from the kit, never from another game. */
const sharedByGames = [`${games}kit/`, `${games}tables.ts`];

const allows = (row: Row, file: string, found: Import): boolean => {
  const { target, typeOnly } = found;
  if (isPath(target)) {
    if (target.startsWith(ownFolder(row, file))) return true;
    if (file.startsWith(games) && sharedByGames.some((shared) => target.startsWith(shared))) return true;
    return row.to.some((pattern) =>
      pattern.startsWith('type:') ? typeOnly && target.startsWith(pattern.slice(5)) : target.startsWith(pattern),
    );
  }
  if (row.packages) return row.packages.includes(target);
  return !neverHere.some(([from, name]) => file.startsWith(from) && name.test(target));
};

/** One line for every import that the table forbids, and for every exception that nothing needs any more. */
export const checkImports = (files: readonly SourceFile[]): string[] => {
  const used = new Set<object>();
  const faults = files.flatMap((file) => {
    const row = table.find(({ from }) => file.path.startsWith(from));
    if (row === undefined) return [`${file.path}: in no row of the import table`];
    return readImports(file)
      .filter((found) => !allows(row, file.path, found))
      .filter((found) => {
        const exception = exceptions.find(({ from, to }) => from === file.path && to === found.target);
        if (exception) used.add(exception);
        return !exception;
      })
      .map((found) => `${file.path}:${found.line}: ${row.from} may not import ${found.target}`);
  });
  const paths = new Set(files.map(({ path }) => path));
  const idle = exceptions.filter((exception) => paths.has(exception.from) && !used.has(exception));
  return [...faults, ...idle.map(({ from, to }) => `${from}: the exception for ${to} is not needed any more`)];
};

if (import.meta.main) {
  const files = readFiles(process.cwd(), (path) => /^src\/.*\.(tsx?|astro)$/.test(path) && !path.endsWith('.d.ts'));
  report('check-imports', `${files.length} files`, checkImports(files));
}
