import fc from 'fast-check';
import * as z from 'zod/mini';

/** A request body that its schema refuses. `json` is text, since some mistakes exist only before parsing. */
export type BadBody = { readonly label: string; readonly json: string };

/** Texts that between them fit nearly every field of the contract; the first that fits is taken. */
const texts = [
  'Ada Lovelace 1815',
  'ada@example.com',
  '12.50',
  'roulette-european',
  '2027-01-31',
  'AT',
  '1',
  '0b8f4a52-3c1d-4e7f-9a60-5d2e8c7b1f34',
  'eur',
  'f'.repeat(64),
  'stake',
  '2027-01',
  '1,2',
  '2026-12-06-04654b13',
  '2027-01-31T12:00:00.000Z',
  'https://fcm.googleapis.com/fcm/send/one',
  `B${'A'.repeat(86)}`,
  'A'.repeat(22),
];

const fits = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

const firstFit = (schema: z.core.$ZodType, candidates: readonly unknown[]): unknown => {
  const index = candidates.findIndex((candidate) => fits(schema, candidate));
  if (index === -1) throw new Error(`no sample fits a ${schema._zod.def.type}: add one to tests/support/fuzz.ts`);
  return candidates[index];
};

const textFor = (schema: z.core.$ZodString): unknown => {
  const [pattern] = schema._zod.bag.patterns ?? [];
  const made = pattern ? () => fc.sample(fc.stringMatching(pattern), { numRuns: 200, seed: 1 }) : () => [];
  return firstFit(schema, texts.some((text) => fits(schema, text)) ? texts : made());
};

/** A value that the schema accepts, the same one each time. Optional fields are filled in. */
export const validOf = (schema: z.core.$ZodType): unknown => {
  if (schema instanceof z.core.$ZodObject)
    return Object.fromEntries(Object.entries(schema._zod.def.shape).map(([name, field]) => [name, validOf(field)]));
  if (schema instanceof z.core.$ZodArray)
    return Array.from({ length: lengthOf(schema) }, () => validOf(schema._zod.def.element));
  if (schema instanceof z.core.$ZodRecord)
    return { [String(validOf(schema._zod.def.keyType))]: validOf(schema._zod.def.valueType) };
  if (schema instanceof z.core.$ZodUnion) return validOf(firstOption(schema));
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return validOf(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodDefault) return validOf(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries)[0];
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values[0];
  if (schema instanceof z.core.$ZodBoolean) return true;
  if (schema instanceof z.core.$ZodString) return textFor(schema);
  if (schema instanceof z.core.$ZodNumber) return firstFit(schema, [1, 0, 100]);
  if (schema instanceof z.core.$ZodPipe) return firstFit(schema, [...texts, ...ends(schema)]);
  if (schema instanceof z.core.$ZodFile) return new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });
  return {};
};

/** One, unless the schema says how many. */
const lengthOf = (schema: z.core.$ZodArray): number =>
  Math.max(1, ...(schema._zod.def.checks ?? []).map(({ _zod: { def } }) => ('length' in def ? Number(def.length) : 1)));

const firstOption = (schema: z.core.$ZodUnion): z.core.$ZodType => {
  const [option] = schema._zod.def.options;
  if (option === undefined) throw new Error('a union without options');
  return option;
};

/** What might go into a pipe, judged by what comes out of it. */
const ends = (schema: z.core.$ZodPipe): unknown[] => {
  const out = validOf(schema._zod.def.out);
  return [out, String(out)];
};

/** Amounts that are refused whatever the currency (must-hold 14); as JSON texts, since 1e309 and 1e3 are numbers there. */
export const badAmounts = [
  '-5',
  '0',
  '1e309',
  '1e21',
  '1e-7',
  '"-5"',
  '"0"',
  '"0.00"',
  '"1e3"',
  '"NaN"',
  '"Infinity"',
  '"0x10"',
  '"1,000"',
  '"+1"',
  '""',
  '"1234567890123"',
  '"9223372036854775808"',
  '9223372036854775808',
] as const;

const wrongTypes = [
  'null',
  'true',
  '5',
  '-1',
  '0.5',
  '1e309',
  '""',
  '"\\u0000"',
  '"a\\r\\nb"',
  '[]',
  '{}',
  '[["a"]]',
  '{"$gt":""}',
];
const overlong = JSON.stringify('x'.repeat(9000));

