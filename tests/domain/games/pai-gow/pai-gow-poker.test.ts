import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { cardText, parseCard } from '#domain/games/kit/cards/card.ts';
import { figuresOf } from '#domain/games/kit/figures.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import counted from '#domain/games/pai-gow/pai-gow-poker/figures.json' with { type: 'json' };
import { highHand, highName, lowHand, lowName } from '#domain/games/pai-gow/pai-gow-poker/hands.ts';
import { houseWay } from '#domain/games/pai-gow/pai-gow-poker/house-way.ts';
import {
  bestEdge,
  bestFigures,
  cases,
  deals,
  edge,
  houseWayFigures,
  returnsByBet,
} from '#domain/games/pai-gow/pai-gow-poker/maths.ts';
import { compareSets, returnOf } from '#domain/games/pai-gow/pai-gow-poker/paytable.ts';
import { riskOf } from '#domain/games/pai-gow/pai-gow-poker/risk.ts';
import { deal, game as paiGowPoker, settle } from '#domain/games/pai-gow/pai-gow-poker/rules.ts';
import { allLows, isFoul, type LowPlaces, setHand } from '#domain/games/pai-gow/pai-gow-poker/sets.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(paiGowPoker);

const seedsOf = (nonce: number) => ({ serverSeed: '9a1f'.repeat(16), clientSeed: 'pai gow', nonce });
const bet = { spot: 'hand', amountMinor: 100n };
const cards = (text: string) => text.split(' ').map((sign) => parseCard(sign) ?? -1);
const high = (text: string) => highHand(cards(text));
const low = (text: string) => {
  const [first = -1, second = -1] = cards(text);
  return lowHand(first, second);
};

describe('a high hand', () => {
  it('ranks from nothing to five aces, a royal flush below these', () => {
    const upwards = [
      'As Kd Qh Jc 9s',
      '2s 2d 5h 4c 3s',
      '3s 3d 2h 2c 4s',
      '2s 2d 2h 4c 3s',
      '2s 3d 4h 5c 6s',
      '2s 3s 4s 5s 7s',
      '2s 2d 2h 3c 3s',
      '2s 2d 2h 2c 3s',
      '2s 3s 4s 5s 6s',
      'As Ks Qs Js Ts',
      'As Ad Ah Ac Jo',
    ].map(high);
    expect(upwards).toEqual(upwards.toSorted((a, b) => a - b));
    expect(new Set(upwards).size).toBe(upwards.length);
    expect(upwards.slice(-2).map(highName)).toEqual(['royal-flush', 'five-aces']);
  });

  it('has A-2-3-4-5 for the second highest straight, suited or not', () => {
    expect(high('As 2d 3h 4c 5s')).toBeGreaterThan(high('Ks Qd Jh Tc 9s'));
    expect(high('As 2d 3h 4c 5s')).toBeLessThan(high('As Kd Qh Jc Ts'));
    expect(high('Ah 2h 3h 4h 5h')).toBeGreaterThan(high('Ks Qs Js Ts 9s'));
    expect(highName(high('Ah 2h 3h 4h 5h'))).toBe('straight-flush');
  });

  it.each([
    ['an ace among others', 'Jo Kd 9h 5c 2s', 'As Kd 9h 5c 2s'],
    ['an ace beside another', 'Jo Ad 9h 5c 2s', 'As Ad 9h 5c 2s'],
    ['an ace, and no third nine', 'Jo 9d 9h 5c 2s', 'As 9d 9h 5c 2s'],
    ['an ace, and no full house of two pairs', 'Jo 9d 9h 5c 5s', 'As 9d 9h 5c 5s'],
    ['the card within a straight', 'Jo 9d 8h 6c 5s', '7s 9d 8h 6c 5s'],
    ['the card above a straight', 'Jo 9d 8h 7c 6s', 'Ts 9d 8h 7c 6s'],
    ['the ace above the wheel’s sixth', 'Jo 2d 3h 4c 5s', 'As 2d 3h 4c 5s'],
    ['the ace of a flush', 'Jo 9d 8d 4d 2d', 'Ad 9d 8d 4d 2d'],
    ['the king of a flush that has the ace', 'Jo Ad 8d 4d 2d', 'Kd Ad 8d 4d 2d'],
    ['what makes a straight flush', 'Jo 9d 8d 7d 5d', '6d 9d 8d 7d 5d'],
  ])('takes the joker for %s', (_, withJoker, natural) => {
    expect(high(withJoker)).toBe(high(natural));
  });
});

