import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { dogCards } from '#domain/games/greyhounds/cards.ts';
import { winningBetsOf } from '#domain/games/greyhounds/paytable.ts';
import { game as greyhounds } from '#domain/games/greyhounds/rules.ts';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useEvent } from '../kit/round/use-event.ts';
import { useRound } from '../kit/round/use-round.ts';
import { isPayable } from '../kit/tray/payable.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import { dogBoard, firstCard, onCard, raceOf, settledOn, wireOf } from './picture/greyhounds.ts';
import { outcomeWords } from './words.ts';

const noBets: ReadonlySet<string> = new Set();

/** What the player does at the track, and what it shows for it. */
export const useTable = (session: GameSession) => {
  const round = useRound(session, { outcomeWords, onLanded: dogBoard.rememberBets });
  const chips = useChips(round, dogBoard, { settledOf: settledOn });
  const placed = useStore(dogBoard.$placed);
  const event = useEvent(round, dogBoard, () => (session.lastRound && raceOf(session.lastRound)?.card.number) ?? 1);
  const { number, cleared, show } = event;
  const card = dogCards.find((one) => one.number === number) ?? firstCard;

  const shown = round.revealing ?? round.landed?.round ?? (cleared ? undefined : round.rounds[0]);
  const race = shown && raceOf(shown);
  const fits = race?.card === card ? race : undefined;
  const { currency, revealing, landed } = round;
  // A round whose answer had been lost may come back while another card lies here: the race that is run is shown.
  const coming = revealing && race?.card.number;
  useEffect(() => {
    if (coming) show(coming);
  }, [coming, show]);

  const mostMinor = (): bigint =>
    greyhounds.maxPayoutOf([...placed].map(([bet, amountMinor]) => ({ spot: onCard(card, bet), amountMinor })));

  return {
    round,
    chips,
    placed,
    card,
    /** The race that is being run or was run on this card last: its id, and the traps from first to last. */
    race: fits && shown ? { id: shown.id, order: fits.order, isRunning: revealing !== undefined } : undefined,
    won: landed && fits ? new Set(winningBetsOf(fits.order)) : noBets,
    chooseCard: event.choose,
    start: (): void => {
      if (!chips.isEnough()) return;
      if (!isPayable(round, chips, mostMinor(), (limit) => t('greyhounds.over_payout', { limit }))) return;
      event.begin();
      void placeRound(wireOf(card, placed, currency));
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