/** JSON texts that stand in for one field. */
const badValues = (schema: z.core.$ZodType): string[] => [
  ...wrongTypes,
  overlong,
  JSON.stringify([validOf(schema)]),
  JSON.stringify({ value: validOf(schema) }),
  ...badAmounts,
];

/** Refused by the field's schema, so that what is left is wrong and not merely odd. */
const refusedBy = (schema: z.core.$ZodType, json: string): boolean => !fits(schema, JSON.parse(json));

const entry = (name: string, json: string): string => `${JSON.stringify(name)}:${json}`;
const objectText = (entries: readonly string[]): string => `{${entries.join(',')}}`;

const fieldMistakes = (shape: z.core.$ZodShape): BadBody[] => {
  const good = new Map(Object.entries(shape).map(([name, field]) => [name, JSON.stringify(validOf(field))]));
  const withField = (name: string, json: string | undefined): string =>
    objectText(
      [...good].flatMap(([key, value]) =>
        key === name ? (json === undefined ? [] : [entry(key, json)]) : [entry(key, value)],
      ),
    );
  return Object.entries(shape).flatMap(([name, field]) => [
    ...(fits(field, undefined) ? [] : [{ label: `${name} missing`, json: withField(name, undefined) }]),
    ...nestedMistakes(field).map((bad) => ({ label: `${name}: ${bad.label}`, json: withField(name, bad.json) })),
    ...badValues(field)
      .filter((json) => refusedBy(field, json))
      .map((json) => ({ label: `${name} = ${json.slice(0, 40)}`, json: withField(name, json) })),
  ]);
};

const unwrapped = (field: z.core.$ZodType): z.core.$ZodType => {
  if (field instanceof z.core.$ZodOptional || field instanceof z.core.$ZodNullable)
    return unwrapped(field._zod.def.innerType);
  return field instanceof z.core.$ZodPipe && field._zod.def.out instanceof z.core.$ZodObject
    ? field._zod.def.out
    : field;
};

const nestedMistakes = (field: z.core.$ZodType): BadBody[] =>
  badBodies(field).filter((bad) => refusedBy(field, bad.json));

/**
 * Every systematic mistake in a body of this schema: each field missing, null, of another type, negative, zero,
 * overprecise, overlong, wrapped; unknown and prototype keys; a body that is no object. All are refused by the schema.
 */
export const badBodies = (body: z.core.$ZodType): BadBody[] => {
  const schema = unwrapped(body);
  if (!(schema instanceof z.core.$ZodObject)) return [];
  const good = Object.entries(schema._zod.def.shape).map(([name, field]) =>
    entry(name, JSON.stringify(validOf(field))),
  );
  const plus = (text: string): string => objectText([...good, text]);
  return [
    ...fieldMistakes(schema._zod.def.shape),
    { label: 'unknown field', json: plus('"isAdmin":true') },
    { label: 'server’s field', json: plus('"balance":1000000000') },
    { label: '__proto__', json: plus('"__proto__":{"isAdmin":1}') },
    { label: 'constructor', json: plus('"constructor":{"prototype":{"isAdmin":1}}') },
    ...['null', '[]', '5', '"text"', 'true'].map((json) => ({ label: `body ${json}`, json })),
  ];
};

/** Bodies that are refused before any schema sees them: not JSON, a key twice, too deep. */
export const brokenBodies = (schema: z.core.$ZodType): BadBody[] => {
  const good = JSON.stringify(validOf(schema));
  return [
    { label: 'nothing', json: '' },
    { label: 'half of it', json: good.slice(0, -1) },
    { label: 'twice', json: good + good },
    { label: 'a key twice', json: good.replace(/^\{("[^"]+":)/, '{$1null,$1') },
    { label: 'NaN', json: '{"amount":NaN}' },
    { label: 'depth of 10,000', json: `${'['.repeat(10_000)}${']'.repeat(10_000)}` },
  ];
};

/** Path or query values of one name that its schema refuses; all are texts, as a URL holds them. */
export const badTexts = (schema: z.core.$ZodType): string[] =>
  [
    '',
    '-1',
    '0x1',
    '1e9',
    '999999999999',
    'null',
    '../etc/passwd',
    '%00',
    'a\r\nb',
    "' OR 1=1--",
    '__proto__',
    'x'.repeat(300),
  ].filter((text) => !fits(schema, text));
