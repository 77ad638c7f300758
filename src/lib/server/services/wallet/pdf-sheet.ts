import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { houseLanguage } from '#domain/locale.ts';
import { type Lettering, letter } from './pdf-letters.ts';

/** A4 in points. */
const [width, height] = [595.28, 841.89];
const margin = 48;
const ink = rgb(0.1, 0.11, 0.14);
const faint = rgb(0.45, 0.47, 0.52);

/** `at` is where a column begins, or where it ends when it is `right`; points from the left edge of the text. */
export type Column = { readonly at: number; readonly right?: boolean };
export const textWidth = width - 2 * margin;

/** A document that is filled from above, line by line, and goes on on a new page by itself. Its text can be selected. */
export type Sheet = {
  readonly heading: (text: string) => void;
  readonly title: (text: string) => void;
  readonly line: (text: string, look?: 'plain' | 'faint') => void;
  readonly row: (columns: readonly Column[], cells: readonly string[], look?: 'plain' | 'strong' | 'faint') => void;
  readonly gap: (points?: number) => void;
  readonly rule: () => void;
  /** Whether a text can be set as it is: by the standard fonts, or because it was named among the `names`. */
  readonly canSet: (text: string) => boolean;
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** `foot` stands on every page, before the page's number; `names` may be in the letters of any script. */
export const createSheet = async (about: {
  title: string;
  author: string;
  foot: string;
  names: readonly string[];
  now: Date;
}): Promise<Sheet> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(about.title, { showInWindowTitleBar: true });
  pdf.setAuthor(about.author);
  pdf.setLanguage(houseLanguage);
  pdf.setCreationDate(about.now);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const strong = await pdf.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(plain.getCharacterSet());
  const settable = (text: string) =>
    [...text].map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join('');
  const lettered = new Map<string, Lettering>();
  for (const name of about.names) {
    const lettering = settable(name) === name ? undefined : await letter(pdf, name);
    if (lettering !== undefined) lettered.set(name, lettering);
  }

  const pages: PDFPage[] = [];
  let y = 0;
  /** Moves down by a line, onto a new page where this one ends. */
  const down = (points: number): PDFPage => {
    let page = pages.at(-1);
    if (!page || y - points < margin + 24) {
      page = pdf.addPage([width, height]);
      pages.push(page);
      y = height - margin;
    }
    y -= points;
    return page;
  };
  const write = (
    page: PDFPage,
    text: string,
    { at, right = false }: Column,
    font: PDFFont,
    size: number,
    color = ink,
  ) => {
    const lettering = lettered.get(text);
    if (lettering !== undefined) {
      const x = margin + at - (right ? lettering.widthAt(size) : 0);
      return lettering.draw(page, { x, y, size, color });
    }
    const set = settable(text);
    const x = margin + at - (right ? font.widthOfTextAtSize(set, size) : 0);
    page.drawText(set, { x, y, font, size, color });
  };
  const left = { at: 0 };

  return {
    heading: (text) => write(down(26), text, left, strong, 20),
    title: (text) => write(down(24), text, left, strong, 13),
    line: (text, look = 'plain') => write(down(14), text, left, plain, 10, look === 'faint' ? faint : ink),
    row: (columns, cells, look = 'plain') => {
      const page = down(13);
      const font = look === 'strong' ? strong : plain;
      columns.forEach((column, index) => {
        write(page, cells[index] ?? '', column, font, 8.5, look === 'faint' ? faint : ink);
      });
    },
    gap: (points = 10) => {
      y -= points;
    },
    rule: () => {
      const page = down(6);
      page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, thickness: 0.5, color: faint });
    },
    canSet: (text) => lettered.has(text) || settable(text) === text,
    finish: async () => {
      pages.forEach((page, index) => {
        const [text, number] = [settable(about.foot), `${index + 1} / ${pages.length}`];
        page.drawText(text, { x: margin, y: margin - 10, font: plain, size: 8, color: faint });
        const x = width - margin - plain.widthOfTextAtSize(number, 8);
        page.drawText(number, { x, y: margin - 10, font: plain, size: 8, color: faint });
      });
      return new Uint8Array(await pdf.save({ addDefaultPage: false }));
    },
  };
};
