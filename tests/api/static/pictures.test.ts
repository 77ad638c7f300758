import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { kindOf } from '#domain/catalogue/image-formats.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { drawnFileOf, imageVariant, parseImageAddress } from '#domain/catalogue/image-variants.ts';
import { catalogueFile, readCatalogue } from '../../../src/lib/catalogue/read-catalogue.ts';
import { drawnForms } from '../../../src/lib/posters/house-pictures.ts';
import { plainWidth } from '../../../src/lib/posters/widths.ts';

const { games, featuredImages } = readCatalogue(catalogueFile);
const featured = new Set(featuredImages);
const fileOf = (path: string) => parseImageAddress(imageVariant(path, 384))?.file ?? '';

describe.each(games.map((game) => [game.name, imagePathOf(game, featured)]))('the picture of %s', (_, path) => {
  it('lies at its specified path in the built site', async () => {
    const bytes = readFileSync(join('dist/client', fileOf(path)));
    expect(kindOf(bytes)).toBe('webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: plainWidth, height: (plainWidth * 4) / 3 });
  });

  it('is drawn ahead in every form that pages ask for', () => {
    for (const form of drawnForms)
      expect(kindOf(readFileSync(join('dist/pictures', drawnFileOf(fileOf(path), form))))).toBe(form.format);
  });
});

it('seven of them lie in /images', () => {
  expect(games.map((game) => imagePathOf(game, featured)).filter((path) => path.startsWith('/images/'))).toHaveLength(
    7,
  );
});
