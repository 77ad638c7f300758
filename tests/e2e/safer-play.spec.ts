import type { Page, Route } from '@playwright/test';
import { goodPassword, signUp } from '../support/player.ts';
import {
  desktop,
  enterAsPlayer,
  expectAccessible,
  expectNoOverflow,
  phone,
  settled,
  sizes,
  toCards,
  useSession,
} from './pages.ts';
import { expect, test } from './site.ts';

const saferPlayPage = '/profile/self-exclusion';
const limits = (page: Page, kind: string) => page.getByRole('form', { name: kind, exact: true });

/** What the server says of the play session, with the reality check due: play need not last until it is. */
const dueCheck = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const session = await response.json();
  const realityCheck = { ...session.realityCheck, due: true, dueAt: new Date().toISOString() };
  await route.fulfill({ response, json: { ...session, seconds: 3_725, realityCheck } });
};

test('a limit is set by keyboard and holds at once; to loosen it waits, and can be taken back', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/status of 403/);
  await enterAsPlayer(context, site.origin, '100');
  await page.goto(saferPlayPage);
  await expect(page.getByText('deposited €100.00 and withdrawn €0.00')).toBeVisible();
  const deposits = limits(page, 'Deposits');
  await deposits.getByLabel('24 hours').focus();
  await page.keyboard.type('much');
  await page.keyboard.press('Enter');
  await expect(deposits.getByText('Please enter an amount like 30 or 12.50.')).toBeVisible();
  await expect(deposits.getByLabel('24 hours')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('150');
  await expect(deposits.getByRole('status')).toHaveText('This applies as soon as you save it.');
  await page.keyboard.press('Enter');
  await expect(deposits.getByRole('status')).toHaveText('Saved. It applies now.');
  await expect(deposits.getByText('€100.00 used or under way, €50.00 left')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('400');
  await page.keyboard.press('Enter');
  await expect(deposits.getByText(/Waiting: €400.00, from .* on, once you confirm it/)).toBeVisible();
  await expect(deposits.getByText('€100.00 used or under way, €50.00 left')).toBeVisible();
  await expect(deposits.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await deposits.getByRole('button', { name: /^Take back/ }).click();
  await expect(deposits.getByText(/Waiting/)).toHaveCount(0);

  // What is left stands beside the amount of a deposit that would pass it, which keeps what was typed.
  await page.locator('#account-menu').getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByLabel(/^Amount/).fill('60');
  await toCards(dialog);
  await dialog.getByRole('button', { name: /Diamond/ }).click();
  await expect(dialog.getByText('your deposit limit for 24 hours allows. €50.00 of it is left')).toBeVisible();
  await expect(dialog.getByLabel(/^Amount/)).toBeFocused();
  await expect(dialog.getByLabel(/^Amount/)).toHaveValue('60');
});

test('before the first deposit a limit is offered, and not again once it was set', async ({ page, context, site }) => {
  await useSession(context, site.origin, await signUp(site.origin));
  await page.setViewportSize(phone);
  await page.goto('/faq');
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByRole('heading', { name: 'Set a deposit limit first?' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '€100' }).click();
  await dialog.getByRole('button', { name: 'Set this limit' }).click();
  await expect(dialog.getByLabel(/^Amount/)).toBeFocused();
  await page.reload();
  await open();
  await expect(dialog.getByLabel(/^Amount/)).toBeFocused();
});

for (const size of sizes)
  test(`page and questions are accessible at ${size.width}`, async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin, '20');
    await page.setViewportSize(size);
    await page.goto(saferPlayPage);
    await settled(page);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please choose one of the answers.')).toBeVisible();
    for (let question = 1; question <= 9; question++) {
      await expect(page.getByText(`Question ${question} of 9`)).toBeVisible();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('No sign of harm')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No sign of harm')).toBeVisible();
    await expectAccessible(page);
  });

