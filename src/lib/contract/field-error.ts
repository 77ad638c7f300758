import type * as z from 'zod/mini';

/** What may be wrong with one field, in a problem's `fields`. A form says it in its own words. */
export const fieldCodes = [
  'required',
  'type',
  'format',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'not_allowed',
  'unknown_field',
  'amount_invalid',
  'amount_unclear',
  'amount_other_currency',
  'period_wrong',
  'captcha_failed',
  'terms_not_accepted',
  'adult_not_confirmed',
  'passwords_differ',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

const isFieldCode = (text: string): text is FieldCode => (fieldCodes as readonly string[]).includes(text);

/**
 * The code of one zod issue, to be given as `{ error: fieldError }` where a schema is parsed (server and form alike),
 * so that each issue's message is a code and no English of a library reaches a player.
 */
export const fieldError = (issue: z.core.$ZodRawIssue): FieldCode => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_large';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'not_allowed';
    case 'invalid_union':
      return issue.input === undefined ? 'required' : 'type';
    default:
      return 'format';
  }
};

/**
 * Field path (`bets.0.stake`) → code, for the `fields` of a problem, from an error parsed with `fieldError`.
 * The first issue of a field counts.
 */
export const fieldsOf = (error: z.core.$ZodError): Record<string, FieldCode> => {
  const fields = new Map<string, FieldCode>();
  for (const issue of error.issues) {
    const at = issue.path.map(String);
    const code = isFieldCode(issue.message) ? issue.message : 'format';
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at];
    for (const name of names) {
      const key = name.join('.').slice(0, 100);
      if (!fields.has(key)) fields.set(key, code);
    }
  }
  return Object.fromEntries(fields);
};
