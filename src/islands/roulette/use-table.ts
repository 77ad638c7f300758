import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound } from '#stores/game.ts';
import { minorOf } from '#stores/money.ts';
import {
  $canRebet,
  $canUndo,
  $chipsOnLayout,
  $placed,
  $totalStake,
  clearSpot,
  doubleBets,
  placeChip,
  rebet,
  wireBets,
} from '#stores/roulette.ts';
import { chipValues } from './chip-values.ts';
import { playChip } from './sounds.ts';
import { numbersOf } from './spot-names.ts';
import { usePause } from './use-pause.ts';
import { useRound } from './use-round.ts';

const noNumbers: ReadonlySet<number> = new Set();

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const { currency } = session;
  const limits = useMemo(
    () => ({
      minStakeMinor: minorOf(session.limits.minStake, currency),
      maxStakeMinor: minorOf(session.limits.maxStake, currency),
      maxPayoutMinor: minorOf(session.limits.maxPayout, currency),
    }),
    [session, currency],
  );
  const game = useRound(session, still);
  const pause = usePause();
  const [chipMinor, setChip] = useState(chipValues(limits.minStakeMinor)[2] ?? limits.minStakeMinor);
  const [lit, setLit] = useState(noNumbers);
  const [note, setNote] = useState('');
  const placed = useStore($placed);
  const chips = useStore($chipsOnLayout);
  const stakeMinor = useStore($totalStake);
  const canUndo = useStore($canUndo);
  const canRebet = useStore($canRebet);

  const locked = game.spinning !== undefined || game.round.state === 'sent' || game.round.state === 'lost';
  const room = { maxStakeMinor: limits.maxStakeMinor, balanceMinor: game.balanceMinor };
  const limitWords = (key: 'roulette.over_limit' | 'roulette.below_minimum', minor: bigint): string =>
    t(key, { limit: displayAmount(minor, currency) });

  /** Refused by the balance when that is the narrower of the two. */
  const change = (apply: () => boolean): void => {
    if (locked) return;
    game.dismiss();
    const done = apply();
    const byBalance = room.balanceMinor < limits.maxStakeMinor;
    const why = byBalance ? t('roulette.over_balance') : limitWords('roulette.over_limit', limits.maxStakeMinor);
    setNote(done ? '' : why);
    if (done) playChip();
  };
  const spin = (): void => {
    if (stakeMinor < limits.minStakeMinor) {
      setNote(limitWords('roulette.below_minimum', limits.minStakeMinor));
      return;
    }
    setNote('');
    game.dismiss();
    pause.begin();
    void placeRound(wireBets(currency));
  };

  return {
    ...game,
    currency,
    limits,
    chips,
    chipMinor,
    setChip,
    stakeMinor,
    locked,
    lit,
    note,
    spin,
    light: (spot: string | undefined): void => setLit(spot === undefined ? noNumbers : new Set(numbersOf(spot))),
    place: (spot: string): void => change(() => placeChip(spot, chipMinor, room)),
    clear: (spot: string): void => {
      if (!locked) clearSpot(spot);
    },
    double: (): void => change(() => doubleBets(room)),
    rebet: (): void => change(() => rebet(room)),
    can: {
      undo: !locked && canUndo,
      clear: !locked && placed.size > 0,
      double: !locked && placed.size > 0,
      rebet: !locked && canRebet,
      spin: !locked && placed.size > 0 && !pause.waiting,
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
