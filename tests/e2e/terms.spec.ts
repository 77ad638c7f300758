import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { changesPath } from '#domain/terms/agreement.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { readPolicyVersions } from '../../src/lib/policies/read-versions.ts';
import { confirmByMail, type Player, signUp } from '../support/player.ts';
import type { Site } from '../support/site.ts';
import { desktop, expectAccessible, expectNoOverflow, expectTargets, settled, sizes, useSession } from './pages.ts';
import { expect, test } from './site.ts';

const terms = 'terms-and-conditions';
const [first, second] = readPolicyVersions().get(terms) ?? [];
if (first === undefined || second === undefined) throw new Error('the terms have one version alone');
const changes = changesPath(terms, first.version, second.version);

/** What is done to the books of a running site, as its owner could: nobody can sign up under terms of last month. */
async function onBooks(
  { dataDir }: Site,
  statements: readonly [text: string, values: readonly unknown[]][],
): Promise<void> {
  const cluster = await startEmbedded({ dataDir });
  const client = new pg.Client({ connectionString: cluster.superuserUrl });
  try {
    await client.connect();
    await client.query('SET session_replication_role = replica');
    for (const [text, values] of statements) await client.query(text, [...values]);
  } finally {
    await client.end();
    await cluster.stop();
  }
}

const forget = (player: Player, from: number): [string, readonly unknown[]] => [
  `DELETE FROM terms_acceptance WHERE document = $1 AND number >= $2
     AND player_id = (SELECT id FROM player WHERE email = $3)`,
  [terms, from, player.email],
];
const keepFirst = (player: Player): [string, readonly unknown[]] => [
  `INSERT INTO terms_acceptance (player_id, document, number, version, accepted_at)
   SELECT id, $1, 1, $2, created_at FROM player WHERE email = $3 ON CONFLICT DO NOTHING`,
  [terms, first.version, player.email],
];

type Read = { documents: { document: string; standing: string; accepted: { version: string } | null }[] };
const standingOf = async (player: Player) => {
  const { documents } = await player.must<Read>('readTerms');
  return documents.find(({ document }) => document === terms);
};
const notice = (page: Page) =>
  page.getByRole('complementary', { name: /^Our terms (?:have changed|are about to change)$/ });

test.use({ viewport: desktop });

for (const size of sizes)
  test(`versions and what changed between them are read by anybody, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`/${terms}`);
    await page.getByRole('link', { name: 'Versions and changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms and conditions');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page
      .getByRole('link', { name: /^What it changed/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${changes}$`));
    await expect(page.locator('main del').filter({ hasText: 'opening' })).toBeVisible();
    await expect(page.locator('main ins').filter({ hasText: 'ticking the box when you open' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectTargets(page);
    // A visitor is asked nothing.
    await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await page.goto(changes.replace(/\/changes.*/, `/${first.version}`));
    await expect(page.getByRole('note')).toContainText('former version');
    await expect(page.locator('.prose')).toContainText('By opening an account you accept them.');
    await expectAccessible(page);
  });

test('what did not change is unfolded by the keyboard', async ({ page }) => {
  await page.goto('/policies/responsible-gaming');
  await page
    .getByRole('link', { name: /^What it changed/ })
    .first()
    .click();
  const folded = page
    .locator('main details')
    .filter({ hasText: /\d+ paragraphs unchanged/ })
    .first();
  await expect(folded.locator('p').first()).toBeHidden();
  await folded.locator('summary').press('Enter');
  await expect(folded.locator('p').first()).toBeVisible();
});

test('a player who signed up under an old version reads what changed beside it, and accepts by a press', async ({
  page,
  context,
  site,
}) => {
  const player = await signUp(site.origin);
  await onBooks(site, [forget(player, 2), keepFirst(player)]);
  await useSession(context, site.origin, player);
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await notice(page)
    .getByRole('link', { name: /^Terms and conditions/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${changes}$`));
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText(/^You accepted the version in force from 1 Nov 2026/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept the version of 6 Dec 2026' }).first().click();
  await expect(page.getByText(/the newest one/).first()).toBeFocused();
  expect(await standingOf(player)).toMatchObject({ standing: 'accepted', accepted: { version: second.version } });
  await page.goto('/profile');
  await settled(page);
  await expect(notice(page)).toHaveCount(0);
});

test('a notice can be put off, and goes on being put off in this tab', async ({ page, context, site }) => {
  const player = await signUp(site.origin);
  await onBooks(site, [forget(player, 2), keepFirst(player)]);
  await useSession(context, site.origin, player);
  await page.goto('/faq');
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/about-us');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('who accepted nothing that holds pays in only after accepting it, by the keyboard', async ({
  page,
  context,
  site,
}) => {
  const player = await signUp(site.origin);
  await onBooks(site, [forget(player, 1)]);
  await useSession(context, site.origin, player);
  const refused = await player.call<{ code: string }>('brpayDeposit', {
    body: { amount: '30', currency: 'EUR' },
    key: randomUUID(),
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'terms_changed']);
  await page.goto('/faq');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  const later = dialog.getByRole('button', { name: 'Not now' });
  await later.or(dialog.getByText('Our terms have changed')).first().waitFor();
  if (await later.isVisible()) await later.press('Enter');
  await expect(dialog.getByText('Our terms have changed')).toBeVisible();
  await expect(dialog.getByLabel(/^Amount/)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: /^Terms and conditions/ }).press('Enter');
  await expect(page).toHaveURL(/\/policies\/terms-and-conditions$/);
  await page
    .getByRole('button', { name: /^Accept the version of/ })
    .first()
    .press('Enter');
  await expect(page.getByText(/the newest one/).first()).toBeFocused();
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).press('Enter');
  await later
    .or(dialog.getByLabel(/^Amount/))
    .first()
    .waitFor();
  if (await later.isVisible()) await later.press('Enter');
  await expect(dialog.getByLabel(/^Amount/)).toBeVisible();
});

test('a promotion under way whose offer changed shows the accepted terms beside today’s', async ({
  page,
  context,
  site,
}) => {
  const player = await signUp(site.origin);
  await confirmByMail(site.origin, player);
  await player.must('acceptPromotion', { body: { id: 'no-deposit', accepted: true }, key: randomUUID() });
  const grant = `player_id = (SELECT id FROM player WHERE email = $1)`;
  await onBooks(site, [
    [
      `INSERT INTO promotion_version (promotion_id, version, rules, seen_at)
       SELECT promotion_id, 90, jsonb_set(jsonb_set(rules, '{version}', '90'), '{freeSpins,days}', '3'), seen_at
       FROM promotion_version WHERE promotion_id = 'no-deposit' ORDER BY version LIMIT 1 ON CONFLICT DO NOTHING`,
      [],
    ],
    [`UPDATE promotion_grant SET version = 90 WHERE ${grant}`, [player.email]],
  ]);
  await useSession(context, site.origin, player);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/profile/casino-promotions');
    const changed = page.getByRole('region', { name: 'What changed since you accepted' });
    await expect(changed).toContainText('The terms you accepted apply to you');
    await expect(changed.locator('del').first()).toContainText('3');
    await expect(changed.locator('ins').first()).toContainText('7');
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});
