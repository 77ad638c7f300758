import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

/** The frame of a player who has paid in. `still`: without the pictures' motion. */
async function sitDown(page: Page, origin: string, slug: string, still = true): Promise<FrameLocator> {
  const frame = await openTable(page, origin, slug, still ? 'reduce' : 'no-preference');
  await expect(frame.getByRole('status')).toBeVisible();
  return frame;
}

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name, exact: true }).first();
const balance = (frame: FrameLocator) => frame.locator('dt', { hasText: /^Balance$/ }).locator('+ dd');
const roundsMax = 90;

/** Plays until every one of the words has been said. */
async function playUntil(frame: FrameLocator, play: () => Promise<void>, words: readonly RegExp[]): Promise<void> {
  const said: string[] = [];
  for (let round = 0; round < roundsMax; round += 1) {
    await play();
    said.push((await resultIn(frame).textContent()) ?? '');
    if (words.every((word) => said.some((text) => word.test(text)))) return;
  }
  throw new Error(`${roundsMax} rounds brought only: ${[...new Set(said)].join(' | ')}`);
}

test('keno is picked by keys, tells chance and return of the picks, and is drawn to a win and to a loss', async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin, 'keno%2F40-10');
  await test.step('arrow keys walk the sheet as it lies', async () => {
    await expect(button(frame, 'Draw')).toBeDisabled();
    await button(frame, '1').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(button(frame, '10, picked')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press(' ');
    await expect(button(frame, '40, picked')).toBeFocused();
  });
  await test.step('two picks of the classic table pay 1.5 and 7 times, at the chances counted', async () => {
    const row = frame.getByRole('row').filter({ has: frame.getByRole('rowheader', { name: '2', exact: true }) });
    await expect(row).toContainText('7×');
    await expect(row).toContainText('5.77%');
    await expect(frame.locator('dt', { hasText: 'Return' }).locator('+ dd')).toHaveText('98.85%');
    await frame.getByRole('radio', { name: 'High' }).check({ force: true });
    await expect(row).toContainText('17.15×');
    await frame.getByRole('radio', { name: 'Classic' }).check({ force: true });
  });
  await test.step('ten are drawn, and the hits are those told', async () => {
    const play = async () => {
      await button(frame, 'Draw').click();
      await expect(frame.getByRole('button', { name: /drawn/ })).toHaveCount(10);
      await expect(resultIn(frame)).toBeVisible();
      const hits = await frame.getByRole('button', { name: /picked and drawn/ }).count();
      await expect(resultIn(frame)).toContainText(`${hits} of 2 hit`);
    };
    await playUntil(frame, play, [/Won €/, /0 of 2 hit · No win/]);
  });
  await test.step('a quick pick takes as many, and clear none', async () => {
    await button(frame, 'Quick pick').click();
    await expect(frame.getByRole('button', { name: /picked/ })).toHaveCount(2);
    await button(frame, 'Clear').click();
    await button(frame, 'Quick pick').click();
    await expect(frame.getByRole('button', { name: /picked/ })).toHaveCount(10);
    await frame.getByRole('button', { name: /^\d+$/ }).first().focus();
    await expect(frame.getByRole('status')).toContainText('All 10 picked');
  });
});

test('keno of eighty is picked on a phone, tells its even return, and draws twenty', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await sitDown(page, site.origin, 'keno%2F80-20');
  const returns = frame.locator('dt', { hasText: 'Return' }).locator('+ dd');
  await button(frame, '1').focus();
  for (const key of ['End', 'Enter']) await page.keyboard.press(key);
  await expect(button(frame, '80, picked')).toBeFocused();
  await expect(returns).toHaveText('97.00%');
  await button(frame, '79').click();
  await expect(returns).toHaveText('96.99%');
  await expect(frame.getByRole('listitem').filter({ hasText: '9.5×' })).toBeVisible();
  const play = async () => {
    await button(frame, 'Draw').click();
    await expect(frame.getByRole('button', { name: /drawn/ })).toHaveCount(20);
    await expect(resultIn(frame)).toBeVisible();
    const hits = await frame.getByRole('button', { name: /picked and drawn/ }).count();
    await expect(resultIn(frame)).toContainText(`${hits} of 2 hit`);
  };
  await playUntil(frame, play, [/1 of 2 hit · Won €1\.05/, /0 of 2 hit · No win/]);
  expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
});

