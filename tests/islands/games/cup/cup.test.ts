import { describe, expect, it } from 'vitest';
import { type Cup, cups } from '#domain/games/cup/cups.ts';
import { pricedCup, winningBetsOf } from '#domain/games/cup/paytable.ts';
import { game } from '#domain/games/cup/rules.ts';
import {
  clubName,
  oddsText,
  onCup,
  type PlayedCup,
  playedOf,
  slipOf,
  wireOf,
  withoutCup,
} from '#islands/games/cup/picture/cup.ts';
import { courseOf, drawn, endOf, markOf, minuteOf } from '#islands/games/cup/picture/scenes.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(game);

const cup = cups[1] as Cup;
const round = (outcome: unknown) => ({ outcome }) as unknown as Parameters<typeof playedOf>[0];
const playedAt = (nonce: number): PlayedCup => {
  const seeds = { serverSeed: 'feed'.repeat(16), clientSeed: 'scenes', nonce };
  const played = playedOf(round(verifyRound(seeds, [{ spot: 'cup:2:winner:1', amountMinor: 1n }]).outcome));
  if (!played) throw new RangeError('no cup was played');
  return played;
};
const nonces = Array.from({ length: 60 }, (_, nonce) => nonce);

describe('a cup', () => {
  it('takes its chips as bets that the rules take', () => {
    const placed = new Map([
      ['winner:3', 100n],
      ['score:7:other', 50n],
    ]);
    const bets = wireOf(cup, placed, 'EUR');
    expect(bets.map(({ spot }) => spot)).toEqual(['cup:2:winner:3', 'cup:2:score:7:other']);
    expect(game.parseBets(bets, 'EUR').ok).toBe(true);
    expect(withoutCup(onCup(cup, 'semi:4'))).toBe('semi:4');
    expect(slipOf({ bets: [...bets, { spot: 'cup:2:semi:1' }] }, 'EUR')).toEqual([
      { bet: 'winner:3', amountMinor: 100n },
      { bet: 'score:7:other', amountMinor: 50n },
    ]);
  });

  it('prints its odds with two decimals', () => {
    const odds = pricedCup(cup).hundredths.get('order:3-6') ?? 0n;
    expect(oddsText(cup, 'order:3-6').replace(',', '')).toBe(`${odds / 100n}.${String(odds % 100n).padStart(2, '0')}`);
    expect(clubName(cup, 3)).toBe(cup.clubs[2]?.name);
  });

  it('is read from its round, and from no other outcome', () => {
    const { matches } = playedAt(0);
    expect(matches).toHaveLength(7);
    for (const outcome of [
      { cup: 9, matches },
      { cup: 2, matches: matches.slice(1) },
      { cup: 2, matches: [...matches.slice(1), { ...matches[0], through: 8 }] },
      { cup: 2, matches: [...matches.slice(1), { ...matches[0], goals: [['1'], []] }] },
      { cup: 2, matches: [...matches.slice(1), null] },
      { cup: 2 },
      { number: 3 },
    ])
      expect(playedOf(round(outcome))).toBeUndefined();
  });
});

describe('the minutes', () => {
  it('of the twelve attacks of a match come in their order, within the ninety', () => {
    for (let match = 1; match <= 7; match += 1) {
      const minutes = [1, 2, 3, 4, 5, 6].flatMap((attack) => [minuteOf(match, 0, attack), minuteOf(match, 1, attack)]);
      expect(minutes).toEqual([...new Set(minutes)].toSorted((a, b) => a - b));
      expect(Math.min(...minutes) >= 1 && Math.max(...minutes) < 90).toBe(true);
    }
  });
});

