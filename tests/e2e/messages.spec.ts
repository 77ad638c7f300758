import type { Page } from '@playwright/test';
import { enterAsPlayer, expectAccessible, phone } from './pages.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * A browser of which the owner gives leave, and whose push service is in reach: the one thing that no browser has here. All else is the
 * browser's own.
 */
const withPushService = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: { asked: number } = { asked: 0 };
    Reflect.set(window, 'leave', told);
    Object.defineProperty(Notification, 'permission', { get: () => (told.asked > 0 ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      told.asked += 1;
      return 'granted';
    };
    const bytes = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).buffer;
    const point = bytes(`BA${'A'.repeat(84)}AA==`.slice(0, 88));
    const key = new Uint8Array(65);
    key.set(new Uint8Array(point).subarray(0, 65));
    key[0] = 4;
    const of = (applicationServerKey: string) => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/this-browser',
      options: { applicationServerKey: bytes(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')) },
      getKey: (name: string) => (name === 'auth' ? new Uint8Array(16).buffer : key.buffer),
      unsubscribe: async () => {
        localStorage.removeItem('push-service');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const held = localStorage.getItem('push-service');
        return held && of(held);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem('push-service', applicationServerKey);
        return of(applicationServerKey);
      },
    });
  });

const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'leave') as { asked: number }).asked);

type Browsers = { browsers: { endpoint: string; topics: string[] }[] };

test('leave is asked for beside a ticket that waits, by its press alone, and a switch takes it back', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withPushService(page);
  const player = await enterAsPlayer(context, site.origin, '50');
  const topics = async () => (await player.must<Browsers>('readPush')).browsers.map((one) => one.topics);
  await page.goto('/game/6of49');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('radio', { name: 'My tickets' }).press('Space');
  await expect(frame.getByText(/^You have none yet\./)).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Tell me if a ticket wins' })).toHaveCount(0);

  await frame.getByRole('radio', { name: 'Ticket', exact: true }).press('Space');
  await frame.getByRole('button', { name: 'Add a random row' }).press('Enter');
  await frame.getByRole('button', { name: 'Buy ticket' }).press('Enter');
  await frame.getByRole('radio', { name: 'My tickets' }).press('Space');
  const ask = frame.getByRole('button', { name: 'Tell me if a ticket wins' });
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  expect(await topics()).toEqual([]);
  await ask.press('Enter');
  await expect(frame.getByText('This device will be told when a ticket wins.')).toBeVisible();
  expect(await topics()).toEqual([['draws']]);

  await page.goto('/profile/privacy');
  const draws = page.getByRole('switch', { name: 'A draw paid me' });
  await expect(draws).toBeChecked();
  await page.getByRole('switch', { name: 'A withdrawal was sent, or came back' }).press('Space');
  await expect.poll(topics).toEqual([['draws', 'withdrawals']]);
  await draws.press('Space');
  await expect.poll(topics).toEqual([['withdrawals']]);
  await expectAccessible(page);
  expect(await timesAsked(page)).toBe(1);
});
