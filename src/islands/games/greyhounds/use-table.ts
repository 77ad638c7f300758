import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { dogCards } from '#domain/games/greyhounds/cards.ts';
import { winningBetsOf } from '#domain/games/greyhounds/paytable.ts';
import { game as greyhounds } from '#domain/games/greyhounds/rules.ts';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useChips } from '../kit/ChipTray.tsx';
import { useRound } from '../kit/use-round.ts';
import { dogBoard, onCard, raceOf, wireOf } from './picture/greyhounds.ts';
import { outcomeWords } from './words.ts';

const noCard: RaceCard = { number: 1, runners: [] };
const noBets: ReadonlySet<string> = new Set();

/** What the player does at the track, and what it shows for it. */
export const useTable = (session: GameSession) => {
  const round = useRound(session, { outcomeWords, onLanded: dogBoard.rememberBets });
  const chips = useChips(round, dogBoard);
  const placed = useStore(dogBoard.$placed);
  const [number, setNumber] = useState(() => (session.lastRound && raceOf(session.lastRound)?.card.number) ?? 1);
  /** The last race stands at the post until another card is chosen. */
  const [cleared, setCleared] = useState(false);
  const card = dogCards.find((one) => one.number === number) ?? dogCards[0] ?? noCard;

  const shown = round.revealing ?? round.landed?.round ?? (cleared ? undefined : round.rounds[0]);
  const race = shown && raceOf(shown);
  const fits = race?.card === card ? race : undefined;
  const { limits, currency, revealing, landed } = round;
  // A round whose answer had been lost may come back while another card lies here: the race that is run is shown.
  const coming = revealing && race?.card.number;
  useEffect(() => {
    if (coming) setNumber(coming);
  }, [coming]);

  /** Whether the table could pay all of it at the best finish; says by how much it could not. */
  const isPayable = (): boolean => {
    const bets = [...dogBoard.$placed.get()].map(([bet, amountMinor]) => ({ spot: onCard(card, bet), amountMinor }));
    const payable = greyhounds.maxPayoutOf(bets) <= limits.maxPayoutMinor;
    if (!payable) chips.setNote(t('greyhounds.over_payout', { limit: displayAmount(limits.maxPayoutMinor, currency) }));
    return payable;
  };

  return {
    round,
    chips,
    placed,
    card,
    /** The race that is being run or was run on this card last: its id, and the traps from first to last. */
    race: fits && shown ? { id: shown.id, order: fits.order, isRunning: revealing !== undefined } : undefined,
    won: landed && fits ? new Set(winningBetsOf(fits.order)) : noBets,
    chooseCard: (next: number): void => {
      if (round.locked || next === number) return;
      round.dismiss();
      dogBoard.clearBets();
      setCleared(true);
      setNumber(next);
    },
    start: (): void => {
      if (!chips.isEnough() || !isPayable()) return;
      round.begin();
      setCleared(false);
      void placeRound(wireOf(card, dogBoard.$placed.get(), currency));
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
