import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { betMatches, cupWhole, finalMatch, waysOf } from '#domain/games/cup/bracket.ts';
import { type Club, type Cup, clubOf, cups } from '#domain/games/cup/cups.ts';
import { goalParts, matchWhole, type Played, parts, scoresOf, shootOutParts } from '#domain/games/cup/match.ts';
import { cupReturns, returnsByKind } from '#domain/games/cup/maths.ts';
import {
  betNames,
  bracketBetsOf,
  findBet,
  matchBetsOf,
  oddsOf,
  pricedCup,
  winningBetsOf,
} from '#domain/games/cup/paytable.ts';
import { game, returnsOfAll, run, settle } from '#domain/games/cup/rules.ts';
import { marginPercent } from '#domain/games/kit/fixed-odds.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { riskOfCases } from '#domain/games/kit/risk.ts';
import { mostAt } from '#domain/games/kit/share.ts';
import { add, compare, multiply, type Rational, rational, subtract, zero } from '#domain/maths/rational.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(game);

const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const cupAt = (number: number): Cup => cups[number - 1] as Cup;
const one = rational(1n);

/** A score with its chance, and the chance that the home side goes through with it. */
type Told = { readonly home: number; readonly away: number; readonly chance: Rational; readonly homeThrough: Rational };

/** A match attack by attack, by fractions: another way than the binomial weights that the odds are counted by. */
const tellScores = (home: Club, away: Club): Told[] => {
  const sixty = (value: number): Rational => rational(BigInt(value), 64n);
  let states = new Map<string, Rational>([['0-0', one]]);
  for (let attack = 0; attack < 12; attack += 1) {
    const isHome = attack % 2 === 0;
    const difference = isHome ? home.rating - away.rating : away.rating - home.rating;
    const hit = sixty(16 + difference);
    const next = new Map<string, Rational>();
    const put = (h: number, a: number, chance: Rational) =>
      next.set(`${h}-${a}`, add(next.get(`${h}-${a}`) ?? zero, chance));
    for (const [score, chance] of states) {
      const [h = 0, a = 0] = score.split('-').map(Number);
      put(isHome ? h + 1 : h, isHome ? a : a + 1, multiply(chance, hit));
      put(h, a, multiply(chance, subtract(one, hit)));
    }
    states = next;
  }
  const shootOut = sixty(32 + home.rating - away.rating);
  return [...states].map(([score, chance]) => {
    const [h = 0, a = 0] = score.split('-').map(Number);
    return { home: h, away: a, chance, homeThrough: h === a ? multiply(chance, shootOut) : h > a ? chance : zero };
  });
};

/** The chance of every bet of a cup by recursion, who gets how far: no way through the bracket is listed. */
const tellChances = (cup: Cup): Map<string, Rational> => {
  const told = new Map<string, Rational>();
  const put = (name: string, chance: Rational) => told.set(name, add(told.get(name) ?? zero, chance));
  const known = new Map<string, Rational>();
  const beats = (a: number, b: number): Rational => {
    const found =
      known.get(`${a}-${b}`) ??
      tellScores(clubOf(cup, a), clubOf(cup, b)).reduce((sum, { homeThrough }) => add(sum, homeThrough), zero);
    known.set(`${a}-${b}`, found);
    return found;
  };
  /** The chance that a club wins its part of the draw: from `first`, so many clubs. */
  const reaches = (club: number, first: number, size: number): Rational => {
    if (size === 1) return one;
    const half = size / 2;
    const own = club < first + half ? first : first + half;
    const other = own === first ? first + half : first;
    const rivals = Array.from({ length: half }, (_, index) => other + index);
    return multiply(
      reaches(club, own, half),
      rivals.reduce((sum, rival) => add(sum, multiply(reaches(rival, other, half), beats(club, rival))), zero),
    );
  };
  const putMatch = (match: number, home: number, away: number, met: Rational) => {
    for (const { home: h, away: a, chance } of tellScores(clubOf(cup, home), clubOf(cup, away))) {
      const share = multiply(met, chance);
      put(`result:${match}:${h === a ? 'draw' : h > a ? 'home' : 'away'}`, share);
      put(`goals:${match}:${h + a >= 3 ? 'over' : 'under'}`, share);
      put(`score:${match}:${h > 3 || a > 3 ? 'other' : `${h}-${a}`}`, share);
    }
  };
  for (let club = 1; club <= 8; club += 1) {
    put(`semi:${club}`, reaches(club, club - ((club - 1) % 2), 2));
    put(`final:${club}`, reaches(club, club <= 4 ? 1 : 5, 4));
    put(`winner:${club}`, reaches(club, 1, 8));
  }
  for (let match = 1; match <= 4; match += 1) putMatch(match, 2 * match - 1, 2 * match, one);
  for (const upper of [1, 2, 3, 4])
    for (const lower of [5, 6, 7, 8]) {
      const met = multiply(reaches(upper, 1, 4), reaches(lower, 5, 4));
      put(`pair:${upper}-${lower}`, met);
      put(`order:${upper}-${lower}`, multiply(met, beats(upper, lower)));
      put(`order:${lower}-${upper}`, multiply(met, beats(lower, upper)));
      putMatch(finalMatch, upper, lower, met);
    }
  return told;
};

