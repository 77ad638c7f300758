import { describe, expect, it } from 'vitest';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import { bestHold } from '#domain/games/video-poker/engine.ts';
import {
  coinsOf,
  covered,
  dealFrames,
  drawFrames,
  holdAdvice,
  kindOf,
  leastCoin,
  machineRules,
  maskOf,
  payRows,
  playOf,
  screenOf,
  slotsOf,
  spotOf,
  tallyOf,
} from '#stores/play/video-poker.ts';

const cards = (text: string) => text.split(' ');
/** A hand as text, a covered card as `??`. */
const text = (hand: readonly (string | undefined)[]) => hand.map((card) => card ?? '??').join(' ');

const settled = {
  dealt: cards('Kh Ks 2c 7d 9s'),
  holds: [0, 1],
  hands: [
    { cards: cards('Kh Ks 3c 3d 8h'), kind: 'two-pair' },
    { cards: cards('Kh Ks Kd 4d 5h'), kind: 'three-of-a-kind' },
    { cards: cards('Kh Ks 4c 8d Jh'), kind: 'jacks-or-better' },
  ],
};

describe('the stake of a machine', () => {
  it('is written as a spot and read back', () => {
    for (const play of [{ hands: 1, coins: 5 } as const, { hands: 10, coins: 3 } as const])
      expect(playOf([{ spot: spotOf(play), amount: '1.00' }])).toEqual(play);
  });

  it('counts a bet of another game as one coin on one hand', () => {
    expect(playOf([{ spot: 'red', amount: '1.00' }])).toEqual({ hands: 1, coins: 1 });
    expect(playOf([])).toEqual({ hands: 1, coins: 1 });
  });

  it('needs coins that reach the least stake together', () => {
    expect(leastCoin({ hands: 1, coins: 1 }, 10n)).toBe(10n);
    expect(leastCoin({ hands: 5, coins: 3 }, 10n)).toBe(1n);
    expect(leastCoin({ hands: 1, coins: 3 }, 10n)).toBe(4n);
  });
});

describe('the screen', () => {
  it('shows five covered cards for the view of another game', () => {
    expect(screenOf('jacks-or-better', { number: 17 })).toEqual({ dealt: covered, holds: 0, hands: [] });
    expect(screenOf('jacks-or-better', { dealt: ['Kh', 'Zz'], holds: 'no', hands: 3 }).dealt).toEqual(covered);
  });

  it('deals the five cards one after the other', () => {
    const shown = dealFrames(screenOf('jacks-or-better', { dealt: settled.dealt })).map(({ screen }) =>
      text(screen.dealt),
    );
    expect(shown).toEqual(['Kh ?? ?? ?? ??', 'Kh Ks ?? ?? ??', 'Kh Ks 2c ?? ??', 'Kh Ks 2c 7d ??', 'Kh Ks 2c 7d 9s']);
  });

  it('covers what is thrown away, draws the main hand card by card and the others after it', () => {
    const frames = drawFrames(screenOf('jacks-or-better', settled)).map(({ screen }) => screen.hands);
    expect(frames.map(([main]) => text(main?.cards ?? []))).toEqual([
      'Kh Ks ?? ?? ??',
      'Kh Ks 3c ?? ??',
      'Kh Ks 3c 3d ??',
      ...Array.from({ length: 4 }, () => 'Kh Ks 3c 3d 8h'),
    ]);
    expect(frames.map((hands) => hands.map(({ kind }) => kind ?? '?').join(' '))).toEqual([
      '? ? ?',
      '? ? ?',
      '? ? ?',
      'two-pair ? ?',
      'two-pair three-of-a-kind ?',
      'two-pair three-of-a-kind jacks-or-better',
      'two-pair three-of-a-kind jacks-or-better',
    ]);
  });

  it('tells no card of another hand before that hand is drawn', () => {
    const [first] = drawFrames(screenOf('jacks-or-better', settled));
    expect(first?.screen.hands.map(({ cards: hand }) => text(hand))).toEqual(
      Array.from({ length: 3 }, () => 'Kh Ks ?? ?? ??'),
    );
  });

  it('covers nothing when all five are held', () => {
    const all = { ...settled, holds: [0, 1, 2, 3, 4], hands: [{ cards: settled.dealt, kind: 'jacks-or-better' }] };
    const frames = drawFrames(screenOf('jacks-or-better', all));
    expect(frames).toHaveLength(1);
    expect(text(frames[0]?.screen.hands[0]?.cards ?? [])).toBe('Kh Ks 2c 7d 9s');
  });

  it('turns holds into a mask and back', () => {
    for (const mask of Array.from({ length: 32 }, (_, index) => index)) expect(maskOf(slotsOf(mask))).toBe(mask);
  });
});

