import { expect, test } from 'vitest';
import { redisLimiter } from '#server/adapters/limiter/shared-limiter.ts';
import { DatabaseUnavailable } from '#server/db/db.ts';

test('a Redis that is away lets nothing through uncounted, answers 503 rather than 500, and is told of', async () => {
  const told: string[] = [];
  const limiter = redisLimiter('redis://127.0.0.1:1', ({ message }) => told.push(message));
  const rule = { name: 'test', points: 5, windowSeconds: 10, waitSeconds: 1, waitSecondsMax: 10 };
  await expect(limiter.take(rule, 'key')).rejects.toThrow(DatabaseUnavailable);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await limiter.close();
});
