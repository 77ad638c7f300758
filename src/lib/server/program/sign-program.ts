import { statSync } from 'node:fs';
import { join } from 'node:path';
import { compareFiles } from './file-list.ts';
import { hashProgram } from './program-files.ts';
import { publicKeyText, signingKey } from './program-keys.ts';
import type { ProgramSettings } from './settings.ts';
import { readList, writeList } from './signed-list.ts';

/** Signs the program as it stands under `root`. Throws `ProgramKeyFailed`. */
export async function signProgram(
  settings: ProgramSettings,
  root: string,
): Promise<{ readonly files: number; readonly publicKey: string }> {
  const key = signingKey(settings);
  const files = await hashProgram(root);
  writeList(settings.listFile, files, key);
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
  const before = builtAt(root);
  await build();
  const { check, publicKey, keyFile } = settings;
  if (check === 'off' || (publicKey !== null && keyFile === null)) return 'left';
  const list = readList(settings);
  if (list.state === 'forged' || (list.state === 'signed' && builtAt(root) === before)) return 'left';
  const files = await hashProgram(root);
  if (list.state === 'signed' && compareFiles(list.files, files).some(({ file }) => !file.startsWith('dist/')))
    return 'left';
  writeList(settings.listFile, files, signingKey(settings));
  return 'signed';
}

/** When the pages were built, by the file that ends a build; undefined: never. */
const builtAt = (root: string): number | undefined =>
  statSync(join(root, 'dist/.built'), { throwIfNoEntry: false })?.mtimeMs;
