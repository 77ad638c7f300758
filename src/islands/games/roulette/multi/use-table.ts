import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { game as rouletteMulti } from '#domain/games/roulette/roulette-multi/rules.ts';
import type { WheelCount } from '#domain/games/roulette/roulette-multi/spots.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { useHeld } from '#islands/games/kit/round/use-held.ts';
import { useRound } from '#islands/games/kit/round/use-round.ts';
import { isPayable } from '#islands/games/kit/tray/payable.ts';
import { useChips } from '#islands/games/kit/tray/use-chips.ts';
import { type GameSession, placeRound, type SettledRound } from '#stores/play/game.ts';
import { betsOn, firstWheels, paidByWheel, pocketsOf, wheelsOfRound, wireOf } from '../picture/roulette-multi.ts';
import { playSpin } from '../sounds.ts';
import { numbersOf } from '../spot-names.ts';
import type { Variant } from '../variants.ts';

const noNumbers: ReadonlySet<number> = new Set();
/** How long the wheels and what they paid stay over the layout of a phone. */
const readMs = 2_600;

const outcomeWords = (round: SettledRound): string =>
  t('roulette.multi.result', { numbers: pocketsOf(round).join(', ') });

/** What the player does at the board of several wheels, and what it shows for it. */
export const useTable = (session: GameSession, variant: Variant, still: boolean) => {
  const { board, $chipsOnLayout } = variant;
  const round = useRound(session, { outcomeWords, onLanded: board.rememberBets });
  const [wheels, setWheels] = useState(() => (session.lastRound && wheelsOfRound(session.lastRound)) ?? firstWheels);
  const chips = useChips(round, board, { times: wheels, settledOf: variant.settledOf });
  const onLayout = useStore($chipsOnLayout);
  const [lit, setLit] = useState(noNumbers);
  /** The wheels of the round being shown whose balls lie. */
  const [rested, setRested] = useState<ReadonlySet<number>>(noNumbers);
  const atRest = useRef(new Set<number>());

  const { revealing, landed, limits, currency, balanceMinor } = round;
  const spinId = revealing?.id;

  useEffect(() => {
    if (spinId === undefined) return;
    atRest.current = new Set();
    setRested(noNumbers);
    if (still) return;
    const stop = playSpin();
    return () => stop();
  }, [spinId, still]);

  const isRead = useHeld(landed?.round.id, readMs);

  const mostMinor = (): bigint => rouletteMulti.maxPayoutOf(betsOn(board.$placed.get(), wheels));

  const spin = (): void => {
    if (!chips.isEnough()) return;
    if (!isPayable(round, chips, mostMinor(), (limit) => t('roulette.multi.over_payout', { limit }))) return;
    round.begin();
    void placeRound(wireOf(betsOn(board.$placed.get(), wheels), currency));
  };

  /** What lies there must be affordable on more wheels too; where it is not, nothing changes. */
  const chooseWheels = (count: WheelCount): void => {
    if (round.locked) return;
    round.dismiss();
    const stake = board.$totalStake.get() * BigInt(count);
    const over = stake > balanceMinor ? t('table.over_balance') : '';
    const overLimit = t('table.over_limit', { limit: displayAmount(limits.maxStakeMinor, currency) });
    const note = stake > limits.maxStakeMinor ? overLimit : over;
    chips.setNote(note);
    if (note === '') setWheels(count);
  };

  const shown = revealing ?? landed?.round ?? round.rounds.find((one) => pocketsOf(one).length === wheels);
  const fits = shown !== undefined && pocketsOf(shown).length === wheels;

  return {
    round,
    chips,
    onLayout,
    wheels,
    chooseWheels,
    spin,
    spinId,
    /** Where the balls lie or will lie, a wheel each; empty before the first round on so many wheels. */
    pockets: fits ? pocketsOf(shown) : [],
    /** What each wheel pays, told when its ball lies. */
    paid: fits ? paidByWheel(shown, currency) : [],
    isAtRest: (wheel: number): boolean => revealing === undefined || rested.has(wheel),
    rest: (wheel: number): void => {
      atRest.current.add(wheel);
      setRested(new Set(atRest.current));
      if (atRest.current.size === wheels) round.rest();
    },
    /** On a phone the wheels lie over the layout and go when their results have been read. */
    wheelsUp: revealing !== undefined || isRead,
    lit: landed ? new Set(pocketsOf(landed.round)) : lit,
    light: (spot: string | undefined): void =>
      setLit(spot === undefined ? noNumbers : new Set(numbersOf(variant, spot))),
  };
};

export type TableState = ReturnType<typeof useTable>;
