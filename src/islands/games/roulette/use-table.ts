import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { colourOf, doubleZero, pocketText } from '#domain/games/roulette/wheel.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound, type SettledRound } from '#stores/game.ts';
import { useChips } from '../kit/ChipTray.tsx';
import { useRound } from '../kit/use-round.ts';
import { playSpin } from './sounds.ts';
import { numbersOf } from './spot-names.ts';
import type { Variant } from './variants.ts';

const noNumbers: ReadonlySet<number> = new Set();
/** How long a result stays over the layout of a phone. */
const readMs = 2_600;

/** The pocket in which the ball fell; undefined in an outcome of another game. */
const pocketOf = ({ outcome }: Pick<SettledRound, 'outcome'>): number | undefined => {
  const fell = outcome['number'];
  if (fell === pocketText(doubleZero)) return doubleZero;
  return typeof fell === 'number' ? fell : undefined;
};

const outcomeWords = (round: SettledRound): string => {
  const pocket = pocketOf(round) ?? 0;
  return t('roulette.result', { number: pocketText(pocket), colour: t(`roulette.${colourOf(pocket)}`) });
};

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, variant: Variant, still: boolean) => {
  const { board, game, $chipsOnLayout } = variant;
  const round = useRound(session, { outcomeWords, onLanded: board.rememberBets });
  const chips = useChips(round, board);
  const onLayout = useStore($chipsOnLayout);
  const [lit, setLit] = useState(noNumbers);
  const [wheelUp, setWheelUp] = useState(false);

  const { revealing, landed, limits, currency } = round;

  useEffect(() => {
    if (revealing === undefined) return;
    setWheelUp(true);
    const stop = still ? undefined : playSpin();
    return () => stop?.();
  }, [revealing, still]);

  useEffect(() => {
    if (landed === undefined) return;
    const timer = setTimeout(() => setWheelUp(false), readMs);
    return () => clearTimeout(timer);
  }, [landed]);

  /** Whether the table could pay all of it at the best number; says by how much it could not. */
  const isPayable = (): boolean => {
    const bets = [...board.$placed.get()].map(([spot, amountMinor]) => ({ spot, amountMinor }));
    const payable = game.maxPayoutOf(bets) <= limits.maxPayoutMinor;
    if (!payable) chips.setNote(t('roulette.over_payout', { limit: displayAmount(limits.maxPayoutMinor, currency) }));
    return payable;
  };

  const spin = (): void => {
    if (!chips.isEnough() || !isPayable()) return;
    round.begin();
    void placeRound(board.wireBets(currency));
  };

  return {
    round,
    chips,
    onLayout,
    lit,
    spin,
    /** On a phone the wheel lies over the layout and goes when its result has been read. */
    wheelUp: wheelUp && (revealing !== undefined || landed !== undefined),
    pocket: revealing ? pocketOf(revealing) : round.rounds[0] && pocketOf(round.rounds[0]),
    numbers: round.rounds.flatMap((one) => pocketOf(one) ?? []),
    won: landed && pocketOf(landed.round),
    light: (spot: string | undefined): void =>
      setLit(spot === undefined ? noNumbers : new Set(numbersOf(variant, spot))),
  };
};

export type TableState = ReturnType<typeof useTable>;
