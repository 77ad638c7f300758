import { describe, expect, it } from 'vitest';
import { licenceOf } from '#layouts/parts/licence.ts';

const whole = {
  OPERATOR_COMPANY: 'Example Ltd',
  OPERATOR_ADDRESS: '1 Example Street, Valletta',
  OPERATOR_LICENCE: 'EX/123/2026',
  OPERATOR_AUTHORITY: 'the Example Gaming Authority',
};

describe('the licence of the footer', () => {
  it('is the one that the environment names', () => {
    const licence = { authority: 'the Example Gaming Authority', number: 'EX/123/2026', url: null };
    expect(licenceOf(whole)).toEqual(licence);
    const url = 'https://register.example/EX-123';
    expect(licenceOf({ ...whole, OPERATOR_LICENCE_URL: url })).toEqual({ ...licence, url });
  });
  it.each(Object.keys(whole))('is none as long as %s is missing', (name) => {
    expect(licenceOf({ ...whole, [name]: '' })).toBeNull();
  });
  it('leads to no address but one of https', () => {
    expect(licenceOf({ ...whole, OPERATOR_LICENCE_URL: 'javascript:alert(1)' })?.url).toBeNull();
  });
});
