import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { createSheet } from '#server/services/wallet/pdf-sheet.ts';

const paperOf = async (name: string) => {
  const about = { title: 'A paper', author: 'Faceup', foot: 'Foot', names: [name], now: new Date(0) };
  const sheet = await createSheet(about);
  const canSet = sheet.canSet(name);
  if (canSet) sheet.line(name);
  return { canSet, bytes: await sheet.finish() };
};

/** What a reader copies out of the first line, its pieces in the order of the page. */
const readName = async (bytes: Uint8Array): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []));
  await pdf.destroy();
  return texts.slice(0, texts.indexOf('Foot')).join('').normalize('NFC').trim();
};

describe('a holder’s name', () => {
  test.each([
    ['in Latin letters with marks', 'Łukasz Řehoř'],
    ['in Vietnamese', 'Nguyễn Thị Ánh'],
    ['in Greek', 'Ελένη Παπαδοπούλου'],
    ['in Cyrillic', 'Іван Петрович-Їжак'],
    ['in Chinese', '李小龍'],
    ['in Korean', '김민준'],
    ['in Japanese', '山田 さくら'],
    ['in Hebrew', 'דוד כהן'],
    ['in Arabic', 'محمد علي'],
    ['in Persian with a joiner', 'علی\u200cرضا'],
    ['in Latin and Chinese', 'Bruce 李'],
    ['in Devanagari', 'राम'],
  ])('%s stands on the paper and can be copied out of it', async (_, name) => {
    const { canSet, bytes } = await paperOf(name);
    expect(canSet).toBe(true);
    expect(await readName(bytes)).toBe(name.replaceAll('\u200c', ''));
    // The letters of the name alone come along, not their fonts.
    expect(bytes.length).toBeLessThan(40_000);
  });

  test.each(['ᏣᎳᎩ', 'สมชาย'])('in letters that no font of the house has (%s) is left out', async (name) => {
    expect((await paperOf(name)).canSet).toBe(false);
  });
});
