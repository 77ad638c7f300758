import { expect, it } from 'vitest';
import { fieldsOf, withField } from '#domain/content/front-matter.ts';

const source = `---
question: "What is this: a question?"
group: play
order: 20
changes:
  - date: 2026-11-01
    summary: first
---

Yes. order: 5
---
`;

it('reads fields of one line, and no list', () => {
  expect(fieldsOf(source)).toEqual([
    { name: 'question', value: 'What is this: a question?' },
    { name: 'group', value: 'play' },
    { name: 'order', value: '20' },
  ]);
});

it('changes one and nothing else', () => {
  expect(withField(source, 'order', '30')).toBe(source.replace('order: 20', 'order: 30'));
  expect(withField(source, 'group', 'start')).toBe(source.replace('group: play', 'group: start'));
});

it('writes what YAML would misread between quotation marks, and reads it as it was', () => {
  for (const value of ['Why: because?', '- a dash', 'a # b', "it's", '"quoted"', '{{age.min}}', 'yes']) {
    const changed = withField(source, 'question', value);
    expect(fieldsOf(changed)[0]).toEqual({ name: 'question', value });
  }
});

it('adds one at the end, and takes one out', () => {
  const dated = withField(source, 'validTo', '2026-12-31');
  expect(fieldsOf(dated).at(-1)).toEqual({ name: 'validTo', value: '2026-12-31' });
  expect(withField(dated, 'validTo', '')).toBe(source);
});

it('leaves a text without front matter as it is', () => {
  expect(withField('no head', 'order', '1')).toBe('no head');
});
