import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { colourOf } from '#domain/games/roulette-european/wheel.ts';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound, type SettledRound } from '#stores/game.ts';
import { $chipsOnLayout, rouletteBoard } from '#stores/roulette.ts';
import { useChips } from '../kit/ChipTray.tsx';
import { useRound } from '../kit/use-round.ts';
import { playSpin } from './sounds.ts';
import { numbersOf } from './spot-names.ts';

const noNumbers: ReadonlySet<number> = new Set();
/** How long a result stays over the layout of a phone. */
const readMs = 2_600;

/** The number that fell; undefined in an outcome of another game. */
export const numberOf = ({ outcome }: Pick<SettledRound, 'outcome'>): number | undefined =>
  typeof outcome['number'] === 'number' ? outcome['number'] : undefined;

const outcomeWords = (round: SettledRound): string => {
  const number = numberOf(round) ?? 0;
  return t('roulette.result', { number, colour: t(`roulette.${colourOf(number)}`) });
};

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords, onLanded: rouletteBoard.rememberBets });
  const chips = useChips(round, rouletteBoard);
  const onLayout = useStore($chipsOnLayout);
  const [lit, setLit] = useState(noNumbers);
  const [wheelUp, setWheelUp] = useState(false);

  const { revealing, landed } = round;

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

  const spin = (): void => {
    if (!chips.isEnough()) return;
    round.begin();
    void placeRound(rouletteBoard.wireBets(round.currency));
  };

  return {
    round,
    chips,
    onLayout,
    lit,
    spin,
    /** On a phone the wheel lies over the layout and goes when its result has been read. */
    wheelUp: wheelUp && (revealing !== undefined || landed !== undefined),
    pocket: revealing ? numberOf(revealing) : round.rounds[0] && numberOf(round.rounds[0]),
    numbers: round.rounds.flatMap((one) => numberOf(one) ?? []),
    won: landed && numberOf(landed.round),
    light: (spot: string | undefined): void => setLit(spot === undefined ? noNumbers : new Set(numbersOf(spot))),
  };
};

export type TableState = ReturnType<typeof useTable>;
