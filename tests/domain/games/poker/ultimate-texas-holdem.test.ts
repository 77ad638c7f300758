import { describe, expect, it, vi } from 'vitest';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import { type Card, cardText, parseCard, rankSigns } from '#domain/games/kit/cards/card.ts';
import { bestHand } from '#domain/games/kit/cards/poker-hand.ts';
import { countedCases } from '#domain/games/kit/counted.ts';
import figures from '#domain/games/poker/ultimate-texas-holdem/figures.json' with { type: 'json' };
import {
  averageStake,
  deals,
  edgePerAnte,
  elementOfRisk,
  frequencies,
  returnsByBet,
} from '#domain/games/poker/ultimate-texas-holdem/maths.ts';
import { blindRow, dealerQualifies } from '#domain/games/poker/ultimate-texas-holdem/paytable.ts';
import {
  futures,
  isWorthKeeping,
  isWorthRaising,
  kindOf,
  meet,
  raiseName,
  returnsOf,
  worthOf,
} from '#domain/games/poker/ultimate-texas-holdem/play.ts';
import { settle, game as ultimateTexasHoldem } from '#domain/games/poker/ultimate-texas-holdem/rules.ts';
import { type Rational, rational, toDecimalString } from '#domain/maths/rational.ts';
import { baseOf, outcomes, tallyOf, worthOnFlop } from '#scripts/exact/poker/ultimate-texas-holdem.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const folded = BigInt(figures.folded);
const raised = figures.raised.map(countedCases);
const [byFour = []] = raised;
const tripsCounts = countedCases(figures.tripsCounts);
const beforeFlop = figures.beforeFlop.map(([now = 0, later = 0]) => [BigInt(now), BigInt(later)] as const);

const verifyRound = recomputing(ultimateTexasHoldem);

// Laying out a million futures takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const serverSeed = '0107'.repeat(16);
const seedsOf = (nonce: number, clientSeed = 'ultimate') => ({ serverSeed, clientSeed, nonce });
const ante = { spot: 'ante', amountMinor: 100n };
const blind = { spot: 'blind', amountMinor: 100n };
const trips = { spot: 'trips', amountMinor: 100n };
const play = (times: bigint) => ({ spot: 'play', amountMinor: 100n * times });
const cards = (text: string): Card[] => (text === '' ? [] : text.split(' ').map((sign) => parseCard(sign) ?? -1));
const table = (player: string, board: string, dealer: string) => ({
  player: cards(player),
  board: cards(board),
  dealer: cards(dealer),
});
const numberOf = ({ num, den }: Rational) => Number(num) / Number(den);
const parse = (bets: unknown) => ultimateTexasHoldem.parseBets(bets, 'EUR');
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (k - index)).reduce((product, part) => product * part, 1);
const most = (a: bigint, b: bigint) => [a, b].reduce((one, other) => (other > one ? other : one));
const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);
const deckWithout = (gone: readonly Card[]) =>
  Array.from({ length: 52 }, (_, card) => card).filter((card) => !gone.includes(card));

/** A hand as text in which the greater one wins, from nothing but what the rules of poker say: the second method. */
const plainHand = (seven: readonly Card[]): string => {
  const five = (hand: readonly Card[]): string => {
    const ranks = hand.map((card) => card % 13).sort((a, b) => b - a);
    const counts = [...Map.groupBy(ranks, (rank) => rank)]
      .map(([rank, all]) => ({ rank, count: all.length }))
      .sort((a, b) => b.count - a.count || b.rank - a.rank);
    const shape = counts.map(({ count }) => count).join('');
    const flush = hand.every((card) => Math.floor(card / 13) === Math.floor((hand[0] ?? 0) / 13));
    const wheel = ranks.join() === '12,3,2,1,0';
    const straight = shape === '11111' && ((ranks[0] ?? 0) - (ranks[4] ?? 0) === 4 || wheel);
    const order = ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'both'];
    const category = straight && flush ? 'both' : flush ? 'flush' : straight ? 'straight' : shape;
    const deciding = straight ? [wheel ? 3 : (ranks[0] ?? 0)] : counts.map(({ rank }) => rank);
    return [order.indexOf(category), ...deciding].map((part) => String.fromCharCode(97 + part)).join('');
  };
  let best = '';
  for (let a = 0; a < seven.length; a += 1)
    for (let b = a + 1; b < seven.length; b += 1) {
      const hand = five(seven.filter((_, index) => index !== a && index !== b));
      if (hand > best) best = hand;
    }
  return best;
};

