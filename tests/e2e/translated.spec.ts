import { globSync, readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { accountPages, desktop, enterAsPlayer, gamePage, publicPages, settled } from './pages.ts';
import { expect, test } from './site.ts';

/**
 * What a browser's translation does to a page: each text node gives way to elements of its own, again after each change. What the page
 * says is not to be translated is left alone, and so are drawings and what is typed.
 */
const translate = (): void => {
  const kept = '[translate=no], script, style, noscript, textarea, option, svg, font';
  const wrap = (text: Text): void => {
    const { parentElement: parent } = text;
    if (parent === null || parent.closest(kept) !== null || (text.nodeValue ?? '').trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) wrap(text);
  };
  const start = (): void => {
    wrapAll(document.body);
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') wrap(target as Text);
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else wrapAll(node);
        }
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
};

/** The islands of the players' house by their name, from the pages that they stand in; the desk is for its own people. */
const islands = [
  ...new Set(
    globSync('src/{layouts,pages}/**/*.astro', { exclude: ['src/pages/desk/**'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<(\w+) client:/g)].map(([, name = '']) => name),
    ),
  ),
].sort();

/** Not for visitors, and only with a text that a mail or a company made. */
const elsewhere = ['Gallery'];

const fonts = (scope: Page | FrameLocator | Locator): Locator => scope.locator('font font');
const started = async (page: Page): Promise<string[]> => {
  const names = page
    .frames()
    .map((frame) =>
      frame
        .locator('astro-island:not([ssr])')
        .evaluateAll((all) => all.map((island) => String(JSON.parse(island.getAttribute('opts') ?? '{}').name))),
    );
  return (await Promise.all(names)).flat();
};
/** Who has been woken and has not started yet. Those of players sleep on for a visitor, and one in a closed drawer until it is seen. */
const sleepers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPlayer = document.documentElement.dataset['signedIn'] !== undefined;
    return [...document.querySelectorAll('astro-island[ssr]:not([client=visible])')]
      .map(
        (island) =>
          JSON.parse(island.getAttribute('opts') ?? '{}') as { readonly name: string; readonly value?: unknown },
      )
      .filter(({ value }) => isPlayer || (value !== 'player' && value !== 'own'))
      .map(({ name }) => name);
  });
/** Wakes what sleeps until it is wanted. */
const wake = (page: Page): Promise<void> =>
  page.locator('astro-island[ssr][client=intent]').evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new CustomEvent('faceup:intent'));
  });

/** Amounts, returns and addresses, which say the same in every language. */
const figure = /[€$£₿ΞŁ₮]\s?\d|\d\s(?:EUR|BTC)\b|\d\.\d|\d\s?%|@\w/;

/** What the translation was given has no figure in it. */
const expectFiguresKept = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    expect((await frame.locator('font font').allTextContents()).filter((text) => figure.test(text))).toEqual([]);
};

/** The island is not replaced by the page for 500, and what it shows is translated. */
const expectWhole = async (page: Page): Promise<void> => {
  await expect(page.getByText('We are sorry. This was unexpected.')).toHaveCount(0);
  expect(await fonts(page).count()).toBeGreaterThan(0);
  await expectFiguresKept(page);
};

test.use({ viewport: desktop });

test.describe('a page that the browser translates', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(translate);
  });

  test('says what is wrong in the forms, and takes it back', async ({ page, allowErrors }) => {
    allowErrors(/status of 401/);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    const signUp = page.getByRole('dialog', { name: 'Create your account' });
    await signUp.getByRole('button', { name: 'Create account' }).click();
    await expect(signUp.getByText('Full Name is required')).toBeVisible();
    await signUp.getByLabel('Full name').fill('Ada Byron');
    await expect(signUp.getByText('Full Name is required')).toBeHidden();
    await signUp.getByLabel('Email').fill('ada');
    await signUp.getByRole('button', { name: 'Create account' }).click();
    await expect(signUp.getByText('Invalid email format')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await signIn.getByLabel('Email').fill('nobody@example.com');
    await signIn.getByLabel('Password', { exact: true }).fill('not the one');
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/wrong|not right|incorrect|do not match/i).first()).toBeVisible();
    await expectWhole(page);
  });

  test('wakes an island that is pressed at once', async ({ page }) => {
    for (const path of ['/', '/games/all', '/faq']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      await expectWhole(page);
    }
  });

  test('moves the balance of a table with each round', async ({ page }) => {
    await page.goto('/try/dice');
    const roll = page.getByRole('button', { name: 'Roll', exact: true });
    await expect(roll).toBeVisible();
    const figures = page.locator('.figures').filter({ hasText: /^\D{0,3}[\d,]+\.\d\d/ });
    const status = page
      .getByRole('status')
      .filter({ hasText: /Rolled/ })
      .first();
    const shown: string[] = [];
    // A text between others, which React writes into its own node.
    const told: string[] = [];
    for (let round = 0; round < 4; round++) {
      shown.push((await figures.allTextContents()).join(' '));
      await roll.click();
      await expect.poll(async () => (await figures.allTextContents()).join(' ')).not.toBe(shown.at(-1));
      told.push((await status.textContent()) ?? '');
    }
    expect(new Set(told).size).toBeGreaterThan(1);
    await expectWhole(page);
  });

  test('keeps every amount of the pages that anyone may read', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path);
      await expectWhole(page);
    }
  });

  test('keeps amounts in the sentences of a payment and of a table’s rules', async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin);
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await expect(dialog.getByText('From €10.00 to €10,000.00.')).toBeVisible();
    await expectWhole(page);
    await dialog.getByLabel(/^Amount/).fill('3');
    await expect(dialog.getByText('€10.00').first()).toBeVisible();
    await expectWhole(page);
    await page.goto('/try/craps');
    await page.getByRole('button', { name: /rules/i }).first().click();
    await expect(page.getByText('This table takes €0.10 to €500.00 a round')).toBeVisible();
    await expectWhole(page);
  });

  test('shows every island of the house', async ({ page, context, site, allowErrors }) => {
    test.slow();
    allowErrors(/status of 40[0-9]/);
    const seen = new Set<string>();
    const look = (path: string) =>
      test.step(path, async () => {
        await page.goto(path);
        await wake(page);
        await settled(page);
        await expect.poll(() => sleepers(page)).toEqual([]);
        await expectWhole(page);
        for (const name of await started(page)) seen.add(name);
      });
    const alone = ['/confirm?token=x', '/unsubscribe?token=x', '/own-money?token=x', '/self-excluded'];
    const fairness = ['', '/log', '/statement', '/liabilities'].map((page) => `/fairness${page}`);
    for (const path of [...alone, ...fairness]) await look(path);
    await enterAsPlayer(context, site.origin);
    for (const path of ['/', '/promotions', '/policies/terms-and-conditions', ...accountPages]) await look(path);
    await page.goto(gamePage);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible();
    // A frame that begins empty keeps its window, in which the script has run once: for the empty page.
    await page.frame({ url: /\/play\// })?.evaluate(translate);
    expect(await fonts(frame).count()).toBeGreaterThan(0);
    await expectFiguresKept(page);
    for (const name of await started(page)) seen.add(name);
    await look('/try/dice');
    expect(islands.filter((name) => !seen.has(name) && !elsewhere.includes(name))).toEqual([]);
  });
});
