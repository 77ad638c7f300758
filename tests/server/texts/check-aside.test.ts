import { expect, it } from 'vitest';
import { parseOperator } from '#content/operator.ts';
import { createAside } from '#server/texts/check-aside.ts';
import { readHouseTexts } from '#server/texts/house-texts.ts';
import { readOffers } from '../../../src/lib/offers/read-offers.ts';

const around = () => ({ offers: readOffers(), operator: parseOperator({}), root: '.' });
const { files } = readHouseTexts(readOffers(), () => parseOperator({}));
const path = 'src/content/faq/play/autoplay.md';
const own = files.get(path) ?? '';
const now = new Date('2026-11-30');
const asked = (source: string | null) => ({ text: { path, source }, inForce: files, now });
const page = (source: string) => ({ sources: new Map(files).set(path, source), path, now });

it('says what is wrong with each text, whoever else asks meanwhile', async () => {
  const { faultsOf } = createAside(around);
  const [sound, spoilt] = await Promise.all([
    faultsOf('mia', asked(own)),
    faultsOf('max', asked(`${own}\nYou get €20.\n`)),
  ]);
  expect(sound).toEqual({ ok: true, value: [] });
  const amount = { path, line: expect.any(Number), message: expect.stringContaining('an amount of money') };
  expect(spoilt).toEqual({ ok: true, value: [amount] });
});

it('holds what it could not look at in time for wrong, and goes on with the next', async () => {
  // No thread has begun to look within a millisecond.
  const { faultsOf, pageAt } = createAside(around, 1);
  const late = { ok: true, value: [{ path, line: 1, message: expect.stringContaining('could not be looked at') }] };
  expect(await Promise.all([faultsOf('mia', asked('x')), faultsOf('mia', asked(own))])).toEqual([late, late]);
  expect(await pageAt('mia', page(own))).toEqual({
    ok: true,
    value: { fault: expect.stringContaining('could not be') },
  });
});

it('makes the page of a text, and none of what would keep whoever renders it', async () => {
  const { pageAt } = createAside(around);
  expect(await pageAt('mia', page(own))).toMatchObject({ ok: true, value: { kind: 'faq', entry: { id: 'autoplay' } } });
  // Each of its rows has as many cells as the first, written or not: millions, of some thousand letters.
  const cells = 600;
  const table = `${'|a'.repeat(cells)}\n${'|-'.repeat(cells)}\n${'|a\n'.repeat(10_000)}`;
  expect(await pageAt('mia', page(`${own}\n${table}`))).toEqual({
    ok: true,
    value: { fault: expect.stringContaining('a row of a table has') },
  });
});

it('lets one person ask for a few at once, and nobody else wait for them', async () => {
  const { faultsOf } = createAside(around, 1);
  const order: string[] = [];
  const ask = async (whose: string) => {
    const found = await faultsOf(whose, asked(own));
    order.push(found.ok ? whose : found.code);
  };
  await Promise.all(['max', 'max', 'max', 'max', 'max', 'mia'].map(ask));
  expect(order).toEqual(['rate_limited', 'max', 'mia', 'max', 'max', 'max']);
});
