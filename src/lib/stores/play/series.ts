import { atom } from 'nanostores';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $gameSession, $round } from './game.ts';

/** A series on sale: tickets and prizes left at one price, and what the rest of it returns. */
export type Series = ApiAnswer<'readSeries'>['series'][number];

/** The series of this table, one a price: undefined until they were read, null while that fails. */
export const $series = atom<readonly Series[] | null | undefined>(undefined);

/**
 * Whether a ticket lies bought and not yet scratched. Its prize has left the series already: shown now, the counts would
 * tell it before the player has looked. The table says so and takes it back.
 */
const $unscratched = atom(false);

/** A ticket lies bought and unscratched: the counts stay as they were. */
export const holdSeries = (): void => $unscratched.set(true);

/** Nothing is left to scratch: the counts may be told. */
export const releaseSeries = (): void => $unscratched.set(false);

let asked = 0;

/** Reads the series anew. Of answers that overtake each other the last one asked for counts. */
export const refreshSeries = async (): Promise<void> => {
  const game = $gameSession.get();
  if (game.state !== 'open') return;
  asked += 1;
  const mine = asked;
  const answer = await callApi('readSeries', { params: { sessionId: game.session.sessionId } });
  if (mine !== asked) return;
  $series.set(answer.ok ? answer.value.series : null);
};

/** Keeps `$series` true from the table's opening on, after each ticket and once it is scratched. Returns how to stop. */
export const watchSeries = (): (() => void) => {
  let due = false;
  const refresh = (): void => {
    due = $unscratched.get();
    if (!due) void refreshSeries();
  };
  const stops = [
    $gameSession.subscribe(({ state }) => state === 'open' && refresh()),
    $round.listen(({ state }) => state === 'settled' && refresh()),
    $unscratched.listen((unscratched) => !unscratched && due && refresh()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
