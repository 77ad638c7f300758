import type { OwnPictures } from '#server/adapters/pictures/picture-source.ts';
import { housePictures, plainForm } from '../../src/lib/posters/house-pictures.ts';
import { draw } from '../../src/lib/posters/render.ts';

/** The house's pictures without a built site: each is drawn when it is first asked for, and kept. */
export function drawnPictures(featured: ReadonlySet<string>): OwnPictures {
  const pictures = housePictures(featured);
  return {
    drawn: async ({ file, width }, format) => {
      const svg = pictures.get(file);
      return svg === undefined ? null : draw(svg, { width, format });
    },
    original: async ({ file }) => {
      const svg = pictures.get(file);
      return svg === undefined ? null : draw(svg, plainForm);
    },
  };
}
