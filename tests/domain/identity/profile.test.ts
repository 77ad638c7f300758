import { describe, expect, it } from 'vitest';
import { filledFields, lockedFields, profileFields } from '#domain/identity/profile.ts';

describe('a profile’s fields', () => {
  it('stand in the order of the specification', () => {
    expect(profileFields.join(', ')).toBe(
      'dateOfBirth, gender, avatar, country, state, address, nickName, address2, city, zipCode, phoneNumber, dialingCode',
    );
  });

  it('are locked once they have a value', () => {
    const current = { city: 'Valletta', country: 'MT', nickName: null };
    expect(lockedFields(current, { nickName: 'Ada', city: 'Mdina', country: 'DE' })).toEqual(['country', 'city']);
  });

  it('take the same value again, and an empty one, as no change', () => {
    expect(lockedFields({ city: 'Valletta' }, { city: 'Valletta' })).toEqual([]);
    expect(lockedFields({ city: 'Valletta' }, { city: null })).toEqual([]);
    expect(filledFields({ city: 'Valletta' }, { city: 'Valletta', state: null })).toEqual([]);
  });

  it('are filled where they were empty', () => {
    expect(filledFields({ city: null }, { zipCode: 'VLT 1', city: 'Valletta' })).toEqual(['city', 'zipCode']);
  });
});
