import { describe, expect, it } from 'vitest';
import { breadcrumbs, faqPage, itemList, jsonLdText, organization, webSite } from '#layouts/parts/structured-data.ts';

const origin = 'https://casino.example';
const graphOf = (text: string) => JSON.parse(text) as { '@context': string; '@graph': Record<string, never>[] };

describe('structured data', () => {
  it('has whole addresses, and leaves the place of the search words as it is', () => {
    const { '@context': context, '@graph': graph } = graphOf(jsonLdText([organization(), webSite()], origin));
    expect(context).toBe('https://schema.org');
    expect(graph[0]).toMatchObject({ '@id': `${origin}/#organization`, url: `${origin}/`, name: 'Faceup' });
    expect(graph[1]).toMatchObject({
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } },
    });
  });

  it('leads from home to the page', () => {
    const trail = breadcrumbs([
      { name: 'All games', path: '/games/all' },
      { name: 'Meridian', path: '/games/all/Meridian' },
    ]);
    const [node] = graphOf(jsonLdText([trail], origin))['@graph'];
    expect(node?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'All games', item: `${origin}/games/all` },
      { '@type': 'ListItem', position: 3, name: 'Meridian', item: `${origin}/games/all/Meridian` },
    ]);
  });

  it('counts on over the pages of a list', () => {
    const list = itemList('Slots', [{ name: 'Tidepool', provider: 'Brass Lantern' }], 49);
    expect(list).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 49, item: { name: 'Tidepool', author: { name: 'Brass Lantern' } } }],
    });
  });

  it('stays inside its block, whatever a text holds', () => {
    const question = '</script><script>alert(1)</script><!-- $& /games';
    const text = jsonLdText([faqPage([{ question, answer: 'No </SCRIPT >' }])], origin);
    expect(text).not.toContain('<');
    expect(graphOf(text)['@graph'][0]).toMatchObject({
      mainEntity: [{ name: question, acceptedAnswer: { text: 'No </SCRIPT >' } }],
    });
  });
});
