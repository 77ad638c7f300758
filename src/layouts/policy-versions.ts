import type { MarkdownInstance } from 'astro';
import { parseOperator } from '#content/operator.ts';
import { resolveReferences } from '#content/references.ts';
import { operatorValues } from '#content/values.ts';
import { changesPath, documentSlug } from '#domain/terms/agreement.ts';
import { blocksOf } from '#domain/terms/blocks.ts';
import { compareTexts, type Row } from '#domain/terms/compare-texts.ts';
import { type PublishedPolicy, readPublishedPolicies } from '../lib/policies/read-versions.ts';

/** Who runs the house, which published versions name by reference. */
const operator = operatorValues(parseOperator(process.env));
const filled = (text: string): string => resolveReferences(text, operator).text;

const versions = Map.groupBy(
  readPublishedPolicies().map((one) => ({ ...one, title: filled(one.title), body: filled(one.body) })),
  ({ document }) => document,
);

/** Every version of a policy, the oldest first. */
export const versionsOf = (document: string): readonly PublishedPolicy[] => versions.get(document) ?? [];

const files = import.meta.glob<MarkdownInstance<object>>('/src/content/policy-versions/**/*.md', { eager: true });

/** A version as markup, word for word, with its headings. */
export const renderVersion = async ({ file }: PublishedPolicy) => {
  const markdown = files[`/${file}`];
  if (markdown === undefined) throw new Error(`${file}: is not loaded`);
  return { html: filled(await markdown.compiledContent()), headings: markdown.getHeadings() };
};

/** The list of versions of each document, as a page whose parameter is the document. */
export const documentPaths = () =>
  [...versions.keys()].map((document) => ({ params: { policy: documentSlug(document) }, props: { document } }));

/** Every version of every document, to be read as it was. */
export const versionPaths = () =>
  [...versions.values()].flat().map((version) => ({
    params: { policy: documentSlug(version.document), version: version.version },
    props: { version },
  }));

/** Two versions to be laid side by side. */
export type Comparison = {
  readonly from: PublishedPolicy;
  readonly to: PublishedPolicy;
  readonly rows: readonly Row[];
};

/** Each version beside the one before it, and each beside the newest, which is what a player who accepted it is asked about. */
export const comparisonPaths = () =>
  [...versions.values()].flatMap((all) =>
    all.flatMap((from, at) =>
      [...new Set([all[at + 1], all.at(-1)])].flatMap((to) => {
        if (to === undefined || to.number <= from.number) return [];
        const rows = compareTexts(blocksOf(from.body), blocksOf(to.body));
        const params = { policy: documentSlug(from.document), from: from.version, to: to.version };
        return [{ params, props: { comparison: { from, to, rows } satisfies Comparison } }];
      }),
    ),
  );

/** Where a version is compared with the one before it; undefined of the first. */
export const changesSince = ({ document, number, version }: PublishedPolicy): string | undefined => {
  const before = versionsOf(document).find((one) => one.number === number - 1);
  return before && changesPath(document, before.version, version);
};
