import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { cups } from '#domain/games/cup/cups.ts';
import { game } from '#domain/games/cup/rules.ts';
import { t } from '#i18n/client.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useEvent } from '../kit/round/use-event.ts';
import { useRound } from '../kit/round/use-round.ts';
import { isPayable } from '../kit/tray/payable.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import { cupBoard, firstCup, onCup, playedOf, settledOn, slipOf, wireOf } from './picture/cup.ts';
import { drawn, endOf, type Mark, markOf } from './picture/scenes.ts';
import { useScene } from './use-scene.ts';
import { outcomeWords } from './words.ts';

/** What the player does at the table of the cup, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords, onLanded: cupBoard.rememberBets });
  const chips = useChips(round, cupBoard, { settledOf: settledOn });
  const placed = useStore(cupBoard.$placed);
  const event = useEvent(round, cupBoard, () => (session.lastRound && playedOf(session.lastRound)?.cup.number) ?? 1);
  const { number, cleared, show } = event;
  const { currency, revealing, landed } = round;
  // The last cup stands in its bracket until new chips are laid.
  const shown = revealing ?? landed?.round ?? (cleared || placed.size > 0 ? undefined : round.rounds[0]);
  const played = useMemo(() => shown && playedOf(shown), [shown]);
  // A round whose answer had been lost may come back while another draw lies here: what is played is shown.
  const coming = revealing && played?.cup;
  const cup = coming ?? cups.find((one) => one.number === number) ?? firstCup;
  useEffect(() => {
    if (coming) show(coming.number);
  }, [coming, show]);
  const fits = played?.cup === cup ? played : undefined;
  const course = useScene(revealing?.id, played, still, round.rest);
  const end = useMemo(() => fits && endOf(fits.matches), [fits]);
  const scene = course ?? end ?? drawn;

  const mostMinor = (): bigint =>
    game.maxPayoutOf([...placed].map(([bet, amountMinor]) => ({ spot: onCup(cup, bet), amountMinor })));

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
    chooseCup: event.choose,
    start: (): void => {
      if (!chips.isEnough()) return;
      if (!isPayable(round, chips, mostMinor(), (limit) => t('cup.over_payout', { limit }))) return;
      event.begin();
      void placeRound(wireOf(cup, placed, currency));
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
