import * as z from 'zod/mini';
import { dialectNames, gameCategories, gameFeatures, type Snapshot, volatilities } from '#domain/catalogue/game.ts';
import { findSnapshotFaults } from '#domain/catalogue/snapshot.ts';
import { type SnapshotFault, snapshotFault } from '#domain/catalogue/snapshot-fault.ts';
import { type Ok, ok } from '#domain/result.ts';
import { gameId } from './entities.ts';

const matching = (pattern: RegExp, wanted: string) => z.string().check(z.regex(pattern, wanted));
const name = matching(/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u, 'write 1 to 100 characters on one line');
const segmentId = matching(/^[a-z][a-z0-9-]{0,39}$/, 'write small letters, digits and hyphens');
const gameIds = z.array(z.string());

const codes = (pattern: RegExp, wanted: string) => z.array(matching(pattern, wanted));

const outsideGame = z.strictObject({
  dialect: z.enum(dialectNames),
  code: matching(/^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,89}$/, 'write the studio’s own id'),
  studio: matching(/^[a-z0-9-]{0,40}$/, 'write small letters, digits and hyphens, or nothing'),
  image: z.nullable(matching(/^https:\/\/\S{1,500}$/, 'write a secure address, or null')),
  demo: z.boolean(),
  freeRounds: z.boolean(),
  mobile: z.boolean(),
  blockedCountries: codes(/^[A-Z]{2}$/, 'write two capital letters each'),
  blockedCurrencies: codes(/^[A-Z]{3,5}$/, 'write codes of currencies'),
});

const snapshotGame = z.strictObject({
  id: gameId,
  name,
  provider: z.string(),
  imageId: z.string().check(z.maxLength(200, 'shorten it to 200 characters')),
  category: z.enum(gameCategories),
  segments: z.array(segmentId),
  addedOn: z.string(),
  rtp: z.nullable(matching(/^(?:1[01]|[1-9])?\d\.\d{2}$/, 'write percent with two decimals, such as 97.29, or null')),
  volatility: z.nullable(z.enum(volatilities)),
  features: z.array(z.enum(gameFeatures)),
  blur: matching(/^(?:[A-Za-z0-9+/]{4}){0,40}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'write base64, or nothing'),
  outside: z.optional(outsideGame),
});

/** The file of the catalogue. Strict: a field that nobody reads is a mistake of whoever wrote it. */
const snapshotShape = z.strictObject({
  version: z.literal(1),
  source: name,
  writtenAt: matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'write it as 2026-11-30T12:00:00.000Z'),
  games: z.array(snapshotGame),
  segments: z.array(z.strictObject({ id: segmentId, name })),
  top: gameIds,
  main: gameIds,
  featured: gameIds,
  new: gameIds,
  featuredImages: z.array(z.string()),
});

const words: Readonly<Record<string, string>> = { string: 'a text', array: 'a list', object: 'an object' };

const property = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** What an issue lies in: a game or a segment by its id, or by its place where it has none; else the file's own part. */
const placeOf = ([part = '', at, ...rest]: readonly PropertyKey[], input: unknown): [of: string, field: string] => {
  if (at === undefined) return ['catalogue', String(part) || 'the whole file'];
  const id = property(property(property(input, part), at), 'id');
  const of = typeof id === 'string' ? id : `${String(part)}[${String(at)}]`;
  return [of, rest.map(String).join('.') || String(part)];
};

const shapeFaults = (issue: z.core.$ZodIssue, input: unknown): SnapshotFault[] => {
  const [of, field] = placeOf(issue.path, input);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => snapshotFault(of, key, 'is no field of the catalogue', 'take it out'));
    case 'invalid_type':
      return [
        snapshotFault(of, field, 'is missing or of another type', `write ${words[issue.expected] ?? issue.expected}`),
      ];
    case 'invalid_value':
      return [
        snapshotFault(of, field, 'is none of the known values', `write one of ${issue.values.map(String).join(', ')}`),
      ];
    case 'invalid_union':
      return [snapshotFault(of, field, 'is of another shape', 'write it as the others')];
    default:
      return [snapshotFault(of, field, 'is not written as it must be', issue.message)];
  }
};

/** Never empty: each says what it is about and how to mend it. */
export type FaultySnapshot = { readonly ok: false; readonly faults: readonly SnapshotFault[] };

/** A catalogue from the JSON of its file, or all that is wrong with it: first the shape, then what holds between its parts. */
export const parseSnapshot = (input: unknown): Ok<Snapshot> | FaultySnapshot => {
  const shaped = snapshotShape.safeParse(input);
  if (!shaped.success) return { ok: false, faults: shaped.error.issues.flatMap((issue) => shapeFaults(issue, input)) };
  const faults = findSnapshotFaults(shaped.data);
  return faults.length > 0 ? { ok: false, faults } : ok(shaped.data);
};
