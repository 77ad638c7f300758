import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judgedTogether } from '#contract/forms/fields.ts';
import { profileSchema } from '#contract/forms/profile.ts';
import { datePartly, datePlaceholder } from '#domain/identity/typed-date.ts';
import { $profile, type Profile } from '#stores/profile/profile.ts';
import { openFields, shownFields, shownValue } from '#stores/profile/profile-fields.ts';
import { bodyOf, checkProfile, profileFaults, saveProfile } from '#stores/profile/profile-form.ts';
import { togglePromoMail } from '#stores/profile/promo-mail.ts';
import { setShowWins } from '#stores/profile/show-wins.ts';
import { $session } from '#stores/session/session.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { sendTyped } from '#tests/support/form.ts';
import { fakeNetwork } from '../browser.ts';

const call = 'PUT /profile-service/api/v1/profile';
const empty: Profile = {
  email: 'ada@example.com',
  confirmed: true,
  firstName: 'Ada',
  lastName: 'Byron',
  fullName: 'Ada Byron',
  avatar: null,
  showWins: true,
  terms: 'accepted',
  nationalNumber: null,
  userDetails: {
    receiveEmailPromo: false,
    address: null,
    address2: null,
    nickName: null,
    zipCode: null,
    country: null,
    city: null,
    state: null,
    gender: null,
    dateOfBirth: null,
    phone: null,
  },
};
const having = (details: Partial<Profile['userDetails']>): Profile => ({
  ...empty,
  userDetails: { ...empty.userDetails, ...details },
});
const filled = {
  nickName: 'Countess',
  dateOfBirth: '1985-12-10',
  gender: 'Female',
  country: 'MT',
  phoneNumber: '9912 3456',
  phoneCountry: 'MT',
  city: ' Mdina ',
  state: 'Malta',
  address: '1 Villegaignon',
  address2: 'Flat 2',
  zipCode: 'MDN 1011',
};
const phone = { dialingCode: '356', phoneNumber: '99123456' };
const now = new Date('2027-03-01T12:00:00Z');
const open = openFields(empty, shownFields);
const messages = () => $toasts.get().map(({ message }) => ('toast' in message ? message.toast : message));
const problem = (code: string, status: number, more: object = {}) => ({
  status,
  body: { code, requestId: 'r', ...more },
});

const schema = judgedTogether(profileSchema, (typed) => profileFaults(typed, shownFields, false));
const save = (typed: typeof filled, onSaved = vi.fn()) =>
  sendTyped(schema, (checked) => saveProfile(checked, { fields: shownFields, promo: undefined, onSaved }), typed);

let leave = () => {};
beforeEach(() => {
  fakeNetwork({ 'GET /profile-service/api/v1/profile': { body: empty } });
  $session.set({ authenticated: true, known: true });
  leave = $profile.listen(() => {});
  $profile.mutate(empty);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  takeToasts();
});