describe('a low hand', () => {
  it('is a pair or two ranks, the joker an ace', () => {
    expect([low('Jo As'), low('2s 2d'), low('As Kd')].map(lowName)).toEqual(['pair', 'pair', 'high-card']);
    expect(low('2s 2d')).toBeGreaterThan(low('As Kd'));
    expect(low('Jo Ks')).toBe(low('Kd Ah'));
    expect(low('Ks Qd')).toBeLessThan(low('Ks Ad'));
  });

  it('may not rank above the high hand, and may equal its ranks', () => {
    const foul = (text: string, places: LowPlaces) => isFoul(setHand(cards(text), places));
    expect(foul('As Kd Qh 9c 7d 5s 3h', [0, 1])).toBe(true);
    expect(foul('As Kd Qh 9c 7d 5s 3h', [1, 2])).toBe(false);
    expect(foul('9s 9d Kh Kc 7d 5s 3h', [2, 3])).toBe(true);
    expect(foul('9s 9d 9h 9c 7d 5s 3h', [0, 1])).toBe(false);
  });
});

describe('the house way', () => {
  it.each([
    ['five aces with two kings', 'As Ad Ah Ac Jo Ks Kd', 'K K'],
    ['five aces', 'As Ad Ah Ac Jo Ks Qd', 'A A'],
    ['four of a kind up to the sixes', '6s 6d 6h 6c Ks 2d 3d', 'K 3'],
    ['four sixes with a pair', '6s 6d 6h 6c 3s 2d 2c', '2 2'],
    ['four sevens', '7s 7d 7h 7c Ks 2d 3d', '7 7'],
    ['four tens with an ace', 'Ts Td Th Tc As 2d 3d', 'A 3'],
    ['four tens with a pair', 'Ts Td Th Tc As 2d 2c', '2 2'],
    ['four jacks with an ace', 'Js Jd Jh Jc As 2d 3d', 'J J'],
    ['four jacks with sixes', 'Js Jd Jh Jc As 6d 6c', 'J J'],
    ['four jacks with sevens', 'Js Jd Jh Jc As 7d 7c', '7 7'],
    ['four jacks with three sevens', 'Js Jd Jh Jc 7s 7d 7c', '7 7'],
    ['four aces with the joker', 'As Ad Ah Jo Ks Qd 2c', 'A A'],
    ['a full house', 'Ks Kd Kh 2c 2s 7d 8s', '2 2'],
    ['a full house with two pairs', 'Ks Kd Kh 2c 2s 7d 7s', '7 7'],
    ['two threes of a kind', 'Ks Kd Kh 2c 2s 2d 7s', 'K K'],
    ['three pairs', 'Ks Kd 9h 9c 4s 4d As', 'K K'],
    ['two pairs', 'Ks Kd 4h 4c As 7d 2s', '4 4'],
    ['two pairs of tens with an ace', 'Ts Td 4h 4c As 7d 2s', 'A 7'],
    ['two pairs of tens with the joker', 'Ts Td 4h 4c Jo 7d 2s', 'A 7'],
    ['two pairs of tens with a king', 'Ts Td 4h 4c Ks 7d 2s', '4 4'],
    ['two pairs of sixes with a king', '6s 6d 4h 4c Ks 7d 2s', 'K 7'],
    ['two pairs of sixes with a queen', '6s 6d 4h 4c Qs 7d 2s', '4 4'],
    ['two pairs before a flush', 'Ks Kd 4s 4c As 7s 2s', '4 4'],
    ['a straight, the best low hand left', 'As Kd Qh Jc Ts 9d 2h', 'A 2'],
    ['a straight beside a pair', 'As 2d 3h 4c 5s Kd Kh', 'K K'],
    ['a flush of six, its lowest five', 'As Ks 9s 7s 4s 2s Jd', 'A J'],
    ['a flush with three of a kind', '9s 9d 9h Ks 7s 4s 2s', '9 9'],
    ['three of a kind', '9s 9d 9h Kc 7s 4s 2d', 'K 7'],
    ['three aces', 'As Ad Ah Kc 7s 4s 2d', 'A K'],
    ['a pair', '9s 9d Jh Kc 7s 4s 2d', 'K J'],
    ['a pair of aces with the joker', 'As Jo Jh Kc 7s 4d 2d', 'K J'],
    ['nothing', 'As Kd Qh 9c 7d 5s 3h', 'K Q'],
  ])('of %s', (_, text, wanted) => {
    const hand = cards(text);
    const ranks = houseWay(hand).low.map((place) => cardText(hand[place] ?? -1).replace('Jo', 'As')[0] ?? '');
    const order = 'AKQJT98765432';
    expect(ranks.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(' ')).toBe(wanted);
  });

  it('leaves the joker where it makes more of the high hand', () => {
    expect(highName(houseWay(cards('As Ad Ah Jo Ks Qs Js')).highValue)).toBe('royal-flush');
  });

  it('never fouls, in any order of the cards sets the same hands, and is one of the 21 settings', () => {
    const stream = quickStream();
    for (let round = 0; round < 3_000; round += 1) {
      const { player } = deal(stream);
      const set = houseWay(player);
      expect(isFoul(set)).toBe(false);
      expect(allLows).toContainEqual(set.low);
      const turned = houseWay(player.toReversed());
      expect([turned.highValue, turned.lowValue]).toEqual([set.highValue, set.lowValue]);
    }
  });
});