describe('the exact figures', () => {
  it('cover every deal once', () => {
    // 1,326 hands, 19,600 flops, 1,081 turns and rivers, 990 hands of the dealer.
    expect(deals).toBe(1_326n * 19_600n * 1_081n * 990n);
    expect(BigInt(futures) * 1_326n).toBe(deals);
    expect(beforeFlop).toHaveLength(169);
  });

  it('are the published ones: 2.185% of the ante, an element of risk of 0.526%, a deviation of 4.94 antes', () => {
    // Shackleford, wizardofodds.com, for the 500-50-10-3-3:2-1 blind.
    expect(toDecimalString(edgePerAnte(), 5)).toBe('0.02185');
    expect(toDecimalString(elementOfRisk(), 5)).toBe('0.00526');
    const [row] = returnsByBet();
    expect((2 * Math.sqrt(numberOf(row?.variance ?? rational(0n)))).toFixed(2)).toBe('4.94');
    expect(toDecimalString(averageStake(), 2)).toBe('4.15');
    expect(toDecimalString(frequencies().raised[0] ?? rational(0n), 3)).toBe('0.377');
  });

  it('agree with what each kind of hand earns before the flop, counted beside them', () => {
    const combos = (kind: number) => {
      const [row, column] = [Math.floor(kind / 13), kind % 13];
      return row === column ? 6n : row > column ? 4n : 12n;
    };
    const best = beforeFlop.reduce((total, [now, later], kind) => total + combos(kind) * most(now, later), 0n);
    // In halves of an ante over all deals.
    const edge = edgePerAnte();
    expect(rational(-best, 2n * deals)).toEqual(edge);
    const raisedHands = beforeFlop.reduce(
      (hands, [now, later], kind) => (now >= later ? hands + combos(kind) : hands),
      0n,
    );
    expect(frequencies().raised[0]).toEqual(rational(raisedHands, 1_326n));
  });

  it('raise before the flop with the published hands, and no others', () => {
    const least: Readonly<Record<string, readonly [suited: string, other: string]>> = {
      A: ['2', '2'],
      K: ['2', '5'],
      Q: ['6', '8'],
      J: ['8', 'T'],
    };
    const expected = (high: string, low: string, suited: boolean): boolean => {
      if (high === low) return rankSigns.indexOf(high) >= 1;
      const from = least[high]?.[suited ? 0 : 1];
      return from !== undefined && rankSigns.indexOf(low) >= rankSigns.indexOf(from);
    };
    for (const [at, high] of [...rankSigns].entries())
      for (const low of [...rankSigns].slice(0, at + 1))
        for (const suited of high === low ? [false] : [true, false]) {
          const hole = cards(`${high}h ${low}${suited ? 'h' : 's'}`);
          expect([high, low, suited, isWorthRaising(worthOf(hole, []))]).toEqual([
            high,
            low,
            suited,
            expected(high, low, suited),
          ]);
        }
  });

  it('tell the largest return, how often it comes, and what counts as a hit', () => {
    const [both, side] = returnsByBet();
    // 1 + 500 + 4 antes earned beside the two staked, of a stake of two.
    expect(both?.maxWin).toEqual(rational(507n, 2n));
    expect(both?.maxWinChance).toEqual(rational(byFour[9] ?? 0n, deals));
    const lost = raised.reduce((sum, [cases = 0n]) => sum + cases, 0n);
    expect(both?.hitFrequency).toEqual(rational(deals - folded - lost, deals));
    expect(side?.maxWin).toEqual(rational(51n));
    expect(both?.returnToPlayer).toEqual(rational(2n * edgePerAnte().den - edgePerAnte().num, 2n * edgePerAnte().den));
  });

  it('never pay a full house or better on a hand that beats a dealer without a pair', () => {
    // Such a hand needs a pair on the board, which the dealer has too.
    for (const counts of raised) expect(counts.slice(13, 15)).toEqual([0n, 0n]);
  });

  it.each([
    ['Ac Kd', '2c 7d 9h'],
    ['2c 3d', '9h Jh Kh'],
    ['Qh Jh', 'Th 9h 2c'],
    ['5c 5d', '4h 4s 4d'],
  ])('decide %s on %s as laying out all 1,070,190 futures does', (hole, flop) => {
    const [a = 0, b = 0] = cards(hole).toSorted((x, y) => x - y);
    const { raised: now, otherwise, deals: ways } = worthOf([a, b], cards(flop));
    expect(ways).toBe(1_070_190);
    expect(worthOnFlop(tallyOf(cards(flop)), a, b)).toEqual({ raised: now, checked: otherwise });
  });

  it.each([
    ['Ah 3h', 'Kh 7h 2d'],
    ['9c 8d', '9s 8h 2c'],
    ['4c 2d', 'Qh Js 6d'],
  ])('count how %s on %s ends as a count of every deal does, row by row', (hole, flop) => {
    const [a = 0, b = 0] = cards(hole).toSorted((x, y) => x - y);
    const open = cards(flop);
    const rest = deckWithout([a, b, ...open]);
    const counts = new Array<number>(2 * outcomes + 1).fill(0);
    for (const [i, turn] of rest.entries())
      for (const river of rest.slice(i + 1)) {
        const board = [...open, turn, river];
        const own = bestHand([a, b, ...board]);
        const ends = new Array<number>(outcomes).fill(0);
        const unseen = rest.filter((card) => card !== turn && card !== river);
        const other = [...board, 0, 0];
        for (let j = 0; j < unseen.length; j += 1) {
          other[5] = unseen[j] ?? 0;
          for (let k = j + 1; k < unseen.length; k += 1) {
            other[6] = unseen[k] ?? 0;
            const dealer = bestHand(other);
            const isQualified = dealer >= dealerQualifies;
            const end =
              own === dealer ? 2 : own < dealer ? (isQualified ? 0 : 1) : (isQualified ? 3 : 10) + blindRow(own);
            ends[end] = (ends[end] ?? 0) + 1;
          }
        }
        for (const [end, count] of ends.entries()) counts[end] = (counts[end] ?? 0) + count;
        if (!isWorthRaising(worthOf([a, b], board))) counts[2 * outcomes] = (counts[2 * outcomes] ?? 0) + 990;
        else for (const [end, count] of ends.entries()) counts[outcomes + end] = (counts[outcomes + end] ?? 0) + count;
      }
    const base = baseOf(a, b);
    expect([...tallyOf(open).subarray(base, base + 2 * outcomes + 1)]).toEqual(counts);
  });

  it.each([
    ['Kc 8d', '9s 3d 9c 8h As'],
    ['4c 2d', 'Qh Js 6d 9h Tc'],
    ['Ah 5h', 'Kh 7h 2h Ks 2c'],
    ['2c 3d', 'Ah Kh Qh Jh Th'],
  ])('weigh the river decision of %s on %s as hands compared by the bare rules of poker do', (hole, board) => {
    const [player, open] = [cards(hole), cards(board)];
    const own = plainHand([...player, ...open]);
    const rest = deckWithout([...player, ...open]);
    const ownValue = bestHand([...player, ...open]);
    let earned = 0;
    for (const [i, x] of rest.entries())
      for (const y of rest.slice(i + 1)) {
        const dealer = plainHand([x, y, ...open]);
        // A pair or better begins with `b` or what comes after it.
        const qualifies = dealer >= 'b';
        const showdown = own > dealer ? 'won' : own === dealer ? 'tied' : 'lost';
        const back = returnsOf({ showdown, qualifies }, ownValue);
        earned += Number(2n * (back.ante + back.play - 3n)) + Number((2n * back.blind.num) / back.blind.den);
      }
    expect(worthOf(player, open)).toEqual({ raised: earned, otherwise: -4 * 990, deals: 990 });
  });

  it.each(['Ac Ad', '2c 2d', 'Jc Td', '7c 2d', 'Kh 2h'])(
    'give %s four antes before the flop as 200,000 deals do',
    (text) => {
      const hole = cards(text);
      const stream = quickStream();
      const deck = deckWithout(hole);
      const rounds = 200_000;
      let [total, squares] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        for (let place = 0; place < 7; place += 1) {
          const other = place + stream.below(50 - place);
          const card = deck[place] ?? 0;
          deck[place] = deck[other] ?? 0;
          deck[other] = card;
        }
        const own = bestHand([...hole, ...deck.slice(0, 5)]);
        const back = returnsOf(meet(own, bestHand(deck.slice(0, 7))), own);
        const earned = Number(back.ante + 4n * back.play - 6n) + numberOf(back.blind);
        total += earned;
        squares += earned * earned;
      }
      const mean = total / rounds;
      const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
      const worth = worthOf(hole, []);
      expect(Math.abs(mean - worth.raised / (2 * worth.deals))).toBeLessThan(4 * error);
    },
  );

  it('of trips are those of seven cards, and keep 1.90%', () => {
    const [none, three, straight, flush, full, four, straightFlush, royal] = tripsCounts;
    expect(sum(tripsCounts)).toBe(BigInt(choose(52, 7)));
    expect(royal).toBe(BigInt(4 * choose(47, 2)));
    // Nine other straight flushes in each suit, without the card that would make a higher one.
    expect(straightFlush).toBe(BigInt(4 * 9 * choose(46, 2)));
    expect(four).toBe(BigInt(13 * choose(48, 3)));
    const suited = 4 * (choose(13, 5) * choose(39, 2) + choose(13, 6) * 39 + choose(13, 7));
    expect(flush).toBe(BigInt(suited) - (straightFlush ?? 0n) - (royal ?? 0n));
    const fullHouses =
      choose(13, 2) * choose(4, 3) ** 2 * 44 +
      13 * 4 * choose(12, 2) * choose(4, 2) ** 2 +
      13 * 4 * 12 * choose(4, 2) * choose(11, 2) * 16;
    expect(full).toBe(BigInt(fullHouses));
    // Published tables of seven-card hands.
    expect([none, three, straight]).toEqual([113_355_660n, 6_461_620n, 6_180_020n]);
    const side = returnsByBet().find(({ kind }) => kind === 'trips');
    expect(toDecimalString(side?.returnToPlayer ?? rational(0n), 4)).toBe('0.9810');
  });
});

