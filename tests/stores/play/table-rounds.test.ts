import { beforeEach, expect, it, vi } from 'vitest';
import type { SettledRound } from '#stores/play/game.ts';
import { $tableRounds, addTableRound, readTableRounds, tableRoundsMax } from '#stores/play/table-rounds.ts';

const round = (id: string) => ({ id }) as SettledRound;
const ids = () => $tableRounds.get()?.map(({ id }) => id);

beforeEach(() => $tableRounds.set(undefined));

it('reads the last rounds of a table, and says when it could not', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toContain('/game-session/s/round');
    return Response.json({ rounds: [round('b'), round('a')] });
  });
  await readTableRounds('s');
  expect(ids()).toEqual(['b', 'a']);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'internal', message: '', requestId: 'q' }, { status: 500 }));
  await readTableRounds('s');
  expect($tableRounds.get()).toBeNull();
  vi.unstubAllGlobals();
});

it('puts a new round first, once, and keeps fifty', () => {
  for (let number = 0; number <= tableRoundsMax; number += 1) addTableRound(round(String(number)));
  addTableRound(round('7'));
  expect(ids()).toHaveLength(tableRoundsMax);
  expect(ids()?.[0]).toBe('50');
  expect(ids()?.filter((id) => id === '7')).toHaveLength(1);
});
