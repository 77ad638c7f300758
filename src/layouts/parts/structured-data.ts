import type { GameName } from '#domain/catalogue/game.ts';
import { houseLanguage } from '#domain/locale.ts';
import { t } from '#i18n/server.ts';

/**
 * What a page tells search engines about itself, in the terms of schema.org. Addresses are paths here, as everywhere in
 * the pages; `jsonLdText` makes them whole, because only the build knows under which origin they will stand.
 */
export type JsonLd = { readonly '@type': string; readonly [name: string]: unknown };

const houseId = '/#organization';

/** The house itself, for the home page. */
export const organization = (): JsonLd => ({
  '@type': 'Organization',
  '@id': houseId,
  name: t('layout.siteName'),
  url: '/',
  logo: '/icons/icon-512.png',
});

/** The site and its search, for the home page. */
export const webSite = (): JsonLd => ({
  '@type': 'WebSite',
  '@id': '/#website',
  name: t('layout.siteName'),
  url: '/',
  inLanguage: houseLanguage,
  publisher: { '@id': houseId },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
});

/** The way from the home page, which is put before the trail, down to the page itself, which is its last step. */
export const breadcrumbs = (trail: readonly { readonly name: string; readonly path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: t('layout.home'), path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

/**
 * A list of games in the order shown; `from` is the position of the first, on a list's further pages. A game's own page
 * is not for search engines, so that its item has a name and a maker but no address.
 */
export const itemList = (
  name: string,
  games: readonly Pick<GameName, 'name' | 'provider'>[],
  from: number = 1,
): JsonLd => ({
  '@type': 'ItemList',
  name,
  numberOfItems: games.length,
  itemListElement: games.map((game, index) => ({
    '@type': 'ListItem',
    position: from + index,
    item: { '@type': 'VideoGame', name: game.name, author: { '@type': 'Organization', name: game.provider } },
  })),
});

/** Questions with their answers, which may hold simple HTML. */
export const faqPage = (questions: readonly { readonly question: string; readonly answer: string }[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const addressKeys: ReadonlySet<string> = new Set(['@id', 'item', 'logo', 'url', 'urlTemplate']);

/**
 * The content of a page's one `application/ld+json` block. No `<` is left in it, so that no text of a game or a
 * question can end the block.
 */
export const jsonLdText = (nodes: readonly JsonLd[], origin: string): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, (key, value: unknown) =>
    addressKeys.has(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  ).replaceAll('<', '\\u003c');
