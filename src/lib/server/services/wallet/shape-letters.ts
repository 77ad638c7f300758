/** Where a glyph stands, from the beginning of its run; as parts of the size. */
type Place = { readonly right: number; readonly up: number };

/**
 * What is copied as one: letters that are set together, such as a consonant with its vowel, or those of its letters that a reader
 * takes for signs without a width. These are `hidden`: they are seen in the glyphs of the sign beside them; so is a blank that the font
 * has none for. `parts`: the outlines of all glyphs but the first, in units of the font, counted downwards.
 */
type Sign = Place & {
  readonly text: string;
  readonly glyph: number;
  readonly hidden: boolean;
  readonly parts: readonly (Place & { readonly outline: string })[];
  readonly width: number;
};

/** A run as it is set, from the left. `unitsPerEm`, `ascender` and `descender` are in units of the font. */
export type ShapedRun = {
  readonly signs: readonly Sign[];
  readonly width: number;
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
};

/** Letters of a script that runs to the left, of those that are set. */
export const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** What a blank takes of the size where a font has none. */
const blankWidth = 0.26;

/** Has shaped what stands beside it, and a reader would end a word at it. */
const joiners = /[\u200c\u200d]/g;

/**
 * The signs of a cluster in the order of the page, whose end is `end`. A text that runs to the left is written as it is seen, since
 * readers turn it. Marks are hidden behind the letters before them, which would have no width to a reader if it found them there.
 */
function signsOf(cluster: Sign, end: number): Sign[] {
  const text = cluster.text.replaceAll(joiners, '');
  if (text === '') return [];
  if (rightToLeft.test(text)) return [{ ...cluster, text: [...text].toReversed().join('') }];
  const [, letters, marks] = /^(\P{Mn}+)(\p{Mn}.*)$/su.exec(text) ?? [];
  if (letters === undefined || marks === undefined) return [{ ...cluster, text }];
  return [
    { ...cluster, text: letters },
    { text: marks, glyph: 0, hidden: true, right: end, up: 0, parts: [], width: 0 },
  ];
}

/**
 * Shapes a run by the rules of its font (an sfnt file), as HarfBuzz knows them of every script. Undefined where the font lacks a
 * letter. HarfBuzz is loaded with the first name that needs it.
 */
export async function shapeRun(file: Uint8Array, text: string): Promise<ShapedRun | undefined> {
  const { Blob: FontFile, Buffer: Letters, Face, Font, shape } = await import('harfbuzzjs');
  const face = new Face(new FontFile(new Uint8Array(file).buffer));
  const [font, drawn] = [new Font(face), new Font(face)];
  const em = face.upem;
  drawn.setScale(em, -em);
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  const positions = letters.getGlyphPositions();
  const glyphs = letters
    .getGlyphInfos()
    .map(({ codepoint: id, cluster }, index) => ({ id, cluster, ...positions[index] }));
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
  const signs: Sign[] = [];
  let at = 0;
  for (const [start, own] of Map.groupBy(glyphs, ({ cluster }) => cluster)) {
    const written = text.slice(start, starts[starts.indexOf(start) + 1]);
    if (written.trim() !== '' && own.some(({ id }) => id === 0)) return undefined;
    const from = at / em;
    const placed = own.map(({ id, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const place = { id, right: (at + xOffset) / em, up: yOffset / em, xAdvance };
      at += id === 0 ? blankWidth * em : xAdvance;
      return place;
    });
    const lead = placed.find(({ xAdvance }) => xAdvance > 0) ?? placed[0];
    const parts = placed
      .filter((glyph) => glyph !== lead)
      .map(({ id, right, up }) => ({ right, up, outline: drawn.glyphToPath(id) }));
    const { id: glyph = 0, right = from, up = 0 } = lead ?? {};
    const sign = { text: written, glyph, hidden: glyph === 0, right, up, parts, width: at / em - from };
    signs.push(...signsOf(sign, at / em));
  }
  const { ascender, descender } = font.hExtents();
  return { signs, width: at / em, unitsPerEm: em, ascender, descender };
}
