import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isHouseKey } from '#server/words.ts';

const folder = new URL('../../../src/lib/server/db/functions/', import.meta.url);
const functions = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** What no player’s account has a part in. */
const ofTheHouse = ['spin_stake', 'jackpot_seed'];

it('every kind of movement that the database books for a player has a word on paper', () => {
  const posted = functions.flatMap((text) => [
    ...text.matchAll(/(?:ledger_post|wallet_post)\((?:'(\w+)'|CASE([^,]*))/g),
  ]);
  const kinds = posted.flatMap(([, kind, cases]) =>
    kind === undefined
      ? [...(cases ?? '').matchAll(/(?:THEN|ELSE) '(\w+)'/g)].flatMap(([, found]) => found ?? [])
      : [kind],
  );
  expect(kinds).toContain('bonus_expiry');
  const wordless = [...new Set(kinds)].filter(
    (kind) => !ofTheHouse.includes(kind) && !isHouseKey(`statement.paper_kind_${kind}`),
  );
  expect(wordless).toEqual([]);
});
