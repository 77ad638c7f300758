import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareFiles } from './file-list.ts';
import { builtFolder, filesWith, hashProgram, withOthers } from './program-files.ts';
import { publicKeyText, signingKey } from './program-keys.ts';
import type { ProgramSettings } from './settings.ts';
import { readList, writeList } from './signed-list.ts';

/** Signs the program as it stands under `root`. Throws `ProgramKeyFailed`. */
export async function signProgram(
  settings: ProgramSettings,
  root: string,
): Promise<{ readonly files: number; readonly publicKey: string }> {
  const key = signingKey(settings);
  const built = await builtFolder(root);
  const files = await hashProgram(root, built);
  const list = readList(settings);
  writeList(settings.listFile, list.state === 'signed' ? await withOthers(root, files, built, list.files) : files, key);
  return { files: files.size, publicKey: publicKeyText(key) };
}

/**
 * Runs `build`, which a start does before it serves, and keeps the list true to what it made. Pages that were built anew from
 * sources as they were signed are signed with them; a source that differs is left for the check to name, never signed by a start.
 * Without any list the first one is made. An operator's key that is not here signs nothing: such a house is built where it is.
 */
export async function buildAndSign(
  settings: ProgramSettings,
  root: string,
  build: () => Promise<void>,
): Promise<'signed' | 'left'> {
  const before = stampsOf(root);
  await build();
  const { check, publicKey, keyFile } = settings;
  if (check === 'off' || (publicKey !== null && keyFile === null)) return 'left';
  const list = readList(settings);
  const built = await builtFolder(root);
  const isNew = stampsOf(root).get(built) !== before.get(built);
  if (list.state === 'forged' || (list.state === 'signed' && !isNew)) return 'left';
  const files = await hashProgram(root, built);
  if (list.state !== 'signed') writeList(settings.listFile, files, signingKey(settings));
  else {
    // What is of no build: sources, packages.
    const isApart = ({ file }: { readonly file: string }) => !file.startsWith(`${built}/`) && !file.startsWith('dist/');
    if (compareFiles(filesWith(list.files, built), files).some(isApart)) return 'left';
    writeList(settings.listFile, await withOthers(root, files, built, list.files), signingKey(settings));
  }
  return 'signed';
}

/** When each build was ended, by its folder under the root. */
const stampsOf = (root: string): ReadonlyMap<string, number | undefined> => {
  const names = statSync(join(root, '.builds'), { throwIfNoEntry: false }) ? readdirSync(join(root, '.builds')) : [];
  const ended = (folder: string) => statSync(join(root, folder, '.built'), { throwIfNoEntry: false })?.mtimeMs;
  return new Map(['dist', ...names.map((name) => `.builds/${name}`)].map((folder) => [folder, ended(folder)]));
};
