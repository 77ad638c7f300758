import type { Page } from 'playwright-core';
import type { Cast } from '../../tests/support/people.ts';

import {
  afterSpin,
  atTable,
  button,
  craps,
  crapsPocket,
  crapsPocketRolled,
  crapsRolled,
  cupPlayed,
  dialog,
  onCourse,
  onCup,
  opening,
  pressing,
  table,
  thrown,
  updraft,
  withBets,
} from './acts.ts';

/** One picture: who looks at which path, and what was done there before the shutter. `whole` takes the full page. */
export type State = {
  readonly name: string;
  readonly path: string;
  readonly as?: keyof Cast;
  readonly whole?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
};

export const states: readonly State[] = [
  { name: 'home', path: '/', whole: true },
  { name: 'home-signed-in', path: '/', as: 'regular' },
  { name: 'games-all', path: '/games/all', whole: true },
  { name: 'game', path: '/game/blackjack', whole: true },
  { name: 'game-slot', path: '/game/night-orchard', whole: true },
  {
    name: 'game-sheet',
    path: '/',
    act: (page) => page.locator('.hand-middle a').click(),
  },
  { name: 'promotions', path: '/promotions', whole: true },
  { name: 'faq', path: '/faq', whole: true },
  { name: 'search', path: '/search?query=blackjack', whole: true },
  { name: 'offline', path: '/offline', whole: true },
  { name: 'terms', path: '/terms-and-conditions', whole: true },
  { name: 'responsible-gaming', path: '/responsible-gaming', whole: true },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'api-reference', path: '/docs/api' },
  { name: 'fairness', path: '/fairness', whole: true },
  { name: 'book-log', path: '/fairness/log', whole: true },
  {
    name: 'liabilities',
    path: '/fairness/liabilities',
    as: 'regular',
    whole: true,
    act: (page) => page.getByRole('button', { name: /^Prove/ }).click(),
  },
  { name: 'statement-check', path: '/fairness/statement', whole: true },
  { name: 'fairness-game', path: '/fairness#blackjack' },
  { name: 'sandbox-ui', path: '/sandbox/ui', whole: true },
  { name: 'sandbox-outbox', path: '/sandbox/outbox' },
  {
    name: 'menu',
    path: '/',
    act: (page) =>
      page
        .getByRole('button', { name: 'Menu' })
        .filter({ visible: true })
        .click({ timeout: 2_000 })
        .catch(() => undefined),
  },
  { name: 'sign-up', path: '/', act: opening('Sign Up') },
  {
    name: 'sign-up-errors',
    path: '/',
    act: async (page) => {
      await opening('Sign Up')(page);
      await button(page, 'Create account').click();
    },
  },
  { name: 'sign-in', path: '/', act: opening('Login') },
  { name: 'deposit-amount', path: '/', as: 'newcomer', act: opening('Deposit') },
  {
    name: 'deposit-gateways',
    path: '/',
    as: 'regular',
    act: async (page) => {
      await opening('Deposit')(page);
      await button(page, '30 EUR').click();
      await dialog(page).getByRole('button', { name: 'Continue', exact: true }).click();
      await button(page, /^Credit Card/).click();
      await button(page, 'Choose the route myself').click();
      await button(page, /Diamond/).waitFor();
    },
  },
  { name: 'notifications', path: '/', as: 'newcomer', act: (page) => button(page, /^Notifications/).click() },
  { name: 'user-menu', path: '/', as: 'regular', act: (page) => button(page, 'Your account').click() },
  { name: 'profile', path: '/profile', as: 'newcomer', whole: true },
  { name: 'home-newcomer', path: '/', as: 'newcomer', whole: true },
  { name: 'home-promoted', path: '/', as: 'promoted', whole: true },
  { name: 'favorites', path: '/profile/my-favorites', as: 'regular', whole: true },
  { name: 'documents', path: '/profile/document', as: 'regular', whole: true },
  { name: 'privacy', path: '/profile/privacy', as: 'regular', whole: true },
  { name: 'safer-play', path: '/profile/self-exclusion', as: 'regular', whole: true },
  {
    name: 'promotion-dialog',
    path: '/faq',
    as: 'offered',
    act: async (page) => {
      await button(page, /^Notifications/).click();
      await opening(/^20 free spins/)(page);
    },
  },
  { name: 'promotions-offered', path: '/profile/casino-promotions', as: 'offered', whole: true },
  { name: 'promotions-running', path: '/profile/casino-promotions', as: 'promoted', whole: true },
  { name: 'promotions-none', path: '/profile/casino-promotions', as: 'newcomer', whole: true },
  { name: 'promotions-waiting', path: '/profile/casino-promotions/pending-promotions', as: 'awaiting', whole: true },
  { name: 'promotions-code', path: '/profile/casino-promotions/coupon', as: 'offered', whole: true },
  { name: 'wallet-bonus', path: '/profile/my-wallet', as: 'promoted', whole: true },
  { name: 'wallet-empty', path: '/profile/my-wallet', as: 'newcomer', whole: true },
  { name: 'wallet', path: '/profile/my-wallet', as: 'regular', whole: true },
  {
    name: 'withdraw',
    path: '/profile/my-wallet',
    as: 'regular',
    act: (page) => button(page, 'Withdraw EUR').click(),
  },
  {
    name: 'transactions-empty',
    path: '/profile/my-wallet/transaction-history?money=crypto',
    as: 'regular',
    whole: true,
  },
  { name: 'transactions', path: '/profile/my-wallet/transaction-history', as: 'regular', whole: true },
  { name: 'history-empty', path: '/profile/game-history', as: 'newcomer', whole: true },
  { name: 'history', path: '/profile/game-history', as: 'regular', whole: true },
  { name: 'round', path: '/profile/game-history', as: 'regular', act: opening(/^Open the round/) },
  { name: 'confirm-invalid', path: '/confirm?token=0123456789012345678901234567890123456789' },
  { name: 'roulette', path: '/game/european-roulette', as: 'regular', act: atTable },
  { name: 'roulette-bets', path: '/game/european-roulette', as: 'regular', act: withBets },
  { name: 'roulette-result', path: '/game/european-roulette', as: 'regular', act: afterSpin },
  { name: 'roulette-american', path: '/game/american-roulette', as: 'regular', act: withBets },
  { name: 'roulette-french', path: '/game/french-roulette', as: 'regular', act: atTable },
  {
    name: 'roulette-layouts',
    path: '/game/american-roulette',
    as: 'regular',
    act: async (page) => {
      await withBets(page);
      await table(page).getByRole('button', { name: 'Saved layouts' }).click();
      await table(page).getByRole('button', { name: 'Save', exact: true }).click();
    },
  },
  {
    name: 'roulette-statistic',
    path: '/game/european-roulette',
    as: 'regular',
    act: async (page) => {
      await atTable(page);
      await table(page).getByRole('button', { name: 'How often each number fell' }).click();
      await table(page).getByRole('dialog').waitFor();
    },
  },
  { name: 'craps', path: '/game/craps', as: 'regular', act: craps },
  { name: 'craps-rolled', path: '/game/craps', as: 'regular', act: crapsRolled },
  { name: 'cup', path: '/game/eight-towns-cup', as: 'regular', act: onCup },
  { name: 'cup-played', path: '/game/eight-towns-cup', as: 'regular', act: cupPlayed },
  { name: 'craps-pocket', path: '/game/pocket-craps', as: 'regular', act: crapsPocket },
  { name: 'craps-pocket-rolled', path: '/game/pocket-craps', as: 'regular', act: crapsPocketRolled },
  { name: 'horses', path: '/game/eight-at-the-downs', as: 'regular', act: onCourse },
  {
    name: 'roulette-rules',
    path: '/game/european-roulette',
    as: 'regular',
    act: async (page) => {
      await atTable(page);
      await table(page).getByRole('button', { name: 'Rules and payouts' }).click();
      await table(page).getByRole('dialog').waitFor();
    },
  },
  { name: 'dice', path: '/game/dice', as: 'regular', act: pressing('Roll') },
  { name: 'limbo', path: '/game/limbo', as: 'regular', act: pressing('Play') },
  { name: 'mines', path: '/game/mines', as: 'regular', act: pressing('Start', 'Pick for me') },
  { name: 'plinko', path: '/game/plinko', as: 'regular', act: pressing('Drop') },
  { name: 'signal-box', path: '/game/signal-box', as: 'regular', act: pressing('Spin') },
  { name: 'night-orchard', path: '/game/night-orchard', as: 'regular', act: pressing('Spin') },
  { name: 'kite-harbour', path: '/game/kite-harbour', as: 'regular', act: pressing('Spin') },
  { name: 'tidepool', path: '/game/tidepool', as: 'regular', act: pressing('Spin') },
  { name: 'soda-siphon', path: '/game/soda-siphon', as: 'regular', act: pressing('Spin') },
  { name: 'three-card-poker', path: '/game/three-card-poker', as: 'regular', act: pressing('Ante', 'Deal', /^Play ·/) },
  { name: 'caribbean-stud', path: '/game/caribbean-stud', as: 'regular', act: pressing('Ante', 'Deal', /^Call ·/) },
  { name: 'blackjack-surrender', path: '/game/surrender-blackjack', as: 'regular', act: pressing('Pair', 'Deal') },
  { name: 'war', path: '/game/war', as: 'regular', act: pressing('Ante', 'Tie', 'Deal') },
  { name: 'let-it-ride', path: '/game/let-it-ride', as: 'regular', act: pressing('Three bets', 'Deal', 'Let it ride') },
  {
    name: 'ultimate-holdem',
    path: '/game/ultimate-holdem',
    as: 'regular',
    act: pressing('Ante', 'Deal', 'Check', /^Raise 2/),
  },
  { name: 'pai-gow-poker', path: '/game/pai-gow-poker', as: 'regular', act: pressing('Bet', 'Deal', 'House way') },
  { name: 'casino-holdem', path: '/game/casino-holdem', as: 'regular', act: pressing('Ante', 'Deal', /^Call ·/) },
  { name: 'jacks-or-better', path: '/game/jacks-or-better', as: 'regular', act: pressing('Deal', /^Card 1/, 'Draw') },
  { name: 'deuces', path: '/game/not-so-ugly-deuces', as: 'regular', act: pressing('Deal', /^Card 1/, 'Draw') },
  { name: 'keno', path: '/game/keno%2F40-10', as: 'regular', act: pressing('Quick pick', 'Draw') },
  { name: 'deep-water', path: '/game/deep-water', as: 'regular', act: thrown },
  { name: 'open-reef', path: '/game/open-reef', as: 'regular', act: thrown },
  { name: 'parcel-room', path: '/game/parcel-room', as: 'regular', act: pressing('Buy a ticket') },
  { name: 'night-ferry', path: '/game/night-ferry', as: 'regular', act: pressing('Buy a ticket', 'Scratch all') },
  { name: 'fox-and-crow', path: '/game/fox-and-crow', as: 'regular', act: pressing('Buy a ticket') },
  { name: 'market-day', path: '/game/market-day', as: 'regular', act: pressing('Buy a ticket', 'Scratch all') },
  { name: 'paper-planes', path: '/game/paper-planes', as: 'regular', act: pressing('Buy a ticket', 'Scratch all') },
  { name: 'parish-hall', path: '/game/parish-hall', as: 'regular', act: pressing('Buy a ticket', 'Scratch all') },
  { name: 'tide-table', path: '/game/tide-table', as: 'regular', act: pressing('Buy a ticket') },
  { name: 'word-garden', path: '/game/word-garden', as: 'regular', act: pressing('Buy a ticket', 'Scratch all') },
  { name: 'updraft', path: '/game/updraft', as: 'regular', act: updraft },
];
