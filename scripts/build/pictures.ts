import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawnFileOf } from '#domain/catalogue/image-variants.ts';
import { drawnForms, housePictures } from '../../src/lib/posters/house-pictures.ts';
import { drawForms } from '../../src/lib/posters/render.ts';

export type PictureFile = { readonly file: string; readonly bytes: Uint8Array };

/** As many as there are cores on a small machine: the painting itself runs beside JavaScript. */
const drawnAtOnce = 2;

/**
 * Draws the house's posters in every form that pages ask for, as files for the folder where the image endpoint looks
 * first: sharper than what is made from another picture, and no visitor waits for one.
 */
export async function drawPictures(featured: ReadonlySet<string>): Promise<PictureFile[]> {
  const left = [...housePictures(featured)];
  const done: PictureFile[] = [];
  const drawNext = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [file, svg] = next;
      for (const { bytes, ...form } of await drawForms(svg, drawnForms))
        done.push({ file: drawnFileOf(file, form), bytes });
    }
  };
  await Promise.all(Array.from({ length: drawnAtOnce }, drawNext));
  return done;
}

/** Puts them below a folder. */
export function writePictures(folder: string, pictures: readonly PictureFile[]): void {
  for (const { file, bytes } of pictures) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
}
