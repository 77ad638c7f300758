import { describe, expect, it } from 'vitest';
import { beforeLast, inForce, stateOf, waiting } from '#domain/content/release.ts';
import { addressOf, isWritable, kindOf } from '#domain/content/text.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 30, hour));
const release = (seq: number, number: number, hour: number) => ({ seq, number, startsAt: at(hour) });

describe('what is in force', () => {
  const releases = [release(1, 2, 8), release(2, 5, 12)];
  it('is nothing before the first moment, then the last whose moment has come', () => {
    expect(inForce(releases, at(7))).toBeUndefined();
    expect(inForce(releases, at(8))?.number).toBe(2);
    expect(inForce(releases, at(12))?.number).toBe(5);
  });
  it('goes back to the version before it, or to the file', () => {
    expect(beforeLast(releases)).toBe(2);
    expect(beforeLast(releases.slice(0, 1))).toBe(0);
  });
  it('has one that waits until its moment comes', () => {
    expect(waiting(releases, at(9))?.number).toBe(5);
    expect(waiting(releases, at(12))).toBeUndefined();
  });
  it('gives every version its state', () => {
    const states = (hour: number) =>
      [1, 2, 5, 6].map((number) => stateOf(number, releases, { isProposed: number === 6, now: at(hour) }));
    expect(states(9)).toEqual(['draft', 'published', 'scheduled', 'ready']);
    expect(states(13)).toEqual(['draft', 'past', 'published', 'ready']);
  });
});

describe('the path of a text', () => {
  it.each([
    ['src/content/faq/play/autoplay.md', 'faq', true],
    ['src/content/promotions/weekly.md', 'promotions', true],
    ['src/content/policies/terms-and-conditions/bonus.md', 'policies', false],
    ['src/content/offers/weekly-reload.yaml', null, false],
    ['src/content/faq/../../../x.md', null, false],
    ['src/content/faq/Play.md', null, false],
  ])('%s is of %s', (path, kind, writable) => {
    expect([kindOf(path), isWritable(path)]).toEqual([kind, writable]);
  });
  it('says where the text stands on the site', () => {
    expect(addressOf('src/content/pages/about-us.md')).toEqual({ page: '/about-us', anchor: null });
    expect(addressOf('src/content/promotions/weekly.md')).toEqual({ page: '/promotions', anchor: 'weekly' });
  });
});