describe('a round', () => {
  it.each<[string, string, string, string, bigint, [bigint, bigint, bigint]]>([
    ['wins ante and raise, the blind back', 'Ac Kd', 'Ad 7h 2c 9s Jh', 'Kc Kh', 4n, [200n, 100n, 800n]],
    ['gets the ante back when the dealer has no pair', 'Ac Kd', 'Qd 7h 2c 9s Jh', '4c 5h', 3n, [100n, 100n, 600n]],
    ['gets the ante back when it loses to no pair', 'Kc 8d', 'Qd 7h 2c 9s Jh', 'Ac 5h', 2n, [100n, 0n, 0n]],
    ['meets a dealer who qualifies with twos', 'Ac Kd', 'Qd 7h 4c 9s Jh', '2c 2h', 1n, [0n, 0n, 0n]],
    ['ties', 'Ac Kd', 'Ad 7h 2c 9s Jh', 'Ah Ks', 1n, [100n, 100n, 100n]],
    ['ties without a pair', 'Ac Kd', 'Qd 7h 2c 9s Jh', 'Ah Ks', 1n, [100n, 100n, 100n]],
    ['loses all three', 'Qc Td', 'Ad 7h 2c 9s Jh', 'Ah Ks', 4n, [0n, 0n, 0n]],
    ['has a straight', 'Tc 8d', '9h 7h Jc 2s 3d', 'Kc Ks', 2n, [200n, 200n, 400n]],
    ['has a straight against no pair', 'Tc 8d', '9h 7h Jc 2s 3d', 'Kc Qs', 2n, [100n, 200n, 400n]],
    ['has a flush', 'Ah 3h', 'Kh 7h 2h 9s Js', 'Kc Ks', 4n, [200n, 250n, 800n]],
    ['has a full house', 'Ac Ad', 'Ah 7h 7c 9s Js', 'Kc Ks', 4n, [200n, 400n, 800n]],
    ['has four of a kind', 'Ac Ad', 'Ah As 7c 9s Js', 'Kc Ks', 4n, [200n, 1_100n, 800n]],
    ['has a straight flush', '5h 6h', '7h 8h 9h Ac Ad', 'Kc Ks', 2n, [200n, 5_100n, 400n]],
    ['has a royal flush', 'Ah Kh', 'Qh Jh Th 2c 2d', 'Kc Ks', 4n, [200n, 50_100n, 800n]],
    ['ties with a royal flush on the board', '2c 3c', 'Ah Kh Qh Jh Th', 'Kc Ks', 4n, [100n, 100n, 400n]],
    ['loses a straight to a higher one', '8c 3d', 'Th 9h Jc 7s 2d', 'Kc Qs', 2n, [0n, 0n, 0n]],
  ])('%s', (_, player, board, dealer, times, back) => {
    const { wins, payoutMinor } = settle([ante, blind, play(times)], 'raised', table(player, board, dealer));
    const on = (spot: string) => wins.find((win) => win.spot === spot)?.payoutMinor ?? 0n;
    expect([on('ante'), on('blind'), on('play')]).toEqual(back);
    expect(payoutMinor).toBe(sum(back));
  });

  it.each([
    [1n, 2n],
    [5n, 12n],
    [10n, 25n],
    [101n, 252n],
  ])('pays a flush on a blind of %s minor units %s, rounded down', (amountMinor, back) => {
    const bets = [{ spot: 'blind', amountMinor }];
    expect(settle(bets, 'raised', table('Ah 3h', 'Kh 7h 2h 9s Js', 'Kc Ks')).payoutMinor).toBe(back);
  });

  it.each<[string, string, bigint]>([
    ['Ac Kd', 'Ad 7h 2c 9s Jh', 0n],
    ['Ac Kd', 'Ad Ah 2c 9s Jh', 400n],
    ['Ac Kd', 'Qd Jh Tc 2s 2h', 600n],
    ['Ah 3h', 'Kh 7h 2h 9s Js', 700n],
    ['Ac Ad', 'Ah 7h 7c 9s Js', 900n],
    ['Ac Ad', 'Ah As 7c 9s Js', 3_100n],
    ['5h 6h', '7h 8h 9h Ac Ad', 4_100n],
    ['2c 3c', 'Ah Kh Qh Jh Th', 5_100n],
  ])('pays trips on %s with %s whatever the rest does', (player, board, back) => {
    for (const ending of ['raised', 'folded', 'left'] as const) {
      const { wins } = settle([ante, blind, trips], ending, table(player, board, 'Kc Ks'));
      expect(wins.find(({ spot }) => spot === 'trips')?.payoutMinor ?? 0n).toBe(back);
    }
  });

  it('loses ante and blind when it is folded, whatever would have come', () => {
    expect(settle([ante, blind], 'folded', table('Ah Kh', 'Qh Jh Th 2c 2d', 'Kc Ks'))).toMatchObject({
      payoutMinor: 0n,
      wins: [],
    });
  });

  it('never pays more than was promised, in any round', () => {
    const bets = [ante, blind, trips];
    expect(ultimateTexasHoldem.maxPayoutOf(bets)).toBe(100n * (2n + 501n + 8n + 51n));
    const won = settle([...bets, play(4n)], 'raised', table('Ah Kh', 'Qh Jh Th 2c 2d', 'Kc Ks'));
    expect(won.payoutMinor).toBe(ultimateTexasHoldem.maxPayoutOf(bets));
    expect(ultimateTexasHoldem.bindsMinor?.(bets)).toBe(100n);
  });
});

