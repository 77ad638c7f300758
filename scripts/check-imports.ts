import { circleFaults } from './checks/import-circles.ts';
import { exceptions, neverHere, type Row, table } from './checks/import-table.ts';
import { wallFaults } from './checks/import-walls.ts';
import { type Import, readImports } from './checks/read-imports.ts';
import { readFiles, report, type SourceFile } from './lib/source-files.ts';

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
const kit = `${games}kit/`;

const allows = (row: Row, file: string, found: Import): boolean => {
  const { target, typeOnly } = found;
  if (isPath(target)) {
    if (target.startsWith(ownFolder(row, file))) return true;
    if (file.startsWith(games) && target.startsWith(kit)) return true;
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
  report('check-imports', `${files.length} files`, [
    ...checkImports(files),
    ...circleFaults(files),
    ...wallFaults(files),
  ]);
}
