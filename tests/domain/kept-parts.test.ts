import { describe, expect, it } from 'vitest';
import { keptParts } from '#domain/kept-parts.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { currencies, currencyCodes } from '#domain/money/currency.ts';

const keptIn = (text: string) => keptParts(text)?.flatMap(({ text: part, kept }) => (kept ? [part] : [])) ?? [];

describe('what no translation may change', () => {
  it.each([
    ['Deposit at least 10.00 EUR', ['10.00 EUR']],
    ['From €10.00 to €10,000.00.', ['€10.00', '€10,000.00']],
    ['You are −CA$5.20 and +₿0.00000100 so far', ['−CA$5.20', '+₿0.00000100']],
    [
      'Ξ200.000000000, ₮500,000.000000, Ł5,000.00000000 or £1',
      ['Ξ200.000000000', '₮500,000.000000', 'Ł5,000.00000000', '£1'],
    ],
    ['Your wallet in BTC', ['BTC']],
    ['Returns 97.30% over time', ['97.30%']],
    ['edge 1.41% (7/495), 3.38 rolls', ['1.41%', '7/495', '3.38']],
    ['Won at 2.50×', ['2.50×']],
    ['1 in 500,000 for each €1', ['500,000', '€1']],
    ['The score was 2:1', ['2:1']],
    ['You hold A♠ and 10♥', ['A♠', '10♥']],
    ['The code SUMMER20 is taken', ['SUMMER20']],
    ['A SHA-256 hash', ['SHA-256']],
    ['Write to ada@example.com.', ['ada@example.com']],
    ['See https://example.com/a?b=1.', ['https://example.com/a?b=1']],
    ['Sent to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq now', ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq']],
    [`The seed ${'ab'.repeat(32)} is open`, ['ab'.repeat(32)]],
    ['Round 3f2b1c9e-0000-4000-8000-1234567890ab', ['3f2b1c9e-0000-4000-8000-1234567890ab']],
  ])('%s', (text, kept) => {
    expect(keptIn(text)).toEqual(kept);
  });

  it.each([
    '3 games',
    'Page 2 of 14',
    'On 27 November 2026',
    'At least 18 years',
    'FAQ',
    'All games',
    '',
    'A 2FA app',
    'Six-deck shoe',
  ])('is nothing of %j', (text) => {
    expect(keptParts(text)).toBeUndefined();
  });

  it.each(currencyCodes)('knows amounts in %s, and the currency by itself', (code) => {
    const amount = displayAmount(-currencies[code].subunitsToUnit * 1_234n, code);
    expect(keptIn(`In your ${code} wallet: ${amount} of 12.50 ${code}`)).toEqual([code, amount, `12.50 ${code}`]);
  });

  it('is told in pieces that together are the text', () => {
    const text = 'From €10.00 to €10,000.00, paid to ada@example.com.';
    expect(
      keptParts(text)
        ?.map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(keptParts('€10.00')).toEqual([{ text: '€10.00', kept: true }]);
  });
});
