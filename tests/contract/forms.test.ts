import { describe, expect, it } from 'vitest';
import { breakSchema, exclusionSchema } from '#contract/forms/breaks.ts';
import { changePasswordSchema, forgotPasswordSchema, resetPasswordSchema } from '#contract/forms/passwords.ts';
import {
  closeSchema,
  codeSchema,
  exportSchema,
  passkeyNameSchema,
  passwordProofSchema,
} from '#contract/forms/proofs.ts';
import { signInSchema } from '#contract/forms/sign-in.ts';
import { signUpSchema } from '#contract/forms/sign-up.ts';
import { wrongIn } from '#tests/support/form.ts';

const signedUp = {
  fullName: 'Anna',
  firstName: '',
  lastName: '',
  email: 'anna@example.com',
  currency: 'EUR',
  adult: true,
  terms: true,
};
const fresh = 'a lamp beside the harbour';

describe('an address', () => {
  it.each([
    ['', 'email_required'],
    ['  ', 'email_required'],
    ['anna', 'email_format'],
    ['anna@', 'email_format'],
    ['anna@example', 'email_format'],
    ['@example.com', 'email_format'],
    ['a b@example.com', 'email_format'],
    [' anna@example.com ', undefined],
    ['anna@m\u00fcnchen.de', undefined],
    ['anna@m\u00fcnchen', 'email_format'],
  ])('%j is %s, to sign in and for a new link', (email, code) => {
    expect(wrongIn(forgotPasswordSchema, { email })).toEqual(code === undefined ? {} : { email: code });
    expect(wrongIn(signInSchema, { email, password: 'x' })).toEqual(code === undefined ? {} : { email: code });
  });

  it('is sent without the spaces around it', () => {
    expect(forgotPasswordSchema.parse({ email: ' anna@example.com ' })).toEqual({ email: 'anna@example.com' });
    expect(forgotPasswordSchema.parse({ email: 'anna@m\u00fcnchen.de' })).toEqual({ email: 'anna@xn--mnchen-3ya.de' });
  });
});

describe('sign-in', () => {
  it('asks for both fields, and takes any password as it is', () => {
    expect(wrongIn(signInSchema, { email: '', password: '' })).toEqual({
      email: 'email_required',
      password: 'password_required',
    });
    const typed = { email: 'anna@example.com', password: ' ' };
    expect(signInSchema.parse(typed)).toEqual(typed);
  });
});

describe('sign-up', () => {
  const filled = {
    fullName: ' Anna Berg ',
    firstName: '',
    lastName: '',
    email: ' anna@example.com ',
    password: 'a calm sentence',
    currency: 'EUR',
    adult: true,
    terms: true,
  };

  it('asks for every field of the specification, in the order of the screen', () => {
    const empty = {
      fullName: ' ',
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      currency: '',
      adult: false,
      terms: false,
    };
    expect(Object.entries(wrongIn(signUpSchema, empty))).toEqual([
      ['fullName', 'fullName_required'],
      ['email', 'email_required'],
      ['password', 'password_required'],
      ['currency', 'currency_required'],
      ['adult', 'adult_required'],
      ['terms', 'terms_required'],
    ]);
  });

  it.each([
    [{ password: 'eight888' }, { password: 'password_short' }],
    [{ password: 'nine99999' }, {}],
    [{ email: 'anna@example' }, { email: 'email_format' }],
    [{ fullName: '\u200b \u2060' }, { fullName: 'fullName_required' }],
    [
      { fullName: '12 34', email: '' },
      { fullName: 'fullName_format', email: 'email_required' },
    ],
    [
      { fullName: '<b>', password: '', terms: false },
      { fullName: 'fullName_format', password: 'password_required', terms: 'terms_required' },
    ],
    [{ fullName: 'Anna' }, {}],
    [{ firstName: 'Anna', lastName: 'Berg' }, {}],
    [{ firstName: 'Anna', lastName: 'Hill' }, { firstName: 'firstName_parts' }],
    [{ lastName: 'Berg' }, { firstName: 'firstName_parts' }],
    [{ currency: 'XXX' }, { currency: 'currency_required' }],
    [{ terms: false }, { terms: 'terms_required' }],
  ])('%j is %j', (part, wrong) => {
    expect(wrongIn(signUpSchema, { ...filled, ...part })).toEqual(wrong);
  });

  it('sends name and address without the spaces around them', () => {
    const sent = { ...filled, fullName: 'Anna Berg', email: 'anna@example.com' };
    expect(signUpSchema.parse(filled)).toEqual(sent);
  });
});

