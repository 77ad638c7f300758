import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { contentHash, entryBytes, movementContent, noLeaf, rowContent } from '#domain/transparency/entry.ts';

const player = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';

test('a movement is a line for itself and one for each posting', () => {
  const content = movementContent({
    id: 12n,
    kind: 'bet',
    player,
    reference: null,
    round: '9b2d1f6e-1111-4222-8333-444455556666',
    at: '1795866414.123456',
    postings: [
      { account: 5n, kind: 'cash', currency: 'EUR', owner: '', amount: -100n, balanceAfter: 9_900n },
      { account: 9n, kind: 'gaming', currency: 'EUR', owner: 'dice "of" old', amount: 100n, balanceAfter: null },
    ],
  });
  expect(content).toBe(
    `["movement/1", 12, "bet", "${player}", null, "9b2d1f6e-1111-4222-8333-444455556666", 1795866414.123456]\n` +
      `[5, "cash", "EUR", "", -100, 9900]\n[9, "gaming", "EUR", "dice \\"of\\" old", 100, null]`,
  );
});

test('a row is one line, its json as PostgreSQL prints it', () => {
  expect(rowContent('deposit', { id: 'a', player_id: player, amount: 5_000n, created_at: '1795866414.000000' })).toBe(
    `["deposit/1", "a", "${player}", null, null, 5000, null, null, 1795866414.000000, null]`,
  );
  expect(rowContent('round', { id: 'r', bets: '[{"spot": "red"}]', demo: false })).toContain('[{"spot": "red"}]');
});

test('an entry is the chain, the number, the leaf before and the content, 88 bytes', () => {
  const bytes = entryBytes({ chain: player, seq: 258, previous: noLeaf(), content: contentHash('x') });
  expect(bytesToHex(bytes)).toBe(
    `f47ac10b58cc4372a5670e02b2c3d4790000000000000102${'0'.repeat(64)}2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881`,
  );
  expect(() => entryBytes({ chain: player, seq: 0, previous: noLeaf(), content: noLeaf() })).toThrow(RangeError);
});
