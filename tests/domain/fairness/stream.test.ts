import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawItems, shuffle } from '#domain/fairness/draw.ts';
import { scaleWord } from '#domain/fairness/scale.ts';
import { clientSeedFrom, commitmentOf, isServerSeed, parseClientSeed, serverSeedFrom } from '#domain/fairness/seeds.ts';
import { createStream, type Stream } from '#domain/fairness/stream.ts';

const serverSeed = 'ab'.repeat(32);

/** The same stream by another hand: node's own HMAC. */
const wordsOf = (clientSeed: string, nonce: number, blocks: number): number[] =>
  Array.from({ length: blocks }, (_, block) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest(),
  ).flatMap((bytes) => Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4)));

const fixedStream = (words: number[]): Stream => {
  const u32 = () => words.shift() ?? 0;
  return { u32, below: (n) => scaleWord(u32(), 32, n) ?? 0 };
};

describe('a commitment', () => {
  it('is SHA-256 of the hex text, not of the bytes it stands for', () => {
    expect(commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed, 'utf8').digest('hex'));
    expect(commitmentOf(serverSeed)).not.toBe(createHash('sha256').update(serverSeed, 'hex').digest('hex'));
  });

  it('has a published test vector', () => {
    expect(commitmentOf(serverSeed)).toBe('271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a');
  });

  it('belongs to a seed of 32 bytes in lower-case hex', () => {
    expect(serverSeedFrom(new Uint8Array(32).fill(171))).toBe(serverSeed);
    expect(() => serverSeedFrom(new Uint8Array(31))).toThrow(RangeError);
    expect(isServerSeed(serverSeed.toUpperCase())).toBe(false);
  });
});

describe('a client seed', () => {
  it.each(['a', 'lucky-7', '~'.repeat(64), clientSeedFrom(new Uint8Array(10))])('may be %s', (seed) => {
    expect(parseClientSeed(seed)).toEqual({ ok: true, value: seed });
  });

  it.each(['', 'a:b', 'a b', 'ü', 'x'.repeat(65), 'a\n', 7, null])('is never %j', (seed) => {
    expect(parseClientSeed(seed)).toMatchObject({ ok: false, code: 'client_seed_invalid' });
  });
});

describe('the stream of a round', () => {
  it('is HMAC-SHA256 under the hex text, 32 bytes a block, words big-endian, blocks from 0', () => {
    const stream = createStream({ serverSeed, clientSeed: 'lucky', nonce: 3 });
    expect(Array.from({ length: 40 }, () => stream.u32())).toEqual(wordsOf('lucky', 3, 5));
  });

  it('differs by nonce and by client seed', () => {
    const first = (clientSeed: string, nonce: number) => createStream({ serverSeed, clientSeed, nonce }).u32();
    expect(new Set([first('a', 0), first('a', 1), first('b', 0)]).size).toBe(3);
  });

  it('refuses a nonce that is no count', () => {
    expect(() => createStream({ serverSeed, clientSeed: 'a', nonce: -1 })).toThrow(RangeError);
    expect(() => createStream({ serverSeed, clientSeed: 'a', nonce: 0.5 })).toThrow(RangeError);
  });
});

describe('scaling', () => {
  it.each([1, 2, 4, 8])('gives every result below n equally often from all words of %d bits', (bits) => {
    for (let n = 1; n <= Math.min(2 ** bits, 64); n += 1) {
      const counts = new Map<number, number>();
      for (let word = 0; word < 2 ** bits; word += 1) {
        const chosen = scaleWord(word, bits, n);
        if (chosen !== undefined) counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
      }
      expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, index) => index));
      expect(new Set(counts.values())).toEqual(new Set([Math.floor(2 ** bits / n)]));
    }
  });

  it('is floor(word · n / 2^32) wherever it does not reject', () => {
    expect(scaleWord(0xffff_ffff, 32, 37)).toBe(36);
    expect(scaleWord(0x8000_0000, 32, 37)).toBe(18);
    // 2^32 mod 37 is 7: word 0 gives a product whose low part 0 is below 7.
    expect(scaleWord(0, 32, 37)).toBeUndefined();
    expect(scaleWord(1, 32, 37)).toBe(0);
  });

  it('stays exact where a product leaves the safe integers', () => {
    expect(scaleWord(0xffff_ffff, 32, 4_000_000_000)).toBe(Number((0xffff_ffffn * 4_000_000_000n) >> 32n));
    expect(scaleWord(123_456_789, 32, 2 ** 32)).toBe(123_456_789);
    expect(() => scaleWord(1, 32, 0)).toThrow(RangeError);
  });

  it('takes the next word when one is rejected', () => {
    const seeds = Array.from({ length: 64 }, (_, nonce) => ({ serverSeed, clientSeed: 'reject', nonce }));
    const n = 3_000_000_000;
    for (const seed of seeds) {
      const words = wordsOf(seed.clientSeed, seed.nonce, 4);
      const expected = words.map((word) => scaleWord(word, 32, n)).find((chosen) => chosen !== undefined);
      expect(createStream(seed).below(n)).toBe(expected);
    }
  });
});

describe('a draw without replacement', () => {
  it('removes by index and keeps the order of the rest', () => {
    expect(drawItems(['a', 'b', 'c', 'd'], 3, fixedStream([0x4000_0001, 0x4000_0001, 1]))).toEqual(['b', 'a', 'c']);
    expect(() => drawItems([1], 2, fixedStream([]))).toThrow(RangeError);
  });

  it('holds every item once, and one word an item, when all are drawn', () => {
    const cards = Array.from({ length: 52 }, (_, index) => index);
    const stream = createStream({ serverSeed, clientSeed: 'cards', nonce: 0 });
    expect(shuffle(cards, stream).toSorted((a, b) => a - b)).toEqual(cards);
    expect(stream.u32()).toBe(wordsOf('cards', 0, 7)[52]);
  });
});
