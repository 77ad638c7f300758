import { describe, expect, it } from 'vitest';
import { rowWinOf } from '#domain/games/slots/lines/machine.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { stickyReturns } from '#domain/games/slots/sticky-wilds/maths.ts';
import { openedBy, playRound, stickyGame } from '#domain/games/slots/sticky-wilds/rules.ts';
import { lamplightersRound } from '#domain/games/slots/sticky-wilds/slot-lamplighters-round/title.ts';
import { rainGarden } from '#domain/games/slots/sticky-wilds/slot-rain-garden/title.ts';
import { seedVault } from '#domain/games/slots/sticky-wilds/slot-seed-vault/title.ts';
import { maskOf, spinAt } from '#domain/games/slots/sticky-wilds/spin.ts';
import type { StickyFigures, StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';
import { compare, type Rational, rational, toDecimalString } from '#domain/maths/rational.ts';
import { stickyHolds, stickyScript } from '#islands/games/slots/sticky-wilds/picture/sticky-wilds.ts';
import { roundCourse, stopsOf } from '#scripts/exact/slots/sticky-round.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const stickyTitles: readonly StickyTitle[] = [lamplightersRound, rainGarden, seedVault];

const numberOf = (value: Rational): number => Number(toDecimalString(value, 15));
const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const figuresOf = (title: StickyTitle) => {
  const [figures] = stickyReturns(title);
  if (!figures) throw new Error('no figures');
  return figures;
};
const playedBy = (rolls: readonly number[]) => {
  const left = [...rolls];
  const below = (): number => {
    const next = left.shift();
    if (next === undefined) throw new Error('more was drawn than was laid out');
    return next;
  };
  return { u32: below, below, isEmpty: () => left.length === 0 };
};

/** Three reels of two rows, small enough to be walked through. */
const none = { num: '0', den: '1' };
const figures: StickyFigures = {
  returnToPlayer: none,
  variance: none,
  hitFrequency: none,
  topUnits: 1,
  topWinChance: none,
};
const machine = {
  strips: ['ABS', 'AWB', 'BASA'],
  rows: 2,
  paylines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  pays: { A: [0, 0, 4], B: [0, 1, 6] },
  wild: 'W',
  feature: 'S',
  unitsAStake: 2,
};
const spinning: StickyTitle = {
  id: 'slot-tiny',
  name: 'Tiny',
  machine,
  figures,
  staying: { kind: 'spins', trigger: 2, award: 2, opens: 3 },
};
const respinning: StickyTitle = { ...spinning, staying: { kind: 'respins' } };

describe('a spin', () => {
  it('lays the wilds of before over the reels and names those that are new', () => {
    // Reel 2 stands on B A; a wild stayed in its lower row.
    const spin = spinAt(machine, [0, 2, 1], maskOf([3]));
    expect(spin).toMatchObject({
      window: ['AB', 'BW', 'AS'],
      wilds: [3],
      fresh: [],
      lines: [{ symbol: 'B', count: 2 }],
    });
    expect(spinAt(machine, [0, 1, 1], maskOf([3]))).toMatchObject({
      window: ['AB', 'WW', 'AS'],
      wilds: [2, 3],
      fresh: [2],
    });
  });
});

describe('a round', () => {
  it('of free spins pays for its opening, and begins them without wilds', () => {
    // S A, W B, S A open two; the wild of the paid spin is gone, that of the first free one stays.
    const stream = playedBy([2, 1, 2, 0, 1, 0, 0, 2, 0]);
    const { spin, freeSpins } = playRound(spinning, stream);
    expect(openedBy(spinning, spin)).toBe(3);
    expect(freeSpins.map(({ window }) => window.join(' '))).toEqual(['AB WB BA', 'AB WA BA']);
    expect(freeSpins.map(({ fresh }) => fresh)).toEqual([[2], []]);
    expect(stream.isEmpty()).toBe(true);
  });

  it('of respins goes on for as long as a new wild comes', () => {
    const stream = playedBy([0, 1, 0, 0, 0, 0, 0, 2, 0]);
    const { spin, freeSpins } = playRound(respinning, stream);
    expect(spin.fresh).toEqual([2]);
    expect(freeSpins.map(({ window, fresh }) => [window[1], fresh])).toEqual([
      ['WW', [3]],
      ['WW', []],
    ]);
    expect(stream.isEmpty()).toBe(true);
  });
});

type Ending = { readonly units: number; readonly chance: number };

/** Every round of a small machine, walked stop by stop by the rules of a spin. */
const walk = (title: StickyTitle): Ending[] => {
  const { staying } = title;
  const all = machine.strips.reduce<number[][]>(
    (stops, strip) => stops.flatMap((one) => Array.from(strip, (_, stop) => [...one, stop])),
    [[]],
  );
  const on = (mask: number, left: number, units: number, chance: number): Ending[] =>
    left === 0
      ? [{ units, chance }]
      : all.flatMap((stops) => {
          const spin = spinAt(machine, stops, mask);
          const next = staying.kind === 'spins' ? left - 1 : Number(spin.fresh.length > 0);
          return on(maskOf(spin.wilds), next, units + spin.units, chance / all.length);
        });
  return all.flatMap((stops) => {
    const spin = spinAt(machine, stops, 0);
    const opens = openedBy(title, spin);
    if (staying.kind === 'spins')
      return on(0, opens === undefined ? 0 : staying.award, spin.units + (opens ?? 0), 1 / all.length);
    return on(maskOf(spin.wilds), Number(spin.fresh.length > 0), spin.units, 1 / all.length);
  });
};

describe('the exact figures', () => {
  it.each([spinning, respinning])(
    'of a small machine ($staying.kind) are those of a walk through all its rounds',
    (title) => {
      const rounds = walk(title);
      const over = (value: (units: number) => number): number =>
        rounds.reduce((sum, { units, chance }) => sum + chance * value(units), 0);
      const course = roundCourse(title);
      const whole = stopsOf(title) ** BigInt(course.spins);
      const share = (count: bigint): number => numberOf(rational(count, whole));
      const top = rounds.reduce((most, { units }) => Math.max(most, units), 0);
      expect(over(() => 1)).toBeCloseTo(1, 10);
      expect(share(course.units)).toBeCloseTo(
        over((units) => units),
        9,
      );
      expect(share(course.squares)).toBeCloseTo(
        over((units) => units ** 2),
        8,
      );
      expect(share(course.blanks)).toBeCloseTo(
        over((units) => Number(units === 0)),
        10,
      );
      expect(course.topUnits).toBe(top);
      expect(share(course.topCases)).toBeCloseTo(
        over((units) => Number(units === top)),
        10,
      );
    },
  );
});

/** What a line pays on average when each of its places shows its letters with given chances. */
const meanOf = (title: StickyTitle, places: readonly ReadonlyMap<string, number>[]): number => {
  const follow = (row: string, chance: number): number => {
    const next = places[row.length];
    if (!next) return chance * (rowWinOf(title.machine, row)?.units ?? 0);
    return [...next].reduce((sum, [letter, share]) => sum + follow(row + letter, chance * share), 0);
  };
  return follow('', 1);
};
const shareOf = (strip: string, letter: string): number => (strip.split(letter).length - 1) / strip.length;
const lettersOf = (strip: string): Map<string, number> =>
  new Map([...new Set(strip)].map((letter) => [letter, shareOf(strip, letter)]));

/** The letters of a place in the nth spin whose wilds stay: wild if any of them brought one there, else as the strip has them. */
const placeIn = (strip: string, wild: string, nth: number): Map<string, number> => {
  const dry = 1 - shareOf(strip, wild);
  const others = [...lettersOf(strip)].filter(([letter]) => letter !== wild);
  return new Map([
    ...others.map(([letter, share]) => [letter, share * dry ** (nth - 1)] as const),
    [wild, 1 - dry ** nth],
  ]);
};

it('Lamplighter’s Round returns what its lines give spin by spin, place by place', () => {
  const { machine: own, staying } = lamplightersRound;
  if (staying.kind !== 'spins') throw new Error('no free spins');
  const spin = (nth: number): number =>
    meanOf(
      lamplightersRound,
      own.strips.map((strip) => placeIn(strip, own.wild, nth)),
    );
  const free = Array.from({ length: staying.award }, (_, at) => spin(at + 1)).reduce((sum, mean) => sum + mean, 0);
  const shows = own.strips
    .filter((strip) => strip.includes(own.feature))
    .map((strip) => own.rows * shareOf(strip, own.feature));
  expect(shows).toHaveLength(staying.trigger);
  const opening = shows.reduce((chance, share) => chance * share, 1);
  const lines = own.paylines.length;
  const mean = lines * spin(1) + opening * (lines * free + staying.opens);
  expect(mean / own.unitsAStake).toBeCloseTo(numberOf(figuresOf(lamplightersRound).returnToPlayer), 10);
});

it('Seed Vault returns what its lines give spin by spin, and opens with three or four handwheels', () => {
  const { machine: own, staying } = seedVault;
  if (staying.kind !== 'spins') throw new Error('no free spins');
  const spin = (nth: number): number =>
    meanOf(
      seedVault,
      own.strips.map((strip) => placeIn(strip, own.wild, nth)),
    );
  const free = Array.from({ length: staying.award }, (_, at) => spin(at + 1)).reduce((sum, mean) => sum + mean, 0);
  // One handwheel stands on every reel: all four show, or one of them does not.
  const shows = own.strips.map((strip) => own.rows * shareOf(strip, own.feature));
  const all = shows.reduce((chance, share) => chance * share, 1);
  const opening = shows.reduce((sum, share) => sum + (all / share) * (1 - share), all);
  expect(opening).toBeCloseTo(72 / 3025, 12);
  const lines = own.paylines.length;
  const mean = lines * spin(1) + opening * (lines * free + staying.opens);
  expect(mean / own.unitsAStake).toBeCloseTo(numberOf(figuresOf(seedVault).returnToPlayer), 10);
});

it('Seed Vault returns 96.614% with a variance of 3.75, and 136.75 stakes at most', () => {
  const figures = figuresOf(seedVault);
  expect(figures.returnToPlayer).toEqual(rational(46_961_991_454_448_498_687n, 48_607_978_698_654_848_000n));
  expect(toDecimalString(figures.variance, 3)).toBe('3.751');
  expect(figures.hitFrequency).toEqual(rational(3483n, 6050n));
  expect(figures.maxWin).toEqual(rational(547n, 4n));
});

it('Rain Garden returns what its lines give from each set of drops, by how often a round comes there', () => {
  const { machine: own } = rainGarden;
  // One drop at most comes on a reel with drops, on each of its rows as often; a new one leads on.
  const landings = own.strips.reduce<{ mask: number; chance: number }[]>(
    (ways, strip, reel) => {
      const share = shareOf(strip, own.wild);
      if (share === 0) return ways;
      return ways.flatMap(({ mask, chance }) => [
        { mask, chance: chance * (1 - own.rows * share) },
        ...Array.from({ length: own.rows }, (_, row) => ({
          mask: mask | (1 << (reel * own.rows + row)),
          chance: chance * share,
        })),
      ]);
    },
    [{ mask: 0, chance: 1 }],
  );
  const known = new Map<string, number>();
  /** What a line pays on average whose places are covered by drops or not. */
  const covered = (places: readonly boolean[]): number => {
    const mean =
      known.get(places.join()) ??
      meanOf(
        rainGarden,
        own.strips.map((strip, reel) => (places[reel] ? new Map([[own.wild, 1]]) : lettersOf(strip))),
      );
    known.set(places.join(), mean);
    return mean;
  };
  const visits = new Map([[0, 1]]);
  let mean = 0;
  for (let drops = 0; drops <= own.strips.length * own.rows; drops += 1)
    for (const [from, often] of visits) {
      if (from.toString(2).replaceAll('0', '').length !== drops) continue;
      for (const { mask, chance } of landings)
        if ((from | mask) !== from) visits.set(from | mask, (visits.get(from | mask) ?? 0) + often * chance);
      for (const line of own.paylines)
        mean += often * covered(line.map((row, reel) => (from & (1 << (reel * own.rows + row))) !== 0));
    }
  expect(mean / own.unitsAStake).toBeCloseTo(numberOf(figuresOf(rainGarden).returnToPlayer), 10);
});

describe.each(stickyTitles)('$name', (title) => {
  const { machine: own } = title;
  const figures = figuresOf(title);

  it('has reels of its own symbols, and never two wilds in a window', () => {
    const known = [...Object.keys(own.pays), own.wild, own.feature];
    expect([...own.strips.join('')].filter((letter) => !known.includes(letter))).toEqual([]);
    for (const strip of own.strips)
      for (const stop of strip.split('').keys())
        for (const letter of [own.wild, own.feature]) {
          const [column = ''] = windowAt([strip], [stop], own.rows);
          expect(column.split(letter).length).toBeLessThanOrEqual(2);
        }
    for (const line of own.paylines) expect(line).toHaveLength(own.strips.length);
    expect(new Set(own.paylines.map(String)).size).toBe(own.paylines.length);
  });

  it('agrees with rounds by the rules themselves within four standard errors', () => {
    const rounds = 12_000;
    const stream = seededStream(31);
    let [paid, hits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { units } = playRound(title, stream);
      paid += units / own.unitsAStake;
      hits += Number(units > 0);
    }
    const hit = numberOf(figures.hitFrequency);
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds));
    const error = Math.sqrt(numberOf(figures.variance) / rounds);
    expect(Math.abs(paid / rounds - numberOf(figures.returnToPlayer))).toBeLessThan(4 * error);
  });

  it('returns between 95.5 and 97 percent, and never more than its most', () => {
    expect(compare(figures.returnToPlayer, rational(955n, 1000n))).toBe(1);
    expect(compare(figures.returnToPlayer, rational(97n, 100n))).toBe(-1);
    expect(rational(stickyGame(title).maxPayoutOf([bet(100n)]), 100n)).toEqual(figures.maxWin);
  });

  it('is decided by its seeds, takes a spin alone, and rounds down once', () => {
    const game = stickyGame(title);
    const seeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'player-7', nonce: 3 };
    expect(recomputing(stickyGame(title))(seeds, [bet(13n)])).toEqual(
      recomputing(stickyGame(title))(seeds, [bet(13n)]),
    );
    expect(recomputing(stickyGame(title))(seeds)).toMatchObject({ payoutMinor: 0n, wins: [] });
    expect(game.parseBets([{ spot: 'spin', amount: '1' }], 'EUR')).toEqual({ ok: true, value: [bet(100n)] });
    expect(game.parseBets([{ spot: 'stay', amount: '1' }], 'EUR')).toMatchObject({ ok: false });
  });

  it('is shown spin by spin, and what is shown adds up to the payout', () => {
    const stream = seededStream(8);
    const game = stickyGame(title);
    let followed = 0;
    for (let round = 0; round < 2_000; round += 1) {
      const stake = [13n, 100n, 777n][round % 3] ?? 13n;
      const { payoutMinor, outcome } = game.play([bet(stake)], stream);
      const played = JSON.parse(JSON.stringify(outcome));
      expect(payoutMinor).toBe((stake * BigInt(played.units)) / BigInt(own.unitsAStake));
      const script = stickyScript(title, played, stake);
      expect(script.at(-1)?.totalMinor).toBe(payoutMinor);
      const lines = script.flatMap((spin) => spin.lines).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      expect(lines + (script[0]?.opensMinor ?? 0n)).toBe(payoutMinor);
      expect(script.map(({ window }) => window)).toEqual(
        [played.spin, ...played.freeSpins].map(({ window }) => window),
      );
      followed += Number(script.length > 1);
    }
    expect(followed).toBeGreaterThan(10);
    expect(stickyScript(title, { spin: { stops: [0, 0, 0] } }, 10n)).toEqual([]);
  });
});

it('the reels behind all moons but one run longer, and none in a garden', () => {
  const [title] = stickyTitles;
  if (!title) throw new Error('no title');
  expect(stickyHolds(title, ['SAB', 'ABC', 'BSA', 'ABC', 'CAB'])).toEqual([false, false, false, true, true]);
  expect(stickyHolds(rainGarden, ['WAB', 'WBC', 'BSA', 'ABC', 'CAB']).includes(true)).toBe(false);
});
