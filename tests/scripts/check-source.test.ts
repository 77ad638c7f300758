import { describe, expect, test } from 'vitest';
import { checkSource } from '#scripts/check-source.ts';
import { withoutComments } from '#scripts/checks/without-comments.ts';

const tokens = "ink: { 900: '#081311' }";
const faults = (path: string, text: string): string[] => checkSource([{ path, text }], tokens);
const front = (lines: number): string => `---\n${'const a = 1;\n'.repeat(lines)}---\n<p />`;

describe('the source check refuses', () => {
  test.each([
    ['src/islands/a/x.tsx', "const answer = await fetch('/x');"],
    ['src/islands/a/x.tsx', '<Button onClick={() => $step.set(null)} />'],
    ['src/islands/a/x.tsx', "$filter.setKey('page', 1);"],
    ['src/islands/games/dice/use-table.ts', "$round.set({ state: 'idle' });"],
    ['src/layouts/x.astro', '<script>navigator.sendBeacon("/x")</script>'],
    ['src/lib/stores/x.ts', 'const xhr = new XMLHttpRequest();'],
    ['src/islands/a/x.tsx', '<Button onClick={() => window.location.reload()} />'],
    ['src/lib/stores/x.ts', "window.location.href = '/';"],
    ['src/lib/stores/session/session.ts', 'if (persisted) location.reload();'],
    ['src/lib/domain/money/x.ts', 'const now = Date.now();'],
    ['src/lib/domain/games/x.ts', 'const roll = Math.random();'],
    ['src/lib/domain/limits/x.ts', 'const today = new Date();'],
    ['src/lib/server/services/x.ts', 'const id = randomUUID();'],
    ['src/lib/server/services/x.ts', 'const url = process.env.DATABASE_URL;'],
    ['src/lib/server/db/queries/x.ts', "const a = sql('a', 'DELETE FROM session');"],
    ['src/lib/server/services/x.ts', "const a = command('a', `UPDATE session SET ended_at = $1`);"],
    ['src/lib/server/http/x.ts', "const url = process.env['PORT'];"],
    ['src/islands/a/x.tsx', '<p dangerouslySetInnerHTML={{ __html: name }} />'],
    ['src/lib/stores/x.ts', 'node.innerHTML = name;'],
    ['src/islands/a/x.tsx', "<p style={{ color: '#ff0000' }} />"],
    ['src/islands/a/x.tsx', '<p className="bg-[#fff]" />'],
    ['src/styles/x.css', 'a { color: rgb(1 2 3); }'],
    ['src/layouts/x.astro', '<meta name="theme-color" content="#123456" />'],
    ['src/lib/ui/x.ts', `// TO${'DO'}: later`],
    ['tests/domain/x.test.ts', `test.${'skip'}('x', () => {});`],
    ['tests/domain/x.test.ts', `describe.${'skipIf'}(isSlow)('x', () => {});`],
    ['tests/e2e/x.spec.ts', `test.${'skip'}(isSlow, 'only on a fast machine');`],
    ['tests/e2e/x.spec.ts', `test.describe.${'only'}('x', () => {});`],
    ['src/islands/a/x.tsx', "const shown = count.toLocaleString('en');"],
    ['src/lib/stores/x.ts', "const format = new Intl.DateTimeFormat('en-GB');"],
    ['src/lib/stores/x.ts', 'const shown = count.toLocaleString();'],
    ['src/layouts/x.astro', '<html lang="en">'],
    ['src/pages/x.astro', front(26)],
  ])('in %s: %j', (path, text) => {
    expect(faults(path, text).length).toBeGreaterThan(0);
  });
});

describe('the source check lets pass', () => {
  test.each([
    ['src/lib/stores/a/x.ts', '$step.set(null);'],
    ['src/islands/a/x.tsx', 'seen.set(id, node); $step.listen(show);'],
    ['src/lib/stores/shell/navigation.ts', 'const go = () => window.location.assign(url);'],
    ['src/lib/stores/x.ts', "if (location.pathname === '/x') goTo(location.href);"],
    ['src/lib/stores/calls/api.ts', "const answer = await fetch('/x');"],
    ['src/lib/stores/x.ts', 'await query.fetch(); prefetch("/x");'],
    ['src/lib/server/services/x.ts', 'const now = ctx.clock.now(); const later = new Date(now.getTime() + 5);'],
    ['src/lib/domain/x.ts', '/** Never Math.random(). */\n// nor Date.now()\nexport const x = 1;'],
    [
      'src/lib/server/db/queries/x.ts',
      "const a = command('a', 'DELETE FROM session'); const b = sql('b', 'SELECT 1');",
    ],
    ['src/lib/server/config.ts', 'export const env = process.env;'],
    ['src/layouts/x.astro', '<meta name="theme-color" content="#081311" />'],
    ['src/layouts/x.astro', '<a href="#content">x</a> <use href="#add" />&#1234;'],
    ['src/pages/x.astro', front(25)],
  ])('in %s: %j', (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});

test('a fault names its file and line', () => {
  expect(faults('src/lib/domain/x.ts', '/*\n\n*/\nconst a = Date.now();')[0]).toMatch(/^src\/lib\/domain\/x\.ts:4: /);
});

test('blanking comments keeps addresses and line numbers', () => {
  expect(withoutComments("const u = 'https://a.b'; // why\nx/* a\nb */y")).toBe(
    "const u = 'https://a.b'; \nx    \n    y",
  );
});
