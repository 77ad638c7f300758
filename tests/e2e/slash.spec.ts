import { enterAsPlayer } from './pages.ts';
import { expect, test } from './site.ts';

/** A game whose image identifier has a slash: the slug has it as %2F (specification, section 2). */
const path = '/game/keno%2F40-10';

test('a game with a slash in its slug opens when typed, clicked, gone back to and reloaded', async ({ page, site }) => {
  await enterAsPlayer(page.context(), site.origin);
  const table = page.frameLocator('iframe').getByRole('button', { name: 'Quick pick' });
  await page.goto(path);
  await expect(table).toBeVisible();

  await page.goto('/games/lottery');
  await page
    .locator('main')
    .getByRole('link', { name: /Keno 40\/10/ })
    .first()
    .click();
  await expect(table).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);

  await page.goBack();
  await expect(page).toHaveURL(/\/games\/lottery$/);
  await page.goForward();
  await expect(table).toBeVisible();

  await page.reload();
  await expect(table).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('its address in small letters is led to the one page; decoded or encoded twice there is none', async ({
  request,
}) => {
  const small = await request.get('/game/keno%2f40-10', { maxRedirects: 0 });
  expect([small.status(), small.headers()['location']]).toEqual([308, path]);
  expect((await request.get(path)).status()).toBe(200);
  for (const other of ['/game/keno/40-10', '/game/keno%252F40-10', '/game/keno', '/game/..%2Fkeno%2F40-10'])
    expect((await request.get(other)).status()).toBe(404);
});
