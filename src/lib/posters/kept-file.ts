import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Drawings are kept across builds: a name is the hash of all that a file is made of, so that nothing kept is ever wrong. */
const folder = 'node_modules/.cache/faceup/pictures';

/** What a file is made of, how, and the ending of its name. */
export type Making = { readonly of: string; readonly recipe: string; readonly ending: string };

const pathOf = ({ of, recipe, ending }: Making): string =>
  join(folder, `${createHash('sha256').update(`${recipe}\0${of}`).digest('base64url')}.${ending}`);

/** The file as an earlier build made it; null when none did. */
export const readKept = (making: Making): Promise<Buffer | null> => readFile(pathOf(making)).catch(() => null);

/** Keeps a file for the builds to come. */
export async function keep(making: Making, bytes: Uint8Array): Promise<void> {
  const path = pathOf(making);
  // A build beside this one may write the same file: each moves its own whole copy into place.
  const whole = `${path}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(whole, bytes);
  await rename(whole, path);
}
