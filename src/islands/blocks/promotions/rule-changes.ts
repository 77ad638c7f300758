import { changesBetween } from '#domain/promotions/changes.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { type GameNames, rewardRows, ruleLines } from './rules-words.ts';

/** Everything that is said of a promotion, by what it is about. */
const said = (rules: PromotionRules, names: GameNames): ReadonlyMap<string, string> =>
  new Map([
    ...rewardRows(rules).map(
      ({ key, size, bonus, spins }) =>
        [key, `${size}: ${bonus}, ${t('promotions.page.gives_spins', { spins })}`] as const,
    ),
    ...ruleLines(rules, names).map(({ key, text }) => [key, text] as const),
  ]);

export type Difference = {
  readonly key: string;
  readonly before: string | undefined;
  readonly now: string | undefined;
};

/** Whom a promotion is for: what no line says, so that a change of it is told as such. */
const whom = /^(?:countries|currencies|depositsMade|segments|coupon|oncePer|validFrom)\b/;

/** What is said otherwise of today's rules than of those that were accepted; `others`: whom they are for is different, too. */
export const ruleChanges = (
  accepted: PromotionRules,
  current: PromotionRules,
  names: GameNames = {},
): { readonly lines: readonly Difference[]; readonly others: boolean } => {
  const changed = changesBetween(accepted, current);
  const [before, now] = [said(accepted, names), said(current, names)];
  const lines = [...new Set([...before.keys(), ...now.keys()])]
    .map((key) => ({ key, before: before.get(key), now: now.get(key) }))
    .filter((one) => one.before !== one.now);
  return { lines: changed.length === 0 ? [] : lines, others: changed.some(({ field }) => whom.test(field)) };
};
