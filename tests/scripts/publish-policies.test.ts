import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comparePolicies, type WrittenPolicy } from '#scripts/publish-policies.ts';
import {
  PoliciesFaulty,
  type PublishedPolicy,
  readPolicyVersions,
  readPublishedPolicies,
  versionName,
} from '../../src/lib/policies/read-versions.ts';

const body = 'We pay withdrawals within three working days.';
const written: WrittenPolicy = {
  document: 'kyc',
  path: 'src/content/policies/kyc.md',
  title: 'Identity checks',
  inForceFrom: '2026-11-22',
  announced: '2026-11-22',
  summary: 'First published.',
  body,
};
const asPublished = (one: WrittenPolicy, number = 1): PublishedPolicy => ({
  document: one.document,
  number,
  version: versionName(one.inForceFrom, one.title, one.body),
  title: one.title,
  announced: one.announced,
  inForceFrom: one.inForceFrom,
  summary: one.summary,
  body: one.body,
  file: `versions/${one.document}.md`,
});
const published = [asPublished(written)];
const changed = { ...written, body: body.replace('three', 'five') };

test('what is published as it is written is in order', () => {
  expect(comparePolicies([written], published)).toEqual({ faults: [], fresh: [] });
});

test('other marks about the same words are no other version', () => {
  const marked = { ...written, body: '- We **pay** [withdrawals](/kyc)\n  within three\n  working days.' };
  expect(comparePolicies([marked], published)).toEqual({ faults: [], fresh: [] });
});

test('a policy that was never published becomes number 1', () => {
  expect(comparePolicies([written], []).fresh).toMatchObject([
    { document: 'kyc', number: 1, version: published[0]?.version },
  ]);
});

test('changed words, or a changed figure in them, without a new entry are refused', () => {
  const { faults, fresh } = comparePolicies([changed], published);
  expect(fresh).toEqual([]);
  expect(faults).toEqual([
    `${written.path}: its words, or figures in them, are not those of version ${published[0]?.version}: say on top of changes what ` +
      'changed, set inForceFrom, then npm run policies:publish',
  ]);
});

test.each([
  [
    'too soon behind the announcement',
    { announced: '2026-12-01', inForceFrom: '2026-12-14' },
    'write 2026-12-15 or later',
  ],
  [
    'before the version that it follows',
    { announced: '2026-11-23', inForceFrom: '2026-11-21' },
    'write 2026-11-22 or later',
  ],
])('a version in force %s is refused', (_, days, remedy) => {
  const { faults, fresh } = comparePolicies([{ ...changed, ...days }], published);
  expect(fresh).toEqual([]);
  expect(faults).toEqual([expect.stringContaining(remedy)]);
});

test('changed words that were announced become the next number', () => {
  const next = { ...changed, announced: '2026-12-01', inForceFrom: '2026-12-15' };
  expect(comparePolicies([next], published)).toMatchObject({
    faults: [],
    fresh: [{ number: 2, version: expect.stringMatching(/^2026-12-15-[0-9a-f]{8}$/) }],
  });
});

test('another day for words that were published is refused', () => {
  const { faults } = comparePolicies([{ ...written, inForceFrom: '2026-11-30' }], published);
  expect(faults).toEqual([expect.stringContaining('write 2026-11-22')]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faceup-policies-'));
  mkdirSync(join(folder, 'kyc'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (
  number: number,
  inForceFrom: string,
  text: string,
  name = versionName(inForceFrom, 'Checks', text),
): string => {
  const head = `---\ntitle: "Checks"\nnumber: ${number}\nannounced: 2026-11-01\ninForceFrom: ${inForceFrom}\nsummary: "x"\n---\n`;
  writeFileSync(join(folder, 'kyc', `${name}.md`), `${head}${text}`);
  return name;
};

test('published versions are read in their order', () => {
  const names = [keep(1, '2026-12-01', 'One.'), keep(2, '2026-12-01', 'Two.'), keep(3, '2027-01-01', 'Three.')];
  expect(
    readPolicyVersions(folder)
      .get('kyc')
      ?.map(({ version }) => version),
  ).toEqual(names);
});

test('a published text that somebody changed is found out', () => {
  const name = keep(1, '2026-12-01', 'One.');
  keep(1, '2026-12-01', 'One more.', name);
  expect(() => readPublishedPolicies(folder)).toThrow(PoliciesFaulty);
  expect(() => readPublishedPolicies(folder)).toThrow(/a published version does not change/);
});

test('a version that is missing between others is found out', () => {
  keep(1, '2026-12-01', 'One.');
  keep(3, '2027-01-01', 'Three.');
  expect(() => readPublishedPolicies(folder)).toThrow(/is number 3 where 2 was expected/);
});

test('the policies of the house are published', () => {
  const documents = readPolicyVersions();
  expect(documents.get('terms-and-conditions')?.length).toBeGreaterThanOrEqual(2);
});
