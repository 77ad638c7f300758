import { expect, it } from 'vitest';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import { cardText, parseCard } from '#domain/games/kit/cards/card.ts';
import { bestHold } from '#domain/games/video-poker/engine.ts';
import { allHolds, drawCounts, worthOf } from '#domain/games/video-poker/hold.ts';
import { compare, rational, zero } from '#domain/maths/rational.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { bet, cards, dealtBy, seedsOf, settledBy, type VideoPokerCase, videoPokerSpots } from './rounds.ts';

/** What may be asked of the game, and what it says of its returns. */
export const readsSpotsAndActions = (its: VideoPokerCase): void => {
  const { game, plays } = its;
  const parse = (spot: unknown, amount: unknown) => game.parseBets([{ spot, amount }], 'EUR');
  const dealtOf = dealtBy(its);

  it('reads every spot, and no other', () => {
    expect(videoPokerSpots).toHaveLength(15);
    for (const spot of videoPokerSpots) expect(parse(spot, '6.00')).toMatchObject({ ok: true });
    for (const spot of [
      'hands:2:coins:1',
      'hands:1:coins:6',
      'hands:1:coins:0',
      'hands:01:coins:1',
      'constructor',
      '',
    ]) {
      expect(parse(spot, '6.00')).toMatchObject({ ok: false, facts: { reason: 'spot_unknown' } });
    }
    expect(parse('hands:5:coins:5', '0.24')).toMatchObject({ ok: false, facts: { reason: 'not_divisible' } });
    expect(
      game.parseBets(
        [
          { spot: 'hands:1:coins:1', amount: '1' },
          { spot: 'hands:1:coins:2', amount: '2' },
        ],
        'EUR',
      ),
    ).toMatchObject({ ok: false });
  });

  it.each([
    [undefined],
    [null],
    ['draw'],
    [{ name: 'draw' }],
    [{ name: 'hold', holds: [] }],
    [{ name: 'draw', holds: [5] }],
    [{ name: 'draw', holds: [1, 0] }],
    [{ name: 'draw', holds: [1, 1] }],
    [{ name: 'draw', holds: ['1'] }],
    [{ name: 'draw', holds: [0.5] }],
    [{ name: 'draw', holds: [0], more: 1 }],
    [{ name: 'draw', holds: '01' }],
  ])('refuses the action %j', (action) => {
    const bets = bet('hands:1:coins:1', 1n);
    const stream = createStream(seedsOf(0));
    expect(game.act(bets, { dealt: dealtOf(0) }, action, stream)).toMatchObject({ ok: false, code: 'action_invalid' });
  });

  it('tells the return of every number of hands, and keeps something of the stake', () => {
    expect(game.returns()).toHaveLength(3 * plays.length);
    for (const row of game.returns()) {
      expect(compare(row.returnToPlayer, rational(1n))).toBe(-1);
      expect(compare(row.variance, zero)).toBe(1);
    }
  });
};

