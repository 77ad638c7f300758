import { expect, it } from 'vitest';
import { hungTree } from '../../src/lib/posters/offers/hung-tree.ts';
import { longShadow } from '../../src/lib/posters/offers/long-shadow.ts';
import { lowSun } from '../../src/lib/posters/offers/low-sun.ts';

const count = (svg: string, pattern: RegExp): number => [...svg.matchAll(pattern)].length;

it.each([
  [2, 8],
  [3, 12],
])('the shadow is %i times as tall as its stack of four coins', (growth, coins) => {
  expect(count(longShadow(growth), /<rect[^>]*fill="#0a2f25"/g)).toBe(coins);
});

it.each([20, 35])('the tree bears %i fruits for as many free spins', (spins) => {
  expect(count(hungTree(spins), /<circle[^>]*fill="#(?:f0a733|c8452a)"/g)).toBe(spins);
});

it('the light on the water reaches as far as the bonus is of the deposit', () => {
  const reach = (share: number): number => count(lowSun(share), /rx="5"/g);
  expect(reach(0.5)).toBeLessThan(reach(1));
});

it.each([longShadow(3), lowSun(1), hungTree(20)])('a picture is no text, and takes nothing from outside', (svg) => {
  expect(svg).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(svg).not.toMatch(/<text|href|<style|style=/);
});
