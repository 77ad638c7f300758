import { drawItems } from '../../fairness/draw.ts';
import type { Stream } from '../../fairness/stream.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Bet, Decided, Json, Open } from '../kit/game.ts';
import { multiplierText } from '../kit/multiplier.ts';
import { givenBack, settledAt } from '../kit/settled.ts';
import { nothing, shareAt } from '../kit/share.ts';
import { multiplierOf } from './paytable.ts';
import { type Field, tileCount } from './spots.ts';

const tiles: readonly number[] = Array.from({ length: tileCount }, (_, tile) => tile);

/** Digits of a multiplier on the table. It is cut off there; what is paid is the exact one. */
const shownDigits = 4;

/** Where the mines lie: drawn without replacement from all tiles, in ascending order. The same for the same stream. */
export const layMines = (mines: number, stream: Stream): number[] =>
  drawItems(tiles, mines, stream).toSorted((a, b) => a - b);

/** The safe tiles that lie open, in the order of the picks: all that a round remembers. The mines are in its stream. */
export const readRevealed = (state: Json): readonly number[] => {
  const revealed = typeof state === 'object' && state !== null && 'revealed' in state ? state.revealed : undefined;
  if (!Array.isArray(revealed)) throw new TypeError('not the state of a round of mines');
  return revealed.map(Number);
};

type Move = { readonly kind: 'reveal'; readonly tile: number } | { readonly kind: 'cash-out' };

/** `{ name: 'reveal', tile: 7 }` for a tile that is still covered, or `{ name: 'cash-out' }` after a first pick. */
export const parseMove = (action: unknown, revealed: readonly number[]): Result<Move, 'action_invalid'> => {
  const refuse = (reason: string) => fail('action_invalid', { reason });
  if (typeof action !== 'object' || action === null || !('name' in action)) return refuse('shape');
  const details = Object.keys(action).length - 1;
  if (action.name === 'cash-out') {
    if (details > 0) return refuse('shape');
    return revealed.length > 0 ? ok({ kind: 'cash-out' }) : refuse('nothing_to_cash_out');
  }
  if (action.name !== 'reveal') return refuse('action_unknown');
  if (details !== 1 || !('tile' in action)) return refuse('shape');
  const tile = tiles.find((one) => one === action.tile);
  if (tile === undefined) return refuse('tile_unknown');
  return revealed.includes(tile) ? refuse('tile_open') : ok({ kind: 'reveal', tile });
};

const shown = (mines: number, picks: number): string => multiplierText(multiplierOf(mines, picks), shownDigits);

/** A round that waits. What is shown comes from the bet and the open tiles alone, so that nothing tells of the mines. */
export const openRound = ({ mines, picksMax }: Field, revealed: readonly number[]): Open => ({
  status: 'open',
  state: { revealed },
  view: {
    mines,
    picksMax,
    revealed,
    multiplier: revealed.length > 0 ? shown(mines, revealed.length) : null,
    nextMultiplier: shown(mines, revealed.length + 1),
  },
  choices: [{ name: 'reveal', addsMinor: 0n }, ...(revealed.length > 0 ? [{ name: 'cash-out', addsMinor: 0n }] : [])],
});

/** A cash-out: the multiplier of the safe picks; before the first pick nothing is decided and the stake comes back. */
export const cashOut = (bet: Bet, mineTiles: readonly number[], revealed: readonly number[]): Decided => {
  const picks = revealed.length;
  const outcome = { mines: mineTiles, revealed, hit: null };
  if (picks === 0) return givenBack(bet, { ...outcome, multiplier: '1.0000' });
  const share = shareAt(bet.amountMinor, multiplierOf(mineTiles.length, picks));
  return settledAt(bet, share, { ...outcome, multiplier: shown(mineTiles.length, picks) });
};

/** A mine under the last pick: the stake is lost, and all mines are shown. */
export const blowUp = (bet: Bet, mineTiles: readonly number[], revealed: readonly number[], hit: number): Decided =>
  settledAt(bet, nothing, { mines: mineTiles, revealed, hit, multiplier: '0.0000' });
