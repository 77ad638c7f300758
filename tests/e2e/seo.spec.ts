import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './site.ts';

type Graph = readonly { readonly '@type': string; readonly [name: string]: unknown }[];

/** What a page says of itself in its head. */
type Head = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string | null;
  readonly properties: Readonly<Record<string, string>>;
  readonly graph: Graph;
};

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '') || '/';

/** Reads a page as a crawler does: its HTML, with no script run. */
async function readHead(page: Page, request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  const head = await page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const meta = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null;
      const properties = [...document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name'),
        tag.getAttribute('content'),
      ]);
      return {
        titles: [...document.querySelectorAll('head > title')].map((title) => title.textContent),
        description: meta('meta[name=description]'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        robots: meta('meta[name=robots]'),
        properties: Object.fromEntries(properties),
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent),
      };
    },
    await answer.text(),
  );
  expect([path, head.titles.length]).toEqual([path, 1]);
  const blocks = head.data.map((text) => JSON.parse(text ?? '') as { '@context': string; '@graph': Graph });
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
  const graph = blocks.flatMap((block) => block['@graph']);
  return { ...head, title: head.titles[0] ?? '', description: head.description ?? '', graph };
}

/** The paths that the sitemaps name. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      pathOf(url.replaceAll('&amp;', '&')),
    );
  const maps = await locations('/sitemap-index.xml');
  expect(maps.length).toBeGreaterThan(0);
  return (await Promise.all(maps.map(locations))).flat();
}

/** The lines of robots.txt that refuse a path, as RFC 9309 reads them. */
async function refusals(request: APIRequestContext): Promise<(path: string) => boolean> {
  const text = await (await request.get('/robots.txt')).text();
  const patterns = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, pattern = '']) => pattern);
  expect(patterns.length).toBeGreaterThan(0);
  return (path) =>
    patterns.some((pattern) => (pattern.endsWith('$') ? `${path}$` === pattern : path.startsWith(pattern)));
}

const wanted = [
  '/',
  '/games/all',
  '/games/top',
  '/games/new-games',
  '/games/featured-games',
  ...['card', 'slots', 'video_poker', 'poker', 'casual', 'craps', 'roulette', 'crash', 'lottery', 'fishing'].map(
    (category) => `/games/${category}`,
  ),
  '/games/virtual_sports',
  '/games/scratch',
  '/promotions',
  '/terms-and-conditions',
  '/terms-and-conditions/bonus',
  '/faq',
  '/about-us',
  '/kyc',
  '/refund-policy',
  '/aml-policy',
  '/security-policy',
  '/responsible-gaming',
  '/privacy-policy',
  '/fairness',
  '/fairness/log',
  '/fairness/liabilities',
  '/fairness/statement',
];

test('the sitemap names every public page and no other', async ({ request }) => {
  const paths = await sitemapPaths(request);
  expect(new Set(paths).size).toBe(paths.length);
  expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => /^\/games\/all\/[^/]+$/.test(path)).length).toBeGreaterThan(0);
  expect(
    paths.filter((path) => /^\/(?:profile|game|play|sandbox|confirm|search|404|500|keystatic)(?:\/|$)/.test(path)),
  ).toEqual([]);
  const refused = await refusals(request);
  expect(paths.filter(refused)).toEqual([]);
});

