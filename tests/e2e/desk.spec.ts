import { deposit, signUp } from '../support/player.ts';
import { atDesk, comeIn, expectFits, hire, secrets, sizes } from './at-desk.ts';
import { enterAsPlayer, expectAccessible, phone, settled } from './pages.ts';
import { expect, test } from './site.ts';

test('people of the house come in by two pairs of eyes, and what they do stands in the log', async ({
  browser,
  site,
}) => {
  test.slow();
  await expect.poll(() => /\S+\/desk\/enter#\S+/.exec(site.output())?.[0]).toBeTruthy();
  const founderLink = /\S+\/desk\/enter#\S+/.exec(site.output())?.[0] ?? '';
  const ada = await atDesk(browser, site.origin);
  const bea = await atDesk(browser, site.origin);
  const carl = await atDesk(browser, site.origin);
  const dora = await atDesk(browser, site.origin);
  let handed: string[] = [];

  await test.step('the first one comes in by the printed link', async () => {
    const { page } = ada;
    await page.goto('/desk');
    await expect(page.getByRole('heading', { name: 'Sign in at the desk' })).toBeVisible();
    await expectFits(page);
    await page.goto(founderLink);
    await expect(page.getByLabel('Your name')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expectFits(page);
    await page.getByRole('button', { name: 'Make a passkey and come in' }).click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await page.getByLabel('Your name').fill('Ada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('link', { name: 'Later' }).click();
    await page.waitForURL('**/desk/today');
    await page.goto('/desk/staff');
    await expect(page.getByRole('row', { name: /Ada Works here Administrator/ })).toBeVisible();
  });

  await test.step('and names the second, who comes in with link and code', async () => {
    await ada.page.getByLabel('Name', { exact: true }).fill('Bea');
    await ada.page.getByRole('button', { name: 'Name them' }).click();
    await expect(ada.page.getByText('Shown this once')).toBeVisible();
    handed = await secrets(ada.page);
    await expectFits(ada.page);
    const [link = '', code = ''] = handed;
    await bea.page.goto(link);
    await bea.page.getByLabel('Code').fill('AAAA-AAAA-AAAA');
    await bea.page.getByRole('button', { name: 'Make a passkey and come in' }).click();
    await expect(bea.page.getByText(/open nothing together/)).toBeVisible();
    await expectFits(bea.page);
    await expect(bea.page.getByLabel('Code')).toHaveValue('AAAA-AAAA-AAAA');
    await bea.page.getByLabel('Code').fill(code.toLowerCase());
    await bea.page.keyboard.press('Enter');
    await expect(bea.page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await ada.page.getByRole('button', { name: 'I have handed it over' }).click();
  });

  await test.step('one proposes a third by keyboard alone, and can only withdraw it', async () => {
    const { page } = ada;
    await page.reload();
    await expect(page.getByText('Name the second administrator')).toHaveCount(0);
    await page.getByRole('button', { name: 'Propose' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Propose' });
    await expect(sheet).toBeVisible();
    await expectFits(page);
    await sheet.getByRole('radio', { name: 'Invite somebody' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Carl');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(sheet.getByRole('checkbox', { name: /^Administrator/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(sheet.getByText(/more than one person may have/)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(sheet.getByText(/more than one person may have/)).toHaveCount(0);
    await expect(sheet.getByText(/Carl can come in .* will be: Support\./)).toBeVisible();
    // Past the other roles.
    for (let role = 0; role < 8; role++) await page.keyboard.press('Tab');
    await page.keyboard.type('Answers the evening chats');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Shown this once')).toBeVisible();
    handed = await secrets(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Propose' })).toBeFocused();
    await page.getByRole('tab', { name: /^Proposals/ }).click();
    await expect(page.getByText('Somebody else must say yes to it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expectFits(page);
    const id = await page.evaluate(async () => {
      const staff = await (await fetch('/desk-service/staff')).json();
      return staff.proposals[0].id as string;
    });
    const own = await page.evaluate(
      async (one) => (await fetch(`/desk-service/staff/proposals/${one}/approve`, { method: 'POST' })).json(),
      id,
    );
    expect(own).toMatchObject({ code: 'own_proposal' });
  });

  await test.step('another approves, and the third comes in with the link of the one and the code of the other', async () => {
    const { page } = bea;
    await page.goto('/desk/staff');
    await page.getByRole('tab', { name: /^Proposals/ }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/Invite Carl as Support\. It is carried out at once\./)).toBeVisible();
    await page.getByRole('button', { name: 'Approve it' }).click();
    await expect(page.getByText('Shown this once')).toBeVisible();
    const [link = ''] = await secrets(page);
    await comeIn(carl.page, link, handed[0] ?? '');
    await carl.page.goto('/desk/staff');
    await expect(carl.page.getByText('This room is not open to you')).toBeVisible();
    await page.getByRole('tab', { name: 'Who may do what' }).click();
    await expect(page.getByRole('columnheader', { name: 'Support Carl' })).toBeVisible();
    await expectFits(page);
  });

  await test.step('what one proposes about a player’s money another approves, and the player has it', async () => {
    await hire(ada.page, bea.page, dora.page, 'Dora', 'Finance');
    const owner = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
    const { email } = await enterAsPlayer(owner, site.origin, '100');
    const wallet = await owner.newPage();
    const widths = [phone, { width: 1280, height: 800 }];
    const { page } = carl;
    await page.goto(`/desk/players?q=${email}`);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Correct the balance' }).click();
    const sheet = page.getByRole('dialog', { name: 'Correct the balance' });
    await sheet.getByRole('radio', { name: 'Take from the player' }).check();
    await sheet.getByLabel('Currency').selectOption('EUR');
    await sheet.getByLabel('Amount').fill('100.01');
    await sheet.getByRole('button', { name: 'Propose it' }).click();
    await expect(sheet.getByText('There is too little on the account to take that.')).toBeVisible();
    await expect(sheet.getByLabel('Amount')).toBeFocused();
    await expectFits(page, widths);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Correct the balance' }).click();
    await expect(sheet.getByLabel('Amount')).toHaveValue('100.01');
    await sheet.getByRole('radio', { name: 'Give to the player' }).check();
    await sheet.getByLabel('Amount').fill('12,50');
    await sheet.getByLabel('Cause').selectOption('An error of ours');
    await sheet.getByLabel('Reason').fill('The round was counted twice');
    await expect(sheet.getByText('€112.50')).toBeVisible();
    await expectFits(page, widths);
    await sheet.getByRole('button', { name: 'Propose it' }).click();
    await expect(sheet.getByText('It waits for somebody else’s approval, in the Cashier.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).last().click();
    await page.goto('/desk/cashier');
    await page.getByRole('button', { name: /open €12\.50/ }).click();
    await expect(page.getByText('Somebody else must say yes to it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await dora.page.goto('/desk/today');
    await dora.page.getByRole('link', { name: 'Corrections to be decided' }).click();
    await dora.page.getByRole('button', { name: /open €12\.50/ }).click();
    await expect(dora.page.getByText('€112.50')).toBeVisible();
    await dora.page.getByRole('button', { name: 'Approve' }).click();
    await expect(dora.page.getByText(/^At once: €12\.50 is added/)).toBeVisible();
    await expectFits(dora.page, widths);
    await dora.page.getByRole('button', { name: 'Approve it' }).click();
    await expect(dora.page.getByText('Nobody has to decide on it any more.')).toBeVisible();
    await expectFits(dora.page, widths);
    await dora.page.goto('/desk/reports?by=country');
    const totals = dora.page.getByRole('region', { name: 'All of the period' });
    // The site is shared: others deposit, too.
    await expect(totals.getByRole('row', { name: /^EUR €[1-9]/ })).toBeVisible();
    await expectFits(dora.page, widths);
    await dora.page
      .getByRole('button', { name: /EUR: open the postings$/ })
      .first()
      .click();
    const opened = dora.page.getByRole('dialog');
    await opened.getByRole('button', { name: /^Deposits/ }).click();
    await expect(opened.getByRole('row', { name: /deposit .*€100\.00/ }).first()).toBeVisible();
    await expectFits(dora.page, widths);
    await dora.page.keyboard.press('Escape');
    await dora.page.getByRole('button', { name: 'Check against the postings' }).click();
    await expect(dora.page.getByText(/^0 days were added up anew/)).toBeVisible();
    await wallet.goto('/profile/wallet');
    await expect(wallet.getByText('€112.50').first()).toBeVisible();
    await wallet.goto('/profile/privacy');
    const told = wallet.getByRole('region', { name: 'Who looked at your data' });
    await expect(told.getByRole('listitem').filter({ hasText: 'Decided on a correction' })).toContainText('Finance');
    await expect(told.getByRole('listitem').filter({ hasText: 'Found you in a search' })).toContainText('Support');
    await expect(told).not.toContainText('counted twice');
    await expect(told).not.toContainText(/Carl|Dora/);
    await expectFits(wallet, widths);
    await owner.close();
  });

  await test.step('an act says beforehand what it does, and is not carried out on an account that has changed', async () => {
    const owner = await browser.newContext({ baseURL: site.origin });
    const player = await enterAsPlayer(owner, site.origin, '20');
    const { page } = carl;
    await page.goto(`/desk/players?q=${player.email}`);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Remove the second factor' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Exclude' }).click();
    const sheet = page.getByRole('dialog', { name: /^Exclude/ });
    await sheet.getByLabel('For how long').selectOption('1 month');
    await sheet.getByLabel('Reason').fill('Asked for it in the chat');
    await expectFits(page, [phone, { width: 1280, height: 800 }]);
    await player.must('selfExclude', { body: { selfExcludePeriod: 'ONE_DAY' } });
    await sheet.getByRole('button', { name: 'Exclude them' }).click();
    await expect(sheet.getByText(/^The account has changed since you saw it\. It was: Not confirmed/)).toBeVisible();
    await expect(sheet.getByLabel('Reason')).toHaveValue('Asked for it in the chat');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Exclude them' }).click();
    await expect(page.getByText('The player is excluded.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Asked for it in the chat/ })).toBeVisible();
    await settled(page);
    await owner.close();
  });

  await test.step('a payment that arrived for an excluded player is given back, and a provider’s file held against the books', async () => {
    const player = await signUp(site.origin);
    await deposit(site.origin, player, '20');
    const opened = await player.must<{ redirectUrl: string }>('brpayDeposit', {
      body: { amount: '30', currency: 'EUR' },
      key: crypto.randomUUID(),
    });
    await player.must('selfExclude', { body: { selfExcludePeriod: 'SIX_MONTHS' } });
    await fetch(new URL(opened.redirectUrl, site.origin), {
      method: 'POST',
      headers: { origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=approve',
      redirect: 'manual',
    });
    const { page } = dora;
    await page.goto('/desk/deposits');
    const held = page.getByRole('list', { name: 'Held payments' }).getByRole('listitem');
    await expect
      .poll(async () => {
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible();
        return held.count();
      })
      .toBe(1);
    await expect(held).toContainText('Player excluded');
    await expectFits(page, [phone, ...sizes]);
    await held.getByRole('button', { name: 'Given back by hand' }).click();
    await expect(held).toContainText('It moves no money there');
    await held.getByRole('button', { name: 'Note it' }).click();
    await expect(held.getByText('Say by which number the company has it.')).toBeVisible();
    await held.getByLabel('What the company calls the refund').fill('R-2044');
    const checked = held.getByRole('checkbox');
    if (await checked.count()) await checked.check();
    await expectFits(page, [phone, ...sizes]);
    await page.keyboard.press('Shift+Tab');
    await held.getByRole('button', { name: 'Note it' }).click();
    await expect(page.getByText('No payment is held')).toBeVisible();
    await page.getByRole('tab', { name: 'Held payments' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('No coins wait')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Hold it against the books' }).click();
    await expect(page.getByText('Choose a file first.')).toBeVisible();
    const head = 'provider,type,reference,merchant_reference,amount,currency,state,at';
    const file = (line: string) => ({
      name: 'brpay.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${head}\r\n${line}\r\n`),
    });
    const compare = async (line: string) => {
      await page.locator('input[type=file]').setInputFiles(file(line));
      await page.getByRole('button', { name: 'Hold it against the books' }).click();
    };
    await compare('brpay,deposit,r1,,ten,EUR,completed,2027-01-31T12:00:00Z');
    await expect(page.getByText(/^Line 2: amount/)).toBeVisible();
    await expectFits(page, [phone, ...sizes]);
    await compare('brpay,deposit,r1,,10,EUR,completed,2027-01-31T12:00:00Z');
    await expect(page.getByText('Differences: 1')).toBeVisible();
    await expect(page.getByRole('row', { name: /Missing here deposit · brpay r1/ })).toBeVisible();
    await expectFits(page, [phone, ...sizes]);
    await page.goto('/desk/games');
    await expect(page.getByText('No game has left what its figures allow.')).toBeVisible();
    await expectFits(page, [phone, ...sizes]);
    await page.goto('/desk/events');
    await expect(page.getByText('Nobody is told anything')).toBeVisible();
    await expectFits(page, [phone, ...sizes]);
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.waitForURL('**/desk/affiliates');
    await expect(page.getByText('Nobody sends players here')).toBeVisible();
    await expectFits(page, [phone, ...sizes]);
  });

  await test.step('a session that ended leaves what was typed, and its owner comes back to it', async () => {
    const { page, context } = bea;
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Carl' }).click();
    await page.getByRole('button', { name: 'End their work here' }).click();
    await page.getByLabel('Reason').fill('Came by mistake');
    await context.clearCookies();
    await page.getByRole('button', { name: 'End it now' }).click();
    const door = page.getByRole('dialog', { name: 'You are signed out' });
    await expect(door).toBeVisible();
    await expectAccessible(page);
    await door.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(door).toHaveCount(0);
    await expect(page.getByLabel('Reason')).toHaveValue('Came by mistake');
    await page.getByRole('button', { name: 'End it now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Carl' })).toHaveCount(0);
  });

  await test.step('the log has it all, opens to its facts, and its chain is whole', async () => {
    const { page } = ada;
    await page.goto('/desk/staff');
    await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await page.waitForURL('**/desk/audit');
    const log = page.getByRole('table', { name: 'Entries of the audit log' });
    await expect(log.getByRole('row', { name: /Bea Take rights away .*Came by mistake/ })).toBeVisible();
    await expectFits(page);
    await log.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('No.');
    await expectFits(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Check the chain' }).click();
    await expect(page.getByText('Every entry is as it was written.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Take rights away' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(log.getByRole('row')).toHaveCount(2);
    expect(new URL(page.url()).searchParams.get('act')).toBe('staff.end');
  });

  await test.step('and who goes is gone, until they sign in again', async () => {
    const { page } = ada;
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Ada/ }).click();
    await expect(page.getByRole('dialog', { name: 'Ada' }).getByText('It is your only one')).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in at the desk' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
  });

  for (const { wrong, context } of [ada, bea, carl, dora]) {
    expect(wrong()).toEqual([]);
    await context.close();
  }
});

test('the desk is in no cache, no search engine and no frame, and carries nothing of the players’ site', async ({
  page,
  request,
}) => {
  for (const path of ['/desk', '/desk/enter', '/desk/staff', '/desk/audit']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('frame-src');
    expect(headers['speculation-rules']).toBeUndefined();
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /desk/');
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/desk');
  await page.goto('/desk/enter');
  await expect(page.getByRole('heading', { name: 'This page needs its link' })).toBeVisible();
  await expectFits(page);
});
