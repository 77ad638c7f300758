import { expect, test } from 'vitest';
import { parseOperator } from '#content/operator.ts';
import { referenceValues } from '#content/values.ts';

const values = referenceValues(parseOperator({}));
const value = (name: string) => values.get(name)?.();

test.each([
  ['welcome.bonus', '€2,000.00'],
  ['welcome.freeSpins', '200'],
  ['welcome.maxBonus', '€8,000.00'],
  ['welcome.first.small.upTo', '€16.00'],
  ['welcome.first.medium.percent', '125%'],
  ['welcome.first.large.freeSpins', '150'],
  ['welcome.second.percent', '150%'],
  ['welcome.fifth.percent', '200%'],
  ['doubled.freeSpins', '70'],
  ['deposit.min', '€10.00'],
  ['deposit.quick', '€30.00, €75.00 or €100.00'],
  ['limits.reels.maxPayout', '€80,000.00'],
  ['age.max', '90'],
  // 36 of 37: the figure that everybody knows, from the engine's own count.
  ['rtp.roulette-european', '97.30%'],
])('{{%s}} is %s', (name, text) => {
  expect(value(name)).toBe(text);
});

test('every reference has words, and none of them is markup or another reference', () => {
  for (const [name, read] of values) expect(read(), name).toMatch(/^[^<>{}]+$/);
});
