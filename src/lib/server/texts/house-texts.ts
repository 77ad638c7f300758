import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkTexts } from '#content/checks/check-texts.ts';
import { sourcesOf, type TextFault } from '#content/load-texts.ts';
import type { Operator } from '#content/operator.ts';
import { type PreviewedPage, previewedPage } from '#content/previewed-page.ts';
import { isUnknown } from '#content/references.ts';
import { passedDays } from '#content/shown.ts';
import { referenceValues } from '#content/values.ts';
import { textKinds } from '#domain/content/text.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';

type Sources = ReadonlyMap<string, string>;

/** The texts of the repository, as this process found them, and what its checks say of others. */
export type HouseTexts = {
  /** By path, as the files lay there at the start. */
  readonly files: Sources;
  /**
   * Everything that is wrong with a text in the place of the one in `inForce`, which has every text by its path: what stands in it, and what its change
   * breaks elsewhere. `source` null: the text goes away.
   */
  readonly faultsOf: (
    text: { readonly path: string; readonly source: string | null },
    inForce: Sources,
    now: Date,
  ) => Promise<readonly TextFault[]>;
  /** What the page of a text is made of, with every text as it is in `sources` on a day; or why it cannot be shown. */
  readonly pageAt: (sources: Sources, at: Date, path: string) => Promise<PreviewedPage | { readonly fault: string }>;
  /** Which days of these texts have come: while it stays the same, so do the pages. */
  readonly daysOf: (sources: Sources, now: Date) => string;
};

const keyOf = ({ path, line, message }: TextFault): string => `${path}:${line}: ${message}`;

export function readHouseTexts(offers: readonly PromotionRules[], operator: () => Operator, root = '.'): HouseTexts {
  const files: Sources = new Map(textKinds.flatMap((kind) => [...sourcesOf(root, `src/content/${kind}`)]));
  let known: Parameters<typeof checkTexts>[1] | undefined;
  // Read when somebody writes: most processes never do.
  const around = () => {
    known ??= { values: referenceValues(operator(), offers), astroFiles: astroFilesOf(root), now: new Date(0) };
    return known;
  };
  return {
    files,
    daysOf: (sources, now) => [...sources.values()].map((source) => passedDays(source, now)).join(';'),
    pageAt: (sources, at, path) => previewedPage(sources, { ...around(), now: at }, path),
    faultsOf: async ({ path, source }, inForce, now) => {
      const here = { ...around(), now };
      const changed = new Map(inForce);
      if (source === null) changed.delete(path);
      else changed.set(path, source);
      const before = new Set((await checkTexts(inForce, here)).map(keyOf));
      const faults = (await checkTexts(changed, here)).filter((one) => one.path === path || !before.has(keyOf(one)));
      if (!faults.some(({ message }) => message.includes(isUnknown))) return faults;
      const message = `Known references are: ${[...here.values.keys()].join(', ')}.`;
      return [...faults, { path, line: 1, message }];
    },
  };
}

const astroFilesOf = (root: string) =>
  existsSync(`${root}/src/pages`)
    ? ['src/pages', 'src/layouts'].flatMap((folder) =>
        readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.astro'))
          .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
          .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') })),
      )
    : [];
