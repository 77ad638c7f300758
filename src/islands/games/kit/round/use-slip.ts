import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { minorOf } from '#stores/format/money.ts';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { type GameSession, type SettledRound, tellPurse } from '#stores/play/game.ts';
import type { SlipResult } from '#stores/play/slip-types.ts';
import type { createSlips } from '#stores/play/slips.ts';
import type { RoundView } from './use-round.ts';
import { useSharedRound } from './use-shared-round.ts';

type Slips<Outcome> = ReturnType<typeof createSlips<Outcome>>;

/** The round that everybody plays and nobody acts in, the player's slip in it, and the view of both for frame and tray. */
export const useSlip = <Outcome>(
  session: GameSession,
  slips: Slips<Outcome>,
  outcomeWords: (round: SettledRound) => string,
) => {
  const table = useStore(slips.$table);
  const slip = useStore(slips.$slip);
  useEffect(() => slips.join(), [slips]);

  const opened = table.state === 'open' ? table : undefined;
  const round = opened?.round ?? null;
  const phase = opened?.phase ?? 'asleep';
  const result = opened?.result ?? null;
  const held = 'slip' in slip ? slip : slip.state === 'refused' ? slip.held : null;
  const mine =
    held && round && held.slip.index === round.index && held.slip.chain === round.chain ? held.slip : undefined;
  const bought = mine?.status === 'cancelled' ? undefined : mine;
  const busy = slip.state === 'sending' || slip.state === 'cancelling';

  const [seen, setSeen] = useState<string>();
  const resultId = result ? `${result.chain} ${result.index}` : undefined;

  const { view, land } = useSharedRound(session, {
    outcomeWords,
    sending: busy,
    lost: slip.state === 'lost',
    refused: slip.state === 'refused' ? slip.failed : undefined,
    locked: phase !== 'betting' || mine?.status === 'open',
    stakeId: bought?.id,
    askAgain: () => void slips.resumeSlip(),
    onDismiss: slips.dismissSlipRefusal,
  });

  return {
    /** The table as everybody sees it; undefined until it is connected. */
    opened,
    round,
    phase,
    result,
    resultId,
    /** The picture of the result has been seen to its end. */
    isSeen: resultId !== undefined && seen === resultId,
    see: (): void => setSeen(resultId),
    slip,
    held,
    /** The player's slip in the round, unless it was taken back. */
    bought,
    /** How many take part, as the player sees it: play money is told to nobody else, and counts for who plays it. */
    players: (opened?.stakes.length ?? 0) + (bought?.demo ? 1 : 0),
    /** The slip is in, and can still be taken back. */
    isIn: mine?.status === 'open' && phase === 'betting',
    busy,
    view,
    land,
  };
};

type SlipView = ReturnType<typeof useSlip<unknown>>;

type SlipEnd = {
  readonly isSeen: boolean;
  readonly onOver?: () => void;
  /** When the record of the round is asked for again: it is written when the slips of all are settled. */
  readonly recordMs?: number;
};

/** Tells once what the slip returned, when its round has been seen and the slip is settled. */
export const useSlipEnd = (
  { slip, bought, land }: Pick<SlipView, 'slip' | 'bought' | 'land'>,
  { isSeen, onOver, recordMs }: SlipEnd,
): void => {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (slip.state !== 'over' || slip.slip.status === 'cancelled' || told.current === slip.slip.id) return;
    if (bought && !isSeen) return;
    const { id } = slip.slip;
    told.current = id;
    onOver?.();
    tellPurse(slip.balance);
    if (!bought) return;
    void land(id).then((known) => {
      if (!known && recordMs !== undefined) setTimeout(() => void land(id), recordMs);
    });
  });
};

/** Lays the chips of a slip that was handed in on another visit again. `spotOf`: where a bet of it lies. */
export const useLaidAgain = (
  bought: SlipView['bought'],
  board: BetBoard,
  { currency, limits: { maxStakeMinor } }: RoundView,
  spotOf: (bet: string) => string,
): void => {
  const laid = useRef<string>(undefined);
  useEffect(() => {
    if (!bought || laid.current === bought.id) return;
    laid.current = bought.id;
    const bets = new Map(bought.bets.map(({ spot, amount }) => [spotOf(spot), minorOf(amount, currency)]));
    board.layBets(bets, { maxStakeMinor, balanceMinor: maxStakeMinor });
  }, [bought, board, currency, maxStakeMinor, spotOf]);
};

/** When the picture of a result began, by `performance.now()`: who comes late joins it where it is. */
export const beganMsOf = (
  { $offsetMs }: Pick<Slips<unknown>, '$offsetMs'>,
  { endedAt }: Pick<SlipResult<unknown>, 'endedAt'>,
): number => performance.now() - Math.max(0, Date.now() + $offsetMs.get() - Date.parse(endedAt));
