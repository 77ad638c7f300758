import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useHeld } from '../kit/round/use-held.ts';
import { useRound } from '../kit/round/use-round.ts';
import { isPayable } from '../kit/tray/payable.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import { playSpin } from './sounds.ts';
import { numbersOf } from './spot-names.ts';
import type { Variant } from './variants.ts';
import { outcomeWords, pocketOf, prisonOf } from './words.ts';

const noNumbers: ReadonlySet<number> = new Set();
/** How long a ball that has come to rest is seen in its wheel, where that lies over the layout. */
const readMs = 900;

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, variant: Variant, still: boolean) => {
  const { board, game, $chipsOnLayout } = variant;
  const round = useRound(session, { outcomeWords, onLanded: board.rememberBets });
  const chips = useChips(round, board, { settledOf: variant.settledOf });
  const onLayout = useStore($chipsOnLayout);
  const [lit, setLit] = useState(noNumbers);
  /** How many spins of the round being shown are over: more than one only where a zero led to prison. */
  const [turn, setTurn] = useState<{ readonly id: string | undefined; readonly spun: number }>();

  const { revealing, landed, currency } = round;

  const shown = revealing ?? round.rounds[0];
  const spins = shown ? [pocketOf(shown) ?? 0, ...prisonOf(shown)] : [];
  const spun = turn?.id === revealing?.id ? (turn?.spun ?? 0) : 0;
  const spinId = revealing && `${revealing.id}:${spun}`;
  const isLast = spun >= spins.length - 1;

  useEffect(() => {
    if (spinId === undefined || still) return;
    const stop = playSpin();
    return () => stop();
  }, [spinId, still]);

  const isRead = useHeld(landed?.round.id, readMs);

  const mostMinor = (): bigint =>
    game.maxPayoutOf([...board.$placed.get()].map(([spot, amountMinor]) => ({ spot, amountMinor })));

  const spin = (): void => {
    if (!chips.isEnough()) return;
    if (!isPayable(round, chips, mostMinor(), (limit) => t('roulette.over_payout', { limit }))) return;
    round.begin();
    void placeRound(board.wireBets(currency));
  };

  return {
    round,
    chips,
    onLayout,
    lit,
    spin,
    /** On a phone the wheel lies over the layout while it turns, and goes when the ball has been seen. */
    wheelUp: revealing !== undefined || isRead,
    pocket: spins[revealing ? spun : spins.length - 1],
    /** Changes with each turn of the wheel. */
    spinId,
    /** The ball lies: the wheel is spun on while a prison waits, then the round is over. */
    rest: (): void =>
      revealing === undefined || isLast ? round.rest() : setTurn({ id: revealing.id, spun: spun + 1 }),
    /** The even chances wait in prison for the spin that is shown now. */
    imprisoned: revealing !== undefined && spun > 0,
    numbers: round.rounds.flatMap((one) => [...prisonOf(one).toReversed(), ...[pocketOf(one) ?? []].flat()]),
    won: landed && (prisonOf(landed.round).at(-1) ?? pocketOf(landed.round)),
    light: (spot: string | undefined): void =>
      setLit(spot === undefined ? noNumbers : new Set(numbersOf(variant, spot))),
  };
};

export type TableState = ReturnType<typeof useTable>;
