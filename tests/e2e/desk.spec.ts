import type { Browser, Page } from '@playwright/test';
import { deviceOf } from './device.ts';
import { expectAccessible, expectNoOverflow } from './pages.ts';
import { collectErrors, expect, test } from './site.ts';

const sizes = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Somebody of the house with a browser and a device of their own. */
async function atDesk(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = collectErrors(page);
  await deviceOf(page);
  // What the server refuses is a line on the console, too.
  const wrong = () => errors.filter((text) => !/status of (?:401|409|410)/.test(text));
  return { page, context, wrong };
}

async function expectFits(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}

/** What is shown once: the link and the code, whichever of them there are. */
const secrets = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Shown this once' }).locator('code').allTextContents();

async function comeIn(page: Page, link: string, code: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Make a passkey and come in' }).click();
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
}

test('people of the house come in by two pairs of eyes, and what they do stands in the log', async ({
  browser,
  site,
}) => {
  test.slow();
  await expect.poll(() => /\S+\/desk\/enter#\S+/.exec(site.output())?.[0]).toBeTruthy();
  const founderLink = /\S+\/desk\/enter#\S+/.exec(site.output())?.[0] ?? '';
  const ada = await atDesk(browser, site.origin);
  const bea = await atDesk(browser, site.origin);
  const carl = await atDesk(browser, site.origin);
  let handed: string[] = [];

  await test.step('the first one comes in by the printed link', async () => {
    const { page } = ada;
    await page.goto('/desk');
    await expect(page.getByRole('heading', { name: 'Sign in at the desk' })).toBeVisible();
    await expectFits(page);
    await page.goto(founderLink);
    await expect(page.getByLabel('Your name')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expectFits(page);
    await page.getByRole('button', { name: 'Make a passkey and come in' }).click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await page.getByLabel('Your name').fill('Ada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('link', { name: 'Later' }).click();
    await page.goto('/desk/staff');
    await expect(page.getByRole('row', { name: /Ada Works here Administrator/ })).toBeVisible();
  });

  await test.step('and names the second, who comes in with link and code', async () => {
    await ada.page.getByLabel('Name', { exact: true }).fill('Bea');
    await ada.page.getByRole('button', { name: 'Name them' }).click();
    await expect(ada.page.getByText('Shown this once')).toBeVisible();
    handed = await secrets(ada.page);
    await expectFits(ada.page);
    const [link = '', code = ''] = handed;
    await bea.page.goto(link);
    await bea.page.getByLabel('Code').fill('AAAA-AAAA-AAAA');
    await bea.page.getByRole('button', { name: 'Make a passkey and come in' }).click();
    await expect(bea.page.getByText(/open nothing together/)).toBeVisible();
    await expectFits(bea.page);
    await expect(bea.page.getByLabel('Code')).toHaveValue('AAAA-AAAA-AAAA');
    await bea.page.getByLabel('Code').fill(code.toLowerCase());
    await bea.page.keyboard.press('Enter');
    await expect(bea.page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await ada.page.getByRole('button', { name: 'I have handed it over' }).click();
  });

  await test.step('one proposes a third by keyboard alone, and can only withdraw it', async () => {
    const { page } = ada;
    await page.reload();
    await expect(page.getByText('Name the second administrator')).toHaveCount(0);
    await page.getByRole('button', { name: 'Propose' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Propose' });
    await expect(sheet).toBeVisible();
    await expectFits(page);
    await sheet.getByRole('radio', { name: 'Invite somebody' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Carl');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(sheet.getByRole('checkbox', { name: /^Administrator/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(sheet.getByText(/more than one person may have/)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(sheet.getByText(/more than one person may have/)).toHaveCount(0);
    await expect(sheet.getByText(/Carl can come in .* will be: Support\./)).toBeVisible();
    // Past the other roles.
    for (let role = 0; role < 8; role++) await page.keyboard.press('Tab');
    await page.keyboard.type('Answers the evening chats');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Shown this once')).toBeVisible();
    handed = await secrets(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Propose' })).toBeFocused();
    await page.getByRole('tab', { name: /^Proposals/ }).click();
    await expect(page.getByText('You proposed it: somebody else has to approve it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expectFits(page);
    const id = await page.evaluate(async () => {
      const staff = await (await fetch('/desk-service/staff')).json();
      return staff.proposals[0].id as string;
    });
    const own = await page.evaluate(
      async (one) => (await fetch(`/desk-service/staff/proposals/${one}/approve`, { method: 'POST' })).json(),
      id,
    );
    expect(own).toMatchObject({ code: 'own_proposal' });
  });

  await test.step('another approves, and the third comes in with the link of the one and the code of the other', async () => {
    const { page } = bea;
    await page.goto('/desk/staff');
    await page.getByRole('tab', { name: /^Proposals/ }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/Invite Carl as Support\. It is carried out at once\./)).toBeVisible();
    await page.getByRole('button', { name: 'Approve it' }).click();
    await expect(page.getByText('Shown this once')).toBeVisible();
    const [link = ''] = await secrets(page);
    await comeIn(carl.page, link, handed[0] ?? '');
    await carl.page.goto('/desk/staff');
    await expect(carl.page.getByText('This room is not open to you')).toBeVisible();
    await page.getByRole('tab', { name: 'Who may do what' }).click();
    await expect(page.getByRole('columnheader', { name: 'Support Carl' })).toBeVisible();
    await expectFits(page);
  });

  await test.step('a session that ended leaves what was typed, and its owner comes back to it', async () => {
    const { page, context } = bea;
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Carl' }).click();
    await page.getByRole('button', { name: 'End their work here' }).click();
    await page.getByLabel('Reason').fill('Came by mistake');
    await context.clearCookies();
    await page.getByRole('button', { name: 'End it now' }).click();
    const door = page.getByRole('dialog', { name: 'You are signed out' });
    await expect(door).toBeVisible();
    await expectAccessible(page);
    await door.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(door).toHaveCount(0);
    await expect(page.getByLabel('Reason')).toHaveValue('Came by mistake');
    await page.getByRole('button', { name: 'End it now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Carl' })).toHaveCount(0);
  });

  await test.step('the log has it all, opens to its facts, and its chain is whole', async () => {
    const { page } = ada;
    await page.goto('/desk/staff');
    await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await page.waitForURL('**/desk/audit');
    const log = page.getByRole('table', { name: 'Entries of the audit log' });
    await expect(log.getByRole('row', { name: /Bea Take rights away .*Came by mistake/ })).toBeVisible();
    await expectFits(page);
    await log.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('No.');
    await expectFits(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Check the chain' }).click();
    await expect(page.getByText('Every entry is as it was written.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Take rights away' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(log.getByRole('row')).toHaveCount(2);
    expect(new URL(page.url()).searchParams.get('act')).toBe('staff.end');
  });

  await test.step('and who goes is gone, until they sign in again', async () => {
    const { page } = ada;
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Ada/ }).click();
    await expect(page.getByRole('dialog', { name: 'Ada' }).getByText('It is your only one')).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in at the desk' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
  });

  for (const { wrong, context } of [ada, bea, carl]) {
    expect(wrong()).toEqual([]);
    await context.close();
  }
});

test('the desk is in no cache, no search engine and no frame, and carries nothing of the players’ site', async ({
  page,
  request,
}) => {
  for (const path of ['/desk', '/desk/enter', '/desk/staff', '/desk/audit']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('frame-src');
    expect(headers['speculation-rules']).toBeUndefined();
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /desk/');
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/desk');
  await page.goto('/desk/enter');
  await expect(page.getByRole('heading', { name: 'This page needs its link' })).toBeVisible();
  await expectFits(page);
});
