import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isDay } from '#domain/day.ts';
import type { PolicyVersion, PolicyVersions } from '#domain/terms/agreement.ts';
import { wordingOf } from '#domain/terms/blocks.ts';

/** The folder of all published versions, from where the house is built and started. Written by `npm run policies:publish`. */
export const versionsFolder = 'src/content/policy-versions';

/** A published version with its text: Markdown with every figure in place, and the operator by reference. */
export type PublishedPolicy = PolicyVersion & {
  readonly summary: string;
  readonly body: string;
  readonly file: string;
};

/** Published versions that cannot be used. `message` has a line for each fault: file and remedy. */
export class PoliciesFaulty extends Error {
  override readonly name = 'PoliciesFaulty';
}

/** What a version is called: the day from which it holds, and 32 bits of the SHA-256 of its words. */
export const versionName = (inForceFrom: string, title: string, body: string): string =>
  `${inForceFrom}-${createHash('sha256').update(wordingOf(title, body)).digest('hex').slice(0, 8)}`;

const field = (head: Record<string, unknown>, name: string): string => {
  const value = head[name];
  return typeof value === 'string' ? value : '';
};

/** A file of the folder, `terms-and-conditions/2026-12-06-3f2a91c0.md`; a text where it cannot be used. */
const readOne = (folder: string, path: string): PublishedPolicy | string => {
  const file = `${folder}/${path}`;
  const [, front = '', body = ''] = /^---\r?\n([\s\S]*?)^---\r?\n([\s\S]*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  const parsed: unknown = parse(front);
  const head = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>;
  const [title, announced, inForceFrom] = [field(head, 'title'), field(head, 'announced'), field(head, 'inForceFrom')];
  const { number } = head;
  const at = path.lastIndexOf('/');
  const [document, version] = [path.slice(0, at), path.slice(at + 1).replace(/\.md$/, '')];
  if (!Number.isInteger(number) || !isDay(announced) || !isDay(inForceFrom) || title === '')
    return `${file}: its front matter is not as it was written: take the file back as it was published`;
  const name = versionName(inForceFrom, title, body);
  if (name !== version)
    return `${file}: its words make it ${name}: a published version does not change, take it back as it was`;
  const facts = { document, number: Number(number), version, title, announced, inForceFrom };
  return { ...facts, summary: field(head, 'summary'), body, file };
};

/** All published versions of a folder, the oldest of each document first. Throws `PoliciesFaulty`. */
export const readPublishedPolicies = (folder: string = versionsFolder): readonly PublishedPolicy[] => {
  const paths = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => path.endsWith('.md'))
        .sort()
    : [];
  const read = paths.map((path) => readOne(folder, path));
  const found = read.filter((one) => typeof one !== 'string').toSorted((a, b) => a.number - b.number);
  const faults = read.filter((one) => typeof one === 'string');
  for (const versions of Map.groupBy(found, ({ document }) => document).values())
    for (const [at, { file, number }] of versions.entries())
      if (number !== at + 1)
        faults.push(`${file}: is number ${number} where ${at + 1} was expected: a version is missing`);
  if (faults.length > 0) throw new PoliciesFaulty(['The published policies cannot be used:', ...faults].join('\n  '));
  return found;
};

/** The versions of every document, without their texts, for the process. Throws `PoliciesFaulty`. */
export const readPolicyVersions = (folder: string = versionsFolder): PolicyVersions =>
  new Map(
    [...Map.groupBy(readPublishedPolicies(folder), ({ document }) => document)].map(([document, versions]) => [
      document,
      versions.map(({ summary: _summary, body: _body, file: _file, ...facts }) => facts),
    ]),
  );
