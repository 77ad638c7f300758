import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { hundredthsText } from '#domain/games/crash/round.ts';
import { capOf } from '#domain/games/crash/stake.ts';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { rational } from '#domain/maths/rational.ts';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { wait } from '#stores/calls/ask.ts';
import { minorOf } from '#stores/format/money.ts';
import { $crashTable, joinCrash } from '#stores/play/crash.ts';
import {
  $crashStake,
  type CrashStake,
  cancelStake,
  cashOut,
  dismissRefusal,
  placeStake,
  resumeStake,
} from '#stores/play/crash-stake.ts';
import type { GameSession } from '#stores/play/game.ts';
import { publicIdOf } from '#stores/play/public-stake.ts';
import type { WireBet } from '#stores/play/wire-bet.ts';
import { useKept } from '../kit/fields/use-kept.ts';
import { playWin } from '../kit/motion/sounds.ts';
import { clampTarget, firstTarget, groupedText } from '../kit/picture/limbo.ts';
import { useSharedRound } from '../kit/round/use-shared-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { endOf, endWords, hundredthsOf, outcomeWords } from './words.ts';

export type Leave = 'auto' | 'hand';

/** A round's record is complete about a second after its end. */
const recordedAfterMs = [0, 700, 1_000, 1_500, 3_000, 6_000] as const;

const isOf = (
  stake: CrashStake | null,
  round: { readonly chain: string; readonly index: number } | null | undefined,
): boolean => stake !== null && round?.chain === stake.chain && round.index === stake.index;

/** The flight of everybody, the player's own part in it, and what may be done now. */
export const useTable = (session: GameSession) => {
  const { currency } = session;
  const table = useStore($crashTable);
  const held = useStore($crashStake);
  useEffect(() => joinCrash(), []);

  const open = table.state === 'open' ? table : undefined;
  const phase = open?.phase ?? 'asleep';
  const stake = 'stake' in held ? held.stake : null;
  const isIn = stake?.status === 'open';
  /** The stake of the round in the picture, taken back ones aside. */
  const own = stake !== null && stake.status !== 'cancelled' && isOf(stake, open?.round) ? stake : undefined;
  const [armed, setArmed] = useState<WireBet>();

  const { view, land } = useSharedRound(session, {
    outcomeWords,
    sending: held.state === 'sending',
    lost: held.state === 'lost',
    refused: held.state === 'refused' ? held.failed : undefined,
    locked: (isIn && phase !== 'ended') || armed !== undefined || open === undefined,
    stakeId: stake === null || stake.status === 'cancelled' ? undefined : stake.id,
    askAgain: () => void resumeStake(),
    onDismiss: dismissRefusal,
  });
  const [leave, keepLeave] = useKept<Leave>('crash:leave', ['auto', 'hand']);
  const [target, setTarget] = useState(firstTarget);
  const { maxPayoutMinor, minStakeMinor, maxStakeMinor } = view.limits;
  const capMinor = leave === 'auto' ? stakeCapAt(maxPayoutMinor, rational(BigInt(target), 100n)) : maxStakeMinor;
  const playable = capMinor >= minStakeMinor;
  const tray = useStake(view, playable ? capMinor : minStakeMinor);

  // What was set during a flight is sent as soon as stakes are taken.
  const send = useRef<(bet: WireBet) => void>(undefined);
  send.current = (bet) => {
    view.begin();
    void placeStake(bet);
  };
  useEffect(() => {
    if (armed === undefined || phase !== 'betting' || isIn) return;
    setArmed(undefined);
    send.current?.(armed);
  }, [armed, phase, isIn]);

  // A stake that left with a gain is heard at once.
  const wasIn = useRef(false);
  useEffect(() => {
    if (wasIn.current && stake?.status === 'won') playWin();
    wasIn.current = isIn;
  }, [isIn, stake]);

  // The result is told when the flight is over and its record complete.
  const told = useRef<string>(undefined);
  const isOver = stake !== null && (stake.status === 'won' || stake.status === 'lost');
  const isSeen = !(own && phase === 'running');
  const landing = useRef<(stakeId: string) => Promise<void>>(undefined);
  landing.current = async (stakeId) => {
    for (const ms of recordedAfterMs) {
      await wait(ms);
      if (await land(stakeId, true)) return;
    }
  };
  useEffect(() => {
    if (!isOver || !isSeen || told.current === stake.id) return;
    told.current = stake.id;
    void landing.current?.(stake.id);
  }, [isOver, isSeen, stake]);

  // A new flight: the last result has been seen.
  const clear = useRef<() => void>(undefined);
  clear.current = () => view.state.state !== 'refused' && view.dismiss();
  useEffect(() => {
    if (phase === 'running') clear.current?.();
  }, [phase]);

  const amountOf = (one: CrashStake, wire: string): string => displayAmount(minorOf(wire, one.currency), one.currency);
  const last = open?.history[0];
  const end = last && phase === 'ended' ? endOf(last) : undefined;

  const prompt = (): string => {
    if (!open) return t('crash.connecting');
    if (!open.live) return t('crash.line_broken');
    if (armed) return t('crash.armed', { amount: displayAmount(minorOf(armed.amount, currency), currency) });
    if (isIn && own && phase !== 'ended')
      return t(phase === 'betting' ? 'crash.in_before' : 'crash.in_flight', {
        target: groupedText(hundredthsOf(own.target)),
      });
    if (own?.status === 'won' && own.left !== null && phase === 'running')
      return t('crash.you_left', { left: groupedText(hundredthsOf(own.left)), amount: amountOf(own, own.payout) });
    if (end) return endWords(end);
    if (phase === 'running') return t('crash.watching');
    if (!playable) return t('crash.no_stake', { limit: displayAmount(maxPayoutMinor, currency) });
    if (phase === 'betting' && open.round?.startsAt === null) return t('crash.first_stake');
    return t('crash.prompt');
  };

  return {
    view,
    tray,
    open,
    phase,
    own,
    isIn,
    armed,
    leave,
    target,
    playable,
    /** Where a stake by hand leaves by itself, in hundredths. */
    handCap: capOf(tray.stakeMinor, maxPayoutMinor),
    busy: held.state === 'sending' || held.state === 'leaving' || held.state === 'cancelling',
    cancelling: held.state === 'cancelling',
    ownId: own && publicIdOf(own.id),
    prompt: prompt(),
    setLeave: (next: Leave): void => {
      if (!view.locked) keepLeave(next);
    },
    setTarget: (hundredths: number): void => {
      if (view.locked) return;
      view.dismiss();
      setTarget(clampTarget(hundredths));
    },
    /** Stakes on this flight, or on the next one while one is in the air. */
    press: (): void => {
      if (!playable || !tray.isEnough()) return;
      const spot = leave === 'auto' ? `auto:${hundredthsText(target)}` : 'manual';
      const bet = { spot, amount: formatAmount(tray.stakeMinor, currency) };
      if (phase === 'betting') send.current?.(bet);
      else setArmed(bet);
    },
    disarm: (): void => setArmed(undefined),
    takeBack: (): void => void cancelStake(),
    leaveNow: (): void => void cashOut(),
  };
};

export type TableState = ReturnType<typeof useTable>;
