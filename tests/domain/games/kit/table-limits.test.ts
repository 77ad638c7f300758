import { expect, it } from 'vitest';
import { tableLimits } from '#domain/games/kit/table-limits.ts';
import { game as slotTidepool } from '#domain/games/slots/cascades/slot-tidepool/rules.ts';
import { game as jacksOrBetter } from '#domain/games/video-poker/jacks-or-better/rules.ts';
import { currencyCodes } from '#domain/money/currency.ts';

it('a table takes 0.10 to 500 euros and returns 10,000 at most; reels take 100 and return 80,000', () => {
  expect(tableLimits('EUR')).toEqual({ minStakeMinor: 10n, maxStakeMinor: 50_000n, maxPayoutMinor: 1_000_000n });
  expect(tableLimits('EUR', 'reels')).toEqual({
    minStakeMinor: 10n,
    maxStakeMinor: 10_000n,
    maxPayoutMinor: 8_000_000n,
  });
});

it.each(currencyCodes)('reels in %s pay their own top win of whatever stake they take', (currency) => {
  const { maxStakeMinor, maxPayoutMinor } = tableLimits(currency, 'reels');
  const royal = jacksOrBetter.maxPayoutOf([{ spot: 'hands:1:coins:5', amountMinor: maxStakeMinor }]);
  const tide = slotTidepool.maxPayoutOf([{ spot: 'spin', amountMinor: maxStakeMinor }]);
  expect([royal <= maxPayoutMinor, tide <= maxPayoutMinor]).toEqual([true, true]);
});
