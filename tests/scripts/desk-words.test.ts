import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deskCalls } from '#contract/desk/calls.ts';
import { deskErrorStatus } from '#contract/desk/errors.ts';
import { actNames, roles, rooms } from '#domain/desk/acts.ts';
import desk from '../../public/locales/en/desk.json' with { type: 'json' };
import work from '../../public/locales/en/deskwork.json' with { type: 'json' };
import houseActs from '../../public/locales/en/houseacts.json' with { type: 'json' };

const at = (path: string): unknown =>
  path.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], desk);

/** What every call may give: src/lib/server/http/desk/desk-runner.ts, and the door before it. */
const ofAll = [
  'network',
  'bad_request',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'cross_site_refused',
  'not_signed_in',
  'rate_limited',
  'internal',
  'unavailable',
];
const ofCalls = Object.values(deskCalls).flatMap(({ errors }): readonly string[] => errors);

it.each([...new Set([...ofAll, ...Object.keys(deskErrorStatus), ...ofCalls])])('the desk has words for %s', (code) => {
  expect(at(`error.${code}`)).toEqual(expect.stringMatching(/\.$/));
});

it.each(actNames)('the desk says what %s is, in a name and a line', (act) => {
  expect(at(`act.${act}`)).toEqual({ name: expect.any(String), can: expect.stringMatching(/\.$/) });
});

it.each(roles)('the desk says what the role %s is for', (role) => {
  expect(at(`role.${role}`)).toEqual({ name: expect.any(String), can: expect.stringMatching(/\.$/) });
});

it('the desk has words for no act, role or room that is not there', () => {
  const acts = Object.entries(desk.act).flatMap(([area, own]) => Object.keys(own).map((name) => `${area}.${name}`));
  expect(acts.sort()).toEqual([...actNames].sort());
  expect(Object.keys(desk.role).sort()).toEqual([...roles].sort());
  expect(Object.keys(desk.room).sort()).toEqual([...rooms].sort());
});

it('players have words for every role, and for every act that may be done with an account', () => {
  expect(roles.filter((role) => !Object.hasOwn(houseActs.by, role))).toEqual([]);
  const { other, ...told } = houseActs.act;
  expect(other).not.toBe('');
  const worded = Object.entries(told).flatMap(([area, own]) => Object.keys(own).map((name) => `${area}.${name}`));
  // Whom these are about is no player; or may not be told (domain/desk/told-acts.ts).
  const ofHouse = actNames.filter((act) =>
    /^(?:(?:today|risk|campaigns|affiliates|webhooks|statements|returns|games|registers|reports|staff|audit)\.|content\.(?!preview_as))/.test(
      act,
    ),
  );
  expect(actNames.filter((act) => !worded.includes(act))).toEqual(ofHouse);
});

it.each([
  ['document_event', work.papers.event],
  ['promotion_event', work.promotions.event],
])('the desk has words for each kind of %s, and for no other', (table, words) => {
  const schema = readFileSync('src/lib/server/db/schema.sql', 'utf8');
  const [, body = ''] = new RegExp(`CREATE TABLE ${table} \\(([\\s\\S]*?)\\n\\);`).exec(schema) ?? [];
  const [, kinds = ''] = /kind = ANY \(ARRAY\[(.*?)\]/.exec(body) ?? [];
  const known = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(known.length).toBeGreaterThan(3);
  expect(Object.keys(words).sort()).toEqual(known.sort());
});
