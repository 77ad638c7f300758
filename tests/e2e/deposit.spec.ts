import type { Locator, Page } from '@playwright/test';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type Player, payer } from '../support/player.ts';
import {
  desktop,
  enterAsNewcomer,
  enterAsPlayer,
  expectAccessible,
  expectNoOverflow,
  phone,
  toCards,
} from './pages.ts';
import { expect, test } from './site.ts';

const depositButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Deposit' });

/** Opens the dialog by keyboard on a page without much else. */
async function openDeposit(page: Page): Promise<Locator> {
  await page.goto('/faq');
  await depositButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByLabel(/^Amount/)).toBeFocused();
  return dialog;
}

/** A wallet in another currency, shown and deposited into. */
async function switchTo(player: Player, currency: CurrencyCode): Promise<void> {
  await player.must('addCurrency', { body: { currency } });
  await player.must('setDefaultCurrency', { body: { currency } });
}

/** Moves by Tab to a control of the dialog and presses Enter there. */
async function enterOn(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

test.use({ viewport: desktop });

test('a card payment by keyboard asks for the profile, goes on by itself, and its failed gateway is marked', async ({
  page,
  context,
  site,
}) => {
  const player = await enterAsNewcomer(context, site.origin);
  // The offer before the first deposit is a test of its own (safer-play.spec.ts).
  await player.must('declineLimits');
  const dialog = await openDeposit(page);
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'How do you want to pay?' })).toBeFocused();
  await enterOn(page, dialog.getByRole('button', { name: /^Credit Card/ }));
  await expect(dialog.getByRole('heading', { name: 'Credit Card' })).toBeFocused();
  await expectAccessible(page);
  await enterOn(page, dialog.getByRole('button', { name: 'Choose the route myself' }));
  await expectAccessible(page);
  await enterOn(page, dialog.getByRole('button', { name: 'Diamond 0% fee · instant' }));

  await expect(dialog.getByText('Following information are required to continue with your payment')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByLabel('Date of birth')).toBeFocused();
  await dialog.getByLabel('Date of birth').fill('1990-01-15');
  await dialog.getByLabel('Country', { exact: true }).selectOption(payer.country);
  await dialog.getByLabel('City').fill(payer.city);
  await dialog.getByLabel('Address', { exact: true }).fill(payer.address);
  await dialog.getByLabel('Postal Code').fill(payer.zipCode);
  await dialog.getByLabel('Phone', { exact: true }).fill(payer.phoneNumber);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/sandbox/pay/devcode/**');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL('**/profile/my-wallet**');
  await expect(page.getByText('was declined')).toBeVisible();

  const again = await openDeposit(page);
  await expect(again.getByLabel(/^Amount/)).toHaveValue('30');
  await toCards(again);
  await expect(again.getByRole('button', { name: /^Diamond Failed to process/ })).toBeEnabled();
  await expect(again.getByRole('button', { name: 'Platinum 0% fee · instant' })).toBeEnabled();
});

test('one press pays by card through the best gateway, and after a refusal one press through the next', async ({
  page,
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin, '10');
  const dialog = await openDeposit(page);
  await dialog.getByLabel(/^Amount/).fill('35');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: /^Credit Card/ }).click();
  const says = await dialog.getByText(/^Paid through \w+\. If it is refused, the next one is tried\.$/).textContent();
  const [, first = ''] = /Paid through (\w+)/.exec(says ?? '') ?? [];
  await dialog.getByRole('button', { name: 'Pay by card' }).press('Enter');
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByRole('button', { name: 'Decline' }).click();

  await page.waitForURL('**/profile/my-wallet**');
  await expect(page.getByText(`Your payment of €35.00 by ${first} was declined.`)).toBeVisible();
  const next = (await page.getByText(/^The same amount can go by \w+\.$/).textContent()) ?? '';
  expect(next).not.toContain(first);
  await expectAccessible(page);
  // The mark is the server's: the browser keeps nothing.
  await context.clearCookies({ name: 'payment_config' });
  const again = await openDeposit(page);
  await again.getByLabel(/^Amount/).fill('35');
  await toCards(again);
  await expect(again.getByRole('button', { name: new RegExp(`^${first} Failed to process`) })).toBeVisible();
  await expect(again.getByText(`: ${first} did not take your last payment.`)).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Try the next route' }).press('Enter');
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByRole('button', { name: 'Pay €35.00' }).click();
  await page.waitForURL('**/profile/my-wallet**');
  await expect(page.getByText('€35.00 is in your wallet.')).toBeVisible();
});