describe('the decisions', () => {
  const bets = [ante, blind];
  const stream = () => createStream(seedsOf(1));
  const act = (state: 0 | 1 | 2, action: unknown) => ultimateTexasHoldem.act(bets, state, action, stream());

  it('are a raise by four antes or three, by two, or by one, or to hold back', () => {
    const start = ultimateTexasHoldem.start(bets, stream());
    const flop = act(0, { name: 'check' });
    const river = act(1, { name: 'check' });
    const names = (step: typeof start) => (step.status === 'open' ? step.choices : []);
    expect(names(start)).toEqual([
      { name: 'raise-four', addsMinor: 400n },
      { name: 'raise-three', addsMinor: 300n },
      { name: 'check', addsMinor: 0n },
    ]);
    expect(flop.ok && names(flop.value.step)).toEqual([
      { name: 'raise-two', addsMinor: 200n },
      { name: 'check', addsMinor: 0n },
    ]);
    expect(river.ok && names(river.value.step)).toEqual([
      { name: 'raise-one', addsMinor: 100n },
      { name: 'fold', addsMinor: 0n },
    ]);
  });

  it('have no name for a raise of another size', () => {
    for (const times of [0n, 5n]) expect(() => raiseName(times)).toThrow(RangeError);
  });

  it.each([
    [0, 'raise-four', 400n],
    [0, 'raise-three', 300n],
    [1, 'raise-two', 200n],
    [2, 'raise-one', 100n],
  ] as const)('after %s checks: %s adds %s and ends the round', (state, name, amountMinor) => {
    const acted = act(state, { name });
    expect(acted).toMatchObject({
      ok: true,
      value: { added: [{ spot: 'play', amountMinor }], step: { status: 'settled' } },
    });
  });

  it.each([
    [0, { name: 'fold' }],
    [0, { name: 'raise-two' }],
    [0, { name: 'raise-one' }],
    [0, { name: 'raise-5' }],
    [0, { name: 'raise-' }],
    [0, { name: 'raise-four', amount: '9.00' }],
    [1, { name: 'raise-four' }],
    [1, { name: 'raise-three' }],
    [1, { name: 'fold' }],
    [2, { name: 'check' }],
    [2, { name: 'raise-two' }],
    [2, { name: 'call' }],
    [2, 'fold'],
    [2, null],
    [2, undefined],
    [2, ['fold']],
    [0, { name: 'toString' }],
  ] as const)('after %s checks refuse %j', (state, action) => {
    expect(act(state, action)).toMatchObject({ ok: false, code: 'action_invalid' });
  });

  it.each([null, 3, -1, '0', { checks: 1 }, [1]])('take a state of %j for a bug', (state) => {
    expect(() => ultimateTexasHoldem.act(bets, state, { name: 'check' }, stream())).toThrow(TypeError);
  });
});

