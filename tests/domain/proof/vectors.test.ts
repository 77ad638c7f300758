import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { gameIds } from '#domain/games/book/registry.ts';
import { parseRecord } from '#domain/proof/record.ts';
import { vectors } from '#domain/proof/vectors.ts';
import { verifyRecord } from '#domain/proof/verify-record.ts';

// Written from the page's own words and node:crypto alone: nothing of `#domain/fairness` computes what is expected here.
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const block = (serverSeed: string, message: string) => createHmac('sha256', serverSeed).update(message).digest();

const wordsOf = ({ serverSeed, clientSeed, nonce }: { serverSeed: string; clientSeed: string; nonce: number }) => {
  const words: number[] = [];
  for (let k = 0; k < 6; k += 1) {
    const bytes = block(serverSeed, `${clientSeed}:${nonce}:${k}`);
    for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
  }
  return words;
};

const belowOf = (words: readonly number[], range: number, count: number): number[] => {
  const size = 2n ** 32n;
  const n = BigInt(range);
  const kept = words.map((word) => BigInt(word) * n).filter((product) => product % size >= size % n);
  return kept.slice(0, count).map((product) => Number(product / size));
};

const { streams, chain, rounds } = vectors();

describe('the published vectors', () => {
  it.each(streams)('of the stream $clientSeed:$nonce are those of node:crypto', (vector) => {
    const words = wordsOf(vector);
    expect(vector.serverSeedHash).toBe(sha256(vector.serverSeed));
    expect(vector.words).toEqual(words.slice(0, 10));
    for (const { range, first } of vector.below) expect(first).toEqual(belowOf(words, range, 4));
  });

  it('take a rejected word somewhere, so that a modulo would be found out', () => {
    const rejected = streams.some((vector) =>
      vector.below.some(({ range, first }) => {
        const plain = wordsOf(vector).map((word) => Number((BigInt(word) * BigInt(range)) / 2n ** 32n));
        return first.some((value, at) => value !== plain[at]);
      }),
    );
    expect(rejected).toBe(true);
  });

  it('of the chain are those of node:crypto', () => {
    let link = chain.seed;
    const links = [link];
    while (links.length <= chain.rounds.length) {
      link = sha256(link);
      links.unshift(link);
    }
    expect(chain.commitment).toBe(links[0]);
    expect(chain.rounds.map((round) => round.link)).toEqual(links.slice(1));
    for (const round of chain.rounds) {
      const draw = BigInt(`0x${block(round.link, chain.salt).toString('hex').slice(0, 13)}`);
      expect(round.draw).toBe(`${draw}`);
      expect(round.crashPointHundredths).toBe(Number((99n * 2n ** 52n) / (draw + 1n)));
    }
  });

  it('hold a round of every game, and each verifies', () => {
    expect(rounds.map(({ gameId }) => gameId)).toEqual(gameIds);
    for (const round of rounds) {
      const record = parseRecord(JSON.parse(JSON.stringify(round)));
      const steps = record.ok ? verifyRecord(record.value) : record;
      expect(steps.ok && steps.value.every(({ matches }) => matches)).toBe(true);
    }
  });

  it('draw roulette, dice and cards as the page says', () => {
    const words = wordsOf({ serverSeed: 'ab'.repeat(32), clientSeed: 'lucky', nonce: 3 });
    const outcomeOf = (id: string) => rounds.find(({ gameId }) => gameId === id)?.outcome;
    expect(outcomeOf('roulette-european')).toMatchObject({ number: belowOf(words, 37, 1)[0] });
    const deck = Array.from(
      { length: 52 },
      (_, card) => `${'23456789TJQKA'[card % 13]}${'cdhs'[Math.floor(card / 13)]}`,
    );
    // Each of the first five words chooses among the cards that are left: no word of this stream is rejected for them.
    const dealt = words
      .slice(0, 5)
      .map((word) => deck.splice(Number((BigInt(word) * BigInt(deck.length)) >> 32n), 1)[0]);
    expect(outcomeOf('jacks-or-better')).toMatchObject({ dealt });
  });
});
