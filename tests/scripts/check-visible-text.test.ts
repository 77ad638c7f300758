import { expect, it } from 'vitest';
import { checkVisibleText } from '#scripts/check-visible-text.ts';

const wrong = (path: string, text: string): string[] => checkVisibleText([{ path, text }]);

it.each([
  ['a text', 'src/pages/a.astro', '<p>Welcome back</p>'],
  ['a text beside markup', 'src/pages/a.astro', "<p>{t('a.b')} and more</p>"],
  ['a spoken attribute', 'src/pages/a.astro', '<nav aria-label="Main menu"></nav>'],
  ['a prop that is shown', 'src/pages/a.astro', '<Section title="Cards" />'],
  ['a choice between words', 'src/islands/a.tsx', "export const A = ({ on }) => <b>{on ? 'Switched on now' : ''}</b>;"],
  ['a list in the front matter', 'src/pages/a.astro', "---\nconst steps = ['First of all'];\n---\n<i>{steps}</i>"],
  ['a template', 'src/islands/a.tsx', ['export const A = ({ n }) => <i aria-label={`Page $', '{n}`} />;'].join('')],
  ['a script of the layouts', 'src/layouts/parts/a.ts', "export const note = 'Every ticket sold is gone.';"],
])('finds %s that stands in the code', (_, path, text) => {
  expect(wrong(path, text)).toHaveLength(1);
});

it.each([
  ['words by their keys', 'src/pages/a.astro', "<p title={t('a.b')}>{t('a.c')}</p>"],
  ['classes and addresses', 'src/pages/a.astro', '<a href="/games/all" class="Flex items-center gap">→</a>'],
  ['code and formulas', 'src/pages/a.astro', '<p><code>npm run verify</code></p>'],
  ['what only developers read', 'src/layouts/a.ts', "throw new Error('No poster for this game');"],
  ['the name of the house', 'src/lib/ui/a.tsx', 'export const A = () => <b>Faceup</b>;'],
  ['units and signs', 'src/pages/a.astro', '<b>100 % · 2×</b>'],
])('leaves alone %s', (_, path, text) => {
  expect(wrong(path, text)).toEqual([]);
});

it('names file, words and line', () => {
  expect(wrong('src/pages/a.astro', '---\n---\n<main>\n  <p>Welcome back</p>\n</main>')).toEqual([
    'src/pages/a.astro: “Welcome back” (near line 4) belongs in public/locales/en',
  ]);
});