describe('a round', () => {
  const table = (player: string, dealer: string) => ({ player: cards(player), dealer: cards(dealer) });
  const dealer = 'Ks Kd 9h 8c 7s 4s 2d';
  const ended = (player: string, places: LowPlaces) => {
    const lies = table(player, dealer);
    return settle([bet], 'set', lies, setHand(lies.player, places));
  };

  it.each([
    ['both hands win', 'As Ad Ah Tc 7d 5c 3h', [2, 3], 'won', 195n],
    ['the high hand wins', 'As Ad 8h 7c 6d 5c 3h', [2, 3], 'push', 100n],
    ['the low hand wins', 'Qs Qd Ah Tc 7d 5c 3h', [2, 3], 'push', 100n],
    ['the high hand wins and the low one is a copy', 'As Ad 9s 8h 6d 5c 3h', [2, 3], 'push', 100n],
    ['the low hand is a copy', 'Qs Qd 9s 8h 6d 5c 3h', [2, 3], 'lost', 0n],
    ['the high hand is a copy', 'Kh Kc 6s 3h 7d 4c 2h', [2, 3], 'lost', 0n],
    ['both lose', 'Qs Jd 5h 4c 8d 3c 2h', [2, 3], 'lost', 0n],
  ] as const)('where %s', (_, player, places, result, payout) => {
    expect(ended(player, places)).toMatchObject({ payoutMinor: payout, outcome: { result } });
  });

  it('waits with seven cards, and says nothing of the dealer’s', () => {
    const { player } = deal(createStream(seedsOf(1)));
    const view = { cards: player.map(cardText) };
    expect(paiGowPoker.start([bet], createStream(seedsOf(1)))).toEqual({
      status: 'open',
      state: view,
      view,
      choices: [{ name: 'set', addsMinor: 0n }],
    });
    expect(new Set([...player, ...deal(createStream(seedsOf(1))).dealer]).size).toBe(14);
  });

  it('is settled as it is set, and verified by its seeds and the setting', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const places = houseWay(deal(createStream(seedsOf(nonce))).player).low;
      const action = { name: 'set', low: places };
      const acted = paiGowPoker.act([bet], null, action, createStream(seedsOf(nonce)));
      expect(acted.ok && acted.value.added).toEqual([]);
      expect(acted.ok && acted.value.step).toEqual(verifyRound(seedsOf(nonce), [bet], [action]));
    }
  });

  it('left alone comes to what the house way would have brought', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const places = houseWay(deal(createStream(seedsOf(nonce))).player).low;
      const set = verifyRound(seedsOf(nonce), [bet], [{ name: 'set', low: places }]);
      const left = verifyRound(seedsOf(nonce), [bet]);
      expect(left).toMatchObject({ payoutMinor: set.payoutMinor, outcome: { ending: 'left' } });
    }
  });

  it.each([
    ['set'],
    [null],
    [{ name: 'set' }],
    [{ name: 'house-way', low: [0, 1] }],
    [{ name: 'set', low: [0, 1], high: [2] }],
    [{ name: 'set', low: [0] }],
    [{ name: 'set', low: [0, 1, 2] }],
    [{ name: 'set', low: [1, 1] }],
    [{ name: 'set', low: [2, 1] }],
    [{ name: 'set', low: [-1, 1] }],
    [{ name: 'set', low: [0, 7] }],
    [{ name: 'set', low: [0.5, 1] }],
    [{ name: 'set', low: ['0', '1'] }],
    [{ name: 'set', low: { 0: 0, 1: 1, length: 2 } }],
  ])('refuses %j', (action) => {
    expect(paiGowPoker.act([bet], null, action, createStream(seedsOf(2)))).toMatchObject({
      ok: false,
      code: 'action_invalid',
    });
  });

  it('refuses a setting whose low hand ranks above its high hand, and no other', () => {
    let fouls = 0;
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const { player } = deal(createStream(seedsOf(nonce)));
      for (const places of allLows) {
        const acted = paiGowPoker.act([bet], null, { name: 'set', low: places }, createStream(seedsOf(nonce)));
        const foul = isFoul(setHand(player, places));
        if (foul) fouls += 1;
        expect(acted).toMatchObject(foul ? { ok: false, facts: { reason: 'foul' } } : { ok: true });
      }
    }
    expect(fouls).toBeGreaterThan(0);
  });

  it.each([
    [[{ spot: 'ante', amount: '1.00' }]],
    [[]],
    [[{ spot: 'hand', amount: '-1' }]],
    [[{ spot: 'hand', amount: '0' }]],
    [
      [
        { spot: 'hand', amount: '1' },
        { spot: 'hand', amount: '1' },
      ],
    ],
  ])('refuses the bets %j', (bets) => {
    expect(paiGowPoker.parseBets(bets, 'EUR')).toMatchObject({ ok: false });
  });

  it('takes the commission, and binds the table to the whole unit above', () => {
    expect([1n, 10n, 19n, 20n, 101n].map((stake) => leastAt(stake, returnOf['won']))).toEqual([
      1n,
      19n,
      37n,
      39n,
      196n,
    ]);
    expect(paiGowPoker.maxPayoutOf([{ spot: 'hand', amountMinor: 101n }])).toBe(197n);
    expect(leastAt(101n, returnOf['push'])).toBe(101n);
  });
});

