import { describe, expect, it } from 'vitest';
import { keepFigures } from '#layouts/kept-html.ts';

const body = (html: string) => keepFigures(`<html><head><title>€10.00</title></head><body>${html}</body></html>`);
const page = (html: string) => `<html><head><title>€10.00</title></head><body>${html}</body></html>`;

describe('a page’s figures', () => {
  it('are kept in a sentence, in one element in the place of the text', () => {
    expect(body('<p class="a>b">  From €10.00 to 12.50 EUR.\n</p>')).toBe(
      page(
        '<p class="a>b">  <span>From <span translate="no">€10.00</span> to <span translate="no">12.50 EUR</span>.</span>\n</p>',
      ),
    );
    expect(body('<td>97.30%</td>')).toBe(page('<td><span translate="no">97.30%</span></td>'));
  });

  it.each([
    '<script type="application/ld+json">{"a":"€10.00"}</script>',
    '<style>a{width:97.30%}</style>',
    '<svg viewBox="0 0 1 1"><text>97.30%</text></svg>',
    '<!-- €10.00 -->',
    '<select><option>€10.00</option></select>',
    '<img alt="€10.00" src="/a.png">',
    '<p translate="no">From <b>€10.00</b><br>to <i>€20.00</i></p>',
    '<astro-island opts="{&quot;name&quot;:1}"><p>€10.00</p><astro-island><p>€20.00</p></astro-island><p>€30.00</p></astro-island>',
    '<p>3 games &amp; 20 spins</p>',
  ])('are left alone in %s', (html) => {
    expect(body(html)).toBe(page(html));
  });

  it('are kept again behind what was left alone', () => {
    expect(body('<p translate="no">€1.00</p><astro-island><p>€2.00</p></astro-island><p>€3.00</p>')).toBe(
      page(
        '<p translate="no">€1.00</p><astro-island><p>€2.00</p></astro-island><p><span translate="no">€3.00</span></p>',
      ),
    );
  });

  it('stay what they were in words: only elements come in', () => {
    const html = '<ul><li>Up to €16.00<li>50% of it</ul><p>A &lt; B: 1,000</p>';
    const words = (text: string) => text.replaceAll(/<[^>]*>/g, '');
    expect(words(body(html))).toBe(words(page(html)));
  });
});
