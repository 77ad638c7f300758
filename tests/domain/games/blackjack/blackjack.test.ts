import { describe, expect, it } from 'vitest';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import { averageStake, elementOfRisk, returnOfHand, returnsByBet } from '#domain/games/blackjack/blackjack/maths.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { deckCount, totalOf } from '#domain/games/blackjack/hands.ts';
import { payoutToUnit } from '#domain/games/blackjack/paytable.ts';
import { dealTable, type Move, makeMove, movesOf, replay } from '#domain/games/blackjack/round.ts';
import { resultsOf } from '#domain/games/blackjack/settle.ts';
import { basicStrategy, decide, hintFor } from '#domain/games/blackjack/strategy.ts';
import { deckOf, parseCard } from '#domain/games/kit/cards/card.ts';
import type { Bet, Step } from '#domain/games/kit/game.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(blackjack);

const cards = (text: string) => text.split(' ').map((word) => parseCard(word) ?? Number.NaN);

/** A stream from which the shoe deals these cards first: player, up card, player, hole card, then as they are drawn. */
const dealing = (text: string): Stream => {
  const rest = deckOf(deckCount);
  const wanted = cards(text);
  const below = () => {
    const card = wanted.shift();
    const index = card === undefined ? 0 : rest.indexOf(card);
    rest.splice(index, 1);
    return index;
  };
  return { u32: () => 0, below };
};
const seedsOf = (nonce: number) => ({ serverSeed: 'b1ac'.repeat(16), clientSeed: 'blackjack', nonce });
const hand = (amountMinor = 100n): Bet[] => [{ spot: 'hand', amountMinor }];

/** Plays moves against a fixed deal, through the game's own `act`. */
const play = (deal: string, moves: readonly string[], stake = 100n) => {
  let step: Step = blackjack.start(hand(stake), dealing(deal));
  let bets: readonly Bet[] = hand(stake);
  for (const name of moves) {
    const acted = blackjack.act(bets, step.status === 'open' ? step.state : null, { name }, dealing(deal));
    if (!acted.ok) throw new Error(`${name} is refused`);
    step = acted.value.step;
    bets = [...bets, ...acted.value.added];
  }
  return { step, bets, staked: bets.reduce((sum, bet) => sum + bet.amountMinor, 0n) };
};
const paid = (step: Step) => (step.status === 'settled' ? step.payoutMinor : undefined);
const choices = (step: Step) => (step.status === 'open' ? step.choices.map(({ name }) => name) : []);

describe('a hand', () => {
  it.each([
    ['As Kd', 21, true],
    ['As 6d', 17, true],
    ['As Ad', 12, true],
    ['As 6d Td', 17, false],
    ['As Ad 9c', 21, true],
    ['Ts 9d 5c', 24, false],
  ])('of %s counts %d', (text, total, soft) => {
    expect(totalOf(cards(text))).toEqual({ total, soft });
  });
});