describe('the cups', () => {
  it('are six of eight different clubs, each club in three of them and rated the same, and no first meeting twice', () => {
    expect(cups.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const ratings = new Map<string, number[]>();
    const meetings = cups.flatMap(({ clubs }) => {
      expect(clubs.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(new Set(clubs.map(({ code }) => code)).size).toBe(8);
      for (const { name, rating } of clubs) ratings.set(name, [...(ratings.get(name) ?? []), rating]);
      const names = clubs.map(({ name }) => name);
      return [0, 2, 4, 6].map((place) =>
        names
          .slice(place, place + 2)
          .toSorted()
          .join(' '),
      );
    });
    expect(ratings.size).toBe(16);
    for (const three of ratings.values()) expect([three.length, new Set(three).size]).toEqual([3, 1]);
    expect(new Set(meetings).size).toBe(24);
  });

  it('leave every attack and every shoot-out open', () => {
    for (const { clubs } of cups)
      for (const own of clubs)
        for (const other of clubs) {
          expect(goalParts(own, other) > 0 && goalParts(own, other) < parts).toBe(true);
          expect(shootOutParts(own, other) + shootOutParts(other, own)).toBe(parts);
        }
    expect(() => clubOf(cupAt(1), 9)).toThrow(RangeError);
  });
});

describe('a match', () => {
  it('has the weights of its 49 scores, told attack by attack', () => {
    for (const { clubs } of cups.slice(0, 2))
      for (const away of clubs.slice(1)) {
        const home = clubs[0] as Club;
        const counted = scoresOf(home, away);
        expect(counted).toHaveLength(49);
        const told = new Map(tellScores(home, away).map((score) => [`${score.home}-${score.away}`, score]));
        for (const { home: h, away: a, homeThrough, awayThrough } of counted) {
          expect(rational(homeThrough + awayThrough, matchWhole)).toEqual(told.get(`${h}-${a}`)?.chance);
          expect(rational(homeThrough, matchWhole)).toEqual(told.get(`${h}-${a}`)?.homeThrough);
        }
      }
  });

  it('is drawn from the round’s own stream: attacks in turn, below 64, and a shoot-out only after a draw', () => {
    const cup = cupAt(3);
    let shootOuts = 0;
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const seeds = { serverSeed: 'cafe'.repeat(16), clientSeed: 'towns', nonce };
      const stream = createStream(seeds);
      const meet = (a: number, b: number): Played => {
        const difference = clubOf(cup, a).rating - clubOf(cup, b).rating;
        const goals: [number[], number[]] = [[], []];
        for (const attack of [1, 2, 3, 4, 5, 6])
          for (const side of [0, 1] as const)
            if (stream.below(64) < 16 + (side === 0 ? difference : -difference)) goals[side].push(attack);
        const level = goals[0].length === goals[1].length;
        if (level) shootOuts += 1;
        const isHome = level ? stream.below(64) < 32 + difference : goals[0].length > goals[1].length;
        return { home: a, away: b, goals, through: isHome ? a : b };
      };
      const quarters = [meet(1, 2), meet(3, 4), meet(5, 6), meet(7, 8)].map((match) => match);
      const [q1 = 0, q2 = 0, q3 = 0, q4 = 0] = quarters.map(({ through }) => through);
      const semis = [meet(q1, q2), meet(q3, q4)];
      const final = meet(semis[0]?.through ?? 0, semis[1]?.through ?? 0);
      const matches = [...quarters, ...semis, final];
      expect(run(cup, createStream(seeds))).toEqual(matches);
      expect(verifyRound(seeds, [bet('cup:3:winner:1')]).outcome).toEqual({ cup: 3, matches });
      expect(verifyRound(seeds).outcome).toMatchObject({ cup: 1 });
    }
    expect(shootOuts).toBeGreaterThan(10);
  });
});

describe('the odds', () => {
  it('are the fair price of the chance, found by recursion, less the margin, rounded down', { timeout: 30_000 }, () => {
    for (const cup of cups.filter(({ number }) => number === 1 || number === 5)) {
      const chances = tellChances(cup);
      const { cases, hundredths } = pricedCup(cup);
      expect(chances.size).toBe(3 * 8 + 16 + 32 + betMatches.length * (3 + 2 + 17));
      expect([...hundredths.keys()].toSorted()).toEqual([...chances.keys()].toSorted());
      expect([...hundredths.keys()]).toEqual(betNames);
      for (const [name, chance] of chances) {
        expect(rational(cases.get(name) ?? 0n, cupWhole)).toEqual(chance);
        const fair = ((100n - marginPercent) * chance.den) / chance.num;
        expect(oddsOf(cup, name)).toEqual(rational(fair, 100n));
      }
      expect(oddsOf(cup, 'winner:9')).toEqual(zero);
    }
  });

  it('return 96% less a rounding under a hundredth of the chance, and all of them more than the stake', () => {
    const rows = returnsByKind();
    expect(rows).toHaveLength(6 * 182);
    for (const { returnToPlayer, hitFrequency, maxWin, maxWinChance } of rows) {
      expect(returnToPlayer).toEqual(multiply(hitFrequency, maxWin));
      expect(maxWinChance).toEqual(hitFrequency);
      expect(compare(returnToPlayer, rational(96n, 100n))).toBeLessThanOrEqual(0);
      expect(compare(add(returnToPlayer, multiply(hitFrequency, rational(1n, 100n))), rational(96n, 100n))).toBe(1);
      expect(compare(maxWin, rational(105n, 100n))).toBe(1);
    }
  });

  it('are of chances that make one winner, two finalists, four semi-finalists, one pair, and one result a match', () => {
    for (const cup of cups) {
      const rows = cupReturns(cup);
      const sumOf = (kind: string): Rational =>
        rows
          .filter((row) => row.kind.startsWith(`cup:${cup.number}:${kind}:`))
          .reduce((sum, { hitFrequency }) => add(sum, hitFrequency), zero);
      for (const kind of ['winner', 'pair', 'order']) expect(sumOf(kind)).toEqual(one);
      for (const kind of ['result', 'goals', 'score'])
        for (const match of betMatches) expect(sumOf(`${kind}:${match}`)).toEqual(one);
      expect([sumOf('final'), sumOf('semi')]).toEqual([rational(2n), rational(4n)]);
    }
  });

  it('count 128 ways through each bracket, which are all there are', () => {
    for (const cup of cups) {
      const ways = waysOf(cup);
      expect([ways.length, new Set(ways.map(({ winners }) => winners.join())).size]).toEqual([128, 128]);
      expect(ways.reduce((sum, { cases }) => sum + cases, 0n)).toBe(cupWhole);
    }
  });
});

/** 1–0, 0–2, 2–2 and on to the semi-final, 4–1; 3–3 and out, 0–0 and on; the upper half's club wins 2–1. */
const played: readonly Played[] = [
  { home: 1, away: 2, goals: [[3], []], through: 1 },
  { home: 3, away: 4, goals: [[], [1, 6]], through: 4 },
  {
    home: 5,
    away: 6,
    goals: [
      [1, 2],
      [3, 4],
    ],
    through: 6,
  },
  { home: 7, away: 8, goals: [[1, 2, 3, 4], [5]], through: 7 },
  {
    home: 1,
    away: 4,
    goals: [
      [1, 2, 3],
      [4, 5, 6],
    ],
    through: 4,
  },
  { home: 6, away: 7, goals: [[], []], through: 6 },
  { home: 4, away: 6, goals: [[1, 5], [2]], through: 4 },
];

describe('a cup', () => {
  it('pays who got how far, the final, and results and goals at full time', () => {
    const winning = [
      'winner:4',
      'final:4',
      'final:6',
      'semi:1',
      'semi:4',
      'semi:6',
      'semi:7',
      'pair:4-6',
      'order:4-6',
      'result:1:home',
      'goals:1:under',
      'score:1:1-0',
      'result:2:away',
      'goals:2:under',
      'score:2:0-2',
      'result:3:draw',
      'goals:3:over',
      'score:3:2-2',
      'result:4:home',
      'goals:4:over',
      'score:4:other',
      'result:7:home',
      'goals:7:over',
      'score:7:2-1',
    ];
    const all = [...pricedCup(cupAt(2)).hundredths.keys()].map((name) => bet(`cup:2:${name}`));
    const { wins, payoutMinor, outcome } = settle(all, cupAt(2), played);
    expect(wins.map(({ spot }) => spot).toSorted()).toEqual(winning.map((name) => `cup:2:${name}`).toSorted());
    expect(payoutMinor).toBe(wins.reduce((sum, { spot }) => sum + (findBet(spot)?.hundredths ?? 0n), 0n));
    expect(outcome).toEqual({ cup: 2, matches: played });
    expect(settle(all, cupAt(3), played).payoutMinor).toBe(0n);
  });

  it('returns and risks what its bets come to over every way and score, listed one by one', { timeout: 30_000 }, () => {
    const names: readonly (readonly [string, bigint])[] = [
      ...([
        ['winner:2', 31n],
        ['winner:7', 5n],
        ['final:2', 17n],
        ['semi:1', 90n],
        ['order:2-7', 2n],
      ] as const),
      ...([
        ['pair:4-8', 3n],
        ['result:1:draw', 40n],
        ['score:1:0-0', 1n],
        ['goals:1:over', 11n],
        ['score:7:other', 6n],
        ['result:7:away', 23n],
      ] as const),
    ];
    const cup = cupAt(6);
    const bets = names.map(([name, amount]) => bet(`cup:6:${name}`, amount));
    const prize = new Map(
      names.map(([name, amount]) => [name, mostAt(amount, rational(findBet(`cup:6:${name}`)?.hundredths ?? 0n, 100n))]),
    );
    const returns = (won: readonly string[]): bigint => won.reduce((sum, name) => sum + (prize.get(name) ?? 0n), 0n);
    /** What a match's score returns, where a club goes through with it, of the match's own cases. */
    const scores = (match: number, home: number, away: number, through: number) =>
      scoresOf(clubOf(cup, home), clubOf(cup, away)).flatMap((score) => {
        const cases = through === home ? score.homeThrough : score.awayThrough;
        return cases > 0n ? [{ cases, returns: returns(matchBetsOf(match, score.home, score.away)) }] : [];
      });
    const beats = (home: number, away: number): bigint =>
      scores(0, home, away, home).reduce((sum, { cases }) => sum + cases, 0n);
    const listed = waysOf(cup).flatMap(({ winners, cases }) => {
      const [quarter = 0, , , , upper = 0, lower = 0, champion = 0] = winners;
      const rest = cases / beats(quarter, quarter === 1 ? 2 : 1) / beats(champion, champion === upper ? lower : upper);
      const ofBracket = returns(bracketBetsOf(winners));
      return scores(1, 1, 2, quarter).flatMap((first) =>
        scores(finalMatch, upper, lower, champion).map((last) => ({
          cases: rest * first.cases * last.cases,
          returns: ofBracket + first.returns + last.returns,
        })),
      );
    });
    const stake = names.reduce((sum, [, amount]) => sum + amount, 0n);
    const total = returnsOfAll(bets);
    expect(listed.length).toBeGreaterThan(90_000);
    expect(total.cases).toBe(cupWhole);
    expect(listed.reduce((sum, { cases }) => sum + cases, 0n)).toBe(cupWhole);
    expect(total.sum).toBe(listed.reduce((sum, { cases, returns: back }) => sum + cases * back, 0n));
    expect(game.maxPayoutOf(bets)).toBe(listed.toSorted((a, b) => (a.returns < b.returns ? 1 : -1))[0]?.returns);
    expect(riskOf('cup', bets)).toBe(riskOfCases(listed, stake));
  });

  it('never returns more than was told', () => {
    const all = [...pricedCup(cupAt(4)).hundredths.keys()].map((name, index) =>
      bet(`cup:4:${name}`, BigInt(index + 1)),
    );
    const most = game.maxPayoutOf(all);
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { payoutMinor } = verifyRound({ serverSeed: 'b0b'.repeat(21), clientSeed: 'most', nonce }, all);
      expect(payoutMinor > 0n && payoutMinor <= most).toBe(true);
    }
  });

  it.each([
    [[{ spot: 'cup:7:winner:1', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:winner:9', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:winner:0', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:pair:1-2', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:pair:5-1', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:order:1-1', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:result:5:home', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:score:1:4-0', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:winner:1 ', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'cup:1:__proto__', amount: '1' }], 'spot_unknown'],
    [
      [
        { spot: 'cup:1:winner:1', amount: '1' },
        { spot: 'cup:2:winner:1', amount: '1' },
      ],
      'another_cup',
    ],
    [
      [
        { spot: 'cup:1:winner:1', amount: '1' },
        { spot: 'cup:1:winner:1', amount: '2' },
      ],
      'spot_twice',
    ],
    [[{ spot: 'cup:1:winner:1', amount: '-1' }], 'amount_invalid'],
    [[], 'no_bets'],
  ])('takes no bet as %j', (input, reason) => {
    expect(game.parseBets(input, 'EUR')).toMatchObject({ ok: false, facts: { reason } });
  });

  it('takes all 182 bets of a cup at once', () => {
    const all = [...pricedCup(cupAt(1)).hundredths.keys()].map((name) => ({ spot: `cup:1:${name}`, amount: '0.10' }));
    expect(game.parseBets(all, 'EUR')).toMatchObject({ ok: true });
    expect(new Set(winningBetsOf(played)).size).toBe(9 + 3 * betMatches.length);
  });

  it('leaves at risk what its bets together can swing by', () => {
    expect(riskOf('cup', [bet('cup:1:winner:5')])).toBe(10_000);
    const { cases } = pricedCup(cupAt(1));
    const shares = (names: readonly string[]): Bet[] =>
      names.map((name) => bet(`cup:1:${name}`, (1_000_000n * (cases.get(name) ?? 0n)) / cupWhole));
    // Backing both sides of a match, or every club, by its chance returns nearly the same whatever happens.
    expect(riskOf('cup', shares(['semi:1', 'semi:2']))).toBeLessThan(2);
    expect(riskOf('cup', shares(cupAt(1).clubs.map(({ number }) => `winner:${number}`)))).toBeLessThan(2);
    expect(riskOf('cup', shares(['goals:3:over', 'goals:3:under']))).toBeLessThan(2);
    expect(riskOf('cup', shares(['semi:1', 'semi:3']))).toBeGreaterThan(5_000);
  });
});
