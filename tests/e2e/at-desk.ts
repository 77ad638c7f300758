import type { Browser, Page } from '@playwright/test';
import { memoryFolder } from '../support/memory-folder.ts';
import { type Site, startSite } from '../support/site.ts';
import { deviceOf } from './device.ts';
import { expectAccessible, expectNoOverflow } from './pages.ts';
import { test as base, collectErrors, expect } from './site.ts';

/** For a house of one’s own, in which nobody has come in yet and nothing was decided by another test. */
export const test = base.extend<{ house: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
  house: async ({}, use) => {
    const site = await startSite({}, memoryFolder());
    await use(site);
    await site.stop();
  },
});

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

type AtDesk = Awaited<ReturnType<typeof atDesk>>;
type People<Name extends string> = Readonly<Record<Name | 'Ada' | 'Bea', AtDesk>>;

/** Everybody of a house in which nobody has come in yet: Ada by the printed link, Bea named by her, and whom those two invite, each with one role. */
export async function openDesk<Name extends string>(
  browser: Browser,
  site: Site,
  roles: Readonly<Record<Name, string>>,
): Promise<People<Name>> {
  return test.step('two administrators come in, and bring the others in', async () => {
    const founderLink = () => /\S+\/desk\/enter#\S+/.exec(site.output())?.[0] ?? '';
    await expect.poll(founderLink).toBeTruthy();
    const [Ada, Bea] = [await atDesk(browser, site.origin), await atDesk(browser, site.origin)];
    await Ada.page.goto(founderLink());
    await Ada.page.getByLabel('Your name').fill('Ada');
    await Ada.page.keyboard.press('Enter');
    await expect(Ada.page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await Ada.page.goto('/desk/staff');
    await Ada.page.getByLabel('Name', { exact: true }).fill('Bea');
    await Ada.page.getByRole('button', { name: 'Name them' }).click();
    await expect(Ada.page.getByText('Shown this once')).toBeVisible();
    const [link = '', code = ''] = await secrets(Ada.page);
    await comeIn(Bea.page, link, code);
    await Ada.page.getByRole('button', { name: 'I have handed it over' }).click();
    const invited: [string, AtDesk][] = [];
    for (const [name, role] of Object.entries<string>(roles)) {
      const person = await atDesk(browser, site.origin);
      await hire(Ada.page, Bea.page, person.page, name, role);
      invited.push([name, person]);
    }
    return { Ada, Bea, ...Object.fromEntries(invited) } as People<Name>;
  });
}

/** Everybody goes, and no page had anything to complain of. */
export async function leaveDesk(people: Readonly<Record<string, AtDesk>>): Promise<void> {
  for (const [name, { wrong, context }] of Object.entries(people)) {
    expect(wrong(), name).toEqual([]);
    await context.close();
  }
}
