import { describe, expect, it } from 'vitest';
import { couponSchema } from '#contract/forms/coupon.ts';
import { wrongIn } from '#tests/support/form.ts';

describe('a bonus code', () => {
  it.each([
    ['', { code: 'code_missing' }],
    ['  ', { code: 'code_missing' }],
    ['x', {}],
  ])('%j is %j', (code, wrong) => {
    expect(wrongIn(couponSchema, { code })).toEqual(wrong);
  });

  it('is sent as it was typed, but for the spaces around it', () => {
    expect(couponSchema.parse({ code: ' good Turn ' })).toEqual({ code: 'good Turn' });
  });
});
