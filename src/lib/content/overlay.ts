import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names the folder of what was published at the desk, for a build (services of the running house write it, decision 062). */
export const overlayVariable = 'PUBLISHED_FOLDER';

/**
 * A folder with the shape of the repository: what lies in it stands in the place of the repository's file of the same path, or beside those that are
 * there. It has texts (`src/content/faq/…`) and may have the catalogue (`src/content/catalogue/catalogue.json`): whoever publishes one
 * puts it there, and the build, its hash and the pages follow. Null: nothing was published.
 */
export const overlayFolder = (env: Environment): string | null => env[overlayVariable] || null;

/** Every file of an overlay, by its path from the root of the repository. */
export const overlayFiles = (folder: string | null): ReadonlyMap<string, string> =>
  folder === null || !existsSync(folder)
    ? new Map()
    : new Map(
        readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      );
