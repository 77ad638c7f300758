import type { WordKey } from '#i18n/keys.ts';
import type { IconName } from '#ui/icon-paths.ts';

export type NavigationLink = {
  readonly href: string;
  readonly label: WordKey;
  readonly icon: IconName;
  /** The dialog that opens instead of the page where scripts run. */
  readonly opens?: 'categories';
};

/** The links that the layouts show. One line a page, written here when the page exists and not before. */
const pages = {
  home: { href: '/', label: 'layout.home', icon: 'home' },
  allGames: { href: '/games/all', label: 'layout.allGames', icon: 'cards' },
  topGames: { href: '/games/top', label: 'layout.topGames', icon: 'bars' },
  newGames: { href: '/games/new-games', label: 'layout.newGames', icon: 'plus' },
  featuredGames: { href: '/games/featured-games', label: 'layout.featuredGames', icon: 'bookmark' },
  categories: { href: '/games/all', label: 'layout.categories', icon: 'grid', opens: 'categories' },
  promotions: { href: '/promotions', label: 'layout.promotions', icon: 'gift' },
  fairPlay: { href: '/fairness', label: 'layout.fairPlay', icon: 'scale' },
  bookLog: { href: '/fairness/log', label: 'layout.bookLog', icon: 'history' },
  liabilities: { href: '/fairness/liabilities', label: 'layout.liabilities', icon: 'scale' },
  faq: { href: '/faq', label: 'layout.faq', icon: 'info' },
  about: { href: '/about-us', label: 'layout.aboutUs', icon: 'users' },
  terms: { href: '/terms-and-conditions', label: 'layout.terms', icon: 'page' },
  bonusTerms: { href: '/terms-and-conditions/bonus', label: 'layout.bonusTerms', icon: 'page' },
  privacy: { href: '/privacy-policy', label: 'layout.privacy', icon: 'lock' },
  kyc: { href: '/kyc', label: 'layout.kyc', icon: 'page' },
  aml: { href: '/aml-policy', label: 'layout.aml', icon: 'page' },
  security: { href: '/security-policy', label: 'layout.security', icon: 'shield' },
  refund: { href: '/refund-policy', label: 'layout.refund', icon: 'page' },
  responsible: { href: '/responsible-gaming', label: 'layout.responsible', icon: 'shield' },
  profile: { href: '/profile', label: 'layout.profile', icon: 'user' },
  myPrivacy: { href: '/profile/privacy', label: 'layout.myPrivacy', icon: 'lock' },
  favorites: { href: '/profile/my-favorites', label: 'layout.favorites', icon: 'heart' },
  documents: { href: '/profile/document', label: 'layout.documents', icon: 'page' },
  wallet: { href: '/profile/my-wallet', label: 'layout.wallet', icon: 'wallet' },
  transactions: { href: '/profile/my-wallet/transaction-history', label: 'layout.transactions', icon: 'bars' },
  history: { href: '/profile/game-history', label: 'layout.history', icon: 'history' },
  casinoPromotions: { href: '/profile/casino-promotions', label: 'layout.casinoPromotions', icon: 'gift' },
  myPromotions: { href: '/profile/casino-promotions', label: 'layout.myPromotions', icon: 'gift' },
  pendingPromotions: {
    href: '/profile/casino-promotions/pending-promotions',
    label: 'layout.pendingPromotions',
    icon: 'history',
  },
  promotionCoupon: { href: '/profile/casino-promotions/coupon', label: 'layout.promotionCoupon', icon: 'key' },
  saferPlay: { href: '/profile/self-exclusion', label: 'layout.saferPlay', icon: 'shield' },
  gameHistory: { href: '/profile/game-history', label: 'layout.gameHistory', icon: 'history' },
} as const satisfies Record<string, NavigationLink>;

/** A list of links under a title of its own. */
type LinkGroup = { readonly title: WordKey; readonly links: readonly NavigationLink[] };

/** The side menu of wide screens. */
export const sideMenu: readonly LinkGroup[] = [
  {
    title: 'layout.footerPlay',
    links: [pages.home, pages.allGames, pages.topGames, pages.newGames, pages.categories],
  },
  {
    title: 'layout.footerHouse',
    links: [pages.promotions, pages.fairPlay, pages.faq, pages.about, pages.terms, pages.responsible],
  },
];

/** The Menu modal of small screens, for everybody; Deposit stands below. */
export const menuLinks: readonly NavigationLink[] = [
  pages.home,
  pages.categories,
  pages.promotions,
  pages.terms,
  pages.faq,
  pages.fairPlay,
  pages.responsible,
];

/** What the Menu modal adds for a signed-in player, above Logout. */
export const playerMenuLinks: readonly NavigationLink[] = [
  pages.casinoPromotions,
  pages.gameHistory,
  pages.saferPlay,
  pages.about,
];

/** A link of the account layout's menu, with those that belong to its page. */
type AccountLink = NavigationLink & { readonly below?: readonly NavigationLink[] };

/** The player's own pages: the account layout's menu. */
export const accountMenu: readonly AccountLink[] = [
  { ...pages.profile, below: [pages.myPrivacy, pages.favorites, pages.saferPlay] },
  { ...pages.wallet, below: [pages.transactions] },
  { ...pages.myPromotions, below: [pages.pendingPromotions, pages.promotionCoupon] },
  pages.documents,
  pages.history,
];

export const footerGroups: readonly LinkGroup[] = [
  { title: 'layout.footerPlay', links: [pages.allGames, pages.topGames, pages.newGames, pages.featuredGames] },
  {
    title: 'layout.footerHouse',
    links: [pages.promotions, pages.about, pages.fairPlay, pages.bookLog, pages.liabilities],
  },
  { title: 'layout.footerRules', links: [pages.terms, pages.bonusTerms, pages.privacy, pages.aml, pages.security] },
  { title: 'layout.footerCare', links: [pages.responsible, pages.faq, pages.kyc, pages.refund] },
];

/** The address a page is known by: the built file's name without its ending. */
export const pagePath = (pathname: string): string => pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';

/** Whether a link leads to the page at `pathname`. A link to a part of a page, or to a dialog, never does. */
export const isCurrent = ({ href, opens }: Pick<NavigationLink, 'href' | 'opens'>, pathname: string): boolean =>
  opens === undefined && href === pagePath(pathname);