describe('a new password', () => {
  it.each([
    ['', '', { password: 'password_required', confirmPassword: 'confirm_required' }],
    ['', 'x', { password: 'password_required', confirmPassword: 'not_match:password' }],
    ['ab', 'ab', { password: 'password_too_short' }],
    ['eight888', 'eight888', { password: 'password_rule' }],
    ['🦊🦊🦊🦊🦊🦊🦊🦊', '🦊🦊🦊🦊🦊🦊🦊🦊', { password: 'password_rule' }],
    [fresh, 'another', { confirmPassword: 'not_match:password' }],
    [fresh, fresh, {}],
    ['scho\u0308ne reiher', 'sch\u00f6ne reiher', {}],
    ['scho\u0308ne', 'sch\u00f6ne', { password: 'password_rule' }],
  ])('%j and %j, after a mail’s link, is %j', (password, confirmPassword, wrong) => {
    expect(wrongIn(resetPasswordSchema, { password, confirmPassword })).toEqual(wrong);
  });

  it.each([
    ['', '', '', { oldPassword: 'old_required', newPassword: 'new_required', confirmPassword: 'confirm_required' }],
    ['old', 'ab', 'ab', { newPassword: 'password_too_short' }],
    ['old', 'eight888', 'eight888', { newPassword: 'password_rule' }],
    ['old', fresh, 'another', { confirmPassword: 'not_match:new' }],
    ['old', fresh, fresh, {}],
    ['old', 'scho\u0308ne reiher', 'sch\u00f6ne reiher', {}],
  ])('%j, %j and %j, in place of the old one, is %j', (oldPassword, newPassword, confirmPassword, wrong) => {
    expect(wrongIn(changePasswordSchema, { oldPassword, newPassword, confirmPassword })).toEqual(wrong);
  });
});

it('a new password is counted as people count, at sign-up as everywhere', () => {
  const password = '🂡🂢🂣🂤🂥';
  expect(wrongIn(signUpSchema, { ...signedUp, password })).toEqual({ password: 'password_short' });
  expect(wrongIn(resetPasswordSchema, { password, confirmPassword: password })).toEqual({ password: 'password_rule' });
});

describe('a code of the second factor', () => {
  it.each([
    ['', 'app', 'code_required'],
    ['12 34', 'app', 'code_format'],
    ['AB12C-D34EF', 'app', 'code_format'],
    ['123 456', 'app', undefined],
    ['123456', 'recovery', 'recovery_format'],
    [' ', 'recovery', 'recovery_required'],
    ['ab12c d34ef', 'recovery', undefined],
    ['123456', 'any', undefined],
    ['AB12C-D34EF', 'any', undefined],
    ['ＡＢ１２Ｃ－Ｄ３４ＥＦ', 'recovery', undefined],
    ['ＡＢ１２Ｃ－Ｄ３４ＥＦ', 'any', undefined],
    ['AB12C', 'any', 'code_any_format'],
  ] as const)('%j, asked for by %s, is %s', (code, kind, fault) => {
    expect(wrongIn(codeSchema(kind), { code })).toEqual(fault === undefined ? {} : { code: fault });
  });
});

describe('a proof by the password', () => {
  it.each([
    ['before a factor changes', passwordProofSchema, {}],
    ['before the data are saved', exportSchema, { format: 'csv' }],
    ['before the account is closed', closeSchema, { reason: '' }],
  ])('is asked for %s', (_, schema, more) => {
    expect(wrongIn(schema, { ...more, password: '' })).toEqual({ password: 'password_required' });
    expect(wrongIn(schema, { ...more, password: ' ' })).toEqual({});
  });
});

it('the name of a passkey is taken without the spaces around it, and asked for', () => {
  expect(wrongIn(passkeyNameSchema, { name: '  ' })).toEqual({ name: 'name_required' });
  expect(passkeyNameSchema.parse({ name: ' Phone ' })).toEqual({ name: 'Phone' });
});

describe('a break and an exclusion', () => {
  it.each([
    [{}, { period: 'choose_first' }],
    [{ period: 'SOME_DAYS' }, { period: 'choose_first' }],
    [{ period: 'ONE_DAY' }, {}],
  ])('a break of %j is %j', (typed, wrong) => {
    expect(wrongIn(breakSchema, typed)).toEqual(wrong);
  });

  it('an exclusion asks for its length first, and that it is understood', () => {
    expect(Object.entries(wrongIn(exclusionSchema, { understood: false }))).toEqual([
      ['period', 'choose_first'],
      ['understood', 'understood_first'],
    ]);
    expect(wrongIn(exclusionSchema, { period: 'FOREVER', understood: true })).toEqual({});
  });
});
