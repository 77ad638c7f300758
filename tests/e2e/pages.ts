import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { bareEnv } from '../support/bare-env.ts';
import { picture, send } from '../support/papers.ts';
import { confirmByMail, deposit, type Player, payer, signUp } from '../support/player.ts';
import type { Site } from '../support/site.ts';
import { expect } from './site.ts';

/** The pages anyone may read. */
export const publicPages = [
  '/',
  '/games/all',
  '/games/new-games',
  '/games/slots',
  '/games/all/Halden%20&%20Rook',
  '/search?q=roulette',
  '/responsible-gaming',
  '/terms-and-conditions',
  '/terms-and-conditions/bonus',
  '/promotions',
  '/faq',
  '/about-us',
  '/kyc',
  '/refund-policy',
  '/aml-policy',
  '/security-policy',
  '/privacy-policy',
  '/policies/terms-and-conditions',
  '/policies/terms-and-conditions/changes/2026-11-01-0f72a5a5/2026-12-06-04654b13',
  '/unsubscribe',
  '/own-money',
  '/self-excluded',
  '/docs/api',
  '/docs/events',
  '/fairness',
  '/fairness/log',
  '/fairness/liabilities',
  '/fairness/statement',
  '/fairness/algorithm',
  '/fairness/algorithm/horses',
  '/fairness/algorithm/slot-orrery',
  '/confirm',
] as const;

/** The pages behind a sign-in, without the game. */
export const accountPages = [
  '/profile',
  '/profile/privacy',
  '/profile/my-favorites',
  '/profile/self-exclusion',
  '/profile/my-wallet',
  '/profile/my-wallet/transaction-history',
  '/profile/casino-promotions',
  '/profile/casino-promotions/pending-promotions',
  '/profile/casino-promotions/coupon',
  '/profile/document',
  '/profile/game-history',
] as const;

export const gamePage = '/game/european-roulette';
export const phone = { width: 360, height: 740 } as const;
/** As narrow as a page must be read without scrolling sideways (WCAG 2.2, 1.4.10): 1280 px at four times the size. */
export const narrow = { width: 320, height: 640 } as const;
export const desktop = { width: 1280, height: 800 } as const;
export const sizes = [phone, desktop] as const;

/** Gives the browser a player's session, as if the player had signed in there. */
export async function useSession(context: BrowserContext, origin: string, player: Player): Promise<void> {
  const pairs = player.cookies().split('; ');
  await context.addCookies(
    pairs.map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: origin })),
  );
}

/** A new player with money, and the profile that paying it in takes, signed in in this browser. */
export async function enterAsPlayer(context: BrowserContext, origin: string, amount = '100'): Promise<Player> {
  const player = await signUp(origin);
  await deposit(origin, player, amount);
  await useSession(context, origin, player);
  return player;
}

/** A new player who has told and paid nothing yet, signed in in this browser. */
export async function enterAsNewcomer(context: BrowserContext, origin: string): Promise<Player> {
  const player = await signUp(origin);
  await useSession(context, origin, player);
  return player;
}

/** A new player whose email is confirmed, signed in in this browser. */
export async function enterConfirmed(context: BrowserContext, origin: string): Promise<Player> {
  const player = await signUp(origin);
  await confirmByMail(origin, player);
  await useSession(context, origin, player);
  return player;
}

/** Takes a promotion that the player is offered. */
export const accept = (player: Player, id: string): Promise<unknown> =>
  player.must('acceptPromotion', { body: { id, accepted: true }, key: randomUUID() });

/** From the amount to the list of card gateways, behind the one button that pays by card. */
export async function toCards(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: /^Credit Card/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Credit Card' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Choose the route myself' }).click();
}

/** Fills in what a payment asks of the profile of who is signed in on this page. */
export async function completeProfileOf(page: Page, origin: string): Promise<void> {
  const { path } = routes.updateProfile;
  const answer = await page.request.put(`${origin}${path}`, { data: payer, headers: { origin } });
  expect(answer.ok()).toBe(true);
}

/** The player's passport is sent in and approved, as the house does it beside the running site. */
export async function identify({ origin, dataDir }: Site, player: Player): Promise<void> {
  const sent = await send<{ id: string }>(origin, player, 'uploadIdDocument', await picture(), 'passport.jpg', {
    kind: 'passport',
  });
  const env = bareEnv({ DATA_DIR: dataDir });
  const words = ['scripts/ops.ts', 'documents', 'approve', sent.body.id, '--by', 'maria'];
  await promisify(execFile)(process.execPath, words, { env });
}

/** Nothing that axe knows of WCAG 2.2 A and AA is broken, in the page and its frames. */
export async function expectAccessible(page: Page): Promise<void> {
  const first = await violationsOf(page);
  // What began to fade while axe looked (a toast that leaves) has colours that never stay: what is broken is so again.
  const stays = first.length === 0 ? [] : await violationsOf(page);
  expect(stays.filter((one) => first.includes(one))).toEqual([]);
}

/**
 * What moves now has come to rest; what waits may move for ever, and what is too far away to be drawn, or comes to be so, stands still
 * meanwhile: it would never say that it has ended.
 */
export const rest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const isDrawn = ({ effect }: Animation): boolean =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({ contentVisibilityAuto: true }) !== false;
    const moves = (one: Animation): boolean => one.playState === 'running' && isDrawn(one);
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity && moves(one));
    return new Promise<void>((rested) => {
      const look = (): unknown => (ending.some(moves) ? setTimeout(look, 30) : rested());
      look();
    });
  });

async function violationsOf(page: Page): Promise<string[]> {
  await rest(page);
  // All frames are of our own origin, so that axe may put its findings together in the page itself: half the time.
  // What is printed on a control is in what it is called (WCAG 2.5.3): axe leaves that out unless it is asked for.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** No page is wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    // What is far below is measured too: until it comes near it is cut off at its own edge.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    const found = document.documentElement.scrollWidth - window.innerWidth;
    document.adoptedStyleSheets.pop();
    return found;
  });
  expect(wide).toBeLessThanOrEqual(0);
}

/** Every target is 24 px wide and high, or has as much room about it (WCAG 2.2, 2.5.8). Takes the bar at the foot out of the page. */
export async function expectTargets(page: Page): Promise<void> {
  // What stays at the foot of the window covers what is scrolled beneath it, which axe takes for a small target.
  await page.evaluate(() => document.querySelector('.site-bottom')?.remove());
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ['target-size'] })
    .setLegacyMode()
    .analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}

/** Every skeleton has given way to what it stood for. */
export const settled = (page: Page): Promise<void> =>
  expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
