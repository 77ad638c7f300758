import { describe, expect, it } from 'vitest';
import { circleFaults, importCircles } from '#scripts/checks/import-circles.ts';

const file = (path: string, ...targets: string[]) => ({
  path: `src/${path}`,
  text: targets.map((target) => `import type { One } from './${target}';`).join('\n'),
});

describe('circles of imports', () => {
  it('are none where every file reads on in one direction', () => {
    expect(importCircles([file('a.ts', 'b.ts', 'c.ts'), file('b.ts', 'c.ts'), file('c.ts')])).toEqual([]);
  });
  it('are found apart, types included, with who only leads there left out', () => {
    const files = [
      file('a.ts', 'b.ts'),
      file('b.ts', 'c.ts'),
      file('c.ts', 'b.ts', 'd.ts'),
      file('d.ts', 'e.ts'),
      file('e.ts', 'f.ts'),
      file('f.ts', 'd.ts'),
    ];
    expect(importCircles(files)).toEqual([
      ['src/b.ts', 'src/c.ts'],
      ['src/d.ts', 'src/e.ts', 'src/f.ts'],
    ]);
  });
  it('are told with every file that stands in them', () => {
    expect(circleFaults([file('a.ts', 'b.ts'), file('b.ts', 'a.ts')])).toEqual([
      '2 files import each other: src/a.ts, src/b.ts',
    ]);
  });
});
