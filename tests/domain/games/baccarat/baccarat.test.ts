import { describe, expect, it } from 'vitest';
import { drawItems } from '#domain/fairness/draw.ts';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import { returnsBySpot, winnerCounts } from '#domain/games/baccarat/baccarat/maths.ts';
import { baccaratSpots } from '#domain/games/baccarat/baccarat/paytable.ts';
import { game as baccarat, settle, shareOf } from '#domain/games/baccarat/baccarat/rules.ts';
import { dealCoup } from '#domain/games/baccarat/engine.ts';
import { bankerDraws, cardValue, dealHands, pointsOf } from '#domain/games/baccarat/hands.ts';
import { deckOf, parseCard } from '#domain/games/kit/cards/card.ts';
import { openShoe } from '#domain/games/kit/cards/shoe.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(baccarat);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const parse = (bets: unknown) => baccarat.parseBets(bets, 'EUR');
const cards = (text: string) => text.split(' ').map((word) => parseCard(word) ?? Number.NaN);
const dealing = (text: string) => {
  const left = cards(text);
  return () => left.shift() ?? Number.NaN;
};
const seedsOf = (nonce: number) => ({ serverSeed: '5ea1'.repeat(16), clientSeed: 'baccarat', nonce });

/** The banker's table as it is printed: a row a banker total, a column a third card 0 to 9, D draws. */
const printedTable = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDSD',
  'SSDDDDDDSS',
  'SSSSDDDDSS',
  'SSSSSSDDSS',
  'SSSSSSSSSS',
];

describe('the third card', () => {
  it('is drawn by the banker as the printed table says', () => {
    printedTable.forEach((row, points) => {
      [...row].forEach((sign, third) => {
        expect(bankerDraws(points, third)).toBe(sign === 'D');
      });
    });
  });

  it.each([
    ['a natural ends the coup', '9h 2c Kd 3d 5s 5c', [2, 2]],
    ['a natural of the banker too', '2h 8c Kd Kc 5s 5c', [2, 2]],
    ['the player stands on six, the banker on six', '6h 6c Kd Kc 5s 5c', [2, 2]],
    ['the player stands on seven, the banker draws to five', '7h 5c Kd Kc 5s 5c', [2, 3]],
    ['the banker on three stands against an eight', '2h 3c Kd Kc 8s 5c', [3, 2]],
    ['the banker on three draws against an ace', '2h 3c Kd Kc As 5c', [3, 3]],
    ['the banker on six draws against a six', '2h 6c Kd Kc 6s 5c', [3, 3]],
  ])('%s', (_, deal, lengths) => {
    const { player, banker } = dealHands(dealing(deal));
    expect([player.length, banker.length]).toEqual(lengths);
  });
});

describe('the shoe', () => {
  it('is dealt without replacement: 416 cards, each eight times', () => {
    const deal = openShoe(8, createStream(seedsOf(0)));
    const dealt = Array.from({ length: 416 }, deal).toSorted((a, b) => a - b);
    expect(dealt).toEqual(deckOf(8).toSorted((a, b) => a - b));
    expect(deal).toThrow(RangeError);
  });

  it('deals the cards of a draw of the whole, so a card is fixed by its place', () => {
    const deal = openShoe(8, createStream(seedsOf(3)));
    expect(Array.from({ length: 6 }, deal)).toEqual(drawItems(deckOf(8), 6, createStream(seedsOf(3))));
  });
});

describe('payouts', () => {
  const hands = (player: string, banker: string) => ({ player: cards(player), banker: cards(banker) });
  const all = baccaratSpots.map((spot) => bet(spot));

  it.each([
    ['player', '9h Kd', '2c 5d', { player: 200n }],
    ['banker', '2h 5d', '9c Kd', { banker: 195n }],
    [
      'a tie, which gives player and banker their stakes back',
      '2h 5d',
      '3c 4d',
      { player: 100n, banker: 100n, tie: 900n },
    ],
    ['a player pair', '4h 4d', '3c 4c', { player: 200n, 'player-pair': 1200n }],
    ['a banker pair of equal rank, not value', 'Kh Qd 3c', '4c 4d', { banker: 195n, 'banker-pair': 1200n }],
  ])('of %s', (_, player, banker, wins) => {
    expect(
      Object.fromEntries(settle(all, hands(player, banker)).wins.map((win) => [win.spot, win.payoutMinor])),
    ).toEqual(wins);
  });

  it.each([
    [1n, 1n],
    [2n, 3n],
    [7n, 13n],
    [19n, 37n],
    [20n, 39n],
    [101n, 196n],
  ])('return %s minor units on the banker as %s, the win less 5% and floored', (stake, paid) => {
    const coup = { winner: 'banker', playerPair: false, bankerPair: false } as const;
    expect(shareOf(bet('banker', stake), coup).payoutMinor).toBe(paid);
    expect(paid).toBe(stake + (stake * 19n) / 20n);
  });

  it('are never negative and never above the most that was told', () => {
    for (let nonce = 0; nonce < 3000; nonce += 1) {
      const bets = baccaratSpots.map((spot, index) => bet(spot, BigInt((nonce * (index + 3)) % 97) + 1n));
      const { payoutMinor, wins } = baccarat.play(bets, createStream(seedsOf(nonce)));
      expect(payoutMinor).toBe(wins.reduce((sum, win) => sum + win.payoutMinor, 0n));
      expect(payoutMinor >= 0n && payoutMinor <= baccarat.maxPayoutOf(bets)).toBe(true);
    }
  });

  it('reach the most that was told', () => {
    expect(settle(all, hands('2h 2d', '7c 7d')).payoutMinor).toBe(baccarat.maxPayoutOf(all));
    expect(baccarat.maxPayoutOf([bet('tie'), bet('banker')])).toBe(1000n);
  });
});