test('a payment that was left on its gateway’s page goes on there, and no second one is opened', async ({
  page,
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin, '10');
  const toStep = async (): Promise<Locator> => {
    const dialog = await openDeposit(page);
    await dialog.getByLabel(/^Amount/).fill('36');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: /^Credit Card/ }).click();
    return dialog;
  };
  await (await toStep()).getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL('**/sandbox/pay/**');
  const left = page.url();
  const dialog = await toStep();
  await expect(dialog.getByText('It continues there, so that you never pay twice.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Continue at / }).press('Enter');
  await page.waitForURL(left);
});

test('a payment asks for what alone is missing, takes nothing unseen for it, and goes on where it was left', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  // The browser's own line on the console for the refused call.
  allowErrors(/status of 409/);
  const player = await enterAsNewcomer(context, site.origin);
  await player.must('declineLimits');
  const { city, zipCode, ...others } = payer;
  await player.must('updateProfile', { body: others });
  // What the page holds of the profile says that nothing is missing: the server says better.
  let isOld = true;
  await page.route('**/profile-service/api/v1/profile', async (route) => {
    if (route.request().method() !== 'GET' || !isOld) return route.continue();
    const response = await route.fetch();
    const profile = await response.json();
    return route.fulfill({ response, json: { ...profile, userDetails: { ...profile.userDetails, city, zipCode } } });
  });
  const dialog = await openDeposit(page);
  await dialog.getByLabel(/^Amount/).fill('30');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Jeton On/ }).press('Enter');
  const go = dialog.getByRole('button', { name: 'Continue with Jeton' });
  await expect(go).toBeVisible();
  isOld = false;
  await go.press('Enter');

  await expect(dialog.getByText('Following information are required to continue with your payment')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await dialog.getByLabel('City').fill('\u200b');
  await dialog.getByLabel('Postal Code').fill(zipCode);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('City')).toHaveAccessibleDescription(/./);
  await expect(dialog.getByLabel('City')).toBeFocused();
  await dialog.getByLabel('City').fill(city);
  await page.keyboard.press('Enter');
  // The same payment, with the amount that was typed.
  await expect(dialog.getByRole('img', { name: 'Code for the Jeton app' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Continue on Jeton’s page' }).click();
  await expect(page.getByText(/30\.00/).first()).toBeVisible();
});

test('an amount is taken as it was pasted, whatever comes along with it', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await enterAsPlayer(context, site.origin);
  const dialog = await openDeposit(page);
  const amount = dialog.getByLabel(/^Amount/);
  const goOn = dialog.getByRole('button', { name: 'Continue' });
  const paste = async (text: string): Promise<void> => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await amount.press('ControlOrMeta+a');
    await amount.press('ControlOrMeta+v');
  };
  await paste('10 000,01 EUR');
  await expect(dialog.getByText('The largest deposit is €10,000.00.')).toBeVisible();
  await expect(goOn).toBeDisabled();
  await paste('  EUR 1234.56');
  await goOn.press('Enter');
  await expect(dialog.getByText('€1,234.56').first()).toBeVisible();
});

test('another wallet’s dialog that is opened at once speaks of that wallet alone', async ({ page, context, site }) => {
  await switchTo(await enterAsPlayer(context, site.origin), 'ETH');
  await page.goto('/profile/my-wallet');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await page.getByRole('button', { name: 'Deposit ETH' }).press('Enter');
  await dialog.getByLabel(/^Amount/).fill('0.1');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deposit EUR' }).press('Enter');
  await expect(dialog.getByLabel(/^Amount/)).toHaveValue('');
  await expect(dialog.getByText(/€10\.00/).first()).toBeVisible();
});

