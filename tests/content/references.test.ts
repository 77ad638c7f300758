import { describe, expect, it } from 'vitest';
import { referencesIn, resolveReferences, withoutReferences } from '#content/references.ts';

const values = new Map([
  ['welcome.bonus', () => '€2,000.00'],
  ['age.min', () => '18'],
]);

describe('references in a text', () => {
  it('become the engine’s figures, with or without spaces in their braces', () => {
    expect(resolveReferences('Up to {{welcome.bonus}}, from {{ age.min }} years.', values)).toEqual({
      text: 'Up to €2,000.00, from 18 years.',
      faults: [],
    });
  });

  it('that nobody knows are named with their line and a guess', () => {
    const { faults } = resolveReferences('One\ntwo {{welcome.bonsu}}', values, 10);
    expect(faults).toEqual([
      {
        line: 11,
        message: '{{welcome.bonsu}} is no known reference. Did you mean {{welcome.bonus}}?',
      },
    ]);
  });

  it('that resemble nothing are named without a guess', () => {
    expect(resolveReferences('{{something.else.entirely}}', values).faults[0]?.message).not.toContain('Did you mean');
  });

  it.each(['{{welcome.bonus', 'welcome.bonus}}', '{{welcome.bonus}'])('must be closed: %s', (text) => {
    expect(resolveReferences(text, values).faults).toEqual([
      { line: 1, message: expect.stringContaining('braces that do not pair') },
    ]);
  });

  it('can be listed, and taken out with the lines in their places', () => {
    expect(referencesIn('{{a}} and\n{{ b.c }}')).toEqual(['a', 'b.c']);
    expect(withoutReferences('x {{a}} y\nz')).toBe('x   y\nz');
  });

  it('that never close are told at once, however much stands in them', () => {
    const { faults } = resolveReferences(`{{${' '.repeat(49_000)}x`, values);
    expect(faults[0]?.message).toContain('braces that do not pair');
    expect(referencesIn(`{{${' '.repeat(49_000)}`)).toEqual([]);
  });

  it('are replaced once: what a figure brings with it is not read again', () => {
    const odd = new Map([
      ['a', () => '{{b}}'],
      ['b', () => 'no'],
    ]);
    expect(resolveReferences('{{a}}', odd)).toEqual({ text: '{{b}}', faults: [] });
  });
});
