import {
  accountPages,
  enterAsPlayer,
  expectAccessible,
  expectNoOverflow,
  gamePage,
  publicPages,
  settled,
  sizes,
} from './pages.ts';
import { expect, test } from './site.ts';

const missingPage = '/nothing-here';

for (const size of sizes) {
  test(`every page is accessible and fits ${size.width} px`, async ({ page, context, site, allowErrors }) => {
    test.slow();
    await page.setViewportSize(size);
    for (const path of publicPages)
      await test.step(path, async () => {
        await page.goto(path);
        await expectNoOverflow(page);
        await expectAccessible(page);
      });
    await test.step('a page that is not there', async () => {
      allowErrors(/404/);
      await page.goto(missingPage);
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
    await enterAsPlayer(context, site.origin);
    for (const path of accountPages)
      await test.step(path, async () => {
        await page.goto(path);
        await settled(page);
        await expectNoOverflow(page);
        await expectAccessible(page);
      });
    await test.step(gamePage, async () => {
      await page.goto(gamePage);
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}

test('every link of every page leads to a page', async ({ page, request, context, site, allowErrors }) => {
  allowErrors(/404/);
  await enterAsPlayer(context, site.origin);
  const found = new Set<string>();
  for (const path of [...publicPages, ...accountPages, gamePage, missingPage]) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) if (link.startsWith(site.origin) && !link.includes(missingPage)) found.add(link);
  }
  const read = new Map<string, string>();
  const broken: string[] = [];
  const parts: string[] = [];
  for (const link of found) {
    const [path = '', part] = link.split('#');
    if (!read.has(path)) {
      const answer = await request.get(path);
      if (!answer.ok()) broken.push(`${answer.status()} ${path}`);
      read.set(path, await answer.text());
    }
    if (part !== undefined && !read.get(path)?.includes(`id="${part}"`)) parts.push(link);
  }
  expect(broken).toEqual([]);
  // The rest are parts that an island renders.
  for (const link of parts) {
    await page.goto(link);
    await expect(page.locator(`[id="${link.split('#')[1]}"]`), link).toBeAttached();
  }
});
