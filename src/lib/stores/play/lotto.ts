import { atom } from 'nanostores';
import { drawnCount, numberCount, rowsMax } from '#domain/games/lotto/lotto-6-49/paytable.ts';
import { rowOf, spotOf } from '#domain/games/lotto/lotto-6-49/spots.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { listenTo } from '../calls/streams.ts';
import { $gameSession, type SettledRound } from './game.ts';
import type { Slip } from './slip-types.ts';
import { createSlips } from './slips.ts';

type LottoEvent = ApiAnswer<'listenToLotto'>;
type LottoOutcome = Extract<LottoEvent, { type: 'ended' }>['result']['outcome'];
/** A ticket of the player's with its draw: `drawn` is null while it waits. */
export type Ticket = ApiAnswer<'listLottoTickets'>['tickets'][number];

/** The draw as everybody sees it, and the player's ticket for it. */
export const lotto = createSlips<LottoOutcome>({
  listen: (onEvent, onLost) => listenTo('listenToLotto', { onEvent, onLost }),
  place: (sessionId, bets, idempotencyKey) =>
    callApi('placeLottoStake', { params: { sessionId }, body: { bets }, idempotencyKey }),
  read: (stakeId) => callApi('readLottoStake', { params: { stakeId } }),
  cancel: (stakeId) => callApi('cancelLottoStake', { params: { stakeId } }),
});

/** The player's tickets over the last draws, the newest first; empty until they are read. */
export const $tickets = atom<readonly Ticket[]>([]);

/** Reads them anew; where that fails, what was known stays. */
export const readTickets = async (): Promise<void> => {
  const game = $gameSession.get();
  if (game.state !== 'open') return;
  const answer = await callApi('listLottoTickets', { params: { sessionId: game.session.sessionId } });
  if (answer.ok) $tickets.set(answer.value.tickets);
};

export const lottoNumbers = Array.from({ length: numberCount }, (_, index) => index + 1);

/** A row with a number taken in or out, upwards; as it was when six are taken already. */
export const toggled = (row: readonly number[], number: number): readonly number[] => {
  if (row.includes(number)) return row.filter((one) => one !== number);
  return row.length < drawnCount ? [...row, number].toSorted((a, b) => a - b) : row;
};

/** Six different numbers, upwards, what is `kept` among them; the others all equally likely. `below` gives an even integer below its argument. */
export const quickRow = (below: (count: number) => number, kept: readonly number[] = []): readonly number[] => {
  const rest = lottoNumbers.filter((number) => !kept.includes(number));
  const drawn = Array.from({ length: drawnCount - kept.length }, () => rest.splice(below(rest.length), 1)).flat();
  return [...kept, ...drawn].toSorted((a, b) => a - b);
};

export const isWhole = (row: readonly number[]): boolean => row.length === drawnCount;

/** Rows that are whole, each once: what a ticket would have on it. */
export const rowsToBuy = (rows: readonly (readonly number[])[]): readonly string[] =>
  [...new Set(rows.filter(isWhole).map(spotOf))].slice(0, rowsMax);

export const rowsOf = ({ bets }: Pick<Slip, 'bets'>): readonly (readonly number[])[] =>
  bets.flatMap(({ spot }) => {
    const row = rowOf(spot);
    return row ? [row] : [];
  });

export const hitsOf = (row: readonly number[], drawn: readonly number[]): number =>
  row.filter((number) => drawn.includes(number)).length;

/** The six numbers of a round in the order in which they were drawn; none in an outcome of another game. */
export const drawnOf = ({ outcome }: Pick<SettledRound, 'outcome'>): readonly number[] => {
  const { drawn } = outcome;
  return Array.isArray(drawn) && drawn.length === drawnCount ? drawn.map(Number) : [];
};
