import { changesBetween } from '#domain/promotions/changes.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Block, Row } from '#domain/terms/compare-texts.ts';
import { wordChanges } from '#domain/terms/word-changes.ts';
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

/** Whom a promotion is for: what no line says, so that a change of it is told as such. */
const whom = /^(?:countries|currencies|depositsMade|segments|audience|coupon|oncePer|validFrom)\b/;

const item = (text: string): Block => ({ kind: 'item', text });

const rowOf = (before: string | undefined, now: string | undefined): Row[] => {
  if (before === undefined) return now === undefined ? [] : [{ kind: 'added', after: item(now), moved: false }];
  if (now === undefined) return [{ kind: 'removed', before: item(before), moved: false }];
  const both = { before: item(before), after: item(now) };
  if (before === now) return [{ kind: 'same', ...both }];
  const { before: beforeParts, after: afterParts } = wordChanges(before, now);
  return [{ kind: 'changed', ...both, beforeParts, afterParts }];
};

/**
 * What is said of the rules that were accepted and of today's, line beside line; none where both say the same. `others`: whom they are
 * for is different, too.
 */
export const ruleChanges = (
  accepted: PromotionRules,
  current: PromotionRules,
  names: GameNames = {},
): { readonly rows: readonly Row[]; readonly others: boolean } => {
  const changed = changesBetween(accepted, current);
  const [before, now] = [said(accepted, names), said(current, names)];
  const rows = [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => rowOf(before.get(key), now.get(key)));
  const differ = changed.length > 0 && rows.some(({ kind }) => kind !== 'same');
  return { rows: differ ? rows : [], others: changed.some(({ field }) => whom.test(field)) };
};
