import { describe, expect, it } from 'vitest';
import { verifyBundle } from '#domain/proof/bundle.ts';
import { bundleFormat, bundleVersion } from '#domain/proof/bundle-format.ts';
import { parseRecord, type RoundRecord } from '#domain/proof/record.ts';
import { verifyRecord } from '#domain/proof/verify-record.ts';
import { recordOf } from '#tests/support/rounds.ts';

/** A spin as the house writes it that paid for it: no stake, no part in the jackpot. */
const spinAt = (nonce: number): RoundRecord => {
  const { jackpot: _, ...record } = recordOf('slot-tidepool', nonce);
  return { ...record, stake: '0.00', freeSpin: true };
};
const failing = (record: RoundRecord): readonly string[] => {
  const read = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) return [`${read.code} ${read.facts?.['field']}`];
  const verified = verifyRecord(read.value);
  return verified.ok ? verified.value.filter(({ matches }) => !matches).map(({ name }) => name) : [verified.code];
};

describe('the record of a free spin', () => {
  it('matches with no stake, from its bets to its return', () => {
    for (const nonce of [0, 1, 2, 3, 40]) expect(failing(spinAt(nonce))).toEqual([]);
  });

  it('does not match with a stake, nor does any other round without one', () => {
    expect(failing({ ...spinAt(1), stake: '1.00' })).toEqual(['stake']);
    const { freeSpin: _, ...bet } = spinAt(1);
    expect(failing(bet)).toEqual(['stake']);
  });

  it.each([
    ['bets', { bets: [{ spot: 'spin', amount: '50.00' }] }],
    ['outcome', { outcome: { steps: [] } }],
    ['wins', { wins: [{ spot: 'spin', stake: '1.00', payout: '9999.00' }] }],
    ['payout', { payout: '9999.00' }],
  ])('does not match when its %s were changed', (_, part) => {
    // A round that won, so that other bets return something else.
    const won = Array.from({ length: 50 }, (_, nonce) => spinAt(nonce)).find(({ payout }) => payout !== '0.00');
    expect(won && failing({ ...won, ...part })).not.toEqual([]);
  });

  it('cannot be of a game with decisions, nor feed a jackpot', () => {
    expect(failing({ ...recordOf('mines', 1), stake: '0.00', freeSpin: true })).toEqual(['proof_unfit']);
    expect(failing({ ...recordOf('slot-tidepool', 1), stake: '0.00', freeSpin: true })).toEqual(['proof_unfit']);
    const odd: unknown = { ...spinAt(1), freeSpin: 'yes' };
    expect(failing(odd as RoundRecord)).toEqual(['record_invalid freeSpin']);
  });

  it('is proven in a file among others', () => {
    const rounds = [recordOf('slot-tidepool', 2), spinAt(1), recordOf('slot-tidepool', 0)];
    const report = verifyBundle({ format: bundleFormat, version: bundleVersion, rounds });
    expect(report).toMatchObject({ rounds: 3, matching: 3, mismatches: [] });
  });
});
