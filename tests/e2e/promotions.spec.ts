import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { completeProfile, deposit, openRoulette } from '../support/player.ts';
import {
  accept,
  desktop,
  enterConfirmed,
  expectAccessible,
  expectNoOverflow,
  identify,
  phone,
  settled,
  sizes,
  toCards,
} from './pages.ts';
import { expect, test } from './site.ts';

const offersPage = '/profile/casino-promotions';
const pendingPage = '/profile/casino-promotions/pending-promotions';
const couponPage = '/profile/casino-promotions/coupon';

const depositButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Deposit' });
const toast = (page: Page, text: string): Locator => page.locator('[data-toast]').filter({ hasText: text });
const running = (page: Page): Locator => page.getByRole('region', { name: 'Running now' });

/** Moves by Tab to a control and presses Enter there. */
async function enterOn(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The deposit dialog, with the question about limits out of the way. */
async function openDeposit(page: Page): Promise<Locator> {
  await page.goto('/faq');
  await depositButton(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByRole('button', { name: /^(?:Not now|Continue)$/ })).toBeVisible();
  const later = dialog.getByRole('button', { name: 'Not now' });
  if (await later.isVisible()) await later.press('Enter');
  await expect(dialog.getByLabel(/^Amount/)).toBeFocused();
  return dialog;
}

test.use({ viewport: desktop });

test('free spins for nothing, then a bonus on the first deposit: taken, played and given up by keyboard', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await enterConfirmed(context, site.origin);
  await completeProfile(player);

  await test.step('the bell lists what is offered, and opens the free spins', async () => {
    await page.goto('/faq');
    const bell = page.getByRole('button', { name: 'Notifications, something new' });
    await bell.press('Enter');
    const list = page.getByRole('region', { name: 'Notifications' });
    await expect(list.getByRole('link', { name: /^First deposit/ })).toHaveAttribute('href', /casino-promotions#/);
    await expectAccessible(page);
    await enterOn(page, list.getByRole('button', { name: /^20 free spins/ }));
    const dialog = page.getByRole('dialog', { name: '20 free spins' });
    await expect(dialog.locator('img')).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
    await enterOn(page, dialog.getByRole('button', { name: 'Accept' }));
    await expect(toast(page, 'Promo Activated Successfully.')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('they run, lead to their game, and are given up after their cost was said', async () => {
    await page.goto(offersPage);
    await settled(page);
    await expect(running(page)).toContainText('20 of 20 left, €0.10 each at Night Orchard');
    await expect(page.getByRole('link', { name: 'Play the free spins' })).toHaveAttribute(
      'href',
      '/game/night-orchard',
    );
    await running(page).getByRole('button', { name: 'Give it up' }).press('Enter');
    const ask = page.getByRole('dialog', { name: 'Give up 20 free spins?' });
    await expect(ask).toContainText('You lose: 20 free spins.');
    await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(running(page)).toContainText('20 of 20 left');
    await running(page).getByRole('button', { name: 'Give it up' }).press('Enter');
    await enterOn(page, ask.getByRole('button', { name: 'Give it up' }));
    await expect(toast(page, 'You have given up the promotion.')).toBeVisible();
    await expect(running(page)).toContainText('No bonus is running');
    await expect(page.getByRole('region', { name: 'Earlier' })).toContainText('You gave it up');
  });

  await test.step('a deposit says what it would bring while it is typed, and brings it', async () => {
    const dialog = await openDeposit(page);
    const first = dialog.getByRole('radio', { name: 'First deposit' });
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.keyboard.type('16');
    await expect(first).toHaveAccessibleDescription(/\+€8\.00 of bonus money and 100 free spins/);
    await page.keyboard.type('.01');
    await expect(first).toHaveAccessibleDescription(/\+€20\.01 of bonus money and 125 free spins.*€200\.10 has to be/);
    await dialog.getByLabel(/^Amount/).fill('75');
    await expect(first).toHaveAccessibleDescription(/\+€150\.00 of bonus money and 150 free spins/);
    await first.focus();
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
    await expectAccessible(page);
    await toCards(dialog);
    await dialog.getByRole('button', { name: /^Diamond/ }).press('Enter');
    await page.waitForURL('**/sandbox/pay/devcode/**');
    await page.getByRole('button', { name: 'Pay €75.00' }).press('Enter');
    await page.waitForURL('**/profile/my-wallet**');
    await expect(page.getByRole('region', { name: 'Bonus in EUR' })).toContainText(
      'Still to do before the bonus is your own money: €1,500.00 to stake and 150 free spins at ',
    );
    await expect(page.getByRole('complementary').or(page.locator('#account-menu'))).toContainText('€150.00');
    await expectAccessible(page);
  });

  await test.step('what is staked is seen on its page', async () => {
    await page.goto(offersPage);
    await expect(running(page)).toContainText('€0.00 staked of €1,500.00');
    const sessionId = await openRoulette(player);
    await player.must('placeRound', {
      params: { sessionId },
      body: { bets: [{ spot: 'straight:17', amount: '5.00' }] },
      key: randomUUID(),
    });
    await page.reload();
    await settled(page);
    await expect(running(page)).toContainText('€1.00 staked of €1,500.00');
    await expect(running(page)).toContainText(
      'Still to do before the bonus is your own money: €1,499.00 to stake and 150 free spins at ',
    );
    await expect(running(page)).toContainText('150 of 150 left');
    await running(page).getByText('The rules you accepted on').press('Enter');
    await expect(running(page)).toContainText('Bonus money has to be staked 10 times within 30 days');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  });

  await test.step('given up, own money stays', async () => {
    await running(page).getByRole('button', { name: 'Give it up' }).press('Enter');
    const ask = page.getByRole('dialog', { name: 'Give up First deposit?' });
    await expect(ask).toContainText('You lose: €150.00 of bonus money and 150 free spins. Your own money stays');
    await ask.getByRole('button', { name: 'Give it up' }).press('Enter');
    await expect(running(page)).toContainText('No bonus is running');
    const [fund] = await player.must<{ totalMoney: string; totalBonus: string }[]>('listFunds');
    expect(fund?.totalBonus).toBe('0.00');
    expect(Number(fund?.totalMoney)).toBeGreaterThan(0);
  });
});

test('what is to be expected of an offer follows the game, the stake and the deposit', async ({
  page,
  context,
  site,
}) => {
  await enterConfirmed(context, site.origin);
  await page.goto(`${offersPage}#welcome-first`);
  const offer = page.getByRole('article', { name: 'First deposit' });
  const line = (name: string): Locator => offer.locator('dl > div').filter({ hasText: name });
  await expect(line('You have to stake')).toContainText(/€4\d\d\.00/);
  await expect(line('Chance to complete it')).toContainText(/^Chance to complete it\d+%$/);

  await offer.getByLabel('If you deposit').fill('100');
  await expect(line('It gives')).toContainText('€200.00 of bonus money');
  await offer.getByLabel('and play').selectOption({ label: 'European Roulette, on red' });
  await expect(line('You have to stake')).toContainText(/€1\d,\d{3}\.00/);
  await offer.getByLabel('at a stake of').fill('0');
  await expect(offer).toContainText('Please enter an amount like 30 or 12.50.');
  await offer.getByLabel('at a stake of').fill('2');
  await offer.getByLabel('If you deposit').fill('5');
  await expect(offer).toContainText('The deposit is too small for it.');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }

  await test.step('all offers are refused at once, after a question', async () => {
    await page.getByRole('button', { name: 'Refuse all offers' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).press('Enter');
    await expect(page.getByText('Nothing is offered right now')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/faq');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });
});

test('what was accepted waits for its deposit, chosen already in the dialog, and is dropped for none', async ({
  page,
  context,
  site,
}) => {
  const player = await enterConfirmed(context, site.origin);
  await page.goto(offersPage);
  const offer = page.getByRole('article', { name: 'First deposit' });
  await offer.locator('summary').first().press('Enter');
  await offer.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(offer).toContainText('It waits for your next deposit.');

  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(pendingPage);
    await settled(page);
    await expect(page.getByRole('listitem', { name: 'First deposit' })).toContainText('Waits for a deposit');
    await expectAccessible(page);
    await expectNoOverflow(page);
  }

  await page.setViewportSize(phone);
  const dialog = await openDeposit(page);
  await expect(dialog.getByRole('radio', { name: 'First deposit' })).toBeChecked();
  await page.keyboard.type('30');
  await expectNoOverflow(page);
  await dialog.getByRole('radio', { name: 'No bonus' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'How do you want to pay?' })).toBeFocused();
  const grants = await player.must<{ state: string }[]>('listPromotions');
  expect(grants.map(({ state }) => state)).toEqual(['CANCELLED']);
  await page.goto(pendingPage);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

test('a bonus code is redeemed on its page and before a deposit, and a wrong one is said beside it', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  // The browser's own line on the console for a refused call.
  allowErrors(/status of 40[49]/);
  const player = await enterConfirmed(context, site.origin);
  await page.goto(couponPage);
  await settled(page);
  const code = page.getByLabel('Bonus code');
  await code.press('Enter');
  await expect(page.getByText('Please enter a code.')).toBeVisible();
  await page.keyboard.type('nothing-like-it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('good-turn');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A good turn' })).toBeFocused();
  await expect(page.locator('main')).toContainText('It gives €5.00 of bonus money.');
  await expect(page.locator('main')).toContainText('has to be staked 10 times');
  expect(await player.must<unknown[]>('listPromotions')).toEqual([]);
  await expectAccessible(page);
  await enterOn(page, page.getByRole('button', { name: 'Redeem' }));
  await expect(page.getByRole('status').filter({ hasText: 'A good turn is running.' })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }

  const dialog = await openDeposit(page);
  await page.keyboard.type('30');
  await expect(dialog).toContainText('What this deposit earns waits until it is over.');
  await dialog.getByLabel(/^Bonus code/).fill('good-turn');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The code good-turn was not taken. You have already used this code.')).toBeVisible();
  await expect(dialog.getByLabel(/^Bonus code/)).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel(/^Bonus code/).fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'How do you want to pay?' })).toBeFocused();
  expect(await player.must<unknown[]>('listPromotions')).toHaveLength(1);
});

test('a code that needs no deposit is sent from the deposit to where codes are redeemed, and is not taken', async ({
  page,
  context,
  site,
}) => {
  const player = await enterConfirmed(context, site.origin);
  await page.goto('/profile/my-wallet');
  await settled(page);
  const dialog = await openDeposit(page);
  await page.keyboard.type('30');
  await dialog.getByLabel(/^Bonus code/).fill('good-turn');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This code needs no deposit.')).toBeVisible();
  await expectAccessible(page);
  expect(await player.must<unknown[]>('listPromotions')).toEqual([]);
  await dialog.getByRole('link', { name: 'Redeem the code without a deposit' }).click();
  await page.waitForURL(`**${couponPage}`);
});

test('a withdrawal that would end a bonus says what it costs before anything moves', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  // The browser's own line on the console for the refused call.
  allowErrors(/status of 409/);
  await page.setViewportSize(phone);
  const player = await enterConfirmed(context, site.origin);
  await identify(site, player);
  await accept(player, 'welcome-first');
  await deposit(site.origin, player, '100');
  await page.goto('/profile/my-wallet');
  await settled(page);
  await page.getByRole('button', { name: 'Withdraw EUR' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw EUR' });
  await dialog.getByLabel('Amount').fill('20');
  await page.keyboard.press('Enter');
  const warning = dialog.getByRole('heading', { name: 'This withdrawal ends your bonus' });
  await expect(warning).toBeFocused();
  await expect(dialog).toContainText('you lose €200.00 of bonus money and 150 free spins. Your own money stays yours.');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await enterOn(page, dialog.getByRole('button', { name: 'Keep the bonus' }));
  await expect(warning).toBeHidden();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  await enterOn(page, dialog.getByRole('button', { name: 'Withdraw and lose the bonus' }));
  await expect(dialog.getByText('€20.00 is set aside for you')).toBeVisible();
  const [grant] = await player.must<{ state: string; endedWhy: string }[]>('listPromotions');
  expect(grant).toMatchObject({ state: 'CANCELLED', endedWhy: 'withdrawn' });
});

test('the pages say what cannot be loaded, and load it when asked again', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const player = await enterConfirmed(context, site.origin);
  await accept(player, 'welcome-first');
  await deposit(site.origin, player, '100');
  for (const [path, call, shown] of [
    [offersPage, '**/profile/promotion', '€0.00 staked of €2,000.00'],
    [offersPage, '**/profile/promotion-eligible', 'Second deposit'],
    [pendingPage, '**/profile/promotion', 'Nothing is waiting'],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 500 }));
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: 'This did not load.' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(call);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.locator('main')).toContainText(shown);
  }
});
