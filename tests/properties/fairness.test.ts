import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawItems } from '#domain/fairness/draw.ts';
import { createStream } from '#domain/fairness/stream.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const seeds = fc.record({
  serverSeed: bytes.map((value) => Buffer.from(value).toString('hex')),
  clientSeed: fc.stringMatching(/^[!-9;-~]{1,64}$/),
  nonce: fc.nat(),
});

describe('the stream, for all seeds', () => {
  it('agrees with HMAC-SHA256 of node:crypto', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 30 }), (round, position) => {
        const stream = createStream(round);
        for (let skipped = 0; skipped < position; skipped += 1) stream.u32();
        const block = Math.floor(position / 8);
        const digest = createHmac('sha256', round.serverSeed).update(`${round.clientSeed}:${round.nonce}:${block}`);
        expect(stream.u32()).toBe(digest.digest().readUInt32BE((position % 8) * 4));
      }),
    );
  });

  it('stays below its bound and repeats itself', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 - 1 }), (round, n) => {
        const chosen = createStream(round).below(n);
        expect(chosen >= 0 && chosen < n && Number.isInteger(chosen)).toBe(true);
        expect(createStream(round).below(n)).toBe(chosen);
      }),
    );
  });

  it('draws distinct items of the pack', () => {
    const pack = Array.from({ length: 80 }, (_, index) => index + 1);
    fc.assert(
      fc.property(seeds, fc.nat({ max: 80 }), (round, count) => {
        const drawn = drawItems(pack, count, createStream(round));
        expect(new Set(drawn).size).toBe(count);
        expect(drawn.every((item) => pack.includes(item))).toBe(true);
      }),
    );
  });
});
