import { expect, test } from 'vitest';
import { countOf, wrongOf } from '#scripts/test.ts';

test.each([
  [
    'vitest',
    ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 40 passed | 1 skipped (43)\n',
    1,
    [40, 2, 1],
  ],
  ['vitest in colour', '\u001b[2m      Tests \u001b[22m \u001b[32m13 passed\u001b[39m (13)\n', 0, [13, 0, 0]],
  ['playwright', '  1 failed\n    [x] › a.spec.ts\n  2 did not run\n  12 passed (1.2m)\n', 1, [12, 3, 0]],
  ['a check that passes', 'Checked 80 files\n', 0, [1, 0, 0]],
  ['a check that fails', 'src/a.ts may not import that\n', 1, [0, 1, 0]],
  ['a runner that broke outside its tests', '      Tests  13 passed (13)\nUnhandled error\n', 1, [13, 1, 0]],
] as const)('the summary of %s is counted', (_, output, code, [passed, failed, skipped]) => {
  expect(countOf(output, code)).toEqual({ passed, failed, skipped });
});

test.each([
  [
    'vitest',
    '\u001b[31m FAIL \u001b[39m api tests/api/a.test.ts > a bet\nAssertionError\n FAIL  api tests/api/a.test.ts > a bet\n',
    ['api tests/api/a.test.ts > a bet'],
  ],
  [
    'vitest, tried again',
    ' ✓ server tests/server/a.test.ts > a bet 30ms (retry x1)\n',
    ['server tests/server/a.test.ts > a bet 30ms (retry x1)'],
  ],
  [
    'playwright',
    '[1/3] [pages] › a.spec.ts:3:1 › a page\n  1 failed\n    [pages] › a.spec.ts:3:1 › a page \n  1 flaky\n    [pages] › b.spec.ts:9:1 › a game \n  1 passed (2s)\n',
    ['[pages] › a.spec.ts:3:1 › a page', '[pages] › b.spec.ts:9:1 › a game'],
  ],
  [
    'playwright, with what was met',
    '[1/2] [pages] › a.spec.ts:3:1 › a page\n  1) [pages] › a.spec.ts:3:1 › a page › a step \n\n    Error: expect(locator).toBeVisible() failed\n\n    Retry #1 ───\n    Error: another\n  1 flaky\n    [pages] › a.spec.ts:3:1 › a page \n  1 passed (2s)\n',
    ['[pages] › a.spec.ts:3:1 › a page — Error: expect(locator).toBeVisible() failed'],
  ],
  ['all green', '      Tests  13 passed (13)\n', []],
])('what went wrong in the output of %s is named once', (_, output, names) => {
  expect(wrongOf(output)).toEqual(names);
});