describe('a round left alone', () => {
  const left = (player: string, board: string, checks: 0 | 1 | 2) =>
    settle([ante, blind], 'left', table(player, board, 'Kc Kh'), checks).payoutMinor;

  it('gives both bets back where best play would earn something, and folds them otherwise', () => {
    expect(left('Ac Ad', '3d 7h 2c 9s Jh', 0)).toBe(200n);
    expect(left('Ac 4d', 'Ad 7h 2c 9s Jh', 1)).toBe(200n);
    expect(left('3c 4h', 'Ad 7h 2c 9s Jh', 0)).toBe(0n);
    expect(left('3c 4h', 'Ad 7h 2c 9s Jh', 2)).toBe(0n);
  });

  it('is checked on: a hand that grows good on the way is kept', () => {
    expect(isWorthRaising(worthOf(cards('3c 4h'), []))).toBe(false);
    expect(left('3c 4h', '3d 4s 4c 9s Jh', 0)).toBe(200n);
    expect(left('3c 4h', 'Kd Qs 9c 4s 4d', 0)).toBe(200n);
  });

  it('is never given back a bet at a decision where best play loses on average', () => {
    for (const [hole, board] of [
      ['7c 2d', ''],
      ['4c 2d', 'Qh Js 6d'],
      ['4c 2d', 'Qh Js 6d 9h Kc'],
    ] as const) {
      const { raised: now, otherwise } = worthOf(cards(hole), cards(board));
      expect(Math.max(now, otherwise)).toBeLessThan(0);
    }
    expect(isWorthKeeping(cards('4c 2d'), cards('Qh Js 6d 9h Kc'), 0)).toBe(false);
  });

  it('is decided from where it was left, by anyone who computes it again', () => {
    const check = { name: 'check' };
    for (const [nonce, actions] of [[], [check], [check, check]].entries()) {
      const round = verifyRound(seedsOf(nonce), [ante, blind, trips], actions);
      expect(round.outcome).toMatchObject({ ending: 'left', checks: actions.length, showdown: null });
      const { player, board } = round.outcome as { player: { cards: string[] }; board: string[] };
      const kept = isWorthKeeping(cards(player.cards.join(' ')), cards(board.join(' ')), actions.length);
      const back = round.wins.filter(({ spot }) => spot !== 'trips').map(({ payoutMinor }) => payoutMinor);
      expect(back).toEqual(kept ? [100n, 100n] : []);
    }
  });

  it('is kept at some rivers of 300 and folded at others', () => {
    const stream = quickStream();
    let kept = 0;
    for (let round = 0; round < 300; round += 1) {
      const deck = deckWithout([]);
      const dealt = Array.from({ length: 7 }, () => deck.splice(stream.below(deck.length), 1)[0] ?? 0);
      const [hole, board] = [dealt.slice(0, 2), dealt.slice(2)];
      if (isWorthKeeping(hole, board, 2)) kept += 1;
    }
    expect(kept).toBeGreaterThan(50);
    expect(kept).toBeLessThan(250);
  });
});