describe('the profile’s form', () => {
  it('locks each field that has a value on the server', () => {
    const known = having({ city: 'Mdina', phone, dateOfBirth: 503_020_800, country: 'MT' });
    expect(openFields(known, ['email', 'firstName', 'city', 'phoneNumber', 'dateOfBirth', 'state'])).toEqual(['state']);
    expect(shownValue(known, 'phoneNumber')).toBe('+35699123456');
    expect(shownValue(known, 'dateOfBirth')).toBe('10 December 1985');
    expect(shownValue(known, 'country')).toBe('MT');
    expect(shownValue(known, 'country', [{ code: 'MT', name: 'Malta', dialingCode: '356' }])).toBe('Malta');
  });

  it('sends in the order of the specification', () => {
    expect(Object.keys(bodyOf(filled, open, phone, true))).toEqual([
      'dateOfBirth',
      'gender',
      'country',
      'state',
      'address',
      'nickName',
      'address2',
      'city',
      'zipCode',
      'phoneNumber',
      'dialingCode',
      'receiveEmailPromo',
    ]);
  });

  it('sends the placeholder of a date as null, and nothing of what is empty or locked', () => {
    const values = { ...filled, dateOfBirth: datePlaceholder, gender: '', state: ' ' };
    expect(bodyOf(values, ['dateOfBirth', 'gender', 'state', 'city'], undefined, undefined)).toEqual({
      dateOfBirth: null,
      city: 'Mdina',
    });
  });

  it.each([
    ['2009-03-02', 'young'],
    ['2009-03-01', undefined],
    ['1937-02-28', 'old'],
    [datePartly, 'date'],
    [datePlaceholder, undefined],
  ])('says of the date %s: %s', (dateOfBirth, error) => {
    expect(checkProfile({ ...filled, dateOfBirth }, open, false, now).dateOfBirth).toBe(error);
  });

  it('asks for every field of a list, and for one at least without it', () => {
    const nothing = { ...filled, city: '', state: '' };
    expect(checkProfile(nothing, ['city', 'state'], true, now)).toEqual({ city: 'required', state: 'required' });
    expect(checkProfile({ ...filled, city: '\u200b \u2060' }, ['city'], true, now)).toEqual({ city: 'required' });
    expect(checkProfile(nothing, ['city', 'state'], false, now)).toEqual({ city: 'nothing' });
    expect(checkProfile(nothing, ['city', 'zipCode'], false, now)).toEqual({});
    expect(checkProfile({ ...filled, phoneCountry: '' }, open, false, now)).toEqual({ phoneNumber: 'code' });
    expect(checkProfile({ ...filled, phoneNumber: ' ', phoneCountry: '' }, open, false, now)).toEqual({});
  });

  it.each([
    ['abc', 'phone_letters'],
    ['1-800-FLOWERS', 'phone_letters'],
    ['9912 3456 ext. 5', 'phone_extension'],
    ['9912 3456 x5', 'phone_extension'],
    ['+356 9912-3456', undefined],
    ['tel:+356 (99) 12.34/56', undefined],
    ['\u202a9912\u20113456\u202c', undefined],
  ])('says of the number %j: %s', (phoneNumber, fault) => {
    expect(checkProfile({ ...filled, phoneNumber }, open, false, now).phoneNumber).toBe(fault);
  });

  it('saves, says so, makes the answer the profile and calls back', async () => {
    const saved = having({ city: 'Mdina', phone });
    const { sent } = fakeNetwork({ [call]: { body: saved } });
    const onSaved = vi.fn();
    expect(await save(filled, onSaved)).toEqual({});
    const body = sent.find(({ method }) => method === 'PUT')?.body;
    expect(body).toMatchObject({ dateOfBirth: 503_020_800, city: 'Mdina', ...phone });
    expect(body).not.toHaveProperty('receiveEmailPromo');
    expect($profile.get().data).toEqual(saved);
    expect(messages()).toEqual(['profile_saved']);
    expect(onSaved).toHaveBeenCalledWith(saved);
  });

  it.each([
    ['age_not_allowed', 422, {}, 'dateOfBirth'],
    ['phone_invalid', 422, {}, 'phoneNumber'],
    ['bad_request', 400, { fields: { zipCode: 'too_long' } }, 'zipCode'],
    ['bad_request', 400, { facts: { field: 'country' } }, 'country'],
    ['unavailable', 503, {}, undefined],
  ])('after %s (%i) points at the field', async (code, status, more, field) => {
    fakeNetwork({ [call]: problem(code, status, more) });
    const onSaved = vi.fn();
    expect(Object.keys(await save(filled, onSaved))).toEqual(field === undefined ? [] : [field]);
    expect(messages()).toEqual(['profile_failed']);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('sends no number that cannot exist', async () => {
    const { sent } = fakeNetwork({});
    expect(await save({ ...filled, phoneNumber: '12' })).toEqual({ phoneNumber: 'phone' });
    expect(sent).toEqual([]);
  });
});

describe('the toggle of promotions', () => {
  const toggle = 'PUT /profile-service/api/v1/profile/receive-email';

  it('flips by one call, then here, and says which', async () => {
    fakeNetwork({ [toggle]: [{ body: { receiveEmailPromo: true } }, { body: { receiveEmailPromo: false } }] });
    await togglePromoMail();
    expect($profile.get().data?.userDetails.receiveEmailPromo).toBe(true);
    await togglePromoMail();
    expect($profile.get().data?.userDetails.receiveEmailPromo).toBe(false);
    expect(messages()).toEqual(['promo_on', 'promo_off']);
  });

  it('stays as it was when the call fails', async () => {
    fakeNetwork({ [toggle]: 'network' });
    expect(await togglePromoMail()).toBeUndefined();
    expect($profile.get().data?.userDetails.receiveEmailPromo).toBe(false);
    expect(messages()).toEqual([{ error: 'network' }]);
  });
});

describe('the toggle of named wins', () => {
  const path = 'PUT /profile-service/api/v1/profile/show-wins';

  it('asks for what is wanted, then holds here, and says which', async () => {
    const { sent } = fakeNetwork({ [path]: [{ body: { showWins: false } }, { body: { showWins: true } }] });
    await setShowWins(false);
    expect(sent.at(-1)?.body).toEqual({ showWins: false });
    expect($profile.get().data?.showWins).toBe(false);
    await setShowWins(true);
    expect($profile.get().data?.showWins).toBe(true);
    expect(messages()).toEqual(['wins_hidden', 'wins_shown']);
  });

  it('stays as it was when the call fails', async () => {
    fakeNetwork({ [path]: 'network' });
    await setShowWins(false);
    expect($profile.get().data?.showWins).toBe(true);
    expect(messages()).toEqual([{ error: 'network' }]);
  });
});
