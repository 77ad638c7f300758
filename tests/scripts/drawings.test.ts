import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houseGames } from '../../src/lib/domain/catalogue/house-games.ts';
import { oddLot } from '../../src/lib/posters/odd-lot.ts';
import { outline } from '../../src/lib/posters/outline.ts';
import { posterOf } from '../../src/lib/posters/poster-of.ts';
import { setLetters } from '../../src/lib/posters/set-letters.ts';

const folder = 'src/lib/posters/drawings';

/** The inks of each studio whose posters are drawn as files. */
const inks: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'Odd Lot': oddLot };

const drawings = readdirSync(folder).map((file) => ({
  id: file.replace(/\.svg$/, ''),
  svg: readFileSync(`${folder}/${file}`, 'utf8'),
}));

describe.each(drawings)('the drawing of $id', ({ id, svg }) => {
  const found = (pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([, value = '']) => value);
  it('is of a game of the house, in the inks of its studio alone', () => {
    const studio = houseGames.find((game) => game.id === id)?.provider ?? '';
    const used = found(/(?:fill|stroke|stop-color)="([^"]+)"/g).filter(
      (ink) => ink !== 'none' && !ink.startsWith('url(#'),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(Object.values(inks[studio] ?? {})).toEqual(expect.arrayContaining(used));
  });
  it('is 960 by 1280 units, and stands by itself', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 1280">/);
    expect(svg).not.toMatch(/<(?:script|style|image|foreignObject)\b|href="(?!#)|url\((?!#)|\son\w+=/);
  });
  it('uses no id twice, and none that another drawing has', () => {
    const ids = found(/\sid="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((name) => !name.startsWith(`${id}-`))).toEqual([]);
  });
  it('has all its letters set', () => {
    expect(posterOf(id).svg).not.toContain('<text');
  });
});

describe('the letters of a drawing', () => {
  it('are set where they stand, and keep their ink', () => {
    const text =
      '<text x="9" y="80" font-family="Imbue" font-size="40" text-anchor="end" letter-spacing=".1em" fill="#fff">Hi</text>';
    const d = outline('Hi', { x: 9, y: 80, size: 40, align: 'end', tracking: 0.1 });
    expect(setLetters(`<svg>${text}</svg>`)).toBe(`<svg><path d="${d}" fill="#fff"/></svg>`);
  });
  it('need a size', () => {
    expect(() => setLetters('<text x="0" y="0">Hi</text>')).toThrow('needs font-size');
  });
});
