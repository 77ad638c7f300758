import { expect, it } from 'vitest';
import { couponSchema } from '#contract/forms/coupon.ts';
import { promotionCoupon } from '#contract/payments/body.ts';
import { cryptoWithdraw } from '#contract/payments/withdraw.ts';
import { updateProfile } from '#contract/profile/profile.ts';
import { readCoupon, redeemPromotionCoupon } from '#contract/profile/promotions.ts';
import { typedCode } from '#contract/profile/second-factor.ts';
import { redeemCoupon } from '#contract/user/account.ts';
import { email } from '#contract/wire.ts';
import { couponKey } from '#domain/promotions/fits.ts';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

it('reads a withdrawal that was copied', () => {
  const body = { amount: '0,5', currency: 'BTC', address: `bitcoin:${address}?amount=2\u200b`, code: '904-062' };
  expect(cryptoWithdraw.body.parse(body)).toEqual({ amount: '0.5', currency: 'BTC', address, code: '904062' });
});

it('reads a phone number that was copied', () => {
  const body = { phoneNumber: '\u202a7911 ١٢٣-456', dialingCode: '+44' };
  expect(updateProfile.body.parse(body)).toEqual({ phoneNumber: '7911123456', dialingCode: '44' });
});

it('reads a postal code as payment companies can, and one of marks alone as none', () => {
  expect(updateProfile.body.parse({ zipCode: '\u200f١٢٣٤٥\u200b' })).toEqual({ zipCode: '12345' });
  expect(updateProfile.body.parse({ zipCode: ' sw1a 1aa ' })).toEqual({ zipCode: 'sw1a 1aa' });
  expect(updateProfile.body.parse({ zipCode: '\u200b' })).toEqual({ zipCode: undefined });
});

it('reads codes and addresses without marks', () => {
  expect(typedCode.parse('\u2066٩٠٤-٠٦٢\u2069')).toBe('904062');
  expect(promotionCoupon.parse('\u200bSUMMER\ufeff')).toBe('SUMMER');
  expect(email.parse('\u202ame@example.org\u200b')).toBe('me@example.org');
});

it.each([
  'GOOD-TURN',
  ' GOOD-TURN\u200b',
  '\u202aGOOD-TURN\u202c',
  'GOOD\u2010TURN',
  'GOOD\u2011TURN',
  'GOOD–TURN',
  'GOOD−TURN',
  'ＧＯＯＤ－ＴＵＲＮ',
])('reads the coupon %j alike wherever one is named', (typed) => {
  expect(promotionCoupon.parse(typed)).toBe('GOOD-TURN');
  expect(redeemCoupon.body.parse({ couponName: typed })).toEqual({ couponName: 'GOOD-TURN' });
  expect(redeemPromotionCoupon.body.parse({ promotionCoupon: typed })).toEqual({ promotionCoupon: 'GOOD-TURN' });
  expect(readCoupon.body.parse({ promotionCoupon: typed })).toEqual({ promotionCoupon: 'GOOD-TURN' });
  expect(couponSchema.parse({ code: typed })).toEqual({ code: 'GOOD-TURN' });
  expect(couponKey(typed)).toBe('good-turn');
});

it.each(['', ' ', '\u200b'])('a coupon of %j is none', (typed) => {
  expect(redeemCoupon.body.safeParse({ couponName: typed }).success).toBe(false);
  expect(redeemPromotionCoupon.body.safeParse({ promotionCoupon: typed }).success).toBe(false);
  expect(promotionCoupon.parse(typed)).toBe('');
});