test('each page of the sitemap has a title, a description, an address and a picture of its own', async ({
  page,
  request,
}) => {
  const heads: (Head & { path: string })[] = [];
  for (const path of await sitemapPaths(request)) heads.push({ path, ...(await readHead(page, request, path)) });
  for (const { path, title, description, canonical, robots, properties, graph } of heads) {
    expect([path, robots, pathOf(canonical)]).toEqual([path, null, path]);
    expect([path, title.length > 10 && title.length <= 75, title]).toEqual([path, true, title]);
    expect([path, description.length > 40 && description.length <= 220, description]).toEqual([
      path,
      true,
      description,
    ]);
    expect(properties).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:site_name': 'Faceup',
      'twitter:card': 'summary_large_image',
    });
    expect([path, graph.length > 0]).toEqual([path, true]);
  }
  for (const kind of ['title', 'description', 'canonical'] as const) {
    const twice = [...Map.groupBy(heads, (head) => head[kind])].filter(([, same]) => same.length > 1);
    expect(twice.map(([text, same]) => [text, ...same.map(({ path }) => path)])).toEqual([]);
  }
  const pictures = Map.groupBy(heads, ({ properties }) => pathOf(properties['og:image'] ?? ''));
  for (const [picture, pages] of pictures) {
    const answer = await request.get(picture);
    expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([picture, 200, 'image/jpeg']);
    // Only the further pages of a list share one, and the games' numbers that of fair play.
    expect(
      pages.map(({ path }) => path).filter((path) => !/\/page\/\d+$|^\/fairness\/algorithm/.test(path)).length,
    ).toBeLessThanOrEqual(1);
  }
});

test('pages say what they are in the terms of schema.org', async ({ page, request }) => {
  const nodeOf = async (path: string, type: string) => {
    const node = (await readHead(page, request, path)).graph.find((one) => one['@type'] === type);
    expect([path, type, node !== undefined]).toEqual([path, type, true]);
    return node ?? { '@type': type };
  };
  expect(await nodeOf('/', 'Organization')).toMatchObject({
    name: 'Faceup',
    logo: expect.stringMatching(/^https?:.*\.png$/),
  });
  expect(await nodeOf('/', 'WebSite')).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: expect.stringMatching(/^https?:\/\/[^/]+\/search\?q=\{search_term_string\}$/) },
      'query-input': 'required name=search_term_string',
    },
  });
  const logo = pathOf(String((await nodeOf('/', 'Organization'))['logo']));
  expect((await request.get(logo)).headers()['content-type']).toBe('image/png');

  const trail = await nodeOf('/games/slots', 'BreadcrumbList');
  expect(trail['itemListElement']).toMatchObject([
    { '@type': 'ListItem', position: 1, item: expect.stringMatching(/\/$/) },
    { position: 2 },
    ...((trail['itemListElement'] as unknown[]).length > 2 ? [{ position: 3 }] : []),
  ]);
  const list = await nodeOf('/games/slots', 'ItemList');
  const items = list['itemListElement'] as { position: number; item: { name: string } }[];
  expect(items.length).toBe(list['numberOfItems']);
  for (const [index, { position, item }] of items.entries())
    expect([position, item.name.length > 0]).toEqual([index + 1, true]);

  const questions = (await nodeOf('/faq', 'FAQPage'))['mainEntity'] as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions.length).toBeGreaterThanOrEqual(40);
  for (const { name, acceptedAnswer } of questions)
    expect([name, acceptedAnswer.text.length > 20]).toEqual([name, true]);
});

test('the site’s description names the offer of the specification', async ({ page, request }) => {
  expect((await readHead(page, request, '/')).description).toMatch(/70 free spins on doubling a deposit/);
});

test('what belongs to one player, and what is no page of its own, is kept from search engines', async ({
  page,
  request,
}) => {
  const refused = await refusals(request);
  for (const path of [
    '/profile',
    '/profile/my-wallet',
    '/game/european-roulette',
    '/play/roulette-european',
    '/confirm',
    '/unsubscribe',
  ]) {
    expect([path, refused(path)]).toEqual([path, true]);
    expect([path, (await readHead(page, request, path)).robots]).toEqual([path, 'noindex']);
  }
  expect([refused('/search?q=roulette'), refused('/user-service/api/v1/signin')]).toEqual([true, true]);
  const missing = await request.get('/nothing-here', { headers: { accept: 'text/html' } });
  expect([missing.status(), /<meta name="robots" content="noindex">/.test(await missing.text())]).toEqual([404, true]);
});

test('the site can be put among the apps of a phone', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, name } = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(name).toBe('Faceup');
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});
