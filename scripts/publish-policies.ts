import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { ContentError } from '#content/content-error.ts';
import { readTexts } from '#content/load-texts.ts';
import { asWritten } from '#content/operator.ts';
import { policySchema } from '#content/schemas.ts';
import { referenceValues } from '#content/values.ts';
import { agreementDocuments, dayOf, noticeDays } from '#domain/terms/agreement.ts';
import { readOffers } from '../src/lib/offers/read-offers.ts';
import {
  PoliciesFaulty,
  type PublishedPolicy,
  readPublishedPolicies,
  versionName,
  versionsFolder,
} from '../src/lib/policies/read-versions.ts';
import { report } from './lib/source-files.ts';

/** A policy as it is written now, every figure in place. Days are YYYY-MM-DD. */
export type WrittenPolicy = {
  readonly document: string;
  readonly path: string;
  readonly title: string;
  readonly inForceFrom: string;
  readonly announced: string;
  readonly summary: string;
  readonly body: string;
};

const dayMs = 86_400_000;

/** From which day on a change may hold, by what the terms promise. */
const earliest = (announced: string): string => dayOf(new Date(Date.parse(announced) + noticeDays * dayMs));

const isAgreed = (document: string): boolean => (agreementDocuments as readonly string[]).includes(document);

const wordsOf = (version: string): string => version.slice(-8);

/** What an editor has to put right in a policy before its words can be published as a version behind `last`. */
const blockedBy = (written: WrittenPolicy, last: PublishedPolicy): string[] => {
  const { document, path, announced, inForceFrom } = written;
  if (announced < last.announced || (announced === last.announced && inForceFrom === last.inForceFrom))
    return [
      `${path}: its words, or figures in them, are not those of version ${last.version}: say on top of changes what changed, set ` +
        'inForceFrom, then npm run policies:publish',
    ];
  if (inForceFrom < last.inForceFrom)
    return [`${path}: inForceFrom lies before that of version ${last.version}: write ${last.inForceFrom} or later`];
  if (isAgreed(document) && inForceFrom < earliest(announced))
    return [
      `${path}: inForceFrom lies less than ${noticeDays} days behind the announcement of ${announced}: write ${earliest(announced)} or later`,
    ];
  return [];
};

/** The policies as they are written now held against what was published: faults for the editor, and what is to be published. */
export const comparePolicies = (
  written: readonly WrittenPolicy[],
  published: readonly PublishedPolicy[],
): {
  readonly faults: readonly string[];
  readonly fresh: readonly (WrittenPolicy & { number: number; version: string })[];
} => {
  const faults: string[] = [];
  const fresh: (WrittenPolicy & { number: number; version: string })[] = [];
  for (const one of written) {
    const last = published.findLast(({ document }) => document === one.document);
    const version = versionName(one.inForceFrom, one.title, one.body);
    if (last?.version === version) continue;
    if (last !== undefined && wordsOf(last.version) === wordsOf(version)) {
      faults.push(
        `${one.path}: inForceFrom is another day than that of version ${last.version}: write ${last.inForceFrom}`,
      );
      continue;
    }
    const blocked = last === undefined ? [] : blockedBy(one, last);
    faults.push(...blocked);
    if (blocked.length === 0) fresh.push({ ...one, number: (last?.number ?? 0) + 1, version });
  }
  return { faults, fresh };
};

/** Every policy that is no draft, as it is written now. Throws `ContentError`. */
const readWritten = (): readonly WrittenPolicy[] => {
  const values = referenceValues(asWritten, readOffers());
  const folder = 'src/content/policies';
  return readTexts(process.cwd(), { folder, schema: policySchema, values, now: new Date() })
    .filter(({ data }) => !data.draft)
    .map(({ id, path, data, body }) => toWritten(id, path, data, body));
};

const toWritten = (
  document: string,
  path: string,
  { title, inForceFrom, changes }: z.output<typeof policySchema>,
  body: string,
): WrittenPolicy => {
  const [latest] = changes;
  const [announced, summary] = [dayOf(latest?.date ?? inForceFrom), latest?.summary ?? ''];
  return { document, path, title, inForceFrom: dayOf(inForceFrom), announced, summary, body };
};

const fileOf = ({ document, version }: { document: string; version: string }): string =>
  `${versionsFolder}/${document}/${version}.md`;

/** A version as it is kept. What would be a mark of YAML stands between quotation marks. */
const textOf = ({ title, number, announced, inForceFrom, summary, body }: WrittenPolicy & { number: number }): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `number: ${number}`,
    `announced: ${announced}`,
    `inForceFrom: ${inForceFrom}`,
    `summary: ${JSON.stringify(summary)}`,
    '---',
    body,
  ].join('\n');

/** `npm run policies:publish` keeps the words of each policy that changed as a new version; `--check` says what is not kept. */
function run(isCheck: boolean): void {
  try {
    const written = readWritten();
    const { faults, fresh } = comparePolicies(written, readPublishedPolicies());
    const missing = fresh.map(
      ({ path, version }) => `${path}: version ${version} is not published: npm run policies:publish`,
    );
    if (!isCheck)
      for (const one of fresh) {
        mkdirSync(dirname(fileOf(one)), { recursive: true });
        writeFileSync(fileOf(one), textOf(one));
      }
    report('policies', `${written.length} policies`, isCheck ? [...faults, ...missing] : faults);
  } catch (error) {
    if (!(error instanceof PoliciesFaulty || error instanceof ContentError)) throw error;
    report('policies', 'policies', error.message.split('\n'));
  }
}

if (import.meta.main) run(process.argv.includes('--check'));