test('a crypto wallet has its address as text and as a code, and shows what arrives there', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(phone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await switchTo(await enterAsPlayer(context, site.origin, '10'), 'BTC');
  const dialog = await openDeposit(page);
  await dialog.getByRole('button', { name: /^€30/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog.getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true');
  const code = dialog.getByRole('img', { name: 'BTC address as a code for a wallet app' });
  await expect(code).toBeVisible();
  await expect(code).toHaveAttribute('width', '200');
  await expect(dialog.getByText(/^Send only Bitcoin \(BTC\) over the Bitcoin.* network\./)).toBeVisible();
  await expect(dialog.getByText(/^\d+ confirmations?$/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy address' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByText(address, { exact: true })).toBeVisible();

  const chain = await context.newPage();
  await chain.goto('/sandbox/chain/bitcoin');
  await chain.getByLabel('To address').fill(address);
  await chain.getByLabel('Amount').fill('0.0005');
  await chain.getByRole('button', { name: 'Send, and mine a block' }).click();
  // A tab that is closed while its page is still coming may never say that it is closed.
  await expect(chain.getByRole('status')).toHaveText(/^Sent: [0-9a-f]{64}$/);
  await chain.waitForLoadState('load');
  await chain.close();
  await expect(dialog.getByText('₿0.00050000 has been seen')).toBeVisible();
});

test('another currency is chosen on the way; who sells it says what they take, in a frame of their own', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(phone);
  const player = await enterAsPlayer(context, site.origin, '10');
  await player.must('addCurrency', { body: { currency: 'ETH' } });
  const dialog = await openDeposit(page);
  await dialog.getByRole('button', { name: 'Deposit in another currency, now EUR' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: /^ETH/ }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Deposit in another currency, now ETH' })).toBeVisible();
  await dialog.getByRole('button', { name: /^€75/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await dialog.getByRole('tab', { name: 'Deposit' }).press('ArrowLeft');
  await expect(dialog.getByRole('tab', { name: 'Buy crypto' })).toBeFocused();
  await expect(
    dialog.getByRole('button', { name: 'Onramper 4.5% fee · about 20 min Verification above €100' }),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Changelly 5% fee · about 15 min Verification above €200' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Buy ETH at Changelly' })).toBeFocused();
  const frame = dialog.locator('iframe[title="Buy ETH at Changelly"]');
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts /);
  await expect(frame.contentFrame().getByText('Changelly', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Other ways to pay' }).press('Enter');
  await expect(dialog.getByRole('tab', { name: 'Buy crypto' })).toHaveAttribute('aria-selected', 'true');
});

test('every company that pays on a page of its own is paid there, and the money is in the wallet', async ({
  page,
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin, '10');
  const start = async (amount: string): Promise<Locator> => {
    const dialog = await openDeposit(page);
    await dialog.getByLabel(/^Amount/).fill(amount);
    return dialog;
  };
  const payThere = async (amount: string): Promise<void> => {
    await page.waitForURL('**/sandbox/pay/**');
    await page.getByRole('button', { name: `Pay €${amount}.00` }).click();
    await page.waitForURL('**/profile/my-wallet**');
    await expect(page.getByText(`€${amount}.00 is in your wallet.`)).toBeVisible();
  };
  const cards = ['Diamond', 'Platinum', 'Gem', 'Sapphire', 'Emerald', 'Topaz', 'Amber', 'Pearl'];
  for (const [index, name] of cards.entries())
    await test.step(name, async () => {
      const amount = String(11 + index);
      const dialog = await start(amount);
      await toCards(dialog);
      await dialog.getByRole('button', { name: `${name} 0% fee · instant` }).click();
      await payThere(amount);
    });
  const wallets = [
    ['Skrill', 'On Skrill’s page'],
    ['Jeton Cash', 'By a voucher’s number and PIN'],
    ['Jeton', 'On Jeton’s page or by its app'],
  ] as const;
  for (const [index, [name, way]] of wallets.entries())
    await test.step(name, async () => {
      const amount = String(21 + index);
      const dialog = await start(amount);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('button', { name: `${name} ${way}` }).click();
      await dialog.getByRole('button', { name: `Continue with ${name}` }).click();
      if (name === 'Jeton') await dialog.getByRole('link', { name: 'Continue on Jeton’s page' }).click();
      await payThere(amount);
    });
});

test('Enter before the minimums are known is kept and made, is taken back by typing on, and says what is in its way', async ({
  page,
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin, '10');
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/rate/limit/**', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openDeposit(page);
  const proceed = dialog.getByRole('button', { name: 'Continue' });
  await expect(proceed).toBeDisabled();
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await expect(proceed).toHaveAttribute('aria-busy', 'true');
  // What is typed next is another wish.
  await page.keyboard.type('0');
  await expect(proceed).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Enter');
  release();
  await expect(dialog.getByText(/^The smallest deposit is/)).toBeVisible();
  await dialog.getByLabel(/^Amount/).fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter an amount like 30 or 12.50.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.reload();
  const again = await openDeposit(page);
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(again.getByRole('heading', { name: 'How do you want to pay?' })).toBeFocused();
});

test('Mifinity pays in its frame, and Jeton by a code beside its page', async ({ page, context, site }) => {
  await enterAsPlayer(context, site.origin, '10');
  const jeton = await openDeposit(page);
  await jeton.getByLabel(/^Amount/).fill('30');
  await page.keyboard.press('Enter');
  await jeton.getByRole('button', { name: /^Jeton On/ }).press('Enter');
  await jeton.getByRole('button', { name: 'Continue with Jeton' }).press('Enter');
  await expect(jeton.getByRole('img', { name: 'Code for the Jeton app' })).toBeVisible();
  await expect(jeton.getByRole('link', { name: 'Continue on Jeton’s page' })).toHaveAttribute(
    'href',
    /\/sandbox\/pay\/jeton\//,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(jeton).toBeHidden();

  const dialog = await openDeposit(page);
  await dialog.getByLabel(/^Amount/).fill('40');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Mifinity/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Continue with Mifinity' }).press('Enter');
  await dialog.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/profile/my-wallet**');
  await expect(page.getByText('€40.00 is in your wallet.')).toBeVisible();
});
