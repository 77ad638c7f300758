import { expect, test } from 'vitest';
import { parseOperator } from '#content/operator.ts';
import { referenceValues } from '#content/values.ts';
import { welcomeTiers } from '#domain/promotions/welcome.ts';
import { readOffers } from '../../src/lib/offers/read-offers.ts';

const values = referenceValues(parseOperator({}), readOffers());
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

test('the promotions of the welcome offer ask for the same: its text quotes the first of them for all', () => {
  const [first, ...others] = welcomeTiers(readOffers()).map(({ rules }) => rules);
  expect(others).toHaveLength(4);
  for (const { wagering, freeSpins, reward } of others) {
    expect(wagering).toEqual(first?.wagering);
    expect(freeSpins).toEqual(first?.freeSpins);
    expect(reward).toMatchObject({ minDepositEur: first?.reward.kind === 'deposit' && first.reward.minDepositEur });
  }
});

test.each([
  ['offer.no-deposit.freeSpins', '20'],
  ['offer.no-deposit.unlockDeposit', '€20.00'],
  ['offer.weekly-reload.percent', '25%'],
  ['offer.good-turn.bonus', '€5.00'],
  ['wagering.times', '10'],
  ['wagering.timesMax', '10'],
  ['wagering.stakeMax', '€5.00'],
  ['wagering.counts.lottery', '50%'],
  ['wagering.risk.red', '99.9%'],
  ['wagering.risk.redAndBlack', '2.6%'],
])('{{%s}} is %s, as its document has it', (name, text) => {
  expect(value(name)).toBe(text);
});
