import { expect, test } from 'vitest';
import { checkBundle, staleMarkers } from '#scripts/check-bundle.ts';
import { checkFloor, inlineScripts } from '#scripts/checks/browser-floor.ts';
import { readFiles } from '#scripts/lib/source-files.ts';

const server = [{ path: 'src/lib/server/db/x.ts', text: "const find = sql('find_player_by_key', 'SELECT 1');" }];
const faults = (text: string) => checkBundle([{ path: 'dist/client/x.js', text }], server);

test.each([
  'var a="password_hash"',
  'x={sealed_seed:1}',
  'import{createRequire}from"node:module"',
  'q("SELECT id, stake FROM round WHERE player_id = $1")',
  'n="find_player_by_key"',
  'const u=env.DATABASE_URL',
  '//# sourceMappingURL=x.js.map',
])('%s in a script for browsers is a fault', (text) => {
  expect(faults(text).length).toBeGreaterThan(0);
});

test.each([
  'const a={serverSeedHash:h,code:"idempotency_key_reused"}',
  'e.textContent="Select a game from the list"',
  'my_password_hash_not=1',
])('%s in a script for browsers is none', (text) => {
  expect(faults(text)).toEqual([]);
});

test('every marker still stands in the server', () => {
  const files = readFiles(process.cwd(), (path) => path.startsWith('src/lib/server/') || path === 'package.json');
  expect(staleMarkers(files)).toEqual([]);
});

test.each([
  "t.replace(/\\B(?<!\\.\\d*)(?=(?:\\d{3})+(?!\\d))/g,',')",
  'e=/(?<=a)b/',
  'i=crypto.randomUUID()',
  'u=URL.parse(t,location.origin)',
  'navigator.locks.request("a",f)',
])('%s is nothing for the oldest browsers served', (text) => {
  expect(checkFloor([{ path: 'x.js', text }])).toHaveLength(1);
});

test.each(['e=/(?<name>a)b(?!c)/', 'u=new URL(t)', 'o.locks=1', 'new URL(a).parsed', 'i=crypto.getRandomValues(b)'])(
  '%s is for all browsers served',
  (text) => {
    expect(checkFloor([{ path: 'x.js', text }])).toEqual([]);
  },
);

test('a page’s own scripts are looked at, and what is data in it is not', () => {
  const text =
    '<script>a(1)</script><script src="/x.js"></script><script type="application/ld+json">{}</script><script type="module">b()</script>';
  expect(inlineScripts({ path: 'x.html', text }).map((script) => script.text)).toEqual(['a(1)', 'b()']);
});
