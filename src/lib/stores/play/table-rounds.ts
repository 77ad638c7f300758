import { atom } from 'nanostores';
import { callApi } from '../calls/api.ts';
import type { SettledRound } from './game.ts';

/** The last rounds of the game at this table, newest first: undefined until they were read, null when that failed. */
export const $tableRounds = atom<readonly SettledRound[] | null | undefined>(undefined);

/** GLI-19 4.14 asks for the last one; the house keeps fifty at hand. */
export const tableRoundsMax = 50;

/** Reads the last rounds of a table from the server. */
export const readTableRounds = async (sessionId: string): Promise<void> => {
  const answer = await callApi('listTableRounds', { params: { sessionId } });
  $tableRounds.set(answer.ok ? answer.value.rounds : null);
};

/** Puts a round that has just been shown before the others. One that is there already stays where it is. */
export const addTableRound = (round: SettledRound): void => {
  const known = $tableRounds.get() ?? [];
  if (known.some(({ id }) => id === round.id)) return;
  $tableRounds.set([round, ...known].slice(0, tableRoundsMax));
};