describe('the exact figures', () => {
  it('cover every pair of hands once', () => {
    // 53 over 7, and 46 over 7 behind each.
    expect(deals).toBe(154_143_080n * 53_524_680n);
    expect(cases.won + cases.push + cases.lost).toBe(deals);
  });

  it('are near the published ones of other house ways: 28.6% won, 41.5% pushed, 29.9% lost', () => {
    // Shackleford, wizardofodds.com, "Pai Gow Poker", both sides by the house way of a casino: an edge of 2.7% to 2.8%.
    const published = { won: 28.6, push: 41.5, lost: 29.9 };
    for (const result of ['won', 'push', 'lost'] as const)
      expect(Math.abs((100 * Number(cases[result])) / Number(deals) - published[result]), result).toBeLessThan(1);
    const [figures] = returnsByBet();
    expect(toDecimalString(edge(), 6)).toBe('0.026882');
    expect(toDecimalString(figures?.returnToPlayer ?? rational(0n), 6)).toBe('0.973118');
    expect(figures).toMatchObject({
      kind: 'hand',
      maxWin: rational(39n, 20n),
      maxWinChance: rational(cases.won, deals),
    });
  });

  it('of best play lose 2.477% where the house way loses 2.688%, over the same pairs of hands', () => {
    expect(toDecimalString(bestEdge(), 6)).toBe('0.024771');
    for (const { won, pushed, lost } of [counted.best, counted.calm])
      expect(BigInt(won) + BigInt(pushed) + BigInt(lost)).toBe(deals);
    expect(Number(toDecimalString(bestFigures().variance, 4))).toBe(0.5645);
  });

  it('weigh a stake by the variance of the house way, which calmer play undercuts at the price of a quarter of it', () => {
    expect(toDecimalString(houseWayFigures().variance, 4)).toBe('0.5621');
    expect(riskOf()).toBe(5_621);
    const calm = figuresOf(
      (['won', 'pushed', 'lost'] as const).map((end) => ({
        pays: returnOf[end === 'pushed' ? 'push' : end],
        cases: BigInt(counted.calm[end]),
      })),
    );
    expect(toDecimalString(calm.variance, 4)).toBe('0.3256');
    expect(toDecimalString(calm.returnToPlayer, 4)).toBe('0.7121');
  });

  it('are met by a seeded run of deals within four deviations', () => {
    const rounds = 8_000;
    const stream = quickStream();
    const seen = { won: 0, push: 0, lost: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const { player, dealer } = deal(stream);
      seen[compareSets(houseWay(player), houseWay(dealer)).result] += 1;
    }
    for (const result of ['won', 'push', 'lost'] as const) {
      const chance = Number(cases[result]) / Number(deals);
      expect(Math.abs(seen[result] - rounds * chance)).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)));
    }
  });
});