describe('the scenes', () => {
  it.each([false, true])('end at what was drawn, and tell nothing before its time (still: %s)', (still) => {
    for (const nonce of nonces) {
      const { matches } = playedAt(nonce);
      const { scenes, endMs } = courseOf(matches, still);
      const times = scenes.map(({ atMs }) => atMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect((times.at(-1) ?? 0) < endMs).toBe(true);
      const last = scenes.at(-1)?.scene.matches ?? [];
      expect(endOf(matches).matches).toEqual(last);
      expect(last.map(({ through }) => through)).toEqual(matches.map(({ through }) => through));
      expect(last.map(({ score }) => score)).toEqual(matches.map(({ goals }) => goals.map(({ length }) => length)));
      for (const { scene } of scenes) {
        const [quarters, semis] = [scene.matches.slice(0, 4), scene.matches.slice(4, 6)];
        // Nobody stands in a round before the round before is over.
        if (quarters.some(({ stage }) => stage !== 'over'))
          expect(scene.matches.slice(4).every(({ home, away }) => home === undefined && away === undefined)).toBe(true);
        if (semis.some(({ stage }) => stage !== 'over')) expect(scene.matches[6]?.home).toBeUndefined();
        for (const { stage, through, score } of scene.matches) {
          if (stage !== 'over') expect(through).toBeUndefined();
          if (stage === 'shoot-out') expect(score[0]).toBe(score[1]);
        }
      }
    }
  });

  it('play a cup in six to ten seconds, and by three results where motion is not wanted', () => {
    const lengths = nonces.map((nonce) => courseOf(playedAt(nonce).matches).endMs);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6_000);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10_000);
    const { scenes, endMs } = courseOf(playedAt(0).matches, true);
    expect(endMs).toBeLessThan(3_000);
    expect(scenes.filter(({ scene }) => scene.matches.some(({ stage }) => stage === 'playing'))).toEqual([]);
  });

  it('let goals fall one minute at a time, never taking one back', () => {
    for (const nonce of nonces.slice(0, 10)) {
      const { scenes } = courseOf(playedAt(nonce).matches);
      for (const [index, { scene }] of scenes.entries()) {
        const before = scenes[index - 1]?.scene ?? drawn;
        for (const [match, { score }] of scene.matches.entries())
          for (const side of [0, 1] as const) {
            const more = score[side] - (before.matches[match]?.score[side] ?? 0);
            expect(more === 0 || more === 1).toBe(true);
          }
      }
    }
  });
});

describe('the marks of bets', () => {
  const names = [...pricedCup(cup).hundredths.keys()];

  it('are all open at the draw', () => {
    expect(new Set(names.map((name) => markOf(name, drawn)))).toEqual(new Set(['open']));
  });

  it('stand once they are set, and come to what the rules pay', () => {
    for (const nonce of nonces) {
      const { matches } = playedAt(nonce);
      const won = new Set(winningBetsOf(matches));
      const marks = new Map<string, string>();
      for (const { scene } of courseOf(matches).scenes)
        for (const name of names) {
          const mark = markOf(name, scene);
          if (marks.get(name) !== 'open' && marks.has(name)) expect([name, mark]).toEqual([name, marks.get(name)]);
          marks.set(name, mark);
        }
      for (const name of names) expect([name, marks.get(name)]).toEqual([name, won.has(name) ? 'won' : 'lost']);
    }
  });

  it('are set as soon as nothing can change them', () => {
    const played: PlayedCup['matches'] = [
      { home: 1, away: 2, goals: [[1, 2], [1]], through: 1 },
      ...playedAt(3).matches.slice(1),
    ];
    const { scenes } = courseOf(played);
    const at = (minute: number) =>
      scenes.findLast(({ atMs, scene }) => scene.round === 0 && atMs <= (2_000 * minute) / 90)?.scene ?? drawn;
    const third = minuteOf(1, 0, 2);
    expect([markOf('goals:1:over', at(third - 1)), markOf('goals:1:over', at(third))]).toEqual(['open', 'won']);
    expect([markOf('goals:1:under', at(third)), markOf('score:1:1-1', at(third))]).toEqual(['lost', 'lost']);
    expect([markOf('result:1:home', at(third)), markOf('score:1:2-1', at(third))]).toEqual(['open', 'open']);
  });
});
