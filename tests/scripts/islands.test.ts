import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The gallery of parts is for those who build the house, not for its visitors. */
const unguarded = ['#islands/ui-gallery/Gallery.tsx'];

const islands = globSync('src/{layouts,pages}/**/*.astro').flatMap((page) => {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/<(\w+) client:/g)].map(([, name]) => {
    const file = new RegExp(`import \\{ ${name} \\} from '(#islands/[^']+)'`).exec(text)?.[1];
    return [name ?? '', file ?? page] as const;
  });
});
const guarded = [...new Map(islands)].filter(([, file]) => !unguarded.includes(file));

test('there are islands', () => {
  expect(guarded.length).toBeGreaterThan(8);
});

test.each(guarded)('%s shows the page for 500 when it cannot be rendered', (name, file) => {
  const code = readFileSync(file.replace('#islands/', 'src/islands/'), 'utf8');
  expect(code).toContain(`export const ${name} = guarded(function ${name}(`);
});
