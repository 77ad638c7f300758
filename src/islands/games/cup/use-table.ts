import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { type Cup, cups } from '#domain/games/cup/cups.ts';
import { game } from '#domain/games/cup/rules.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useChips } from '../kit/ChipTray.tsx';
import { useRound } from '../kit/use-round.ts';
import { cupBoard, onCup, playedOf, slipOf, wireOf } from './picture/cup.ts';
import { drawn, endOf, type Mark, markOf } from './picture/scenes.ts';
import { useScene } from './use-scene.ts';
import { outcomeWords } from './words.ts';

const noCup: Cup = { number: 1, clubs: [] };

/** What the player does at the table of the cup, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords, onLanded: cupBoard.rememberBets });
  const chips = useChips(round, cupBoard);
  const placed = useStore(cupBoard.$placed);
  const [number, setNumber] = useState(() => (session.lastRound && playedOf(session.lastRound)?.cup.number) ?? 1);
  /** The last cup stands in its bracket until another draw is chosen or new chips are laid. */
  const [cleared, setCleared] = useState(false);
  const { limits, currency, revealing, landed } = round;
  const shown = revealing ?? landed?.round ?? (cleared || placed.size > 0 ? undefined : round.rounds[0]);
  const played = useMemo(() => shown && playedOf(shown), [shown]);
  // A round whose answer had been lost may come back while another draw lies here: what is played is shown.
  const coming = revealing && played?.cup;
  const cup = coming ?? cups.find((one) => one.number === number) ?? cups[0] ?? noCup;
  useEffect(() => {
    if (coming) setNumber(coming.number);
  }, [coming]);
  const fits = played?.cup === cup ? played : undefined;
  const course = useScene(revealing?.id, played, still, round.rest);
  const end = useMemo(() => fits && endOf(fits.matches), [fits]);
  const scene = course ?? end ?? drawn;

  /** Whether the table could pay all of it at the best end; says by how much it could not. */
  const isPayable = (): boolean => {
    const bets = [...cupBoard.$placed.get()].map(([bet, amountMinor]) => ({ spot: onCup(cup, bet), amountMinor }));
    const payable = game.maxPayoutOf(bets) <= limits.maxPayoutMinor;
    if (!payable) chips.setNote(t('cup.over_payout', { limit: displayAmount(limits.maxPayoutMinor, currency) }));
    return payable;
  };

  return {
    round,
    chips,
    placed,
    cup,
    scene,
    still,
    /** A cup is on its way or being played. */
    isPlaying: revealing !== undefined,
    markOf: (bet: string): Mark => markOf(bet, scene),
    /** The player's bets, as they lie or as they were staked on the cup that is shown. */
    slip:
      fits && shown && placed.size === 0
        ? slipOf(shown, currency)
        : [...placed].map(([bet, amountMinor]) => ({ bet, amountMinor })),
    chooseCup: (next: number): void => {
      if (round.locked || next === number) return;
      round.dismiss();
      cupBoard.clearBets();
      setCleared(true);
      setNumber(next);
    },
    start: (): void => {
      if (!chips.isEnough() || !isPayable()) return;
      round.begin();
      setCleared(false);
      void placeRound(wireOf(cup, cupBoard.$placed.get(), currency));
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