test('a draw of keno with motion can be cut short', async ({ page, site }) => {
  await page.clock.install();
  const frame = await sitDown(page, site.origin, 'keno%2F40-10', false);
  await button(frame, '7').click();
  // The draw stands still at its first ball until it is cut short, however long the press takes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(frame, 'Draw').click();
  await button(frame, 'Show all 10').click();
  await page.clock.resume();
  await expect(frame.getByRole('button', { name: /drawn/ })).toHaveCount(10);
  await expect(resultIn(frame)).toBeVisible();
});

test('deep water is thrown by keys and by pressing a fish, to a catch and to a loss', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'deep-water');
  await test.step('each kind says what it pays and how likely it is; nothing else decides', async () => {
    await expect(frame.getByText('Aim changes nothing.').first()).toBeVisible();
    await button(frame, /^Sardines/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(button(frame, 'Mackerel, pays 3 times, €3.00, chance 32.17%')).toBeFocused();
    await expect(frame.locator('dt', { hasText: 'Return' }).locator('+ dd')).toHaveText('96.498%');
  });
  await test.step('Enter throws at the kind in focus', async () => {
    await page.keyboard.press('Enter');
    await expect(resultIn(frame)).toContainText(/^Mackerel (landed · Won €3\.00|slipped away · No win)$/);
  });
  await test.step('a press on a fish throws at it', async () => {
    await frame.locator('[data-fish=whale]').dispatchEvent('pointerdown', { button: 0 });
    await expect(resultIn(frame)).toContainText(/^Whale/);
    await expect(button(frame, 'Throw: Whale')).toBeVisible();
  });
  const play = async () => {
    await button(frame, /^Sardines/).click();
    await expect(resultIn(frame)).toContainText('Sardines');
    await expect(button(frame, 'Throw: Sardines')).toBeEnabled();
  };
  await playUntil(frame, play, [/Sardines landed · Won €2\.00/, /Sardines slipped away · No win/]);
});

test('a stake that a whale could not pay is not thrown', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'deep-water');
  for (let step = 0; step < 5; step += 1) await button(frame, 'More').click();
  await expect(frame.getByRole('textbox', { name: 'Stake' })).toHaveValue('€50.00');
  await button(frame, /^Whale/).click();
  await expect(frame.getByRole('status')).toHaveText('Whale: at most €20.00 a throw.');
  await expect(balance(frame)).toHaveText('€120.00');
});

