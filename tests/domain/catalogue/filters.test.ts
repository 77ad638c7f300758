import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  cleanText,
  filterParams,
  noFilters,
  parseFilters,
  withoutChoice,
} from '#domain/catalogue/filters.ts';

const parse = (query: string) => parseFilters(new URLSearchParams(query));

describe('an address', () => {
  it('says what is looked for, in every field', () => {
    expect(
      parse('q=rou&list=top&studio=A&studio=B&category=slots&volatility=low&rtp=97&feature=ways&sort=az&page=3'),
    ).toEqual({
      q: 'rou',
      list: 'top',
      studio: ['A', 'B'],
      category: ['slots'],
      volatility: ['low'],
      rtp: 97,
      feature: ['ways'],
      sort: 'az',
      page: 3,
    });
  });

  it.each([
    ['nothing', ''],
    ['words that no field knows', 'list=x&category=Slots&volatility=huge&rtp=50&feature=__proto__&sort=up&colour=red'],
    ['empty values, as a form without script sends them', 'q=&sort=&rtp=&studio='],
    ['pages that are none', 'page=0'],
    ['a negative page', 'page=-3'],
    ['a page in another notation', 'page=1e9'],
    ['a page with a fraction', 'page=2.5'],
    ['a studio longer than any name', `studio=${'x'.repeat(81)}`],
    ['only blanks and control characters', 'q=%00%20%09%1f%E2%80%8B'],
  ])('with %s asks for the whole shelf', (_, query) => {
    expect(parse(query)).toEqual(noFilters);
  });

  it('is bounded, however long it is', () => {
    const long = parse(
      `q=${'ab'.repeat(500_000)}&${'studio=a&'.repeat(10_000)}page=${'9'.repeat(400)}&${Array.from({ length: 500 }, (_, at) => `studio=s${at}`).join('&')}`,
    );
    expect(long.q).toHaveLength(64);
    expect(long.studio.length).toBeLessThanOrEqual(20);
    expect(long.page).toBe(99_999);
  });

  it('takes text as text', () => {
    expect(parse('q=%3Cscript%3Ealert(1)%3C%2Fscript%3E').q).toBe('<script>alert(1)</script>');
    expect(parse('q=a%00b').q).toBe('a b');
    expect(cleanText('😀'.repeat(100))).toBe('😀'.repeat(64));
  });

  it('means the same when it is written again, and then stays as it is', () => {
    const names = ['q', 'list', 'studio', 'category', 'volatility', 'rtp', 'feature', 'sort', 'page'];
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('slots', 'card', 'low', 'high', '96', '99', 'ways', 'new', 'az', 'top', '2', 'Halden & Rook'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 12 }), (pairs) => {
        const filters = parseFilters(new URLSearchParams(pairs));
        const params = filterParams(filters);
        expect(parseFilters(params)).toEqual(filters);
        expect(String(filterParams(parseFilters(params)))).toBe(String(params));
      }),
    );
  });
});

describe('a choice', () => {
  const filters = { ...parse('category=slots&category=card&rtp=97&feature=ways&sort=new&page=4') };

  it('can be taken away by itself, which leads to the first page', () => {
    expect(String(filterParams(withoutChoice(filters, { name: 'category', value: 'slots' })))).toBe(
      'category=card&rtp=97&feature=ways&sort=new',
    );
    expect(withoutChoice(filters, { name: 'rtp', value: '97' }).rtp).toBeNull();
  });

  it('is gone once taken away, whichever it is', () => {
    for (const choice of choicesOf(filters))
      expect(choicesOf(withoutChoice(filters, choice))).toEqual(
        choicesOf(filters).filter((one) => one !== choice && (one.name !== choice.name || one.value !== choice.value)),
      );
  });
});
