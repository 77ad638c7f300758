import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { findSpot, flatOf, oddsOf } from '#domain/games/craps/spots.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { $round, actRound, type GameSession, placeRound } from '#stores/play/game.ts';
import { playChip } from '../kit/motion/sounds.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import { type Closed, closedFor, crapsBoard, exposureWith, fitting, stakedMinor } from './picture/craps.ts';
import { useHand } from './use-hand.ts';
import { outcomeWords } from './words.ts';

/** Sends the laid chips one bet after the other; false when one was refused, whose chips and all after it stay laid. */
const stakeLaid = async (board: BetBoard): Promise<boolean> => {
  for (const [spot, amount] of [...board.$placed.get()]) {
    await actRound({ name: 'bet', spot, amountMinor: String(amount) });
    const after = $round.get();
    if (after.state !== 'open' || after.failed) return false;
    board.passBet(spot);
  }
  return true;
};

/** What each table of craps does in its own way. */
export type TableWays = {
  readonly board: BetBoard;
  /** Why no chip may be laid on a spot now. */
  readonly closedWords: (closed: Closed) => string;
  /** A spot whose chips go when one is laid here, since both may not be bet on together. */
  readonly rivalOf?: (spot: string) => string | undefined;
};

const fullWays: TableWays = { board: crapsBoard, closedWords: (closed) => t(`craps.closed.${closed}`) };

/** What the player does at the table: chips are laid first and staked together with the next roll. */
export const useTable = (session: GameSession, { board, closedWords, rivalOf }: TableWays = fullWays) => {
  const round = useRound(session, { outcomeWords });
  const { hand, rollId, dice, rested } = useHand(round, board);
  const placed = useStore(board.$placed);
  const [sending, setSending] = useState(false);
  const [spot, setSpot] = useState('pass');

  const { limits, currency, open } = round;
  const busy =
    sending || round.acting || rollId !== undefined || round.revealing !== undefined || (round.locked && !open);
  // While a hand is open chips may be laid: the table is free for the tray, and what lies on the felt takes its room.
  const lying = exposureWith(hand, new Map());
  const room = limits.maxStakeMinor > lying.stakeMinor ? limits.maxStakeMinor - lying.stakeMinor : 0n;
  const seat = { ...round, locked: busy, limits: { ...limits, maxStakeMinor: room } };
  const chips = useChips(seat, board);

  /** Why a chip cannot go there now, in words. */
  const refusal = (id: string, chipMinor: bigint): string | undefined => {
    const closed = closedFor(hand, id) ?? (chipMinor <= 0n ? 'odds_full' : undefined);
    if (closed) return closedWords(closed);
    const next = new Map(placed).set(id, (placed.get(id) ?? 0n) + chipMinor);
    if (exposureWith(hand, next).maxPayoutMinor <= limits.maxPayoutMinor) return undefined;
    return t('craps.over_payout', { limit: displayAmount(limits.maxPayoutMinor, currency) });
  };

  const place = (id: string): void => {
    setSpot(id);
    if (busy) return;
    const chipMinor = fitting(hand, placed, id, chips.chipMinor);
    const refused = refusal(id, chipMinor);
    if (refused !== undefined) {
      chips.setNote(refused);
      return;
    }
    // Odds have a limit of their own and do not count for the table's.
    const isOdds = findSpot(id)?.kind === 'odds';
    const taking = isOdds ? { ...chips.room, maxStakeMinor: limits.maxPayoutMinor } : chips.room;
    const rival = rivalOf?.(id);
    chips.change(() => {
      const moves = rival !== undefined && placed.has(rival);
      if (moves) board.clearSpot(rival);
      const done = board.placeChip(id, chipMinor, taking);
      if (moves && !done) board.undo();
      return done;
    });
  };

  const roll = async (): Promise<void> => {
    if (busy) return;
    chips.setNote('');
    if (!open) {
      if (!chips.isEnough()) return;
      round.begin();
      await placeRound(board.wireBets(currency));
      return;
    }
    setSending(true);
    if (await stakeLaid(board)) await actRound({ name: 'roll' });
    setSending(false);
  };

  const takeDown = (id: string): void => {
    if (busy || !open) return;
    playChip();
    void actRound({ name: 'take-down', spot: id });
  };

  const collect = (): void => {
    if (busy || !open) return;
    board.clearBets();
    void actRound({ name: 'collect' });
  };

  return {
    round,
    seat,
    chips,
    hand,
    placed,
    busy,
    rollId,
    dice,
    rested,
    /** The spot of which the line below the felt tells. */
    spot,
    look: setSpot,
    place,
    clear: (id: string): void => {
      if (!busy) board.clearSpot(id);
    },
    roll,
    takeDown,
    /** The line bet and its odds, or the spot alone: what of it lies there. */
    lyingOn: (id: string): readonly string[] =>
      (findSpot(id)?.kind === 'odds' ? [flatOf(id), id] : [id, oddsOf(id)]).filter((one) => hand.felt.has(one)),
    collect: open?.choices.some(({ name }) => name === 'collect') === true ? collect : undefined,
    stakedMinor: stakedMinor(hand),
  };
};

export type TableState = ReturnType<typeof useTable>;
