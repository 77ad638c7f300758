import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnFileOf } from '#domain/catalogue/image-variants.ts';
import type { OwnPictures } from './picture-source.ts';

/**
 * The pictures of a built site. A request's file is made of plain names (`parseImageAddress`), so that no path leads out
 * of the folder.
 */
export const builtPictures = (distFolder: string): OwnPictures => ({
  drawn: ({ file, width }, format) => readIfThere(join(distFolder, 'pictures', drawnFileOf(file, { width, format }))),
  original: ({ file }) => readIfThere(join(distFolder, 'client', file)),
});

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const readIfThere = (path: string): Promise<Uint8Array | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (absent.has(error.code ?? '')) return null;
    throw error;
  });
