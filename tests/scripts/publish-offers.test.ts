import { expect, test } from 'vitest';
import { withNew } from '#scripts/publish-offers.ts';
import { readAllOffers } from '../../src/lib/offers/read-offers.ts';

const { rules, published } = readAllOffers();
const [first] = rules;
if (!first) throw new Error('there are no offers');

test('the published versions are those of the documents and all before them', () => {
  expect(withNew(published, rules)).toEqual(published);
  expect(rules.every((one) => published[one.id]?.at(-1)?.version === one.version)).toBe(true);
});

test('a new version is added behind the earlier ones, which stay', () => {
  const next = { ...first, version: first.version + 1, name: 'Another name' };
  expect(withNew(published, [next])).toEqual({ ...published, [first.id]: [...(published[first.id] ?? []), next] });
});

test('a version that is published already is never written anew', () => {
  const changed = { ...first, name: 'Another name' };
  expect(withNew(published, [changed])).toEqual(published);
});
