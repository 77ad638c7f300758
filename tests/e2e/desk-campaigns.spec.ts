import { confirmByMail } from '../support/player.ts';
import { expectFits, leaveDesk, openDesk, test } from './at-desk.ts';
import { enterAsPlayer } from './pages.ts';
import { expect } from './site.ts';

test('a campaign is written, computed and proposed by one person, published by another, offered to whom it is for, and ended', async ({
  browser,
  house: site,
}) => {
  test.slow();
  const people = await openDesk(browser, site, { Mia: 'Marketing', Dora: 'Finance' });
  const { Mia: mia, Dora: dora } = people;

  const owner = await browser.newContext({ baseURL: site.origin });
  const player = await enterAsPlayer(owner, site.origin, '120');
  await confirmByMail(site.origin, player);
  const offers = await owner.newPage();
  const isOffered = async (times: number): Promise<void> => {
    await offers.goto('/profile/casino-promotions');
    await expect(offers.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offers.getByText('Half in autumn').first()).toHaveCount(times);
  };

  await test.step('marketing writes a draft with an audience, by keyboard where words are typed, and sees its size and its faults', async () => {
    const { page } = mia;
    await page.goto('/desk/promotions?view=campaigns');
    await expect(page.getByText('No campaigns yet')).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'New campaign' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Id', { exact: true }).focus();
    // Nobody is told off for what they have not written yet.
    await expect(page.getByText('What is wrong with it')).toBeVisible();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await page.keyboard.type('Autumn');
    await expect(page.getByLabel('Id', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('autumn');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Half in autumn');
    await page.getByRole('button', { name: 'Add a condition' }).press('Enter');
    await page.getByLabel('Condition', { exact: true }).selectOption('Deposits made');
    await expect(page.getByText('Too few to be told')).toBeVisible();
    await page.getByLabel('By the number of deposits made before').press('Space');
    await page.getByLabel('Deposits before, from').fill('3');
    await expect(page.getByText('ends before it begins', { exact: false }).first()).toBeVisible();
    await page.getByLabel('Deposits before, from').fill('1');
    await page.getByLabel('Deposits before, to').fill('4');
    await page.getByLabel('Another game').selectOption('Plinko');
    await page.getByRole('button', { name: 'Let it count otherwise' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Plinko' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Plinko' }).press('Enter');
    await expect(page.getByText('Nothing is wrong with it.')).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Save draft' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Half in autumn' })).toBeVisible();
  });

  await test.step('marketing has its figures computed and proposes it', async () => {
    const { page } = mia;
    await page.getByRole('button', { name: 'Compute the figures' }).press('Enter');
    await expect(page.getByText('What it costs the house')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(/the player decides on the way: .*Blackjack/)).toBeVisible();
    await expect(page.getByText(/A strategy profits/)).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Propose', exact: true }).press('Enter');
    await page.keyboard.type('For who came back');
    await page.getByRole('button', { name: 'Propose it' }).press('Enter');
    await expect(page.getByText('Somebody else must say yes to it.')).toBeVisible();
    await isOffered(0);
  });

  await test.step('finance publishes it once the figure that can be won was typed', async () => {
    const { page } = dora;
    await page.goto('/desk/promotions?view=campaigns');
    await page.getByRole('button', { name: 'Half in autumn' }).press('Enter');
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    const box = page.getByLabel(/Type what a player can win by it/);
    const profit =
      /by it: (\d+\.\d{2})/.exec(
        (await page
          .getByText(/by it: \d/)
          .first()
          .textContent()) ?? '',
      )?.[1] ?? '';
    await expectFits(page);
    await box.fill('0.01');
    await page.getByRole('button', { name: 'Publish it' }).press('Enter');
    await expect(page.getByText('was not typed as it stands')).toBeVisible();
    await box.fill(profit);
    await page.getByRole('button', { name: 'Publish it' }).press('Enter');
    await expect(page.getByText('In force').first()).toBeVisible();
    await isOffered(1);
  });

  await test.step('a later draft says what it changes, and the campaign is ended early', async () => {
    const { page } = mia;
    await page.reload();
    await page.getByRole('button', { name: 'Half in autumn' }).press('Enter');
    await page.getByLabel('Percent of it').fill('40');
    await page.getByRole('button', { name: 'Save draft' }).press('Enter');
    await expect(page.getByText('Saved as revision 2.')).toBeVisible();
    const changes = page.getByRole('region', { name: 'What the draft changes' });
    await expect(changes.getByRole('row', { name: 'Step 1: Percent of it 50 40' })).toBeVisible();
    await page.getByRole('button', { name: 'End early' }).press('Enter');
    await page.keyboard.type('Enough');
    await expectFits(page);
    await page.getByRole('button', { name: 'End it' }).press('Enter');
    await expect(page.getByText('Ended early').first()).toBeVisible();
    await isOffered(0);
  });

  await leaveDesk(people);
  await owner.close();
});
