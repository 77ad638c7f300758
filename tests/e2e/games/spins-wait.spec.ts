import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { SUPERUSER } from '#server/db/embedded/furnish.ts';
import { socketUrl } from '#server/db/embedded/socket.ts';
import { offNow, settle } from '../../server/shelf/settle.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { confirmByMail, signUp } from '../../support/player.ts';
import { type Site, startSite } from '../../support/site.ts';
import { expectAccessible, expectNoOverflow, phone, useSession } from '../pages.ts';
import { test as base, expect } from '../site.ts';

/** With its own settings of games. */
const test = base.extend<{ house: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
  house: async ({}, use) => {
    const site = await startSite({}, memoryFolder());
    await use(site);
    await site.stop();
  },
});

test('free spins of a game that is off wait, and their player is told when it is off and when it is back', async ({
  page,
  house: site,
}) => {
  const db = connect({ url: socketUrl(join(site.dataDir, 'pg'), SUPERUSER, 'faceup'), maxConnections: 1 });
  const ctx = { db, clock: { now: () => new Date() } } as unknown as Parameters<typeof settle>[0]['ctx'];
  await expect.poll(() => site.output()).toContain('Faceup plays at');
  const player = await signUp(site.origin);
  await confirmByMail(site.origin, player);
  await player.must('acceptPromotion', { body: { id: 'no-deposit', accepted: true }, key: randomUUID() });
  await useSession(page.context(), site.origin, player);
  const open = () => page.goto(`${site.origin}/profile/casino-promotions`);
  const told = async (kind: string) => {
    const { items } = await player.must<{ items: { kind: string }[] }>('listNotifications');
    return items.some((item) => item.kind === kind);
  };

  await settle({ ctx }, 'slot-night-orchard', 'off', offNow({ ctx }));
  await expect.poll(() => told('spins_waiting'), { timeout: 20_000 }).toBe(true);
  await page.setViewportSize(phone);
  await open();
  await expect(page.getByText('Night Orchard is switched off for now. The spins wait')).toBeVisible();
  await expect(page.getByText('Stands still')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play the free spins' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await settle({ ctx }, 'slot-night-orchard', 'off', {});
  await expect.poll(() => told('spins_back'), { timeout: 20_000 }).toBe(true);
  await open();
  await expect(page.getByRole('link', { name: 'Play the free spins' })).toBeVisible();
  await expect(page.getByText(/^Play them until/)).toBeVisible();
  // Before its house: a page whose line breaks asks for what it missed.
  await page.close();
  await db.close();
});
