import { expect, it } from 'vitest';
import { $round, placeRound } from '#stores/play/game.ts';
import { houseBefore } from './own-house.ts';
import { press, sitDown } from './table-page.tsx';

it('says why there is no insurance for a stake that has no half, and goes on without it', async () => {
  const bets = [
    { spot: 'hand', amount: '0.01' },
    { spot: 'pair', amount: '0.09' },
  ];
  const screen = await sitDown('blackjack-surrender', await houseBefore('blackjack-surrender', bets, ['decline']));
  await placeRound(bets);
  await expect.element(screen.getByText(/Insurance costs half the stake, and €0\.01 has no half/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Insurance', exact: true })).toHaveAttribute('aria-disabled');
  await press(screen, 'No insurance');
  await expect.poll(() => $round.get().state).not.toBe('opening');
  await expect.element(screen.getByText(/Insurance costs half the stake/)).not.toBeInTheDocument();
});

it('tells what insurance costs where the stake has a half', async () => {
  const bets = [
    { spot: 'hand', amount: '0.03' },
    { spot: 'pair', amount: '0.07' },
  ];
  const insured = ['insure', 'decline'];
  const screen = await sitDown('blackjack-surrender', await houseBefore('blackjack-surrender', bets, insured));
  await placeRound(bets);
  await expect.element(screen.getByText(/For €0\.01 you are paid/)).toBeVisible();
});