/** The seeds decide the cards, each as often as chance has it, and nothing shows them early. */
export const drawsByTheSeedsAlone = (its: VideoPokerCase): void => {
  const { game } = its;
  const settledOf = settledBy(its);

  it('shows the cards dealt and nothing that the rest of the stream decides', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const real = createStream(seedsOf(nonce));
      const other = createStream(seedsOf(nonce, 'another'));
      let taken = 0;
      const forked: Stream = {
        u32: () => 0,
        below: (n) => {
          taken += 1;
          return (taken <= 5 ? real : other).below(n);
        },
      };
      const bets = bet('hands:10:coins:5', 50n);
      expect(game.start(bets, forked)).toEqual(game.start(bets, createStream(seedsOf(nonce))));
    }
  });

  it('fixes the draws by the seeds alone, and gives every hand a deck of its own', () => {
    const none = settledOf(3, 'hands:10:coins:1', 10n, []).outcome as { dealt: string[]; hands: { cards: string[] }[] };
    const some = settledOf(3, 'hands:10:coins:1', 10n, [0, 2]).outcome as typeof none;
    for (const [index, { cards: five }] of none.hands.entries()) {
      const [a, b, c] = five;
      expect(some.hands[index]?.cards).toEqual([some.dealt[0], a, some.dealt[2], b, c]);
      expect(new Set([...five, ...none.dealt]).size).toBe(10);
    }
    expect(new Set(none.hands.map(({ cards: five }) => five.join())).size).toBe(10);
    // With replacement across hands: fifty cards drawn from 47 must repeat some.
    expect(new Set(none.hands.flatMap(({ cards: five }) => five)).size).toBeLessThan(50);
  });

  it('deals every card to every place as often as chance does, at 99%', () => {
    const rounds = 5_200;
    const counts = new Map<string, number>();
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const {
        hands: [end],
      } = settledOf(nonce, 'hands:1:coins:1', 1n, [0, 1]).outcome as { hands: [{ cards: string[] }] };
      for (const [slot, sign] of end.cards.entries())
        counts.set(`${slot}${sign}`, (counts.get(`${slot}${sign}`) ?? 0) + 1);
    }
    const signs = Array.from({ length: 52 }, (_, card) => cardText(card));
    for (let slot = 0; slot < 5; slot += 1) {
      const chi = signs.reduce(
        (sum, sign) => sum + ((counts.get(`${slot}${sign}`) ?? 0) - rounds / 52) ** 2 / (rounds / 52),
        0,
      );
      // The 99.8th percentile of chi-square with 51 degrees of freedom: five places at 99% together.
      expect(chi).toBeLessThan(84.9);
    }
  });
};

/** A hand is paid by its kind, and one left alone is played best. */
export const paysByKind = (its: VideoPokerCase): void => {
  const { game, rules, verify } = its;
  const { ranking } = rules;
  const settledOf = settledBy(its);
  const dealtOf = dealtBy(its);

  it('pays each hand by its kind, never below zero and never above the most', () => {
    const stream = quickStream();
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const spot = videoPokerSpots[nonce % videoPokerSpots.length] ?? '';
      const [, hands = '1', , coins = '1'] = spot.split(':');
      const coin = 7n;
      const amount = coin * BigInt(hands) * BigInt(coins);
      const holds = [0, 1, 2, 3, 4].filter(() => stream.below(2) === 1);
      const round = settledOf(nonce, spot, amount, holds);
      const { hands: ends } = round.outcome as { hands: { cards: string[]; kind: string }[] };
      const expected = ends.reduce(
        (sum, end) =>
          sum + coin * BigInt(coins) * BigInt(rules.paysOf(Number(coins))[ranking.kinds.indexOf(end.kind)] ?? 0),
        0n,
      );
      expect(ends).toHaveLength(Number(hands));
      expect(round.payoutMinor).toBe(expected);
      expect(round.payoutMinor <= game.maxPayoutOf(bet(spot, amount))).toBe(true);
      expect(round.wins).toEqual(expected > 0n ? [{ spot, stakeMinor: amount, payoutMinor: expected }] : []);
      for (const end of ends) expect(ranking.kinds[ranking.kindOf(cards(end.cards.join(' ')))]).toBe(end.kind);
    }
  });

  it('finishes a round left alone with the best hold', () => {
    for (let nonce = 0; nonce < 3; nonce += 1) {
      const dealt = dealtOf(nonce).map((sign) => parseCard(sign) ?? 0);
      const { mask } = bestHold(rules, dealt, 5);
      const counts = drawCounts(dealt, ranking);
      const worths = Array.from({ length: allHolds }, (_, hold) => worthOf(counts, rules.paysOf(5), hold));
      const most = Math.max(...worths.map(({ total, draws }) => total / draws));
      expect((worths[mask]?.total ?? 0) / (worths[mask]?.draws ?? 1)).toBeCloseTo(most, 12);
      const left = verify(seedsOf(nonce), bet('hands:5:coins:5', 25n));
      expect(left).toEqual(
        settledOf(
          nonce,
          'hands:5:coins:5',
          25n,
          [0, 1, 2, 3, 4].filter((slot) => mask & (1 << slot)),
        ),
      );
    }
  });
};
