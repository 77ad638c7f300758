import { expect, it } from 'vitest';
import { parseOperator } from '#content/operator.ts';
import { createTextCheck } from '#server/texts/check-aside.ts';
import { readHouseTexts } from '#server/texts/house-texts.ts';
import { readOffers } from '../../../src/lib/offers/read-offers.ts';

const around = () => ({ offers: readOffers(), operator: parseOperator({}), root: '.' });
const { files } = readHouseTexts(readOffers(), () => parseOperator({}));
const path = 'src/content/faq/play/autoplay.md';
const asked = (source: string | null) => ({ text: { path, source }, inForce: files, now: new Date('2026-11-30') });

it('says what is wrong with each text, whoever else asks meanwhile', async () => {
  const check = createTextCheck(around);
  const own = files.get(path) ?? '';
  const [sound, spoilt] = await Promise.all([check(asked(own)), check(asked(`${own}\nYou get €20.\n`))]);
  expect(sound).toEqual([]);
  expect(spoilt).toEqual([{ path, line: expect.any(Number), message: expect.stringContaining('an amount of money') }]);
});

it('holds what it could not look at in time for wrong, and goes on with the next', async () => {
  // No thread has begun to look within a millisecond.
  const check = createTextCheck(around, 1);
  const late = [{ path, line: 1, message: expect.stringContaining('could not be checked') }];
  expect(await Promise.all([check(asked('x')), check(asked(files.get(path) ?? ''))])).toEqual([late, late]);
});
