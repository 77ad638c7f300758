import fc from 'fast-check';
import * as z from 'zod/mini';
import { badAmounts, validOf } from '#tests/support/fuzz.ts';
import type { Chance } from './chance.ts';
import type { Known } from './personas.ts';

type Schema = z.core.$ZodType;
const fits = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/**
 * What a field may hold, mostly accepted by its schema: of texts that answers told under its name, or under another, where one fits;
 * else of the schema's own.
 */
export const madeFrom = (schema: Schema, chance: Chance, known: Known, name = ''): unknown => {
  const inner = (part: Schema) => madeFrom(part, chance, known, name);
  if (schema instanceof z.core.$ZodPipe)
    for (const end of [schema._zod.def.in, schema._zod.def.out])
      if (end instanceof z.core.$ZodObject) return inner(end);
  if (schema instanceof z.core.$ZodObject)
    return Object.fromEntries(
      Object.entries(schema._zod.def.shape).flatMap(([key, field]) =>
        fits(field, undefined) && chance.happens(/coupon/i.test(key) ? 0.97 : 0.85)
          ? []
          : [[key, madeFrom(field, chance, known, key)]],
      ),
    );
  if (schema instanceof z.core.$ZodUnion) return inner(chance.one(schema._zod.def.options));
  if (schema instanceof z.core.$ZodOptional) return inner(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodNullable) return chance.happens(0.2) ? null : inner(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodEnum) return chance.one(Object.values(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodBoolean) return chance.happens(0.5);
  if (schema instanceof z.core.$ZodArray && chance.happens(0.5))
    return Array.from({ length: chance.below(4) }, () => inner(schema._zod.def.element));
  if (schema instanceof z.core.$ZodString || schema instanceof z.core.$ZodPipe)
    return textOf(schema, chance, known, name);
  return validOf(schema);
};

/** `id` of a game as well as of a round: by its whole name, by its end, or any. */
const candidates = (chance: Chance, known: Known, name: string): readonly string[] => {
  const own = known.get(name) ?? known.get(/Id$/.test(name) ? 'id' : '') ?? [];
  return own.length > 0 && chance.happens(0.85) ? own : (known.get(chance.one([...known.keys()])) ?? []);
};

const tries = 6;

const textOf = (schema: Schema, chance: Chance, known: Known, name: string): unknown => {
  for (let tried = chance.happens(0.2) ? tries : 0; tried < tries; tried += 1) {
    const texts = candidates(chance, known, name);
    const text = texts.length > 0 ? chance.one(texts) : undefined;
    if (fits(schema, text)) return text;
  }
  const [pattern] = schema instanceof z.core.$ZodString ? (schema._zod.bag.patterns ?? []) : [];
  if (pattern && chance.happens(0.2)) {
    const [made] = fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed: chance.below(2 ** 31) });
    if (fits(schema, made)) return made;
  }
  return validOf(schema);
};

/** Text that stands in JSON as it is, be it JSON or not. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'e\u0301'.repeat(40),
  '\u202e1.00',
  '١٢٫٥٠',
  '１２.５０',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(20),
  "'; DROP TABLE posting; --",
  '#{7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'a\r\nSet-Cookie: a=b',
  '__proto__',
  'x'.repeat(9_000),
  '-0',
  '9223372036854775807',
  '0.000000000000000001',
  '2027-02-30',
  '9999-12-31T23:59:59.999Z',
] as const;
const oddJson = [
  'null',
  'true',
  '[]',
  '{}',
  '0',
  '-1',
  '1e309',
  '0.1',
  '9007199254740993',
  '[[[[[[]]]]]]',
  'NaN',
  '"\\ud800"',
  ...badAmounts,
];

const oddOf = (chance: Chance): unknown => (chance.happens(0.5) ? chance.one(oddTexts) : new Raw(chance.one(oddJson)));

/** One thing changed somewhere within: a value, a name, a place. */
const changed = (value: unknown, chance: Chance): unknown => {
  if (Array.isArray(value) && value.length > 0 && chance.happens(0.8)) {
    const at = chance.below(value.length);
    if (chance.happens(0.2)) return [...value, ...Array.from({ length: chance.below(300) }, () => value[at])];
    return value.with(at, changed(value[at], chance));
  }
  if (value === null || typeof value !== 'object' || value instanceof Raw) return oddOf(chance);
  const entries = Object.entries(value);
  const at = chance.below(Math.max(1, entries.length));
  const [name, inner] = entries[at] ?? ['a', 1];
  switch (chance.below(6)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1));
    case 1:
      return {
        ...value,
        [chance.one(['isAdmin', 'balance', 'playerId', 'constructor', 'then', '', 'ａ'])]: oddOf(chance),
      };
    case 2:
      // A name twice: what a parser makes of it must be what a checker saw.
      return new Raw(
        `{${[...entries, [name, oddOf(chance)]].map(([key, one]) => `${JSON.stringify(key)}:${jsonOf(one)}`).join(',')}}`,
      );
    case 3:
      return Object.fromEntries(entries.toReversed());
    default:
      return { ...value, [name]: changed(inner, chance) };
  }
};

/** JSON of a value with up to three changes. */
export const mutatedJson = (value: unknown, chance: Chance): string => {
  let mutated = value;
  for (let left = chance.happens(0.6) ? 0 : 1 + chance.below(3); left > 0; left -= 1)
    mutated = changed(mutated, chance);
  const json = jsonOf(mutated);
  return chance.happens(0.02) ? json.slice(0, chance.below(json.length + 1)) : json;
};

/** Up to two changes to one text of a path or a query. */
export const mutatedText = (text: string, chance: Chance): string =>
  chance.happens(0.06) ? chance.one(oddTexts) : text;

const jsonOf = (value: unknown): string => {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(',')}]`;
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, inner]) => `${JSON.stringify(name)}:${jsonOf(inner)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
};
