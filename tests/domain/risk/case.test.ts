import { describe, expect, it } from 'vitest';
import { afterDeed, type CaseDeed, faultOfDeed } from '#domain/risk/case.ts';
import { drawEdge, type LinkEdge, placeNodes } from '#domain/risk/graph.ts';
import { compareFired } from '#domain/risk/preview.ts';
import { firstThresholds, parseThresholds, thresholdBounds, thresholdNames } from '#domain/risk/thresholds.ts';

const open = { state: 'open', takenBy: null } as const;
const mine = { state: 'looked_at', takenBy: 'me' } as const;
const theirs = { state: 'looked_at', takenBy: 'other' } as const;
const decided = { state: 'decided', takenBy: 'me' } as const;

it.each<[CaseDeed, object, string | null]>([
  ['taken', open, null],
  ['taken', theirs, null],
  ['taken', mine, 'case_taken'],
  ['noted', open, null],
  ['noted', decided, 'case_decided'],
  ['decided', open, 'case_not_taken'],
  ['decided', theirs, 'case_not_taken'],
  ['decided', mine, null],
  ['decided', decided, 'case_decided'],
  ['left', mine, null],
  ['reopened', decided, null],
  ['reopened', mine, 'case_open'],
])('%s of %o: %s', (deed, standing, fault) => {
  expect(faultOfDeed(deed, standing as typeof open, 'me')).toBe(fault);
});

it('who takes a case has it, until they leave or decide it', () => {
  expect(afterDeed('taken', theirs, 'me')).toEqual(mine);
  expect(afterDeed('left', mine, 'me')).toEqual(open);
  expect(afterDeed('decided', mine, 'me')).toEqual(decided);
  expect(afterDeed('reopened', decided, 'me')).toEqual(mine);
  expect(afterDeed('noted', theirs, 'me')).toEqual(theirs);
});

describe('thresholds', () => {
  const whole = Object.fromEntries(thresholdNames.map((name) => [name, thresholdBounds[name].min]));
  it('are read as they were kept, and not in part', () => {
    expect(parseThresholds(whole)).toEqual(whole);
    for (const name of thresholdNames) {
      const { min, max } = thresholdBounds[name];
      for (const wrong of [undefined, min - 1, max + 1, min + 0.5, String(min), Number.NaN])
        expect(parseThresholds({ ...whole, [name]: wrong })).toBeNull();
    }
  });
  it('begin within their bounds', () => {
    for (const [name, value] of Object.entries(firstThresholds)) {
      const { min, max } = thresholdBounds[name as keyof typeof firstThresholds];
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
    }
  });
});

it('what fired stands beside what would have, by rule', () => {
  const one = (rule: string, playerId: string, noConcern = false) => ({
    rule,
    playerId,
    key: '1',
    eurCents: 100n,
    noConcern,
  });
  const [first, second] = compareFired(
    ['structuring', 'little_play'],
    [one('structuring', 'a', true), one('structuring', 'a')],
    [one('structuring', 'b'), one('little_play', 'b')],
  );
  expect(first).toEqual({
    rule: 'structuring',
    did: { count: 2, players: 1, eurCents: 200n, noConcern: 1 },
    would: { count: 1, players: 1, eurCents: 100n, noConcern: 0 },
  });
  expect(second?.did.count).toBe(0);
});

describe('a drawing of accounts', () => {
  const edges: LinkEdge[] = [
    { from: 'a', to: 'b', by: ['payer'] },
    { from: 'a', to: 'c', by: ['phone'] },
    { from: 'c', to: 'd', by: ['device'] },
  ];
  const nodes = [
    { id: 'a', depth: 0 },
    { id: 'd', depth: 2 },
    { id: 'c', depth: 1 },
    { id: 'b', depth: 1 },
  ];
  it('has the case’s own in the middle and each step on a ring, always alike', () => {
    const placed = placeNodes(nodes, edges, 100);
    expect(placed).toEqual(placeNodes(nodes.toReversed(), edges, 100));
    const far = (id: string) => {
      const { x, y } = placed.find((one) => one.id === id) ?? { x: Number.NaN, y: 0 };
      return Math.round(Math.hypot(x, y));
    };
    expect(['a', 'b', 'c', 'd'].map(far)).toEqual([0, 100, 100, 200]);
  });
  it('draws a line to the middle straight, and leads one between two that face each other around it', () => {
    expect(drawEdge({ x: 0, y: 0 }, { x: 100, y: 0 }, 100)).toEqual({ path: 'M0 0L100 0', x: 50, y: 0 });
    const [top, foot] = [
      { x: 0, y: -100 },
      { x: 0, y: 100 },
    ];
    const around = drawEdge(top, foot, 100);
    expect(around).toEqual({ path: 'M0 -100Q-100 0 0 100', x: -50, y: 0 });
    expect(drawEdge(foot, top, 100)).toMatchObject({ x: around.x, y: around.y });
    const beside = drawEdge({ x: 100, y: 0 }, { x: 0, y: 100 }, 100);
    expect(Math.hypot(beside.x, beside.y)).toBeGreaterThan(100);
  });
  it('lays no two on one place', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, depth: at < 3 ? 0 : at < 12 ? 1 : 2 }));
    const placed = placeNodes(many, [], 100);
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
  });
});
