import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { common as commonRoulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { t } from '#i18n/client.ts';
import { tap } from '#islands/games/kit/motion/sounds.ts';
import { useCountdown } from '#islands/games/kit/round/use-countdown.ts';
import { useHeld } from '#islands/games/kit/round/use-held.ts';
import { useLaidAgain, useSlip, useSlipEnd } from '#islands/games/kit/round/use-slip.ts';
import { isPayable } from '#islands/games/kit/tray/payable.ts';
import { useChips } from '#islands/games/kit/tray/use-chips.ts';
import type { GameSession } from '#stores/play/game.ts';
import { publicIdOf } from '#stores/play/public-stake.ts';
import { crowdOn, sharedRoulette } from '#stores/play/shared-roulette.ts';
import { playSpin } from '../sounds.ts';
import { numbersOf } from '../spot-names.ts';
import type { Variant } from '../variants.ts';
import { outcomeWords } from '../words.ts';

const sameSpot = (spot: string): string => spot;
const noNumbers: ReadonlySet<number> = new Set();
/** Who comes later than this after the decision finds the ball at rest. */
const joinsMs = 2_500;
/** How long a ball that has come to rest is seen in its wheel, where that lies over the layout. */
const readMs = 900;
/** A record is written when all stakes of its spin are settled. */
const recordMs = 1_500;

/** The spin that everybody plays, and what the player may do with it now. */
export const useTable = (session: GameSession, variant: Variant, still: boolean) => {
  const { currency } = session;
  const { board, game, $chipsOnLayout } = variant;
  const slip = useSlip(session, sharedRoulette, outcomeWords);
  const { opened, round, phase, result, resultId, bought, isIn, view } = slip;
  const onLayout = useStore($chipsOnLayout);
  const [lit, setLit] = useState(noNumbers);

  // The wheel turns when the pocket is told. Who joins late finds the ball in it.
  const isLate = useMemo(
    () => result !== null && Date.now() + sharedRoulette.$offsetMs.get() - Date.parse(result.endedAt) > joinsMs,
    [result],
  );
  const isSeen = slip.isSeen || isLate;
  const spinId = isSeen ? undefined : resultId;
  const isRead = useHeld(isSeen && !isLate ? resultId : undefined, readMs);
  useEffect(() => {
    if (spinId === undefined || still) return;
    const stop = playSpin();
    return () => stop();
  }, [spinId, still]);

  const chips = useChips(view, board, { settledOf: variant.settledOf });

  useLaidAgain(bought, board, view, sameSpot);
  // What they returned is told when the ball has come to rest.
  useSlipEnd(slip, { isSeen, onOver: board.rememberBets, recordMs });

  // A new spin: what the last one brought has been read.
  const spinOpen = phase === 'betting' ? `${round?.chain} ${round?.index}` : undefined;
  const { dismiss } = view;
  const clear = useRef(dismiss);
  clear.current = dismiss;
  useEffect(() => {
    if (spinOpen !== undefined) clear.current();
  }, [spinOpen]);

  const closesIn = useCountdown(phase === 'betting' ? round?.startsAt : null, sharedRoulette.$offsetMs);
  useEffect(() => {
    if (closesIn !== null && closesIn > 0 && closesIn <= 3) tap(1_200, 0.12);
  }, [closesIn]);

  const prompt = (): string => {
    if (!opened || phase === 'asleep') return t('roulette.shared.connecting');
    if (!opened.live) return t('roulette.shared.line_broken');
    if (spinId !== undefined || phase === 'running') return t('roulette.spinning');
    if (isSeen) return t(bought ? 'roulette.shared.rests' : 'roulette.shared.next_soon');
    if (isIn) return t('roulette.shared.chips_in');
    return t(round?.startsAt ? 'roulette.shared.place_bets' : 'roulette.shared.first_chips');
  };

  const ownId = bought && !bought.demo ? publicIdOf(bought.id) : undefined;
  const stakes = opened?.stakes;
  const history = opened?.history.filter((one) => isSeen || one.index !== result?.index) ?? [];
  const crowd = useMemo(() => crowdOn(stakes ?? [], ownId), [stakes, ownId]);

  const mostMinor = (): bigint =>
    game.maxPayoutOf([...board.$placed.get()].map(([spot, amountMinor]) => ({ spot, amountMinor })));

  return {
    round: view,
    chips,
    onLayout,
    lit,
    /** On a phone the wheel lies over the layout while it turns, and goes when the ball has been seen. */
    wheelUp: phase === 'ended' && (spinId !== undefined || isRead),
    pocket: result?.outcome.number ?? history[0]?.outcome.number,
    spinId,
    rest: slip.see,
    imprisoned: false,
    numbers: history.map(({ outcome }) => outcome.number),
    won: isSeen && phase === 'ended' ? result?.outcome.number : undefined,
    light: (spot: string | undefined): void =>
      setLit(spot === undefined ? noNumbers : new Set(numbersOf(variant, spot))),
    crowd,
    players: slip.players,
    index: round?.index ?? 0,
    isIn,
    waiting: view.locked && !bought,
    closesIn,
    closed: phase === 'running' || phase === 'ended',
    wholeSeconds: commonRoulette.bettingMs / 1_000,
    busy: slip.busy,
    prompt: prompt(),
    place: (): void => {
      if (!chips.isEnough()) return;
      if (!isPayable(view, chips, mostMinor(), (limit) => t('roulette.over_payout', { limit }))) return;
      view.begin();
      void sharedRoulette.placeSlip(board.wireBets(currency));
    },
    takeBack: (): void => void sharedRoulette.cancelSlip(),
  };
};
