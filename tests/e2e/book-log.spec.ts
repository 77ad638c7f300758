import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import type { TreeHead } from '#domain/transparency/head.ts';
import { headsOfLines } from '#domain/transparency/read-heads.ts';
import { openssl } from '../server/time-stamps/kit.ts';
import { deposit, signUp } from '../support/player.ts';
import type { Site } from '../support/site.ts';
import { forgeHead, publishHead } from '../support/site-log.ts';
import { expectAccessible, expectNoOverflow, sizes } from './pages.ts';
import { expect, test } from './site.ts';

const textOf = async (saved: Promise<Download>): Promise<string> => readFileSync(await (await saved).path(), 'utf8');

/** The heads that the page shows, as it gives them to keep. */
const keepHeads = async (page: Page): Promise<readonly TreeHead[]> => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Keep these heads' }).click();
  return headsOfLines(await textOf(saved));
};
const grow = async (site: Site) => {
  await deposit(site.origin, await signUp(site.origin), '50');
  await publishHead(site);
};

test('heads are checked in the browser, kept, and fit the log that has grown since', async ({ page, site }) => {
  await grow(site);
  await grow(site);
  await page.goto('/fairness/log');
  await expect(page.getByText(/^All \d+ heads are signed with the house’s key/)).toBeVisible();
  await expect(page.getByText(/^Steps of growth proven: [1-9]/)).toBeVisible();
  const kept = await keepHeads(page);
  expect(kept.length).toBeGreaterThanOrEqual(2);
  // Another implementation agrees: the browser's own.
  const isSigned = await page.evaluate(async () => {
    const { heads, publicKey } = await (await fetch('/game-aggregator-service/api/v1/log/head')).json();
    const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
    const u64 = (value: number) => value.toString(16).padStart(16, '0');
    const [{ at, size, root, epoch, signature }] = heads;
    const signed = bytes(`${u64(at)}${u64(size)}20${root}000cf0000008${u64(epoch)}`);
    const key = await crypto.subtle.importKey('raw', bytes(publicKey), 'Ed25519', false, ['verify']);
    return crypto.subtle.verify('Ed25519', key, bytes(signature), signed);
  });
  expect(isSigned).toBe(true);

  await grow(site);
  const [oldest] = kept;
  await page.getByLabel('Or paste a head').fill(JSON.stringify(oldest));
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(page.getByText('are one history. Heads that you kept: 1.')).toBeVisible();
  const lines = kept.map((head) => JSON.stringify(head)).join('\n');
  await page
    .locator('#kept input[type=file]')
    .setInputFiles({ name: 'heads.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines) });
  await expect(page.getByText(`are one history. Heads that you kept: ${kept.length}.`)).toBeVisible();
});

test('two heads that contradict each other are printed, and saved as evidence', async ({ page, site }) => {
  await grow(site);
  await page.goto('/fairness/log');
  const last = (await keepHeads(page)).at(-1);
  if (!last) throw new Error('no head');
  const forged = forgeHead(site, { ...last, at: last.at + 1, root: 'a'.repeat(64) });
  const compare = async (text: string) => {
    await page.getByLabel('Or paste a head').fill(text);
    await page.getByRole('button', { name: 'Compare' }).click();
  };
  await compare(JSON.stringify(forged));
  await expect(page.getByRole('heading', { name: 'These two heads contradict each other.' })).toBeVisible();
  await expect(page.getByText('its log has two histories')).toBeVisible();
  for (const head of [last, forged]) await expect(page.locator('#kept dd').getByText(head.signature)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download both as evidence' }).click();
  expect(JSON.parse(await textOf(saved))).toMatchObject({ why: 'two_roots', heads: [last, forged] });

  await compare(JSON.stringify({ ...last, size: last.size + 1 }));
  await expect(page.getByText('This head is not signed with the house’s key.')).toBeVisible();
  await compare(JSON.stringify({ ...last, logId: 'b'.repeat(64) }));
  await expect(page.getByText('This head is of another log.')).toBeVisible();
  await compare('nothing');
  await expect(page.getByText('There is no head in what you gave.')).toBeVisible();
  await compare('');
  await expect(page.getByText('Paste a head first, or load a file.')).toBeVisible();
});

/** Opens the page when the newest head has its stamp: the house asks for it within seconds. */
const openStamped = async (page: Page) => {
  await expect(async () => {
    await page.goto('/fairness/log');
    const newest = page.getByRole('table').getByRole('row').nth(2);
    await expect(newest.getByText(/^Stamped by Faceup sandbox authority/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  return page.getByRole('group').filter({ hasText: 'Stamped by' }).first();
};

test('a head’s stamp is downloaded by keyboard, and verified with OpenSSL by the command that the page shows', async ({
  page,
  site,
}) => {
  await grow(site);
  const stamp = await openStamped(page);
  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await stamp.getByRole('button', { name, exact: true }).press('Enter');
    const download = await saved;
    return [download.suggestedFilename(), readFileSync(await download.path())] as const;
  };
  await stamp.locator('summary').focus();
  await page.keyboard.press('Enter');
  const files = Object.fromEntries([
    await save('Stamp (.tsr)'),
    await save('Bytes stamped (.bin)'),
    await save('Certificates (.pem)'),
  ]);
  const command = (await stamp.getByText(/^openssl ts -verify/).textContent()) ?? '';
  expect(openssl(files, command.replace(/^openssl /, ''))).toContain('Verification: OK');
  await expect(stamp.getByText('Here the house plays the authority itself')).toBeVisible();
});

test('a stamp that cannot be had is said, and the page goes on', async ({ page, context, site, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await grow(site);
  const stamp = await openStamped(page);
  await stamp.getByText(/^Stamped by/).click();
  await context.setOffline(true);
  await stamp.getByRole('button', { name: 'Stamp (.tsr)', exact: true }).click();
  await expect(stamp.getByText('The stamp could not be fetched.')).toBeVisible();
});

test('without a network the page says so', async ({ page, context, site, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await grow(site);
  await page.goto('/fairness/log');
  const [head] = await keepHeads(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.locator('#now').getByText('The network is off')).toBeVisible();
  await page.getByLabel('Or paste a head').fill(JSON.stringify(head));
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('#kept').getByText('The network is off')).toBeVisible();
});

for (const size of sizes)
  test(`the page fits ${size.width} px and everybody can use it, also what does not hold`, async ({ page, site }) => {
    await grow(site);
    await page.setViewportSize(size);
    const stamp = await openStamped(page);
    await stamp.getByText(/^Stamped by/).click();
    await expect(stamp.getByText(/^openssl ts -verify/)).toBeVisible();
    const last = (await keepHeads(page)).at(-1);
    if (!last) throw new Error('no head');
    await page.getByLabel('Or paste a head').fill(JSON.stringify(forgeHead(site, { ...last, root: 'c'.repeat(64) })));
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { name: 'These two heads contradict each other.' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