describe('bets from the wire', () => {
  it('are the five spots', () => {
    expect(parse(baccaratSpots.map((spot) => ({ spot, amount: '1.00' })))).toMatchObject({ ok: true });
  });

  it.each([['Player'], ['pair'], ['constructor'], ['']])('are refused on %j', (spot) => {
    expect(parse([{ spot, amount: '1' }])).toMatchObject({ ok: false, facts: { reason: 'spot_unknown' } });
  });
});

/** All 10^6 orders of six values, dealt whole, judged by the printed table: another way than the one under test. */
const countByOrders = () => {
  const sums = { player: 0, banker: 0, tie: 0 };
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const order: number[] = [];
  const judge = (): keyof typeof sums => {
    const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = order;
    let player = (p1 + p2) % 10;
    let banker = (b1 + b2) % 10;
    if (player < 8 && banker < 8) {
      if (player < 6) {
        player = (player + fifth) % 10;
        if (printedTable[banker]?.[fifth] === 'D') banker = (banker + sixth) % 10;
      } else if (banker < 6) banker = (banker + fifth) % 10;
    }
    return player > banker ? 'player' : banker > player ? 'banker' : 'tie';
  };
  const walk = (ways: number): void => {
    if (order.length === 6) {
      sums[judge()] += ways;
      return;
    }
    for (let value = 0; value < 10; value += 1) {
      const count = left[value] ?? 0;
      left[value] = count - 1;
      order.push(value);
      walk(ways * count);
      order.pop();
      left[value] = count;
    }
  };
  walk(1);
  return { player: BigInt(sums.player), banker: BigInt(sums.banker), tie: BigInt(sums.tie) };
};

describe('the return', () => {
  it('has the published house edges of eight decks', () => {
    // Wizard of Odds, "House edges and return for each bet in baccarat", eight decks.
    const edges = returnsBySpot().map(({ kind, returnToPlayer }) => [
      kind,
      toPercentString(subtract(rational(1n), returnToPlayer), 4),
    ]);
    expect(Object.fromEntries(edges)).toEqual({
      player: '1.2351%',
      banker: '1.0579%',
      tie: '14.3596%',
      'player-pair': '10.3614%',
      'banker-pair': '10.3614%',
    });
  });

  it('rests on the published number of winning orders', () => {
    expect(winnerCounts()).toEqual({
      banker: 2_292_252_566_437_888n,
      player: 2_230_518_282_592_256n,
      tie: 475_627_426_473_216n,
    });
  });

  it('follows a second way from all orders of six cards', () => {
    expect(countByOrders()).toEqual(winnerCounts());
  });

  it('is that of cards without replacement', () => {
    const pair = returnsBySpot().find(({ kind }) => kind === 'player-pair');
    expect(pair?.returnToPlayer).toEqual(rational(12n * 31n, 415n));
  });
});

describe('a round', () => {
  it('comes from its seeds alone', () => {
    const round = verifyRound(seedsOf(5), [bet('banker')]);
    expect(baccarat.play([bet('banker')], createStream(seedsOf(5)))).toEqual(round);
    expect(verifyRound(seedsOf(5)).outcome).toEqual(round.outcome);
  });

  it('has outcomes in the exact proportions, at the 99% level', () => {
    const rounds = 15_000;
    const tally = { player: 0, banker: 0, tie: 0 };
    const ranks = Array.from({ length: 52 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { player, banker } = dealCoup(createStream(seedsOf(nonce)));
      const [p, b] = [pointsOf(player.map(cardValue)), pointsOf(banker.map(cardValue))];
      tally[p > b ? 'player' : p < b ? 'banker' : 'tie'] += 1;
      for (const card of player.slice(0, 1)) ranks[card] = (ranks[card] ?? 0) + 1;
    }
    const counts = winnerCounts();
    const whole = Number(counts.player + counts.banker + counts.tie);
    const chi2 = (['player', 'banker', 'tie'] as const).reduce((sum, winner) => {
      const expected = (rounds * Number(counts[winner])) / whole;
      return sum + (tally[winner] - expected) ** 2 / expected;
    }, 0);
    expect(chi2).toBeLessThan(9.21); // chi-square, 2 degrees of freedom
    const cardChi2 = ranks.reduce((sum, count) => sum + (count - rounds / 52) ** 2 / (rounds / 52), 0);
    expect(cardChi2).toBeLessThan(77.39); // 51 degrees of freedom
  });

  it('takes one word a card', () => {
    let words = 0;
    const inner = createStream(seedsOf(8));
    const counted: Stream = {
      u32: inner.u32,
      below: (n) => {
        words += 1;
        return inner.below(n);
      },
    };
    const { player, banker } = dealCoup(counted);
    expect(words).toBe(player.length + banker.length);
  });
});
