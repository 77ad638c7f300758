import { describe, expect, it } from 'vitest';
import { gapsOf, marks, type TraceEvent } from '#scripts/motion/frames.ts';

const page = 7;
const at = (ms: number, name: string, args: TraceEvent['args'] = {}): TraceEvent => ({
  name,
  pid: page,
  ts: ms * 1_000,
  args,
});
/** A tick of the screen, and what came of it a little later. */
const tick = (ms: number, came: 'DrawFrame' | 'DroppedFrame' | 'nothing'): TraceEvent[] => {
  const args = { frameSeqId: ms };
  return [at(ms, 'BeginFrame', args), ...(came === 'nothing' ? [] : [at(ms + 9, came, args)])];
};
const draw = (ms: number) => tick(ms, 'DrawFrame');
const needs = (ms: number, wanted: boolean) =>
  at(ms, 'NeedsBeginFrameChanged', { data: { needsBeginFrame: Number(wanted) } });
const round = (...events: TraceEvent[][]): TraceEvent[] => [
  at(0, marks.begin),
  ...events.flat(),
  at(1_000, marks.rest),
];

describe('the frames of a round', () => {
  it('are the times between the ticks for which a picture was drawn', () => {
    expect(gapsOf(round(draw(10), draw(27), draw(44)))).toEqual([17, 17]);
  });

  it('are longer by the ticks whose picture was wanted and not drawn', () => {
    expect(gapsOf(round(draw(10), tick(27, 'DroppedFrame'), draw(44)))).toEqual([34]);
  });

  it('are longer where the ticks themselves came late', () => {
    expect(gapsOf(round(draw(10), draw(110)))).toEqual([100]);
  });

  it('leave out the ticks for which no picture was wanted', () => {
    expect(gapsOf(round(draw(10), draw(27), tick(44, 'nothing'), draw(60), draw(77)))).toEqual([17, 17]);
  });

  it('leave out the time in which there are no ticks', () => {
    const still = [needs(40, false), needs(400, true)];
    expect(gapsOf(round(draw(10), draw(27), still, draw(410), draw(427)))).toEqual([17, 17]);
  });

  it('are those of the page alone, between its marks', () => {
    const other = draw(12).map((event) => ({ ...event, pid: page + 1 }));
    expect(gapsOf([...round(draw(10), other, draw(27)), ...draw(1_010)])).toEqual([17]);
  });

  it('are none where nothing moves, or nothing is marked', () => {
    expect(gapsOf(round())).toEqual([]);
    expect(gapsOf([...draw(10), ...draw(27)])).toEqual([]);
  });
});
