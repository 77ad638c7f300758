import { expect, it } from 'vitest';
import { promotionCoupon } from '#contract/payments/body.ts';
import { cryptoWithdraw } from '#contract/payments/withdraw.ts';
import { updateProfile } from '#contract/profile/profile.ts';
import { typedCode } from '#contract/profile/second-factor.ts';
import { email } from '#contract/wire.ts';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

it('reads a withdrawal that was copied', () => {
  const body = { amount: '0,5', currency: 'BTC', address: `bitcoin:${address}?amount=2\u200b`, code: '904-062' };
  expect(cryptoWithdraw.body.parse(body)).toEqual({ amount: '0.5', currency: 'BTC', address, code: '904062' });
});

it('reads a phone number that was copied', () => {
  const body = { phoneNumber: '\u202a7911 ١٢٣-456', dialingCode: '+44' };
  expect(updateProfile.body.parse(body)).toEqual({ phoneNumber: '7911123456', dialingCode: '44' });
});

it('reads codes and addresses without marks', () => {
  expect(typedCode.parse('\u2066٩٠٤-٠٦٢\u2069')).toBe('904062');
  expect(promotionCoupon.parse('\u200bSUMMER\ufeff')).toBe('SUMMER');
  expect(email.parse('\u202ame@example.org\u200b')).toBe('me@example.org');
});
