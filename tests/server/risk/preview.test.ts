import { expect, it } from 'vitest';
import { type RiskThresholds, thresholdBounds, thresholdNames } from '#domain/risk/thresholds.ts';
import { previewThresholds } from '#server/services/desk/risk/preview.ts';

const least = Object.fromEntries(thresholdNames.map((name) => [name, thresholdBounds[name].min])) as RiskThresholds;

it('a preview of ninety days runs alone in its process, and the next one once it has ended', async () => {
  const gate = Promise.withResolvers<never[]>();
  const ctx = { db: { query: () => gate.promise }, clock: { now: () => new Date('2027-03-01') } } as never;
  const ask = () => previewThresholds(ctx, least, () => 0);
  const first = ask();
  expect(await ask()).toMatchObject({ ok: false, code: 'rate_limited', facts: { retryAfterSeconds: 20 } });
  gate.resolve([]);
  expect(await first).toMatchObject({ ok: true, value: { players: 0, withdrawals: 0, isWhole: true } });
  expect((await ask()).ok).toBe(true);
});
