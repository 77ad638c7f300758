import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { commonGames } from '#domain/games/book/engines.ts';
import type { SharedGameId } from '#domain/games/book/registry.ts';
import { $tableRounds } from '#stores/play/table-rounds.ts';
import { houseOf } from './own-house.ts';
import { nextFrame, purse, type Screen, said, seenResults, shown, sitDown } from './table-page.tsx';

const ids = Object.keys(commonGames) as SharedGameId[];

/** Until a round starts, and the longest that one is watched. */
const bettingMs = 5_000;
const watchedWithin = { timeout: 45_000 };

/** Lays a chip on the first place of a table that has such, picks the first numbers of one that asks for some, and stakes. */
const stake = async ({ container }: Screen): Promise<void> => {
  container.querySelector<HTMLElement>('[data-spot], [data-bet]')?.focus();
  await userEvent.keyboard('{Enter}');
  const numbers = container.querySelectorAll<HTMLElement>('[data-zoom] button:not([data-spot], [data-bet])');
  for (const number of [...numbers].slice(0, 6)) {
    number.click();
    await nextFrame();
  }
  const main = (): HTMLButtonElement | undefined =>
    [...container.querySelectorAll<HTMLButtonElement>('footer button:enabled')].at(-1);
  await expect.poll(main).toBeDefined();
  main()?.click();
};

it.each(ids)('%s tells what a common round brought once, and no amount in its line', async (id) => {
  await page.viewport(360, 640);
  const screen = await sitDown(id, await houseOf(id, undefined, { bettingMs, isSteady: true }));
  await expect.poll(() => purse(screen)).toBe(shown('1000.00'));
  await stake(screen);
  await expect.poll(() => said(screen), watchedWithin).toMatch(/Won €|Returned €|No win/);
  const payout = Number($tableRounds.get()?.[0]?.payout ?? 0);
  const results =
    payout > 0
      ? [expect.stringContaining(shown(payout.toFixed(2)))]
      : expect.toSatisfy((seen: readonly string[]) => seen.length <= 1);
  await expect.poll(() => seenResults(screen)).toEqual({ results, inLine: [] });

  // The chips of the round lie where they lay, and tell what became of them.
  if (!screen.container.querySelector('[data-spot], [data-bet]')) return;
  const { stake: staked = '0' } = $tableRounds.get()?.[0] ?? {};
  const fate = payout === 0 ? 'lost' : payout > Number(staked) ? 'won' : 'returned';
  const fates = () => [...screen.container.querySelectorAll<HTMLElement>('[data-settled]')].map((one) => one.dataset);
  await expect.poll(fates).toMatchObject([{ settled: fate }]);
});
