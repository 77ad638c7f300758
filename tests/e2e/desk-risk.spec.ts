import { expectFits, leaveDesk, openDesk, test } from './at-desk.ts';
import { enterAsPlayer } from './pages.ts';
import { expect } from './site.ts';

test('a suspicion becomes a case that one person works on, and figures of rules count once a second one has approved them', async ({
  browser,
  house: site,
}) => {
  test.slow();
  const people = await openDesk(browser, site, { Carl: 'Support', Eve: 'Compliance', Dora: 'Finance' });
  const { Carl: carl, Eve: eve, Dora: dora } = people;

  const owner = await browser.newContext({ baseURL: site.origin });
  const player = await enterAsPlayer(owner, site.origin, '120');

  await test.step('support reports what it sees, and sees no case', async () => {
    const { page } = carl;
    await page.goto(`/desk/players?q=${player.email}`);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Report a suspicion' }).click();
    await expect(page.getByRole('tab', { name: 'Cases' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Report it' }).click();
    await expect(page.getByText('Please say what you have seen.')).toBeVisible();
    await page.getByLabel('What you have seen').fill('Asks to be paid to somebody else');
    await expectFits(page);
    await page.getByRole('button', { name: 'Report it' }).click();
    await expect(page.getByText('It was reported.')).toBeVisible();
  });

  await test.step('compliance takes the case, sees who is linked, makes the report and decides', async () => {
    const { page } = eve;
    await page.goto('/desk/risk');
    await page
      .getByRole('button', { name: /A person|reported|Reported/ })
      .first()
      .click();
    await expect(page.getByText('No rule fired: a person reported it.')).toBeVisible();
    await page.getByRole('button', { name: 'Take the case' }).click();
    await expect(page.getByText('Eve looks at it').first()).toBeVisible();
    await page.getByRole('button', { name: 'Show linked accounts' }).click();
    await expect(
      page.getByRole('region', { name: 'Drawing of linked accounts' }).or(page.getByText('share nothing')),
    ).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Make a report' }).click();
    await page.getByRole('button', { name: 'Make the file' }).click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    await page.getByLabel('Reason for suspicion').fill('Money of a third party');
    await page.getByLabel('Action taken').fill('Asked for papers');
    await expectFits(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make the file' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.xml$/);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByLabel('Decision').selectOption('Reported');
    await page.getByLabel('Why').fill('As in the report');
    await page.getByRole('button', { name: 'Decide' }).last().click();
    await expect(page.getByText('Reported').first()).toBeVisible();
    await expectFits(page);
  });

  await test.step('figures are tried, proposed by compliance and approved by finance', async () => {
    const { page } = eve;
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByLabel('So many deposits just under it').fill('0');
    await page.getByRole('button', { name: 'Try on 90 days' }).click();
    await expect(page.getByText(/Please enter a whole number from/)).toBeVisible();
    await page.getByLabel('So many deposits just under it').fill('4');
    await page.getByRole('button', { name: 'Try on 90 days' }).click();
    await expect(page.getByRole('heading', { name: 'In the last 90 days' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Three was too many');
    await page.getByRole('button', { name: 'Propose it' }).click();
    await expect(page.getByText('Somebody else must say yes to it.')).toBeVisible();
    await dora.page.goto('/desk/risk');
    await expect(dora.page.getByRole('tab', { name: 'Cases' })).toHaveCount(0);
    await dora.page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expectFits(dora.page);
    await dora.page.getByRole('button', { name: 'Approve it' }).click();
    await expect(dora.page.getByText('approved by Dora')).toBeVisible();
    await expect(dora.page.getByLabel('So many deposits just under it')).toHaveValue('4');
  });

  await test.step('safer play has nobody, and the player is told nothing of the case', async () => {
    await eve.page.goto('/desk/safer-play');
    await expect(eve.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(eve.page);
    const page = await owner.newPage();
    await page.goto('/profile/privacy');
    const told = page.getByRole('region', { name: 'Who looked at your data' });
    await expect(told.getByText(/Reason|Look|nobody/i).first()).toBeVisible();
    await expect(told).not.toContainText(/case|suspicion|report|risk/i);
  });

  await leaveDesk(people);
  await owner.close();
});