describe('a round', () => {
  it.each([
    ['a blackjack, 3:2', 'As 6d Kd 5c', [], 250n, 100n],
    ['a blackjack against a blackjack', 'As Kh Kd Ac', [], 100n, 100n],
    ["the dealer's blackjack below a ten, seen at once", '9s Kh Kd Ac', [], 0n, 100n],
    ["the dealer's blackjack below an ace", '9s Ah Kd Kc', ['decline'], 0n, 100n],
    ["the dealer's blackjack, insured", '9s Ah Kd Kc', ['insure'], 150n, 150n],
    ['a blackjack against a blackjack, insured', 'As Ah Kd Kc', ['insure'], 250n, 150n],
    ['a blackjack, insured for nothing', 'As Ah Kd 9c', ['insure'], 250n, 150n],
    ['a win', 'Ts 6d 9d Tc Kc', ['stand'], 200n, 100n],
    ['a push', 'Ts Td 9d 9c', ['stand'], 100n, 100n],
    ['a loss to a soft seventeen that stands', 'Ts Ad 6d 6c', ['decline', 'stand'], 0n, 100n],
    ['a bust', 'Ts 6d 6c Tc Kc', ['hit'], 0n, 100n],
    ['a drawn 21, which stands by itself', 'Ts 6d 6c Td 5c 4c', ['hit'], 200n, 100n],
    ['a double', '6s 6d 5c Td Tc Kc', ['double'], 400n, 200n],
    ['a split, one hand won and one lost', '8s 6d 8c Td Tc 2c Ac', ['split', 'stand', 'stand'], 200n, 200n],
    ['split hands both doubled and won', '8s 6d 8c Td 3c 2c Tc Td Kc', ['split', 'double', 'double'], 800n, 400n],
    ['split aces with one card each, a ten makes no blackjack', 'As 6d Ac Td Kc 9c Kd', ['split'], 400n, 200n],
  ])('pays %s', (_, deal, moves, payout, staked) => {
    const round = play(deal, moves);
    expect(paid(round.step)).toBe(payout);
    expect(round.staked).toBe(staked);
  });

  it.each([
    ['any two cards', 'Ts 6d 6c Tc', [], ['hit', 'stand', 'double']],
    ['three cards', '2s 6d 6c Tc 3c', ['hit'], ['hit', 'stand']],
    ['a pair of equal value', 'Ts 6d Kc Tc', [], ['hit', 'stand', 'double', 'split']],
    ['a hand after a split, which is not split again', '8s 6d 8c Td 8d 2c', ['split'], ['hit', 'stand', 'double']],
    ['an ace of the dealer', '8s Ad 8c Td', [], ['insure', 'decline']],
  ])('offers with %s', (_, deal, moves, offered) => {
    expect(choices(play(deal, moves).step)).toEqual(offered);
  });

  it('asks the stake again for doubles and splits, and half of it, floored, for insurance', () => {
    const insured = blackjack.start(hand(101n), dealing('8s Ad 8c 9d'));
    expect(insured.status === 'open' && insured.choices[0]).toEqual({ name: 'insure', addsMinor: 50n });
    expect(choices(blackjack.start(hand(1n), dealing('8s Ad 8c 9d')))).toEqual(['decline']);
    expect(play('8s 6d 8c Td 3c 2c Tc', ['split', 'double']).bets).toEqual([
      { spot: 'hand', amountMinor: 100n },
      { spot: 'split', amountMinor: 100n },
      { spot: 'double:1', amountMinor: 100n },
    ]);
  });

  it('says that a stake of one unit has no half, and of two units takes one', () => {
    const deal = '8s Ad 8c 9d';
    const insure = (stake: bigint) => {
      const step = blackjack.start(hand(stake), dealing(deal));
      return step.status === 'open' && blackjack.act(hand(stake), step.state, { name: 'insure' }, dealing(deal));
    };
    expect(insure(1n)).toEqual({
      ok: false,
      code: 'action_invalid',
      facts: { reason: 'no_half_stake' },
    });
    expect(insure(2n)).toMatchObject({ ok: true, value: { added: [{ spot: 'insurance', amountMinor: 1n }] } });
    expect(choices(play(deal, ['decline'], 1n).step)).toEqual(['hit', 'stand', 'double', 'split']);
  });

  it('floors three to two', () => {
    expect(paid(play('As 6d Kd 5c', [], 1n).step)).toBe(2n);
    expect(paid(play('As 6d Kd 5c', [], 33n).step)).toBe(82n);
  });

  it.each([
    [{ name: 'split' }],
    [{ name: 'insure' }],
    [{ name: 'surrender' }],
    [{ name: 'hit', card: 'As' }],
    ['hit'],
    [null],
    [{}],
  ])('refuses %j where it is no choice', (action) => {
    const step = blackjack.start(hand(), dealing('Ts 6d 6c Tc'));
    expect(step.status === 'open' && blackjack.act(hand(), step.state, action, dealing('Ts 6d 6c Tc'))).toMatchObject({
      ok: false,
      code: 'action_invalid',
    });
  });

  it('left alone is finished without another stake, as basic strategy says', () => {
    const finished = (deal: string, moves: string[]) => {
      const { step, bets } = play(deal, moves);
      return blackjack.finish(bets, step.status === 'open' ? step.state : null, dealing(deal));
    };
    expect(finished('5s 6d 6c Tc 9h Kd', []).payoutMinor).toBe(200n); // 11 is hit, not doubled
    expect(finished('Ts 6d 6c Tc Kd', []).payoutMinor).toBe(200n); // 16 stands against a six
    expect(finished('Ts Ad 9c Kc', []).payoutMinor).toBe(0n); // no insurance
    expect(finished('8s 6d 8c Td 3c Tc Kc Kd', ['split']).payoutMinor).toBe(400n);
  });
});

