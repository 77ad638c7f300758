import { memoryFolder } from '../support/memory-folder.ts';
import { type Site, startSite } from '../support/site.ts';
import { atDesk, comeIn, expectFits, hire, secrets } from './at-desk.ts';
import { enterAsPlayer } from './pages.ts';
import { test as base, expect } from './site.ts';

/** With its own people and settings. */
const test = base.extend<{ house: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
  house: async ({}, use) => {
    const site = await startSite({}, memoryFolder());
    await use(site);
    await site.stop();
  },
});

test('a game’s stakes are narrowed and another is switched off by two people, and players see it', async ({
  browser,
  house: site,
}) => {
  test.slow();
  const founderLink = () => /\S+\/desk\/enter#\S+/.exec(site.output())?.[0] ?? '';
  await expect.poll(founderLink).toBeTruthy();
  const ada = await atDesk(browser, site.origin);
  const bea = await atDesk(browser, site.origin);
  const gus = await atDesk(browser, site.origin);
  const fin = await atDesk(browser, site.origin);

  await test.step('two administrators name games and finance', async () => {
    await ada.page.goto(founderLink());
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.keyboard.press('Enter');
    await expect(ada.page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await ada.page.goto('/desk/staff');
    await ada.page.getByLabel('Name', { exact: true }).fill('Bea');
    await ada.page.getByRole('button', { name: 'Name them' }).click();
    await expect(ada.page.getByText('Shown this once')).toBeVisible();
    const [link = '', code = ''] = await secrets(ada.page);
    await comeIn(bea.page, link, code);
    await ada.page.getByRole('button', { name: 'I have handed it over' }).click();
    await hire(ada.page, bea.page, gus.page, 'Gus', 'Games');
    await hire(ada.page, bea.page, fin.page, 'Fin', 'Finance');
  });

  const find = async (name: string) => {
    await gus.page.goto('/desk/games?view=settings');
    await gus.page.getByLabel('Find a game or a studio').fill(name);
    await gus.page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(gus.page.getByRole('heading', { name: 'What switching it off would meet now' })).toBeVisible();
  };
  const propose = async () => {
    await gus.page.getByLabel('Reason').fill('A test');
    await gus.page.getByRole('button', { name: 'Propose it' }).click();
    await expect(gus.page.getByText('You proposed it: somebody else has to say yes.').first()).toBeVisible();
  };
  const approve = async () => {
    await fin.page.goto('/desk/games?view=settings');
    await fin.page.getByRole('button', { name: 'Approve', exact: true }).click();
    await fin.page.getByRole('button', { name: 'Approve it' }).click();
    await expect(fin.page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  };

  await test.step('stakes are narrowed and a game is switched off, each by two', async () => {
    await find('Dice');
    await expectFits(gus.page);
    await gus.page.getByRole('button', { name: 'Narrow the stakes' }).click();
    await gus.page.getByLabel('EUR from').fill('2.00');
    await gus.page.getByLabel('EUR to').fill('5.00');
    await propose();
    await approve();
    await find('Plinko');
    await gus.page.getByRole('button', { name: 'Switch off' }).click();
    await expectFits(gus.page);
    await propose();
    await approve();
    await expectFits(fin.page);
    await expect(fin.page.getByText('What was said · What was done').first()).toBeVisible();
  });

  await test.step('a player meets the narrower stakes at the table, and is told why the other game cannot be played', async () => {
    const context = await browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/game/plinko');
    await expect(page.getByText('This game is switched off for now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create an account' })).toHaveCount(0);
    // Its free table leads there, too; one in a frame, as a page that was open before has it, says it itself.
    await page.goto('/try/plinko');
    await expect(page).toHaveURL('/game/plinko');
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/try/plinko';
      document.body.prepend(frame);
    });
    const framed = page.frameLocator('iframe');
    await expect(framed.getByText('This game is switched off for now')).toBeVisible();
    await expect(framed.getByRole('button')).toHaveCount(0);
    await page.goto('/search?q=pl');
    await expect(page.locator('main a[href^="/game/"]').first()).toBeAttached();
    await expect(page.locator('main a[href="/game/plinko"]')).toHaveCount(0);
    await enterAsPlayer(context, site.origin, '100');
    await page.goto('/game/dice');
    const table = page.frameLocator('iframe');
    await expect(table.getByRole('textbox', { name: 'Stake' })).toHaveValue('€2.00');
    await context.close();
  });

  await test.step('the shelf is arranged by keyboard, and a chain is checked', async () => {
    const { page } = gus;
    await page.goto('/desk/games?view=shelf');
    await page.getByLabel('How').selectOption('These first');
    await page.getByLabel('Add a game').selectOption('Dice');
    await page.getByLabel('Add a game').selectOption('Mines');
    await page.getByRole('button', { name: 'Mines up' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('Mines is number 1.')).toBeAttached();
    await expectFits(page);
    await page.getByRole('button', { name: 'Arrange it so' }).click();
    await page.getByLabel('Reason').fill('A week of mines');
    await page.getByRole('button', { name: 'Arrange it so' }).click();
    await expect(page.getByText('Bring back version 0')).toBeVisible();
    await page.getByRole('tab', { name: 'Hash chains' }).click();
    await expect(page.getByRole('table', { name: 'Hash chains' })).toBeVisible();
    await expectFits(page);
  });

  for (const { wrong, context } of [ada, bea, gus, fin]) {
    expect(wrong()).toEqual([]);
    await context.close();
  }
});
