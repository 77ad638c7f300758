import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const mentions = (pattern: RegExp): string[] =>
  globSync('src/lib/server/**/*.{ts,sql}')
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
    .sort();

it('the desk reads markers by the one function that holds its player to come first', () => {
  // Who finds them, shows them to their player, and gives them along in the export; the rest makes the table.
  expect(mentions(/\bharm_marker\b/)).toEqual([
    'src/lib/server/db/commands.sql',
    'src/lib/server/db/functions/harm-markers.sql',
    'src/lib/server/db/migrations/0049_harm_markers.sql',
    'src/lib/server/db/queries/harm-markers.ts',
    'src/lib/server/db/queries/player-data/account.ts',
    'src/lib/server/db/schema.sql',
  ]);
  expect(mentions(/\bmarkers_for_staff\b/)).toEqual([
    'src/lib/server/db/functions/harm-markers.sql',
    'src/lib/server/db/queries/desk/harm-markers.ts',
    'src/lib/server/db/queries/desk/today.ts',
    'src/lib/server/db/schema.sql',
  ]);
});

it('no event tells of them outside, and no reader of the books sees their tables', () => {
  const tables = /harm_marker|harm_intervention|play_stretch|marker_due/;
  expect(readFileSync('src/lib/server/db/functions/events.sql', 'utf8')).not.toMatch(tables);
  expect(readFileSync('src/lib/server/db/grants.sql', 'utf8')).not.toMatch(tables);
  expect(readFileSync('src/lib/server/db/views.sql', 'utf8')).not.toMatch(tables);
});
