import { cp, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCatalogue } from '../../../src/lib/catalogue/read-catalogue.ts';
import { syntheticCatalogue } from './synthetic.ts';

/** What a build and the process read, beside the packages. */
const parts = ['src', 'public', 'scripts', 'tests', 'docs', 'astro.config.mjs', 'tailwind.config.mjs', 'tsconfig.json'];
const packageFiles = ['package.json', 'package-lock.json'];

/** A copy of the house in a folder of its own, so that nothing of a made-up catalogue ever comes near what is shipped. */
export type Workshop = {
  readonly folder: string;
  readonly catalogueFile: string;
  readonly remove: () => Promise<void>;
};

export async function openWorkshop(games: number): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), 'faceup-catalogue-'));
  for (const part of [...parts, ...packageFiles]) await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const catalogueFile = join(folder, 'synthetic.json');
  const house = readCatalogue('src/content/catalogue/catalogue.json');
  await writeFile(catalogueFile, JSON.stringify(syntheticCatalogue(games, house)));
  return { folder, catalogueFile, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Bytes and number of the files below a folder. */
export async function weighFolder(folder: string): Promise<{ bytes: number; files: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(file.parentPath, file.name))).size;
  return { bytes, files: files.length };
}
