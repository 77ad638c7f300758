import { expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { tableKindOf } from '#domain/catalogue/table-terms.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { leastAt, mostAt } from '#domain/games/kit/share.ts';
import { isWithinReach, limitsFor, tableLimits, timesMax } from '#domain/games/kit/table-limits.ts';
import { game as slotTidepool } from '#domain/games/slots/cascades/slot-tidepool/rules.ts';
import { game as jacksOrBetter } from '#domain/games/video-poker/jacks-or-better/rules.ts';
import { compare, rational } from '#domain/maths/rational.ts';
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

it.each(currencyCodes)('the smallest stake in %s may win all the times that are promised anywhere', (currency) => {
  const { minStakeMinor, maxPayoutMinor } = tableLimits(currency);
  expect(maxPayoutMinor / minStakeMinor).toBeGreaterThanOrEqual(timesMax);
});

it('no bet is published whose largest win no stake could be paid', () => {
  const beyond = gameIds.flatMap((id) =>
    (findGame(id)?.returns() ?? []).filter(({ maxWin }) => !isWithinReach(maxWin)).map(({ kind }) => `${id} ${kind}`),
  );
  expect(beyond).toEqual([]);
});

const kindOf = (id: GameId) => tableKindOf(houseGames.find((one) => one.id === id)?.category ?? 'casual');
const machines = gameIds.filter((id) => kindOf(id) === 'reels');

it.each(machines)('the largest stake that %s names is one that some bet of it can be paid for', (id) => {
  const game = findGame(id);
  const kind = kindOf(id);
  if (!game) throw new RangeError(id);
  for (const currency of currencyCodes) {
    const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = limitsFor(game, currency, kind);
    const [least = rational(0n)] = game
      .returns()
      .map(({ maxWin }) => maxWin)
      .toSorted(compare);
    expect(maxStakeMinor).toBeGreaterThan(minStakeMinor);
    expect(mostAt(maxStakeMinor, least)).toBeLessThanOrEqual(maxPayoutMinor);
    // No stake is refused that could be paid.
    if (maxStakeMinor < tableLimits(currency, kind).maxStakeMinor)
      expect(leastAt(maxStakeMinor + 1n, least)).toBeGreaterThanOrEqual(maxPayoutMinor);
  }
});