/** Plays by a list of answers; each is turned into one of the moves that are open. */
const playAny = (nonce: number, answers: number) => {
  const table = dealTable(createStream(seedsOf(nonce)));
  const made: Move[] = [];
  for (let open = movesOf(table); open.length > 0; open = movesOf(table)) {
    const move = open[(answers >> made.length) % open.length] ?? 'stand';
    made.push(move);
    makeMove(table, move);
  }
  return { table, made };
};

describe('whatever is played', () => {
  it('pays nothing negative and nothing above the most that was told, and is verified from seeds and moves', () => {
    for (let nonce = 0; nonce < 1_000; nonce += 1) {
      const { table, made } = playAny(nonce, nonce * 7919);
      const actions = made.map((name) => ({ name }));
      const { payoutMinor, wins, ...round } = verifyRound(seedsOf(nonce), hand(101n), actions);
      expect(payoutMinor).toBe(wins.reduce((sum, win) => sum + win.payoutMinor, 0n));
      expect(payoutMinor >= 0n && payoutMinor <= blackjack.maxPayoutOf(hand(101n))).toBe(true);
      expect(round.outcome).toMatchObject({ results: resultsOf(table) });
      expect(() => verifyRound(seedsOf(nonce), hand(101n), [...actions, { name: 'hit' }])).toThrow(RangeError);
    }
  });

  it('takes the cards in the order of the shoe, without replacement', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { table } = playAny(nonce, nonce);
      const seen = [...table.dealer, ...table.hands.flatMap((one) => one.cards)];
      const first = dealTable(createStream(seedsOf(nonce)));
      const shoe = [first.hands[0]?.cards[0], first.dealer[0], first.hands[0]?.cards[1], first.dealer[1]];
      while (shoe.length < seen.length) shoe.push(first.deal());
      expect(seen.toSorted((a, b) => a - b)).toEqual(shoe.toSorted((a = 0, b = 0) => a - b));
    }
    const { deal } = dealTable(createStream(seedsOf(0)));
    const left = Array.from({ length: 308 }, deal);
    expect(left).toHaveLength(308);
    expect(deal).toThrow(RangeError);
  });

  it('shows the same for two continuations with the same past: neither hole card nor shoe', () => {
    const open = (deal: string, moves: string[]) => {
      const { step } = play(deal, moves);
      return step.status === 'open' ? { view: step.view, choices: step.choices, state: step.state } : undefined;
    };
    expect(open('Ts Ad 6c Kc', [])).toEqual(open('Ts Ad 6c 5c', []));
    expect(open('Ts 6d 6c Tc 2c 3c', [])).toEqual(open('Ts 6d 6c 2d Kc Ac', []));
    expect(open('8s 6d 8c Td 3c 2c 5c', ['split', 'hit'])).toEqual(open('8s 6d 8c 9h 3c 2c 5c', ['split', 'hit']));
    expect(JSON.stringify(open('Ts 6d 6c Qh', [])?.view)).not.toContain('Qh');
  });
});

