import { describe, expect, test } from 'vitest';
import { checkText, deadPaths } from '#scripts/check-text.ts';

const faults = (text: string) => checkText([{ path: 'x.md', text }]);

test.each([
  'see /home/ada/project/file.ts',
  'open /Users/ada/Desktop/x.png',
  "const root = '/mnt/build/src';",
  'C:\\Users\\ada\\file',
  'registry=https://packages.example.com/',
  '@scope:registry=https://packages.example.com/',
  'fetched from https://registry.example.com/zod',
  'https://artifactory.example.com/npm/zod',
  '  "resolved": "https://example.com/zod.tgz",',
  '-----BEGIN RSA PRIVATE KEY-----',
  'AKIAABCDEFGHIJKLMNOP',
  '<<<<<<< HEAD',
])('%s is refused', (text) => {
  expect(faults(`first\n${text}`)).toEqual([expect.stringMatching(/^x\.md:2: /)]);
});

test.each([
  'GET /profile-service/api/v1/profile/home',
  'https://example.com/home/ada',
  'docs live in ./mnt/notes',
  'a registry of schemas, <<<<< arrows',
  '"integrity": "sha512-abc"',
  'the pages /games/all and /profile/my-wallet',
])('%s passes', (text) => {
  expect(faults(text)).toEqual([]);
});

describe('a page of the docs', () => {
  const paths = ['src/lib/ui/Badge.tsx', 'docs/flows/bet.md'];
  const dead = (text: string): string[] => deadPaths([{ path: 'docs/flows/bet.md', text }], paths);

  test.each([
    'see `src/lib/ui/Badge.tsx`',
    'see `src/lib/ui/`',
    '[it](../../src/lib/ui/Badge.tsx)',
    '[out](https://example.com)',
    '`src/lib/*`',
  ])('may say %j', (text) => {
    expect(dead(text)).toEqual([]);
  });

  test.each(['see `src/lib/ui/Gone.tsx`', 'see `scripts/gone/`', '[it](../Badge.tsx)'])('may not say %j', (text) => {
    expect(dead(text)).toHaveLength(1);
  });
});