test('a table refuses a stake over a limit in words, and stands still once nothing is left', async ({
  page,
  site,
  allowErrors,
}) => {
  allowErrors(/status of 4\d\d/);
  await page.setViewportSize(desktop);
  const player = await enterTable(page, site.origin);
  const frame = page.frameLocator('iframe');
  const roll = frame.getByRole('button', { name: /^Roll/ });
  await roll.click();
  await expect(frame.getByRole('status')).toContainText(/Won|No win|Returned/);
  await expect(frame.getByRole('timer')).not.toHaveText('0:00');
  const value = await player.must<{ limits: { kind: string; period: string; used: string }[] }>('readSaferPlay');
  const used = value.limits.find(({ kind, period }) => kind === 'stake' && period === 'DAY')?.used ?? '';
  expect(Number(used)).toBeGreaterThan(0);
  await player.must('setLimit', { body: { kind: 'stake', period: 'DAY', value: '1.00' } });
  await expect(async () => {
    if (await roll.isEnabled()) await roll.click({ timeout: 1_000 });
    await expect(frame.getByRole('alert')).toContainText('your stake limit for 24 hours', { timeout: 1_000 });
  }).toPass();
  await expect(frame.getByRole('link', { name: 'Your limits and breaks' })).toHaveAttribute('href', saferPlayPage);
  await expectAccessible(page);
});

test('a reality check stands over the table until it is answered', async ({ page, site }) => {
  const player = await enterTable(page, site.origin, phone);
  await player.must('setRealityCheck', { body: { minutes: 15 } });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /^Roll/ }).click();
  await expect(frame.getByRole('status')).toContainText(/Won|No win|Returned/);
  await page.route('**/play-session', dueCheck);
  await frame.locator('body').evaluate(() => window.dispatchEvent(new Event('focus')));
  const check = frame.getByRole('dialog', { name: 'Reality check' });
  await expect(check).toContainText('You have been playing for 1 hour 2 minutes.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await expect(check.getByRole('link', { name: 'Stop and leave' })).toHaveAttribute('href', '/games/all');
  await page.unroute('**/play-session');
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  await frame.getByRole('button', { name: /^Roll/ }).click();
  await expect(frame.getByRole('status')).toContainText(/Won|No win|Returned/);
});

test('a break closes deposits at once', async ({ page, context, site, allowErrors }) => {
  allowErrors(/status of 4\d\d/);
  await enterAsPlayer(context, site.origin, '20');
  await page.goto(`${saferPlayPage}#break`);
  await page.getByRole('group', { name: 'How long', exact: true }).getByLabel('1 day').check();
  await page.getByRole('button', { name: 'Take a break' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take the break' }).click();
  await expect(page.getByText(/You are on a break until/)).toBeVisible();
  await page.locator('#account-menu').getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByText(/^You are on a break until/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Your break' })).toBeVisible();
  await expect(dialog.getByLabel(/^Amount/)).toHaveCount(0);
  await expectAccessible(page);
});

test('an exclusion signs out to a page that says until when, and signing in says so', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/status of 4\d\d/);
  const player = await enterAsPlayer(context, site.origin, '20');
  await page.goto(`${saferPlayPage}#exclude`);
  await page.getByRole('button', { name: 'Exclude me' }).click();
  await expect(page.getByText('Please choose how long.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'For how long' }).getByLabel('24 hours')).toBeFocused();
  await page.getByRole('group', { name: 'For how long' }).getByLabel('6 months').check();
  await page.getByRole('button', { name: 'Exclude me' }).click();
  await expect(page.getByText('Please confirm that you understand this.')).toBeVisible();
  await page.getByLabel(/I understand/).check();
  await page.getByRole('button', { name: 'Exclude me' }).click();
  const ask = page.getByRole('dialog', { name: 'Exclude yourself for 6 months?' });
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Exclude me' }).click();
  await page.waitForURL('**/self-excluded');
  await expect(page.getByText(/^Until .* you cannot sign in, deposit or play here\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /GamCare/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(player.email);
  await signIn.getByLabel('Password', { exact: true }).fill(goodPassword);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The account is self-excluded')).toBeVisible();
  await expect(signIn).toBeVisible();
});

/** A table of one throw, opened by a player with money. */
async function enterTable(page: Page, origin: string, size: { width: number; height: number } = desktop) {
  await page.setViewportSize(size);
  const player = await enterAsPlayer(page.context(), origin, '120');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/dice');
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Roll/ })).toBeVisible();
  return player;
}
