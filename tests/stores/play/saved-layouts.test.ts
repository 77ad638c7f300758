import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSavedLayouts, savedLayoutsMax } from '#stores/play/saved-layouts.ts';

const storage = new Map<string, string>();
const isSpot = (spot: string): boolean => spot !== 'basket';
const bets = new Map([
  ['red', 500n],
  ['voisins', 900n],
]);
const open = () => createSavedLayouts('roulette-european', 'EUR', isSpot);

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});

describe('a saved layout', () => {
  it('is there again after a reload, for its game and currency alone', () => {
    expect(open().save('  Sunday  ', bets)).toBe(true);
    expect(open().$layouts.get()).toEqual([{ name: 'Sunday', bets }]);
    expect(createSavedLayouts('roulette-french', 'EUR', isSpot).$layouts.get()).toEqual([]);
    expect(createSavedLayouts('roulette-european', 'BTC', isSpot).$layouts.get()).toEqual([]);
  });

  it('keeps its chips when those on the table change', () => {
    const layouts = open();
    const placed = new Map(bets);
    layouts.save('Sunday', placed);
    placed.clear();
    expect(layouts.$layouts.get()[0]?.bets).toEqual(bets);
  });

  it('is replaced by another of the same name', () => {
    const layouts = open();
    layouts.save('Sunday', bets);
    layouts.save('Sunday', new Map([['odd', 100n]]));
    expect(open().$layouts.get()).toEqual([{ name: 'Sunday', bets: new Map([['odd', 100n]]) }]);
  });

  it('is refused without a name, without chips, and as the ninth', () => {
    const layouts = open();
    expect(layouts.save('   ', bets)).toBe(false);
    expect(layouts.save('Sunday', new Map())).toBe(false);
    for (let index = 0; index < savedLayoutsMax; index += 1) expect(layouts.save(`No. ${index}`, bets)).toBe(true);
    expect(layouts.save('One more', bets)).toBe(false);
    expect(layouts.save('No. 3', new Map([['odd', 100n]]))).toBe(true);
    expect(layouts.$layouts.get()).toHaveLength(savedLayoutsMax);
  });

  it('is gone for good when it is removed', () => {
    const layouts = open();
    layouts.save('Sunday', bets);
    layouts.remove('Sunday');
    expect(open().$layouts.get()).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"name":"Sunday"}'],
    ['a place that the game lacks', '[["Sunday",[["basket","100"]]]]'],
    ['an amount of nothing', '[["Sunday",[["red","0"]]]]'],
    ['an amount that is no text', '[["Sunday",[["red",100]]]]'],
    ['no chips', '[["Sunday",[]]]'],
  ])('is left out when the browser holds %s', (_, text) => {
    storage.set('faceup:layouts:roulette-european:EUR', text);
    expect(open().$layouts.get()).toEqual([]);
  });

  it('lasts for the page where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    });
    const layouts = open();
    expect(layouts.save('Sunday', bets)).toBe(true);
    expect(layouts.$layouts.get()).toHaveLength(1);
  });
});
