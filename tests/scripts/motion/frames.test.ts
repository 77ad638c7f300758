import { describe, expect, it } from 'vitest';
import { gapsOf, marks, type TraceEvent } from '#scripts/motion/frames.ts';

const page = 7;
const at = (ms: number, name: string, wants?: boolean): TraceEvent => ({
  name,
  pid: page,
  ts: ms * 1_000,
  ...(wants !== undefined && { args: { data: { needsBeginFrame: wants } } }),
});
const round = (...events: TraceEvent[]): TraceEvent[] => [at(0, marks.begin), ...events, at(1_000, marks.rest)];

describe('the frames of a round', () => {
  it('are the times from one picture to the next', () => {
    expect(gapsOf(round(at(10, 'DrawFrame'), at(26, 'DrawFrame'), at(60, 'DrawFrame')))).toEqual([16, 34]);
  });

  it('leave out the time in which no picture is wanted', () => {
    const still = [at(30, 'NeedsBeginFrameChanged', false), at(400, 'NeedsBeginFrameChanged', true)];
    const drawn = [at(10, 'DrawFrame'), at(26, 'DrawFrame'), ...still, at(410, 'DrawFrame'), at(430, 'DrawFrame')];
    expect(gapsOf(round(...drawn))).toEqual([16, 20]);
  });

  it('keep the time in which one was wanted and none came', () => {
    const asked = at(20, 'NeedsBeginFrameChanged', true);
    expect(gapsOf(round(at(10, 'DrawFrame'), asked, at(110, 'DrawFrame')))).toEqual([100]);
  });

  it('are those of the page alone, between its marks', () => {
    const other = { ...at(12, 'DrawFrame'), pid: page + 1 };
    const late = at(1_010, 'DrawFrame');
    expect(gapsOf([...round(at(10, 'DrawFrame'), other, at(20, 'DrawFrame')), late])).toEqual([10]);
  });

  it('are none where nothing moves, or nothing is marked', () => {
    expect(gapsOf(round())).toEqual([]);
    expect(gapsOf([at(10, 'DrawFrame'), at(20, 'DrawFrame')])).toEqual([]);
  });
});
