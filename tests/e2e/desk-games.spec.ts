import { expectFits, leaveDesk, openDesk, test } from './at-desk.ts';
import { enterAsPlayer } from './pages.ts';
import { expect } from './site.ts';

test('a game’s stakes are narrowed and another is switched off by two people, and players see it', async ({
  browser,
  house: site,
}) => {
  test.slow();
  const people = await openDesk(browser, site, { Gus: 'Games', Fin: 'Finance' });
  const { Gus: gus, Fin: fin } = people;

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
    await expect(gus.page.getByText('Somebody else must say yes to it.').first()).toBeVisible();
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

  await test.step('what one proposed is refused by another, and what was typed to take it back stays', async () => {
    await find('Mines');
    await gus.page.getByRole('button', { name: 'Switch off' }).click();
    await propose();
    await expect(gus.page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    await gus.page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await gus.page.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(gus.page.getByText('Please say why.')).toBeVisible();
    await gus.page.getByLabel('Note').fill('Not today');
    await expectFits(gus.page);
    await fin.page.goto('/desk/games?view=settings');
    await fin.page.getByRole('button', { name: 'Refuse', exact: true }).click();
    await fin.page.getByLabel('Note').fill('Players like it');
    await expectFits(fin.page);
    await fin.page.getByRole('button', { name: 'Refuse it' }).click();
    await expect(fin.page.getByText(/^Fin, .* Players like it$/)).toBeVisible();
    await gus.page.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(gus.page.getByText('It has been decided meanwhile, or has run out.')).toBeVisible();
    await expect(gus.page.getByText(/^Fin, .* Players like it$/)).toBeVisible();
    await expect(gus.page.getByLabel('Note')).toHaveValue('Not today');
    await gus.page.getByRole('button', { name: 'Cancel' }).click();
    await expect(gus.page.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(0);
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

  await leaveDesk(people);
});
