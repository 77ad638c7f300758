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

const withoutJoiners = (text: string): string => text.replaceAll(/[\u200c\u200d]/g, '');

/** What a reader copies out of the first line, its pieces in the order of the page. */
const readName = async (bytes: Uint8Array): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []));
  await pdf.destroy();
  return withoutJoiners(texts.slice(0, texts.indexOf('Foot')).join('').normalize('NFKC').trim());
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
    ['in Arabic with a ligature and marks', 'صلاحُ'],
    ['in Persian with a joiner', 'علی\u200cرضا'],
    ['in Latin and Chinese', 'Bruce 李'],
    ['in Devanagari', 'श्रीमती त्रिपाठी'],
    ['in Armenian', 'Արամ Խաչատրյան'],
    ['in Bengali', 'রবীন্দ্রনাথ মুখোপাধ্যায়'],
    ['in Cherokee', 'ᏣᎳᎩ ᏧᏫᏍᏙᏗ'],
    ['in Ethiopic', 'አበበ፡ቢቂላ'],
    ['in Georgian', 'გიორგი ბერიძე'],
    ['in Gujarati', 'કૃષ્ણ ત્રિવેદી'],
    ['in Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['in Inuktitut', 'ᐃᓄᒃᑎᑐᑦ'],
    ['in Kannada', 'ರಾಜೇಂದ್ರ ಶ್ರೀನಿವಾಸ'],
    ['in Khmer', 'ពៅ ភ្លើង'],
    ['in Lao', 'ສົມຊາຍ ຄຳ'],
    ['in Malayalam', 'മോഹൻലാൽ ശ്രീധരൻ'],
    ['in Myanmar', 'အောင်ဆန်းစုကြည်'],
    ['in Oriya', 'ଜଗନ୍ନାଥ ମିଶ୍ର'],
    ['in Sinhala', 'සුනිල් ශ්\u200dරී'],
    ['in Syriac', 'ܝܘܚܢܢ ܡܪܩܘܣ'],
    ['in Tamil', 'முருகன் கொற்றவை'],
    ['in Telugu', 'శ్రీనివాస్ రాజేంద్ర'],
    ['in Thaana', 'މުޙައްމަދު އަލީ'],
    ['in Thai', 'สมชาย น้ำผึ้ง'],
    ['in Tibetan', 'ཚེ་རིང་ རྡོ་རྗེ'],
    ['in Thai and Latin', 'สมชาย Jones'],
  ])('%s stands on the paper and can be copied out of it', async (_, name) => {
    const { canSet, bytes } = await paperOf(name);
    expect(canSet).toBe(true);
    expect(await readName(bytes)).toBe(withoutJoiners(name.normalize('NFKC')));
    // The letters of the name alone come along, not their fonts.
    expect(bytes.length).toBeLessThan(45_000);
  });

  test.each(['ߊߟߌ', 'ꦱꦸꦏꦂꦤꦺꦴ'])('in letters that no font of the house has (%s) cannot be set', async (name) => {
    expect((await paperOf(name)).canSet).toBe(false);
  });
});
