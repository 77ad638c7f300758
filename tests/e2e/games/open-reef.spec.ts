import type { FrameLocator, Page } from '@playwright/test';
import { enterAsPlayer, expectAccessible, expectNoOverflow, phone } from '../pages.ts';
import { collectErrors, expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

type Place = Page | FrameLocator;
const button = (place: Place, name: string | RegExp) => place.getByRole('button', { name }).first();
const throwsMax = 60;

/** Throws at a kind by the keyboard until it is landed. */
async function land(place: Place, kind: RegExp, landed: RegExp): Promise<void> {
  for (let thrown = 0; thrown < throwsMax; thrown += 1) {
    await button(place, kind).press('Enter');
    await expect(resultIn(place)).toBeVisible();
    if (landed.test((await resultIn(place).textContent()) ?? '')) return;
    await expect(button(place, /^Throw/)).not.toHaveAttribute('aria-disabled', 'true');
  }
  throw new Error(`nothing was landed in ${throwsMax} throws`);
}

const fishIn = (frame: FrameLocator) =>
  frame.locator('[data-fish-id]').evaluateAll((found) => found.map((fish) => fish.getAttribute('data-fish-id')).sort());

test('two players in two browsers see the same fish, each other, and what either has landed', async ({
  page,
  browser,
  site,
}) => {
  const frame = await openTable(page, site.origin, 'open-reef');
  await expect(frame.getByText('Nobody else is here now.')).toBeVisible();
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
  const otherPage = await context.newPage();
  const errors = collectErrors(otherPage);
  await enterAsPlayer(context, site.origin, '50');
  await otherPage.goto('/game/open-reef');
  const other = otherPage.frameLocator('iframe');
  for (const one of [frame, other]) await expect(one.getByText('1 other is here.')).toBeVisible();
  await expect
    .poll(async () => {
      const [mine, theirs] = await Promise.all([fishIn(frame), fishIn(other)]);
      return mine.length > 3 && mine.join() === theirs.join();
    })
    .toBe(true);

  await land(frame, /^Sardines/, /Sardines landed · Won €2\.00/);
  await expect(other.getByText(/^\p{L}… landed: Sardines 2× · €2\.00$/u)).toBeVisible();
  await expect(frame.getByText(/landed: Sardines/)).toHaveCount(0);
  await land(other, /^Sardines/, /Sardines landed/);
  await expect(frame.getByText(/^\p{L}… landed: Sardines 2× · €2\.00$/u)).toBeVisible();
  await expect
    .poll(async () => {
      const [mine, theirs] = await Promise.all([fishIn(frame), fishIn(other)]);
      return mine.length > 3 && mine.join() === theirs.join();
    })
    .toBe(true);

  await context.close();
  await expect(frame.getByText('Nobody else is here now.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the reef is played on a phone by keyboard and by pressing a fish, and has no fault', async ({ page, site }) => {
  await page.setViewportSize(phone);
  const frame = await openTable(page, site.origin, 'open-reef');
  await button(frame, /^Sardines/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(button(frame, 'Mackerel, pays 3 times, €3.00, chance 32.17%')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(resultIn(frame)).toContainText(/^Mackerel (landed · Won €3\.00|slipped away · No win)$/);
  await expectAccessible(page);
  await expect(button(frame, /^Throw$/)).not.toHaveAttribute('aria-disabled', 'true');
  await frame.locator('[data-fish-id]:not([data-fish=mackerel])').first().dispatchEvent('pointerdown', { button: 0 });
  await expect(frame.getByRole('status')).not.toContainText('Mackerel');
  await expect(resultIn(frame)).toBeVisible();
  expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  await page.reload();
  await expect(button(frame, /^Sardines/)).toBeVisible();
});

test('the kraken keeps to its timetable: announced, thrown at, gone, and its prizes are told before', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2027-03-01T12:04:40Z') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/try/open-reef');
  const kraken = button(page, /^Kraken, pays 50–5,000 times/);
  await expect(kraken).toHaveAttribute('aria-disabled', 'true');
  await kraken.press('Enter');
  await expect(page.getByRole('status')).toContainText(/^Kraken is not in the water\. It comes in 0:\d\d\.$/);
  await expect(page.getByText('€1,000.00').first()).toBeVisible();

  await button(page, /Prizes$/).click();
  const prizes = page.getByRole('dialog', { name: 'Kraken: ten arms, ten prizes' });
  await expect(prizes.getByRole('row', { name: '5,000× 6 166,667' })).toBeVisible();
  await expect(prizes.getByRole('row', { name: '50× 4,000 250' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.clock.fastForward(25_000);
  await expect(page.getByText('The kraken is in the water for a minute.')).toBeAttached();
  await expect(page.locator('[data-fish=kraken]')).toBeVisible();
  await expect(kraken).not.toHaveAttribute('aria-disabled', 'true');
  await kraken.press('Enter');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('status')).toContainText(/^Kraken(?: slipped away · No win|: an arm with .*)$/);
  await expectNoOverflow(page);

  await page.clock.fastForward(70_000);
  await expect(page.locator('[data-fish=kraken]')).toHaveCount(0);
  await expect(kraken).toHaveAttribute('aria-disabled', 'true');
});
