import { describe, expect, it } from 'vitest';
import { studios } from '#domain/games/book/studios.ts';
import { type Sound, studioSounds } from '#islands/games/kit/motion/studio-sounds.ts';
import { lightMs } from '#islands/games/kit/result/grade.ts';
import { type StudioId, studioOf } from '#islands/games/kit/studio.ts';

const names = Object.keys(studios) as StudioId[];

/** When the last of it is over, in seconds. */
const secondsOf = ({ tones, knocks }: Sound): number =>
  Math.max(0, ...[...tones, ...knocks].map(({ after, seconds }) => after + seconds));

/** How loud it is in all, were everything to sound at once. */
const loudnessOf = ({ tones, knocks }: Sound): number =>
  [...tones, ...knocks].reduce((sum, { volume }) => sum + volume, 0);

describe.each(names)('the sounds of %s', (name) => {
  const set = studioSounds[name];
  it('has a chip, a stop and a tune for each grade of a win', () => {
    for (const sound of [set.chip, set.stop, set.win, set.big, set.great, set.jackpot])
      expect(loudnessOf(sound)).toBeGreaterThan(0);
  });
  it('tells a larger win longer, and none much longer than its light', () => {
    const seconds = [set.win, set.big, set.great, set.jackpot].map(secondsOf);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    expect(secondsOf(set.big)).toBeLessThan(lightMs.big / 1_000 + 1.2);
    expect(secondsOf(set.great)).toBeLessThan(lightMs.great / 1_000);
    expect(secondsOf(set.jackpot)).toBeLessThan(lightMs.jackpot / 1_000);
  });
  it('says nothing of a return at or below the stake, and next to nothing of a loss', () => {
    expect(loudnessOf(set.returned)).toBe(0);
    expect(loudnessOf(set.lost)).toBeLessThan(loudnessOf(set.chip) / 10);
  });
  it('is within what ears and speakers take', () => {
    for (const { tones, knocks } of Object.values(set))
      for (const { pitch, volume } of [...tones, ...knocks]) {
        expect(pitch).toBeGreaterThan(60);
        expect(pitch).toBeLessThan(16_000);
        expect(volume).toBeLessThanOrEqual(0.5);
      }
  });
});

describe('the studios', () => {
  it('sound unlike each other', () => {
    const wins = names.map((name) => JSON.stringify(studioSounds[name].win));
    expect(new Set(wins).size).toBe(names.length);
  });
  it('have each table of the house among them', () => {
    for (const name of names) for (const id of studios[name]) expect(studioOf(id)).toBe(name);
  });
});
