import { afterEach, expect, it, vi } from 'vitest';
import { riskOf } from '#domain/promotions/risk.ts';
import { Recent } from '#server/services/games/hints.ts';
import { roundRisk } from '#server/services/games/round-risk.ts';

afterEach(() => vi.restoreAllMocks());

it('keeps what is dear to count, and nothing of shots at fish with names of their own', () => {
  const kept = vi.spyOn(Recent.prototype, 'set');
  const bets = [{ spot: 'straight:17', amountMinor: 123_457n }];
  expect(roundRisk('roulette-european', bets)).toBe(riskOf('roulette-european', bets));
  expect(kept).toHaveBeenCalledTimes(1);
  kept.mockClear();
  for (let turn = 0; turn < 2_000; turn += 1)
    expect(roundRisk('fishing-shared', [{ spot: `fish-shark:11-${turn}`, amountMinor: 100n }])).toBe(10_000);
  expect(roundRisk('craps', [{ spot: 'pass', amountMinor: 100n }])).toBe(0);
  expect(kept).not.toHaveBeenCalled();
});