describe('bets from the wire', () => {
  const on = (...bets: readonly (readonly [string, string])[]) => bets.map(([spot, amount]) => ({ spot, amount }));

  it('are ante and blind alike, and trips if wanted', () => {
    expect(parse(on(['ante', '1'], ['blind', '1']))).toEqual({ ok: true, value: [ante, blind] });
    expect(parse(on(['trips', '1'], ['ante', '1'], ['blind', '1']))).toEqual({ ok: true, value: [trips, ante, blind] });
  });

  it.each([
    [[], 'no_bets'],
    [on(['ante', '1']), 'blind_not_as_ante'],
    [on(['blind', '1']), 'ante_missing'],
    [on(['trips', '1']), 'ante_missing'],
    [on(['ante', '1'], ['blind', '1.01']), 'blind_not_as_ante'],
    [on(['ante', '1'], ['trips', '1']), 'blind_not_as_ante'],
    [on(['ante', '1'], ['ante', '1']), 'spot_twice'],
    [on(['ante', '1'], ['play', '4']), 'spot_unknown'],
    [on(['ante', '1'], ['blind', '1'], ['trips', '1'], ['play', '4']), 'too_many_bets'],
  ])('refuses %j: %s', (bets, reason) => {
    expect(parse(bets)).toMatchObject({ ok: false, facts: { reason } });
  });

  it.each(['-1', '0', 'NaN', '1e3', '1.001', ''])('refuses an amount of %j', (amount) => {
    expect(parse(on(['ante', amount], ['blind', amount]))).toMatchObject({ ok: false, code: 'bet_invalid' });
    expect(parse(on(['ante', '1'], ['blind', '1'], ['trips', amount]))).toMatchObject({ ok: false });
  });
});

