import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $gameSession, $round, type GameState, type RoundState } from '#stores/play/game.ts';
import { $series, holdSeries, refreshSeries, releaseSeries, watchSeries } from '#stores/play/series.ts';

const sessionId = '00000000-0000-4000-8000-000000000001';
const open = { state: 'open', session: { sessionId } } as unknown as GameState;
const settled = { state: 'settled', round: { id: 'r' }, balance: '9.00' } as unknown as RoundState;
const seriesWith = (ticketsLeft: number) => [{ price: '1.00', number: 1, ticketsLeft }];

let paths: string[] = [];
/** What the server would answer now; each call takes its answer when it is asked. */
let left = 100;
let stop = (): void => undefined;

beforeEach(() => {
  paths = [];
  left = 100;
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return left < 0
      ? Response.json({ code: 'internal', message: '' }, { status: 500 })
      : Response.json({ series: seriesWith(left) });
  });
  $gameSession.set({ state: 'opening' });
  $round.set({ state: 'idle' });
  $series.set(undefined);
  releaseSeries();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const shows = (ticketsLeft: number) => vi.waitFor(() => expect($series.get()).toEqual(seriesWith(ticketsLeft)));

describe('the series of a table', () => {
  it('are read once the table is open, and not before', async () => {
    stop = watchSeries();
    await refreshSeries();
    expect([$series.get(), paths]).toEqual([undefined, []]);
    $gameSession.set(open);
    await shows(100);
    expect(paths).toEqual([expect.stringContaining(`/game-session/${sessionId}/series`)]);
  });

  it('are read again after each ticket', async () => {
    $gameSession.set(open);
    stop = watchSeries();
    await shows(100);
    for (left of [99, 98]) {
      $round.set({ state: 'sent' });
      $round.set(settled);
      await shows(left);
    }
    expect(paths).toHaveLength(3);
  });

  it('do not tell a ticket before it is scratched', async () => {
    $gameSession.set(open);
    stop = watchSeries();
    await shows(100);
    left = 99;
    holdSeries();
    $round.set(settled);
    expect(paths).toHaveLength(1);
    releaseSeries();
    await shows(99);
    expect(paths).toHaveLength(2);
    holdSeries();
    releaseSeries();
    expect(paths).toHaveLength(2);
  });

  it('of two readings show the later one asked for, whichever answers last', async () => {
    $gameSession.set(open);
    const answers: ((left: number) => void)[] = [];
    vi.stubGlobal(
      'fetch',
      () => new Promise((answer) => answers.push((n) => answer(Response.json({ series: seriesWith(n) })))),
    );
    const both = [refreshSeries(), refreshSeries()];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(98);
    answers[0]?.(99);
    await Promise.all(both);
    expect($series.get()).toEqual(seriesWith(98));
  });

  it('are unknown while they cannot be read, and nothing is asked after the watch has ended', async () => {
    $gameSession.set(open);
    left = -1;
    stop = watchSeries();
    await vi.waitFor(() => expect($series.get()).toBe(null));
    stop();
    $round.set(settled);
    expect(paths).toHaveLength(1);
  });
});
