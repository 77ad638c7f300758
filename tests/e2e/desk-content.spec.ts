import { memoryFolder } from '../support/memory-folder.ts';
import { type Site, startSite } from '../support/site.ts';
import { atDesk, comeIn, expectFits, hire, secrets } from './at-desk.ts';
import { test as base, expect } from './site.ts';

/** With its own people and texts. */
const test = base.extend<{ house: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
  house: async ({}, use) => {
    const site = await startSite({}, memoryFolder());
    await use(site);
    await site.stop();
  },
});

const path = 'src/content/faq/play/autoplay.md';
const words = 'It can be stopped at any moment.';

// Scheduled ahead: pages that are built anew cost minutes, and how they come about is tested without a build (tests/server/pages).
test('a text is written by one, looked at as it would be, and scheduled by another', async ({
  browser,
  house: site,
}) => {
  test.slow();
  const founderLink = () => /\S+\/desk\/enter#\S+/.exec(site.output())?.[0] ?? '';
  await expect.poll(founderLink).toBeTruthy();
  const ada = await atDesk(browser, site.origin);
  const bea = await atDesk(browser, site.origin);
  const mia = await atDesk(browser, site.origin);
  const cleo = await atDesk(browser, site.origin);

  await test.step('two administrators name marketing and compliance', async () => {
    await ada.page.goto(founderLink());
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.keyboard.press('Enter');
    await expect(ada.page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await ada.page.goto('/desk/staff');
    await ada.page.getByLabel('Name', { exact: true }).fill('Bea');
    await ada.page.getByRole('button', { name: 'Name them' }).click();
    await expect(ada.page.getByText('Shown this once')).toBeVisible();
    const [link = '', code = ''] = await secrets(ada.page);
    await comeIn(bea.page, link, code);
    await ada.page.getByRole('button', { name: 'I have handed it over' }).click();
    await hire(ada.page, bea.page, mia.page, 'Mia', 'Marketing');
    await hire(ada.page, bea.page, cleo.page, 'Cleo', 'Compliance');
  });

  await test.step('what is wrong is said with its line, and what is right is saved', async () => {
    const { page } = mia;
    await page.goto(`/desk/content?text=${path}`);
    const source = page.getByRole('textbox', { name: 'Text', exact: true });
    const file = await source.inputValue();
    await source.fill(`${file.trimEnd()}\n\n<script>alert(1)</script>\n`);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('<script> is markup, which a text may not have')).toBeVisible();
    await source.fill(`${file.trimEnd()}\n\n${words}\n`);
    await page.getByRole('button', { name: 'Save as a version' }).click();
    await expect(page.getByText('Saved as version 1.')).toBeVisible();
    await expect(page.getByText('Nothing is wrong.')).toBeVisible();
    await expectFits(page);
  });

  await test.step('the preview is the real page with it, on the day that is asked for', async () => {
    const { page } = mia;
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.frameLocator('iframe').getByText(words)).toHaveCount(1);
    await page.getByRole('button', { name: 'Version 1 is ready' }).click();
    await page.getByLabel('From when on').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16));
    await page.getByLabel('Why', { exact: true }).fill('asked for often');
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await expect(page.getByText('You asked for it: somebody else has to approve it.')).toBeVisible();
  });

  await test.step('somebody else approves it', async () => {
    const { page } = cleo;
    await page.goto(`/desk/content?text=${path}`);
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('button', { name: 'Approve it' }).click();
    await expect(page.getByText('Version 1: Scheduled')).toBeVisible();
  });
});
