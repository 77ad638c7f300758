import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ApiFail } from '#stores/calls/api.ts';
import { minorOf } from '#stores/format/money.ts';
import type { GameSession, RoundState, SettledRound } from '#stores/play/game.ts';
import { $tableRounds, readTableRounds } from '#stores/play/table-rounds.ts';
import { playResult } from '../motion/sounds.ts';
import { gradeOf } from '../result/grade.ts';
import { announceWords } from '../result/result-words.ts';
import type { Landed, RoundView } from './use-round.ts';

export type SharedRoundOptions = {
  readonly outcomeWords: (round: SettledRound) => string;
  /** The stake's call is on its way, or its answer was lost. */
  readonly sending: boolean;
  readonly lost: boolean;
  /** Why the last call was refused. */
  readonly refused: ApiFail | undefined;
  /** No stake can be laid now: one is in, or the round takes none. */
  readonly locked: boolean;
  /** The stake that is in, or whose round is over and perhaps not shown yet: `land` shows it. */
  readonly stakeId: string | undefined;
  /** Asks again for a stake whose answer was lost. */
  readonly askAgain: () => void;
  /** Takes a refusal off the table. */
  readonly onDismiss: () => void;
};

const stateOf = ({ sending, lost, refused }: SharedRoundOptions): RoundState => {
  if (lost) return { state: 'lost' };
  if (sending) return { state: 'sent' };
  return refused ? { state: 'refused', failed: refused } : { state: 'idle' };
};

/**
 * The view of a round that everybody plays at once, for the frame, tray and dialogs that every table has. Its stake
 * lives in a store of the game's own; `land` is called with the id of a stake whose round has been shown to its end.
 */
export const useSharedRound = (session: GameSession, options: SharedRoundOptions) => {
  const { currency, sessionId } = session;
  const rounds = useStore($tableRounds);
  const [landed, setLanded] = useState<Landed>();
  const [netMinor, setNet] = useState(0n);
  const [said, setSaid] = useState('');
  const [shownId, setShownId] = useState<string>();
  useEffect(() => void readTableRounds(sessionId), [sessionId]);

  /** Whether its record was there, complete. `quiet`: what it won was heard before, when the stake left. */
  const land = async (stakeId: string, quiet = false): Promise<boolean> => {
    await readTableRounds(sessionId);
    setShownId(stakeId);
    const round = $tableRounds.get()?.find(({ id }) => id === stakeId);
    // A stake that left early is paid before the round is over; its outcome is not written yet.
    if (!round || Object.keys(round.outcome).length === 0) return false;
    const [stakeMinor, payoutMinor] = [minorOf(round.stake, currency), minorOf(round.payout, currency)];
    setLanded({ round, stakeMinor, payoutMinor });
    setNet((net) => net + payoutMinor - stakeMinor);
    setSaid(announceWords(options.outcomeWords(round), { stakeMinor, payoutMinor }, currency));
    if (!quiet) playResult(gradeOf({ stakeMinor, payoutMinor }));
    return true;
  };

  const view: RoundView = {
    session,
    currency,
    limits: {
      minStakeMinor: minorOf(session.limits.minStake, currency),
      maxStakeMinor: minorOf(session.limits.maxStake, currency),
      maxPayoutMinor: minorOf(session.limits.maxPayout, currency),
    },
    state: stateOf(options),
    open: undefined,
    acting: false,
    revealing: undefined,
    rest: () => {},
    landed,
    outcomeWords: options.outcomeWords,
    balanceMinor: minorOf(session.balance, currency),
    netMinor,
    said,
    rounds: rounds ?? [],
    locked: options.locked || options.sending || options.lost,
    atRest: !options.sending && !options.lost && (options.stakeId === undefined || options.stakeId === shownId),
    resync: true,
    busy: options.sending,
    waiting: false,
    askAgain: options.askAgain,
    begin: () => {
      options.onDismiss();
      setLanded(undefined);
    },
    dismiss: () => {
      options.onDismiss();
      setLanded(undefined);
    },
  };
  return { view, land };
};
