import { expect, it } from 'vitest';
import { toldOf } from '#domain/promotions/told.ts';
import { posterWords } from '#layouts/parts/promotions/poster-words.ts';
import { promotionOdds } from '#layouts/promotion-odds.ts';
import { offerOf } from '#tests/support/offers.ts';

const wordsOf = (id: string, percent?: number) => {
  const found = offerOf(id);
  const { reward } = found;
  const [step] = reward.kind === 'deposit' ? reward.steps : [];
  const rules =
    percent === undefined || reward.kind !== 'deposit' || !step
      ? found
      : { ...found, reward: { ...reward, steps: [{ ...step, percent }] as const } };
  return posterWords(rules, toldOf(rules, promotionOdds));
};

it.each([
  ['welcome-first', '€100.00', '€300.00', 'and 150 free spins'],
  ['doubled-deposit', '€100.00', '€200.00', 'and 70 free spins'],
  ['no-deposit', '€0.00', '20 free spins', undefined],
])('the poster of %s has the figure that its document comes to', (id, from, to, beside) => {
  expect(wordsOf(id)).toMatchObject({ from, to, beside });
});

it('the figure follows the document', () => {
  expect(wordsOf('doubled-deposit', 125).to).toBe('€225.00');
});

it('says in the same breath what is bonus money, what it asks and what is left', () => {
  expect(wordsOf('welcome-first').asks).toMatch(
    /^€200\.00 of it is bonus money, yours once €2,\d{3}\.00 is staked within 30 days\. On average €2\d\d\.\d\d of it all is left\.$/,
  );
  expect(wordsOf('no-deposit').asks).toMatch(
    /waits for a deposit of €20\.00; then €\d+\.00 has to be staked within 30 days/,
  );
});