describe('the cards', () => {
  type Outcome = { player: { cards: string[] }; dealer: { cards: string[] }; board: string[] };

  it('are nine of one deck, fixed by the seeds whatever is decided, and as likely as each other at 99%', () => {
    const rounds = 5_200;
    const counts = new Map<string, number>();
    const most = ultimateTexasHoldem.maxPayoutOf([ante, blind]);
    const check = { name: 'check' };
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const played = verifyRound(seedsOf(nonce), [ante, blind], [{ name: 'raise-four' }]);
      const { player, dealer, board } = played.outcome as Outcome;
      expect(new Set([...player.cards, ...dealer.cards, ...board]).size).toBe(9);
      expect(played.payoutMinor >= 0n && played.payoutMinor <= most).toBe(true);
      if (nonce < 100) {
        for (const actions of [
          [check, { name: 'raise-two' }],
          [check, check, { name: 'fold' }],
        ])
          expect(verifyRound(seedsOf(nonce), [ante, blind], actions).outcome).toMatchObject({ player, dealer, board });
      }
      const [first = ''] = dealer.cards;
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const chi = Array.from(
      { length: 52 },
      (_, card) => ((counts.get(cardText(card)) ?? 0) - rounds / 52) ** 2 / (rounds / 52),
    );
    // The 99th percentile of chi-square with 51 degrees of freedom.
    expect(chi.reduce((all, part) => all + part, 0)).toBeLessThan(77.4);
  });

  it.each([
    [0, 2],
    [1, 5],
    [2, 7],
  ])('that are still to come after %s checks are in nothing that is told', (checks, open) => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const real = createStream(seedsOf(nonce));
      const other = createStream(seedsOf(nonce, 'another'));
      let taken = 0;
      const forked: Stream = {
        u32: () => 0,
        below: (n) => {
          taken += 1;
          return (taken <= open ? real : other).below(n);
        },
      };
      const told = (stream: Stream) =>
        checks === 0
          ? ultimateTexasHoldem.start([ante, blind], stream)
          : ultimateTexasHoldem.act([ante, blind], checks - 1, { name: 'check' }, stream);
      expect(told(forked)).toEqual(told(createStream(seedsOf(nonce))));
    }
  });

  it('of a kind differ by suits alone', () => {
    const kinds = new Map<number, number>();
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1) kinds.set(kindOf([a, b]), (kinds.get(kindOf([a, b])) ?? 0) + 1);
    expect(kinds.size).toBe(169);
    expect(Map.groupBy(kinds.values(), (count) => count).size).toBe(3);
    expect(kindOf(cards('Ah Kh'))).toBe(kindOf(cards('Ks As')));
    expect(kindOf(cards('Ah Kd'))).not.toBe(kindOf(cards('Ah Kh')));
  });
});
