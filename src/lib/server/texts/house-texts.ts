import type { TextsAround } from '#content/checks/check-texts.ts';
import { sourcesOf, type TextFault } from '#content/load-texts.ts';
import type { Operator } from '#content/operator.ts';
import { resolveReferences } from '#content/references.ts';
import { passedDays } from '#content/shown.ts';
import { textKinds } from '#domain/content/text.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Result } from '#domain/result.ts';
import { createAside, type ShownPage } from './check-aside.ts';
import { aroundOf } from './faults-of-text.ts';

type Sources = ReadonlyMap<string, string>;

/** The texts of the repository, as this process found them, and what its checks say of others. */
export type HouseTexts = {
  /** By path, as the files lay there at the start. */
  readonly files: Sources;
  /**
   * Everything that is wrong with a text in the place of the one in `inForce`, which has every text by its path: what stands in it, and what its change
   * breaks elsewhere. `source` null: the text goes away. Beside the house and in turn (check-aside.ts), so never while something is locked; `whose`: who asks.
   */
  readonly faultsOf: (
    text: { readonly path: string; readonly source: string | null },
    inForce: Sources,
    now: Date,
    whose: string,
  ) => Promise<Result<readonly TextFault[], 'rate_limited'>>;
  /** What the page of a text is made of, with every text as it is in `sources` on a day; or why it cannot be shown. Beside the house as well. */
  readonly pageAt: (
    sources: Sources,
    at: Date,
    path: string,
    whose: string,
  ) => Promise<Result<ShownPage, 'rate_limited'>>;
  /** A line of a text with its figures in the place of their names; what is no known name stays as it is written. */
  readonly filled: (line: string) => string;
  /** Which days of these texts have come: while it stays the same, so do the pages. */
  readonly daysOf: (sources: Sources, now: Date) => string;
};

export function readHouseTexts(offers: readonly PromotionRules[], operator: () => Operator, root = '.'): HouseTexts {
  const files: Sources = new Map(textKinds.flatMap((kind) => [...sourcesOf(root, `src/content/${kind}`)]));
  let known: TextsAround | undefined;
  // Read when somebody writes: most processes never do.
  const around = () => {
    known ??= aroundOf({ offers, operator: operator(), root }, new Date(0));
    return known;
  };
  const aside = createAside(() => ({ offers, operator: operator(), root }));
  return {
    files,
    daysOf: (sources, now) => [...sources.values()].map((source) => passedDays(source, now)).join(';'),
    filled: (line) => resolveReferences(line, around().values).text,
    pageAt: (sources, at, path, whose) => aside.pageAt(whose, { sources, now: at, path }),
    faultsOf: (text, inForce, now, whose) => aside.faultsOf(whose, { text, inForce, now }),
  };
}