test('a parcel ticket is scratched by keys, and tells neither prize nor counts before', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'parcel-room');
  const sheet = frame.getByRole('region', { name: 'The series' });
  await expect(sheet).toContainText('of 100,000');
  const prizes = sheet.getByRole('table');
  const before = await prizes.textContent();
  const left = async () =>
    Number(/Tickets left([\d,]+)/.exec((await sheet.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
  const leftBefore = await left();
  const covered = frame.getByRole('button', { name: /^Field \d, covered$/ });
  await test.step('field by field with the arrow keys', async () => {
    await button(frame, 'Buy a ticket').click();
    await expect(button(frame, 'Scratch all')).toBeVisible();
    await expect(balance(frame)).toHaveText('€119.00');
    await button(frame, 'Field 1, covered').focus();
    await page.keyboard.press('Enter');
    await expect(button(frame, /^Parcel 1: €/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await expect(button(frame, /^Parcel 4: €/)).toBeFocused();
    await expect(covered).toHaveCount(7);
    await expect(resultIn(frame)).toHaveCount(0);
    expect(await prizes.textContent()).toBe(before);
    expect(await left()).toBe(leftBefore - 1);
    await expect(balance(frame)).toHaveText('€119.00');
  });
  await test.step('the rest at once; then the series is one ticket shorter', async () => {
    await button(frame, 'Scratch all').click();
    await expect(covered).toHaveCount(0);
    await expect(resultIn(frame)).toBeVisible();
    await expect.poll(left).toBe(leftBefore - 1);
  });
  const play = async () => {
    await button(frame, 'Buy a ticket').click();
    await button(frame, 'Scratch all').click();
    await expect(resultIn(frame)).toBeVisible();
  };
  await playUntil(frame, play, [/times the price · Won €/, /A blank · No win/]);
});

test('a ferry ticket is rubbed open by the pointer, to a win and to a loss', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'night-ferry', false);
  await button(frame, 'Buy a ticket').click();
  await expect(button(frame, 'Scratch all')).toBeVisible();
  await frame
    .locator('.animate-deal')
    .evaluateAll((found) => Promise.all(found.flatMap((one) => one.getAnimations()).map(({ finished }) => finished)));
  const field = await button(frame, 'Field 3, covered').boundingBox();
  if (!field) throw new Error('the field is not laid out');
  const at = (x: number, y: number) => [field.x + x * field.width, field.y + y * field.height] as const;
  await page.mouse.move(...at(0.1, 0.3));
  await page.mouse.down();
  for (let stroke = 0; stroke < 5; stroke += 1) {
    await page.mouse.move(...at(stroke % 2 ? 0.1 : 0.9, 0.3 + 0.15 * stroke), { steps: 6 });
  }
  await page.mouse.up();
  await expect(button(frame, /^Ferry to berth \d+: €/)).toBeVisible();
  await expect(frame.getByRole('button', { name: /^Field \d+, covered$/ })).toHaveCount(9);
  const play = async () => {
    if (await button(frame, 'Buy a ticket').isVisible()) await button(frame, 'Buy a ticket').click();
    await button(frame, 'Scratch all').click();
    await expect(resultIn(frame)).toBeVisible();
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playUntil(frame, play, [/times the price · Won €/, /A blank · No win/]);
});

test('a ticket left unscratched lies open on return, settled when it was bought', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'night-ferry');
  await frame.getByRole('radio', { name: '€5.00' }).check({ force: true });
  await button(frame, 'Buy a ticket').click();
  await expect(button(frame, 'Scratch all')).toBeVisible();
  await expect(balance(frame)).toHaveText('€115.00');
  await page.reload();
  await expect(frame.getByRole('status')).toContainText(
    /^You left this ticket unscratched: .+\. It was settled when you bought it\.$/,
  );
  await expect(frame.getByRole('button', { name: /^Lit berth \d+$/ })).toHaveCount(2);
  await expect(frame.getByRole('button', { name: /^Ferry to berth \d+: €/ })).toHaveCount(8);
  await expect(frame.getByRole('list', { name: 'Last rounds' }).getByRole('listitem')).toHaveCount(1);
  await expect(frame.getByRole('region', { name: 'The series' })).toContainText('119,999');
  await expect(button(frame, 'Buy a ticket')).toBeEnabled();
});

test('dogs run for a place and a trifecta, at the odds that are printed, to a win and to a loss', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await sitDown(page, site.origin, 'six-from-the-traps');
  const track = frame.getByRole('img', { name: /^The track/ });
  await test.step('the card is walked by keys, and Enter lays a chip', async () => {
    await frame.locator('[data-bet="win:1"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(frame.locator('[data-bet="place:1"]')).toHaveAccessibleName(/in the first two, \d+\.\d\d.*€1\.00/);
  });
  await test.step('a trifecta is laid under its winner', async () => {
    await frame.getByRole('radio', { name: 'Trifecta' }).check({ force: true });
    await frame
      .getByRole('group', { name: 'Winner of the trifecta' })
      .getByRole('radio', { name: '2 wins' })
      .check({ force: true });
    await frame.locator('[data-bet="trifecta:2-4-1"]').click();
    await expect(frame.locator('p', { hasText: /^Stake/ })).toContainText('€2.00');
  });
  let first = true;
  const play = async () => {
    await button(frame, first ? 'Start' : 'Rebet & go').click();
    first = false;
    await expect(button(frame, 'Rebet & go')).toBeEnabled();
    await expect(resultIn(frame)).toBeVisible();
    await expect(track).toHaveAccessibleName(/1st .+, 2nd .+, 3rd /);
  };
  await playUntil(frame, play, [/wins · (?:Won|Returned) €/, /No win/]);
  expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
});