describe('the paytable', () => {
  it('is that of the rules, with five columns of coins', () => {
    const rows = payRows('jacks-or-better');
    expect(rows[0]).toEqual({ kind: 'royal-flush', coins: [250, 500, 750, 1000, 4000] });
    expect(rows.at(-1)).toEqual({ kind: 'jacks-or-better', coins: [1, 2, 3, 4, 5] });
    expect(payRows('deuces-not-so-ugly').map(({ kind }) => kind)).toEqual(
      [...machineRules['deuces-not-so-ugly'].ranking.kinds].slice(1).reverse(),
    );
  });

  it('names five open cards, and says nothing of covered ones', () => {
    expect(kindOf('jacks-or-better', settled.dealt)).toBe('jacks-or-better');
    expect(kindOf('jacks-or-better', cards('Th Ts 2c 7d 9s'))).toBe('nothing');
    expect(kindOf('deuces-not-so-ugly', cards('Kh Ks 2c 7d 9s'))).toBe('three-of-a-kind');
    expect(kindOf('jacks-or-better', ['Kh', undefined, 'Ks', '2c', '9s'])).toBeUndefined();
  });

  it('counts the hands of a round by kind, best first', () => {
    const { hands } = screenOf('jacks-or-better', settled);
    expect([...tallyOf('jacks-or-better', hands)]).toEqual([
      ['three-of-a-kind', 1],
      ['two-pair', 1],
      ['jacks-or-better', 1],
    ]);
    expect(hands.map(({ kind }) => coinsOf('jacks-or-better', kind, 5))).toEqual([10, 15, 5]);
  });
});

describe('the best hold', () => {
  it('is that of the rules, with the worth of every other hold beside it', () => {
    for (const [id, hand] of [
      ['jacks-or-better', 'Kh Ks 2c 7d 9s'],
      ['jacks-or-better', 'Ah Kh Qh Jh 9s'],
      ['deuces-not-so-ugly', '2c 2d Ah Kh Qs'],
    ] as const) {
      const { best, worths } = holdAdvice(id, cards(hand), 5);
      const own = bestHold(
        machineRules[id],
        cards(hand).map((card) => parseCard(card) ?? -1),
        5,
      );
      expect(worths[best]).toEqual(own);
      for (const { total, draws } of worths) expect(total * own.draws).toBeLessThanOrEqual(own.total * draws);
    }
  });

  it('returns 24,915 / 16,215, the published 1.5365, for a pair of kings, and what is dealt for holding all', () => {
    const { best, worths } = holdAdvice('jacks-or-better', settled.dealt, 5);
    expect(slotsOf(best)).toEqual([0, 1]);
    expect(worths[best]).toEqual({ mask: 3, total: 24_915, draws: 16_215 });
    expect(worths[31]).toEqual({ mask: 31, total: 1, draws: 1 });
  });

  it('changes with the coins where the royal flush does', () => {
    const hand = cards('Kh Th 4c 7d 2s');
    expect(slotsOf(holdAdvice('jacks-or-better', hand, 5).best)).toEqual([0, 1]);
    expect(slotsOf(holdAdvice('jacks-or-better', hand, 1).best)).toEqual([0]);
  });
});
