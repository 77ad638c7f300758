import type { Browser, Page } from '@playwright/test';
import { deviceOf } from './device.ts';
import { expectAccessible, expectNoOverflow } from './pages.ts';
import { collectErrors, expect } from './site.ts';

/** The widths at which the desk is used. */
export const sizes = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Somebody of the house with a browser and a device of their own. */
export async function atDesk(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = collectErrors(page);
  await deviceOf(page);
  // What the server refuses is a line on the console, too.
  const wrong = () => errors.filter((text) => !/status of (?:401|409|410)/.test(text));
  return { page, context, wrong };
}

/** Accessible, and nothing wider than the window, at each of these. */
export async function expectFits(page: Page, at: readonly { width: number; height: number }[] = sizes): Promise<void> {
  for (const size of at) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}

/** What is shown once: the link and the code, whichever of them there are. */
export const secrets = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Shown this once' }).locator('code').allTextContents();

/** One proposes somebody, another approves, and they come in; all by the desk's own pages. */
export async function hire(proposer: Page, approver: Page, who: Page, name: string, role: string): Promise<void> {
  await proposer.goto('/desk/staff');
  await proposer.getByRole('button', { name: 'Propose' }).click();
  const sheet = proposer.getByRole('dialog', { name: 'Propose' });
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check();
  await sheet.getByLabel('Reason').fill('Is needed');
  await sheet.getByRole('button', { name: 'Propose it' }).click();
  await expect(sheet.getByText('Shown this once')).toBeVisible();
  const [code = ''] = await secrets(proposer);
  await approver.goto('/desk/staff');
  await approver.getByRole('tab', { name: /^Proposals/ }).click();
  await approver.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('button', { name: 'Approve it' }).click();
  await expect(approver.getByText('Shown this once')).toBeVisible();
  const [link = ''] = await secrets(approver);
  await comeIn(who, link, code);
}

/** Comes in by a link and its code, with a passkey. */
export async function comeIn(page: Page, link: string, code: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Make a passkey and come in' }).click();
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
}
