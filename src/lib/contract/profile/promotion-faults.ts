import type * as z from 'zod/mini';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { promotionRules } from './promotion-rules.ts';

/** What is wrong with one field of a document: where it stands, what is wrong with it, and how to mend it. */
export type ShapeFault = { readonly path: readonly PropertyKey[]; readonly problem: string; readonly remedy: string };

const wanted: Readonly<Record<string, string>> = {
  string: 'write a text; an amount of euros stands between quotation marks',
  array: 'write a list',
  object: 'write its fields below it, indented',
  number: 'write a number, without quotation marks',
  int: 'write a whole number, without quotation marks',
};

/** Fields whose notation a pattern holds, by how their name ends. */
const notations: readonly (readonly [ending: RegExp, remedy: string])[] = [
  [/Eur$/, 'write euros as "8000" or "0.10"'],
  [/^valid/, 'write a day as 2026-12-31, or null'],
  [/^(id|name|family|gameId)$/, 'write small letters, digits and hyphens'],
];

type BoundIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** What is too little or too much: of a text its letters, of a list its entries. */
const bounds = (issue: BoundIssue): Pick<ShapeFault, 'problem' | 'remedy'> => {
  const isSmall = issue.code === 'too_small';
  const bound = isSmall ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin !== 'string') return { problem: 'is out of its bounds', remedy: `write ${bound}` };
  const count = isSmall ? issue.minimum : issue.maximum;
  return {
    problem: isSmall ? 'is too short' : 'is too long',
    remedy: `write ${bound} ${Number(count) === 1 ? 'letter' : 'letters'}`,
  };
};

const faultsOf = (issue: z.core.$ZodIssue, isMissing: boolean): ShapeFault[] => {
  const { path } = issue;
  const name = String(path.findLast((part) => typeof part === 'string') ?? '');
  const notation = notations.find(([ending]) => ending.test(name))?.[1];
  if (isMissing && issue.code !== 'unrecognized_keys')
    return [{ path, problem: 'is missing', remedy: 'write it; null where it does not matter' }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        problem: 'is no field of an offer',
        remedy: 'correct its spelling, or take it out',
      }));
    case 'invalid_type':
      return [{ path, problem: 'is of another type', remedy: wanted[issue.expected] ?? issue.expected }];
    case 'invalid_value':
      return [
        { path, problem: 'is none of the known values', remedy: `write ${issue.values.map(String).join(' or ')}` },
      ];
    case 'too_small':
    case 'too_big':
      return [{ path, ...bounds(issue) }];
    default:
      return [{ path, problem: 'is not written as it must be', remedy: notation ?? 'write it as the other offers do' }];
  }
};

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

/**
 * A promotion out of a document's plain values, or everything that is wrong with its shape. Does not compile when the schema lets
 * anything through that the domain's type does not know.
 */
export const shapePromotion = (
  input: unknown,
): { readonly ok: true; readonly value: PromotionRules } | { readonly ok: false; readonly faults: ShapeFault[] } => {
  const shaped = promotionRules.safeParse(input);
  return shaped.success
    ? { ok: true, value: shaped.data }
    : {
        ok: false,
        faults: shaped.error.issues.flatMap((issue) => faultsOf(issue, valueAt(input, issue.path) === undefined)),
      };
};