describe('basic strategy', () => {
  const may = { double: true, split: true };
  const hands: readonly [values: readonly number[], up: number, move: string][] = [
    [[10, 6], 10, 'hit'],
    [[10, 2], 4, 'stand'],
    [[10, 2], 3, 'hit'],
    [[5, 6], 10, 'double'],
    [[5, 6], 1, 'hit'],
    [[1, 7], 2, 'stand'],
    [[1, 7], 6, 'double'],
    [[1, 7], 9, 'hit'],
    [[8, 8], 10, 'split'],
    [[9, 9], 7, 'stand'],
    [[10, 10], 6, 'stand'],
    [[5, 5], 9, 'double'],
    [[4, 4], 5, 'split'],
    [[1, 1], 1, 'split'],
  ];

  it.each(hands)('with %j against %d says %s', (values, up, move) => {
    expect(decide(values, up, may)).toBe(move);
  });

  it('has an entry for every total and up card', () => {
    for (const rows of Object.values(basicStrategy)) {
      for (const row of Object.values(rows)) expect(row).toMatch(/^[HSDdP.]{10}$/);
    }
    expect(Object.keys(basicStrategy.hard)).toHaveLength(17);
    expect(Object.keys(basicStrategy.pair)).toHaveLength(10);
  });

  it('soft 18 stands on three cards where it doubles on two', () => {
    expect(decide([1, 3, 4], 5, { double: false, split: false })).toBe('stand');
    expect(decide([1, 2, 3], 5, { double: false, split: false })).toBe('hit');
  });
});

describe('the return', () => {
  it('is 99.5401% of the first stake and 99.5920% of all stakes', () => {
    expect(toPercentString(returnOfHand, 4)).toBe('99.5401%');
    expect(toPercentString(subtract(rational(1n), elementOfRisk()), 4)).toBe('99.5920%');
    expect(toPercentString(averageStake, 2)).toBe('112.74%');
    expect(returnsByBet().map(({ kind }) => kind)).toEqual(['hand', 'insurance']);
    expect(returnsByBet()[1]?.returnToPlayer).toEqual(rational(288n, 311n));
  });

  it('and its spread are those of played rounds, within four standard errors', () => {
    const rounds = 40_000;
    const sums = { net: 0, square: 0, stake: 0, hits: 0 };
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const table = dealTable(createStream(seedsOf(nonce)));
      for (let move = hintFor(table); move; move = hintFor(table)) makeMove(table, move);
      const results = resultsOf(table);
      const stakes = table.hands.map(({ doubled }) => (doubled ? 2 : 1));
      const returned = results.map(
        (result, place) => (Number(payoutToUnit[result].num) / Number(payoutToUnit[result].den)) * (stakes[place] ?? 0),
      );
      const stake = stakes.reduce((sum, one) => sum + one, 0);
      const net = returned.reduce((sum, one) => sum + one, 0) - stake;
      sums.net += net;
      sums.square += net * net;
      sums.stake += stake;
      if (results.some((result) => payoutToUnit[result].num > 0n)) sums.hits += 1;
    }
    const number = ({ num, den }: { num: bigint; den: bigint }) => Number(num) / Number(den);
    const [row] = returnsByBet();
    if (!row) throw new Error('no return');
    const variance = number(row.variance);
    const hit = number(row.hitFrequency);
    const mean = number(row.returnToPlayer) - 1;
    expect(Math.abs(sums.net / rounds - mean)).toBeLessThan(4 * Math.sqrt(variance / rounds));
    expect(Math.abs(sums.hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds));
    // The square has a variance below 5, the stake one below 0.25.
    expect(Math.abs(sums.square / rounds - variance)).toBeLessThan(4 * Math.sqrt(5 / rounds));
    expect(Math.abs(sums.stake / rounds - number(averageStake))).toBeLessThan(4 * Math.sqrt(0.25 / rounds));
  });
});

describe('the stored state', () => {
  it('is the moves alone and is refused otherwise', () => {
    expect(play('8s 6d 8c Td 3c 2c 5c', ['split', 'hit']).step).toMatchObject({ state: ['split', 'hit'] });
    expect(() => blackjack.act(hand(), { made: [] }, { name: 'hit' }, dealing('8s 6d 8c Td'))).toThrow(TypeError);
    expect(replay(dealing('8s 6d 8c Td 3c 2c'), ['split']).hands).toHaveLength(2);
  });
});
