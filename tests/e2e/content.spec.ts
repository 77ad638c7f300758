import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const policies = [
  '/terms-and-conditions',
  '/terms-and-conditions/bonus',
  '/kyc',
  '/refund-policy',
  '/aml-policy',
  '/security-policy',
  '/responsible-gaming',
  '/privacy-policy',
] as const;
const contentPages = [...policies, '/faq', '/about-us', '/promotions'] as const;

/** What the page tells search engines, by its type. */
const structured = async (page: Page): Promise<{ readonly '@type': string; readonly [name: string]: unknown }[]> => {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(text ?? '{}') as { '@graph': { '@type': string }[] })['@graph'];
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of contentPages)
    test(`${path} reads whole, with no reference left in it`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = (await page.getByRole('main').textContent()) ?? '';
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(text.length).toBeGreaterThan(700);
      for (const words of [text, await page.title(), description]) expect(words).not.toMatch(/\{\{|\}\}/);
      await expect(page.locator('main [data-open-modal]:visible')).toHaveCount(0);
      expect((await structured(page)).map((node) => node['@type'])).toContain('BreadcrumbList');
    });

  for (const path of policies)
    test(`${path} says since when it holds and what changed`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/^In force from \d+ \w+ \d{4}$/)).toBeVisible();
      const changes = page.locator('details', { hasText: 'What changed' });
      await changes.locator('summary').click();
      await expect(changes.locator('time').first()).toBeVisible();
      await expect(changes.locator('dd').first()).not.toHaveText('');
    });

  test('a question opens by its address, and by a press', async ({ page }) => {
    await page.goto('/faq#interrupted-round');
    await expect(page.locator('#interrupted-round')).toBeInViewport();
    await expect(page.locator('#wagering')).not.toBeVisible();
    await page.getByText('How often do I have to stake a bonus?').click();
    await expect(page.locator('#wagering')).toBeVisible();
  });
});

test('at least forty questions stand in their groups, and search engines get each with its answer', async ({
  page,
}) => {
  await page.goto('/faq');
  const questions = await page.locator('main details:has(h3)').count();
  expect(questions).toBeGreaterThanOrEqual(40);
  const faq = (await structured(page)).find((node) => node['@type'] === 'FAQPage');
  const entries = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(entries).toHaveLength(questions);
  for (const { name, acceptedAnswer } of entries) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text).not.toMatch(/[[\]{}*]|^$/);
  }
});

test('the promotions and the bonus terms name the figures of the specification', async ({ page }) => {
  await page.goto('/promotions');
  await page
    .getByRole('region', { name: /^Welcome offer/ })
    .getByText('All conditions')
    .click();
  const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
  expect(rows.slice(1).map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
    'First up to €16.00 50% 100',
    'up to €50.00 125% 125',
    'above €50.00 200% of the first €100.00 150',
    'Second 150% 100',
    'Third 100% 100',
    'Fourth 100% 100',
    'Fifth 200% 100',
  ]);
  await expect(page.getByRole('heading', { name: '€2,000.00 and 200 free spins' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '70 free spins' })).toBeVisible();
  await page.goto('/terms-and-conditions/bonus');
  await expect(page.getByText('€8,000.00 at most')).toBeVisible();
});

test('a press on a promotion’s button opens the sign-up', async ({ page }) => {
  await page.goto('/promotions');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});

test('every link of the texts leads to a page, and to a part that is there', async ({ page, request }) => {
  const links = new Set<string>();
  for (const path of contentPages) {
    await page.goto(path);
    const found = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of found) if (/^[/#]/.test(href)) links.add(href.startsWith('#') ? path + href : href);
  }
  expect(links.size).toBeGreaterThan(100);
  const html = new Map<string, string>();
  for (const link of links) {
    const [path = '', id] = link.split('#');
    if (!html.has(path)) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      html.set(path, await answer.text());
    }
    if (id !== undefined) expect(html.get(path), link).toContain(`id="${id}"`);
  }
});

test('the editors’ desk is no part of the site', async ({ request }) => {
  expect((await request.get('/keystatic')).status()).toBe(404);
  expect((await request.get('/api/keystatic/tree')).status()).toBe(404);
});
