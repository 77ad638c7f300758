import { describe, expect, test } from 'vitest';
import { checkImports } from '#scripts/check-imports.ts';
import { readImports } from '#scripts/checks/read-imports.ts';

const fault = (path: string, text: string): string[] => checkImports([{ path, text }]);

describe('the import table refuses', () => {
  test.each([
    ['src/lib/domain/money/x.ts', "import { readFile } from 'node:fs/promises';"],
    ['src/lib/domain/money/x.ts', "import { post } from '#domain/ledger/post.ts';"],
    ['src/lib/domain/games/dice/x.ts', "import { post } from '#domain/ledger/post.ts';"],
    ['src/lib/domain/fairness/x.ts', "import type { ErrorCode } from '#contract/errors.ts';"],
    ['src/lib/contract/x.ts', "import { useState } from 'react';"],
    ['src/lib/contract/x.ts', "import { $funds } from '#stores/funds.ts';"],
    ['src/lib/server/services/x.ts', "import { app } from '#server/http/app.ts';"],
    ['src/lib/server/services/x.ts', "import { sandboxMailer } from '#server/adapters/mail/sandbox.ts';"],
    ['src/lib/server/services/x.ts', "import { Hono } from 'hono';"],
    ['src/lib/server/http/x.ts', "import { query } from '../db/db.ts';"],
    ['src/lib/server/db/x.ts', "import { placeRound } from '../services/games/place-round.ts';"],
    ['src/lib/server/x.ts', "import React from 'react';"],
    ['src/lib/stores/x.ts', "import { query } from '#server/db/db.ts';"],
    ['src/lib/stores/x.ts', "import { useStore } from '@nanostores/react';"],
    ['src/lib/stores/x.ts', "export { loadConfig } from '../server/config.ts';"],
    ['src/lib/ui/x.tsx', "import { $funds } from '#stores/funds.ts';"],
    ['src/lib/ui/x.tsx', "import { signIn } from '#contract/user/sign-in.ts';"],
    ['src/islands/header/x.tsx', "const db = await import('#server/db/db.ts');"],
    ['src/islands/header/x.tsx', "import { Search } from '#islands/search/Search.tsx';"],
    ['src/islands/header/x.tsx', "import { Search } from '../search/Search.tsx';"],
    ['src/pages/x.astro', "---\nimport { query } from '#server/db/db.ts';\n---\n<p>x</p>"],
    ['src/layouts/x.astro', "<p>x</p>\n<script>\nimport { query } from '#server/db/db.ts';\n</script>"],
    ['src/lib/ui/x.tsx', "import { chip } from '#tests/support/chip.ts';"],
    ['src/elsewhere/x.ts', 'export const x = 1;'],
  ])('in %s: %s', (path, text) => {
    expect(fault(path, text)).toHaveLength(1);
  });
});

describe('the import table lets pass', () => {
  test.each([
    ['src/lib/domain/games/dice/x.ts', "import { drawBelow } from '#domain/fairness/stream.ts';"],
    ['src/lib/domain/fairness/x.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['src/lib/server/services/x.ts', "import type { Mailer } from '#server/adapters/mail/mailer.ts';"],
    ['src/lib/server/services/x.ts', "import { type Mailer } from '#server/adapters/mail/mailer.ts';"],
    ['src/islands/header/x.tsx', "import { Bell } from './Bell.tsx';"],
    ['src/islands/header/x.tsx', "import { $funds } from '#stores/funds.ts';"],
    ['src/pages/x.astro', "---\nimport Header from '#islands/header/Header.tsx';\n---\n<Header />"],
    [
      'src/lib/ui/x.tsx',
      "// import { query } from '#server/db/db.ts';\nexport const text = \"import '#server/x.ts'\";",
    ],
  ])('in %s: %s', (path, text) => {
    expect(fault(path, text)).toEqual([]);
  });
});

test('an exception that nothing needs any more is a fault', () => {
  expect(fault('src/lib/server/http/ops.ts', 'export const x = 1;')).toEqual([
    'src/lib/server/http/ops.ts: the exception for src/lib/server/db/connect.ts is not needed any more',
  ]);
});

test('the line of an import in an Astro script is the file’s', () => {
  const text = "---\nconst a = 1;\n---\n<p></p>\n<script>\n  import x from '#ui/x.ts';\n</script>";
  expect(readImports({ path: 'src/pages/x.astro', text })).toEqual([
    { target: 'src/lib/ui/x.ts', typeOnly: false, line: 6 },
  ]);
});
