import type { PromotionRules } from './rules.ts';

/** A field that says something else than before, as both versions have it; undefined where a version has no such field. */
export type RuleChange = { readonly field: string; readonly before: Leaf; readonly after: Leaf };

/** A value of a document that has no fields of its own; lists of plain values count as one. */
type Leaf = string | number | boolean | null | readonly string[] | undefined;

const isPlainList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Every leaf of a document by its path, `reward.steps.0.percent`. */
const leavesOf = (value: unknown, path = ''): [string, Leaf][] => {
  if (isPlainList(value) || value === null) return [[path, value]];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [[path, value]];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
};

const isSame = (a: Leaf, b: Leaf): boolean =>
  isPlainList(a) && isPlainList(b) ? a.toSorted().join() === b.toSorted().join() : a === b;

/**
 * What differs between the version that a player accepted and another one, field by field, the version's own number aside.
 * The order of a list of names makes no difference. Asked the other way round, it tells the same fields, turned about.
 */
export const changesBetween = (accepted: PromotionRules, current: PromotionRules): RuleChange[] => {
  const before = new Map(leavesOf(accepted));
  const after = new Map(leavesOf(current));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => field !== 'version' && !isSame(before.get(field), after.get(field)))
    .toSorted()
    .map((field) => ({ field, before: before.get(field), after: after.get(field) }));
};
