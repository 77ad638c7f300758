import type { Page } from 'playwright-core';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
export const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).first();

/** Opens a dialog by a button of the page and waits until it stands. */
export const opening = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await dialog(page).waitFor();
};

export const table = (page: Page) => page.frameLocator('iframe');

export async function atTable(page: Page): Promise<void> {
  await table(page).getByRole('button', { name: 'Spin' }).waitFor();
}

export async function withBets(page: Page): Promise<void> {
  await atTable(page);
  await table(page).getByRole('button', { name: /^Red/ }).first().click();
  await table(page)
    .getByRole('button', { name: /^Straight up 17/ })
    .first()
    .click();
}

/** A spot of craps, where the panel of a phone that holds it is open. */
const onFelt = (page: Page, spot: string) => table(page).locator(`button[data-spot="${spot}"]`);

export async function craps(page: Page): Promise<void> {
  await table(page).getByRole('button', { name: 'Roll', exact: true }).waitFor();
  for (const spot of ['pass', 'place:6', 'field'])
    if (await onFelt(page, spot).isVisible()) await onFelt(page, spot).click();
}

export async function crapsRolled(page: Page): Promise<void> {
  await craps(page);
  await table(page).getByRole('button', { name: 'Roll', exact: true }).press('Enter');
  await page.waitForTimeout(2_500);
}

export async function crapsPocket(page: Page): Promise<void> {
  await table(page).getByRole('button', { name: 'Roll', exact: true }).waitFor();
  for (const spot of ['pass', 'over-7']) await onFelt(page, spot).click();
}

export async function crapsPocketRolled(page: Page): Promise<void> {
  await crapsPocket(page);
  await table(page).getByRole('button', { name: 'Roll', exact: true }).press('Enter');
  await page.waitForTimeout(2_500);
}

/** Chips on the next race's card, as far as it still takes any. */
export async function onCourse(page: Page): Promise<void> {
  await table(page).getByRole('button', { name: 'Hand in', exact: true }).waitFor();
  for (const bet of ['win:1', 'win:7', 'show:3']) await table(page).locator(`button[data-bet="${bet}"]`).click();
}

/** Chips on the clubs of the first cup. */
export async function onCup(page: Page): Promise<void> {
  await table(page).getByRole('button', { name: 'Kick off', exact: true }).waitFor();
  for (const bet of ['winner:2', 'winner:4', 'winner:6'])
    await table(page).locator(`button[data-bet="${bet}"]`).click();
}

export async function cupPlayed(page: Page): Promise<void> {
  await onCup(page);
  await table(page).getByRole('button', { name: 'Kick off', exact: true }).click();
  await page.waitForTimeout(11_000);
}

export async function thrown(page: Page): Promise<void> {
  await table(page)
    .getByRole('button', { name: /^Shark/ })
    .click();
  await page.waitForTimeout(800);
}

export async function afterSpin(page: Page): Promise<void> {
  await withBets(page);
  await table(page).getByRole('button', { name: 'Spin' }).click();
  await table(page).getByRole('button', { name: 'Rebet' }).waitFor({ state: 'visible' });
  await page.waitForTimeout(7_000);
}

/** Presses the buttons of a table one after the other, each as soon as it can be pressed. */
export const pressing =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await table(page).getByRole('button', { name, exact: true }).first().click();
    await page.waitForTimeout(3_000);
  };

/** In the air, with the way out open; now and then a flight is over at once. */
export async function updraft(page: Page): Promise<void> {
  await table(page)
    .getByRole('button', { name: /^Stake on/ })
    .click();
  const over = table(page)
    .getByRole('status')
    .getByText(/No win|Won/);
  await table(page)
    .getByRole('button', { name: /^Cash out/ })
    .or(over)
    .waitFor({ timeout: 90_000 });
  await page.waitForTimeout(2_500);
}
