import { expectFits, leaveDesk, openDesk, sizes, test } from './at-desk.ts';
import { expectNoOverflow, phone } from './pages.ts';
import { expect } from './site.ts';

const path = 'src/content/faq/play/autoplay.md';
const words = 'It can be stopped at any moment.';

// Scheduled ahead: pages that are built anew cost minutes, and how they come about is tested without a build (tests/server/pages).
test('a text is written by one, looked at as it would be, and scheduled by another', async ({
  browser,
  house: site,
}) => {
  test.slow();
  const people = await openDesk(browser, site, { Mia: 'Marketing', Cleo: 'Compliance' });
  const { Mia: mia, Cleo: cleo } = people;

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
    await expectFits(page, [...sizes, phone]);
    for (const view of ['Preview', 'Changes', 'History', 'Write']) {
      await page.getByRole('tab', { name: view }).click();
      await expectNoOverflow(page);
    }
  });

  await test.step('the preview is the real page with it, on the day that is asked for', async () => {
    const { page } = mia;
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.frameLocator('iframe').getByText(words)).toHaveCount(1);
    await page.getByRole('button', { name: 'Version 1 is ready' }).click();
    await page.getByLabel('From when on').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16));
    await page.getByLabel('Why', { exact: true }).fill('asked for often');
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await expect(page.getByText('Somebody else must say yes to it.')).toBeVisible();
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

  await leaveDesk(people);
});
