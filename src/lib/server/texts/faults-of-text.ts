import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkTexts, type TextsAround } from '#content/checks/check-texts.ts';
import type { TextFault } from '#content/load-texts.ts';
import type { Operator } from '#content/operator.ts';
import { isUnknown } from '#content/references.ts';
import { referenceValues } from '#content/values.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';

type Sources = ReadonlyMap<string, string>;

/** What texts are held against, in values that another thread can be given. */
export type AroundTexts = {
  readonly offers: readonly PromotionRules[];
  readonly operator: Operator;
  /** The folder of the repository. */
  readonly root: string;
};

/** A text in the place of the one in `inForce`, which has every text by its path. `source` null: the text goes away. */
export type AskedText = {
  readonly text: { readonly path: string; readonly source: string | null };
  readonly inForce: Sources;
  readonly now: Date;
};

/** The page of one of these texts, which are all that are shown on a day. */
export type AskedPage = { readonly sources: Sources; readonly now: Date; readonly path: string };

export const aroundOf = ({ offers, operator, root }: AroundTexts, now: Date): TextsAround => ({
  values: referenceValues(operator, offers),
  astroFiles: astroFilesOf(root),
  now,
});

const keyOf = ({ path, line, message }: TextFault): string => `${path}:${line}: ${message}`;

/** Everything that is wrong with a text: what stands in it, and what its change breaks elsewhere. */
export async function faultsOfText(
  { text: { path, source }, inForce }: AskedText,
  around: TextsAround,
): Promise<readonly TextFault[]> {
  const changed = new Map(inForce);
  if (source === null) changed.delete(path);
  else changed.set(path, source);
  const before = new Set((await checkTexts(inForce, around)).map(keyOf));
  const faults = (await checkTexts(changed, around)).filter((one) => one.path === path || !before.has(keyOf(one)));
  if (!faults.some(({ message }) => message.includes(isUnknown))) return faults;
  const message = `Known references are: ${[...around.values.keys()].join(', ')}.`;
  return [...faults, { path, line: 1, message }];
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
