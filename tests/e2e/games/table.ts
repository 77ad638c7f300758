import type { FrameLocator, Locator, Page } from '@playwright/test';
import { enterAsPlayer } from '../pages.ts';

/** The frame of a game's page, opened by a new player who has paid in; without the pictures' motion unless asked for. */
export async function openTable(
  page: Page,
  origin: string,
  slug: string,
  motion: 'reduce' | 'no-preference' = 'reduce',
): Promise<FrameLocator> {
  await enterAsPlayer(page.context(), origin, '120');
  await page.emulateMedia({ reducedMotion: motion });
  await page.goto(`/game/${slug}`);
  return page.frameLocator('iframe');
}

/** The table's last word on a round: what came back of it. Figures stand in elements of their own, so it is found as the whole it is. */
export const resultIn = (place: Page | FrameLocator): Locator =>
  place
    .getByRole('status')
    .getByRole('link')
    .filter({ hasText: /Won|Returned|No win/ });
