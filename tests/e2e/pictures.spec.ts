import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const lobby = '/games/all';
/** The widths of a card's pictures, as `Poster.astro` offers them. */
const offered = [256, 384, 640, 828];

/** The last of a list that is whole on its page: more games would come beside one that is not. */
const whole = '/games/slots';
const far = '[data-poster] >> nth=-1';
const pictureOf = (poster: string) => `${poster} >> img:last-of-type`;

/** Waits until the page's own observers have been told where an element is. */
const observed = (page: Page, poster: string) =>
  page.locator(poster).evaluate(
    (element) =>
      new Promise<void>((told) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          told();
        });
        observer.observe(element);
      }),
  );

for (const density of [1, 2, 3])
  test.describe(`a phone with ${density} dots a pixel`, () => {
    test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: density });
    for (const path of [lobby, '/'])
      test(`loads no picture larger than it shows on ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.locator('[data-poster] img[data-state=shown]').first().waitFor();
        const loaded = await page
          .locator('[data-poster] > img:last-of-type')
          .evaluateAll((images) =>
            images.flatMap((image) =>
              image instanceof HTMLImageElement && image.naturalWidth > 0 && image.clientWidth > 0
                ? { shown: image.clientWidth, width: Number(/\/image\/(\d+)\//.exec(image.currentSrc)?.[1]) }
                : [],
            ),
          );
        expect(loaded.length).toBeGreaterThan(2);
        for (const { shown, width } of loaded)
          expect(width).toBeLessThanOrEqual(offered.find((each) => each >= shown * density) ?? 828);
      });
  });

test('a picture is asked for after 200 ms near the screen, and not when it only flies past', async ({ page }) => {
  await page.clock.install();
  await page.goto(whole);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const picture = page.locator(pictureOf(far));
  await expect(picture).toHaveAttribute('data-state', 'waiting');

  await page.locator(far).scrollIntoViewIfNeeded();
  await observed(page, far);
  await page.clock.runFor(199);
  await page.evaluate(() => scrollTo(0, 0));
  await observed(page, far);
  await page.clock.runFor(1_000);
  await expect(picture).toHaveAttribute('data-state', 'waiting');

  await page.locator(far).scrollIntoViewIfNeeded();
  await observed(page, far);
  await page.clock.runFor(200);
  await expect(picture).toHaveAttribute('data-state', 'shown');
  await expect(picture).toBeVisible();
});

test('a picture that cannot be had is the game’s name, and nothing moves', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  await page.route('**/image/**/EuropeanRoulette.webp', (route) => route.fulfill({ status: 404 }));
  await page.goto(lobby);
  const poster = page.locator('[data-poster="European Roulette"]').first();
  await expect(poster).toHaveAttribute('data-broken', '');
  const shape = await poster.evaluate((element) => ({
    name: getComputedStyle(element, '::after').content,
    ratio: element.clientWidth / element.clientHeight,
    pictures: [...element.children].filter((child) => child.checkVisibility()).length,
  }));
  expect(shape.name).toContain('European Roulette');
  expect(shape.ratio).toBeCloseTo(0.75, 2);
  expect(shape.pictures).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every picture is there', async ({ page }) => {
    await page.goto(lobby);
    const pictures = page.locator('[data-poster] > img:last-of-type');
    await expect(pictures.first()).toBeVisible();
    expect(await pictures.filter({ visible: true }).count()).toBe(await pictures.count());
  });
});
