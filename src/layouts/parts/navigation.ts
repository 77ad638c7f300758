import type { WordKey } from '#i18n/keys.ts';
import type { IconName } from '#ui/icon-paths.ts';

type NavigationLink = { readonly href: string; readonly label: WordKey; readonly icon: IconName };

/** The links that the layouts show. One line a page, written here when the page exists and not before. */
const pages = {
  home: { href: '/', label: 'layout.home', icon: 'home' },
  allGames: { href: '/games/all', label: 'layout.allGames', icon: 'cards' },
  fairPlay: { href: '/fairness', label: 'layout.fairPlay', icon: 'scale' },
  questions: { href: '/#questions', label: 'layout.questions', icon: 'info' },
  terms: { href: '/terms-and-conditions', label: 'layout.terms', icon: 'history' },
  responsible: { href: '/responsible-gaming', label: 'layout.responsible', icon: 'shield' },
  profile: { href: '/profile', label: 'layout.profile', icon: 'user' },
  wallet: { href: '/profile/my-wallet', label: 'layout.wallet', icon: 'wallet' },
  history: { href: '/profile/game-history', label: 'layout.history', icon: 'history' },
} as const satisfies Record<string, NavigationLink>;

/** The side menu of wide screens, and the first part of the Menu modal. */
export const sideMenu: readonly NavigationLink[] = [
  pages.home,
  pages.allGames,
  pages.fairPlay,
  pages.questions,
  pages.terms,
  pages.responsible,
];

/** The player's own pages: the account layout's menu, and the second part of the Menu modal when signed in. */
export const accountMenu: readonly NavigationLink[] = [pages.profile, pages.wallet, pages.history];

export const footerGroups: readonly { readonly title: WordKey; readonly links: readonly NavigationLink[] }[] = [
  { title: 'layout.footerPlay', links: [pages.allGames] },
  { title: 'layout.footerHouse', links: [pages.fairPlay, pages.terms] },
  { title: 'layout.footerCare', links: [pages.responsible, pages.questions] },
];

/** The address a page is known by: the built file's name without its ending. */
export const pagePath = (pathname: string): string => pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';

/** Whether a link leads to the page at `pathname`. A link to a part of a page never does. */
export const isCurrent = ({ href }: Pick<NavigationLink, 'href'>, pathname: string): boolean =>
  href === pagePath(pathname);
