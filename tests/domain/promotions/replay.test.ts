import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BonusBook, type BonusEvent, replay } from '#tests/support/oracles/bonus-replay.ts';

const earn = (id: string, bonusMinor: bigint, required: bigint, at = 0): BonusEvent => ({
  kind: 'earn',
  at,
  id,
  bonusMinor,
  required: required * 10_000n,
  weight: 10_000n,
  stakeMaxMinor: 500n,
  lastsMs: 1_000,
});
const bet = (round: string, amountMinor: bigint, at = 1): BonusEvent => ({
  kind: 'bet',
  at,
  round,
  id: `${round} ${amountMinor}`,
  amountMinor,
});
const win = (round: string, amountMinor: bigint): BonusEvent => ({ kind: 'win', at: 2, round, amountMinor });
const settle = (round: string): BonusEvent => ({ kind: 'settle', at: 3, round });
const deposit = (amountMinor: bigint): BonusEvent => ({ kind: 'deposit', amountMinor });
const grantsOf = ({ grants }: BonusBook) => grants.map(({ id, state, why, wagered }) => ({ id, state, why, wagered }));

describe('the replay of a bonus', () => {
  it('stakes own money first and pays each its share, the bonus rounded up', () => {
    const { cash, bonus } = replay([deposit(100n), earn('g', 1_000n, 9_999n), bet('r', 300n), win('r', 100n)]);
    expect({ cash, bonus }).toEqual({ cash: 33n, bonus: 867n });
  });

  it('makes own money of it once all is staked', () => {
    const book = replay([earn('g', 1_000n, 400n), bet('r', 400n), settle('r')]);
    expect(book).toMatchObject({ cash: 600n, bonus: 0n, released: 600n });
    expect(grantsOf(book)).toEqual([{ id: 'g', state: 'completed', why: null, wagered: 4_000_000n }]);
  });

  it('refuses a stake above the cap, and an end while a round holds its money', () => {
    const book = replay([earn('g', 1_000n, 9_999n)]);
    expect(book.apply(bet('r', 501n))).toBe('bet_limit');
    expect(book.apply(bet('r', 500n))).toBe('ok');
    expect(book.apply({ kind: 'forfeit', at: 2, id: 'g' })).toBe('round_open');
  });

  it('ends it before a stake that comes too late, and starts the next', () => {
    const book = replay([earn('g', 1_000n, 9_999n), earn('h', 200n, 9_999n), bet('r', 300n, 1_000)]);
    expect(book.bonus).toBe(200n);
    expect(grantsOf(book).map(({ state }) => state)).toEqual(['expired', 'active']);
  });

  it('gives a rollback the split of its bet', () => {
    const book = replay([deposit(100n), earn('g', 1_000n, 9_999n), bet('r', 300n)]);
    expect(book.apply({ kind: 'rollback', at: 2, bet: 'r 300' })).toBe('ok');
    expect([book.cash, book.bonus]).toEqual([100n, 1_000n]);
  });
});

const name = fc.constantFrom('r', 's');
const event: fc.Arbitrary<BonusEvent> = fc.oneof(
  fc.bigInt(1n, 500n).map(deposit),
  fc
    .tuple(fc.constantFrom('g', 'h'), fc.bigInt(0n, 500n), fc.bigInt(0n, 900n))
    .map(([id, of, required]) => earn(id, of, required)),
  fc.tuple(name, fc.bigInt(1n, 400n), fc.nat({ max: 1_200 })).map(([round, amount, at]) => bet(round, amount, at)),
  fc.tuple(name, fc.bigInt(0n, 900n)).map(([round, amount]) => win(round, amount)),
  name.map(settle),
  fc.record({
    kind: fc.constantFrom('forfeit' as const, 'lapse' as const),
    at: fc.nat({ max: 1_200 }),
    id: fc.constantFrom('g', 'h'),
  }),
);

it('makes and loses nothing, whatever happens, and no account falls below zero', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const book = new BonusBook();
      for (const one of events) {
        const [cash, released] = [book.cash, book.released];
        book.apply(one);
        expect(book.cash + book.bonus + book.gaming + book.promotions).toBe(book.deposited);
        expect(book.cash >= 0n && book.bonus >= 0n).toBe(true);
        // Own money grows by deposits, prizes, what is taken back, and the release of a bonus alone.
        if (one.kind === 'earn' || one.kind === 'forfeit' || one.kind === 'lapse' || one.kind === 'settle')
          expect(book.cash - cash).toBe(book.released - released);
      }
    }),
    { numRuns: 500 },
  );
});
