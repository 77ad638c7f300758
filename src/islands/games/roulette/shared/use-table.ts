import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { commonRoulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { type GameSession, tellPurse } from '#stores/play/game.ts';
import { publicIdOf } from '#stores/play/public-stake.ts';
import { crowdOn, sharedRoulette } from '#stores/play/shared-roulette.ts';
import { useChips } from '../../kit/ChipTray.tsx';
import { tap } from '../../kit/sounds.ts';
import { useCountdown } from '../../kit/use-countdown.ts';
import { useSharedRound } from '../../kit/use-shared-round.ts';
import { playSpin } from '../sounds.ts';
import { numbersOf } from '../spot-names.ts';
import type { Variant } from '../variants.ts';
import { outcomeWords } from '../words.ts';

const noNumbers: ReadonlySet<number> = new Set();
/** Who comes later than this after the decision finds the ball at rest. */
const joinsMs = 2_500;
/** A record is written when all stakes of its spin are settled. */
const recordMs = 1_500;

/** The spin that everybody plays, and what the player may do with it now. */
export const useTable = (session: GameSession, variant: Variant, still: boolean) => {
  const { currency } = session;
  const { board, game, $chipsOnLayout } = variant;
  const table = useStore(sharedRoulette.$table);
  const slip = useStore(sharedRoulette.$slip);
  const onLayout = useStore($chipsOnLayout);
  useEffect(() => sharedRoulette.join(), []);
  const [lit, setLit] = useState(noNumbers);

  const opened = table.state === 'open' ? table : undefined;
  const round = opened?.round ?? null;
  const phase = opened?.phase ?? 'asleep';
  const result = opened?.result ?? null;
  const held = 'slip' in slip ? slip : slip.state === 'refused' ? slip.held : null;
  const mine =
    held && round && held.slip.index === round.index && held.slip.chain === round.chain ? held.slip : undefined;
  const bought = mine?.status === 'cancelled' ? undefined : mine;
  const isIn = mine?.status === 'open' && phase === 'betting';

  // The wheel turns when the pocket is told. Who joins late finds the ball in it.
  const [seen, setSeen] = useState<string>();
  const resultId = result ? `${result.chain} ${result.index}` : undefined;
  const isLate = useMemo(
    () => result !== null && Date.now() + sharedRoulette.$offsetMs.get() - Date.parse(result.endedAt) > joinsMs,
    [result],
  );
  const isSeen = resultId !== undefined && (seen === resultId || isLate);
  const spinId = isSeen ? undefined : resultId;
  useEffect(() => {
    if (spinId === undefined || still) return;
    const stop = playSpin();
    return () => stop();
  }, [spinId, still]);

  const { view, land } = useSharedRound(session, {
    outcomeWords,
    sending: slip.state === 'sending' || slip.state === 'cancelling',
    lost: slip.state === 'lost',
    refused: slip.state === 'refused' ? slip.failed : undefined,
    locked: phase !== 'betting' || mine?.status === 'open',
    stakeId: bought?.id,
    askAgain: () => void sharedRoulette.resumeSlip(),
    onDismiss: sharedRoulette.dismissSlipRefusal,
  });
  const chips = useChips(view, board);

  // Chips of another visit lie on the cloth again.
  const laid = useRef<string>(undefined);
  useEffect(() => {
    if (!bought || laid.current === bought.id) return;
    laid.current = bought.id;
    const all = { maxStakeMinor: view.limits.maxStakeMinor, balanceMinor: view.limits.maxStakeMinor };
    board.layBets(new Map(bought.bets.map(({ spot, amount }) => [spot, minorOf(amount, currency)])), all);
  }, [bought, board, currency, view.limits.maxStakeMinor]);

  // What they returned is told when the ball has come to rest and they are settled.
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (slip.state !== 'over' || slip.slip.status === 'cancelled' || told.current === slip.slip.id) return;
    if (bought && !isSeen) return;
    const { id } = slip.slip;
    told.current = id;
    board.rememberBets();
    tellPurse(slip.balance);
    if (bought) void land(id).then((known) => (known ? undefined : setTimeout(() => void land(id), recordMs)));
  });

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

  /** Whether the table could pay all of it at the best number; says by how much it could not. */
  const isPayable = (): boolean => {
    const bets = [...board.$placed.get()].map(([spot, amountMinor]) => ({ spot, amountMinor }));
    const { maxPayoutMinor } = view.limits;
    const payable = game.maxPayoutOf(bets) <= maxPayoutMinor;
    if (!payable) chips.setNote(t('roulette.over_payout', { limit: displayAmount(maxPayoutMinor, currency) }));
    return payable;
  };

  return {
    round: view,
    chips,
    onLayout,
    lit,
    /** On a phone the wheel lies over the layout from the decision to the next spin. */
    wheelUp: phase === 'ended' && result !== null,
    pocket: result?.outcome.number ?? history[0]?.outcome.number,
    spinId,
    rest: (): void => setSeen(resultId),
    imprisoned: false,
    numbers: history.map(({ outcome }) => outcome.number),
    won: isSeen && phase === 'ended' ? result?.outcome.number : undefined,
    light: (spot: string | undefined): void =>
      setLit(spot === undefined ? noNumbers : new Set(numbersOf(variant, spot))),
    crowd,
    players: stakes?.length ?? 0,
    index: round?.index ?? 0,
    isIn,
    waiting: view.locked && !bought,
    closesIn,
    closed: phase === 'running' || phase === 'ended',
    wholeSeconds: commonRoulette.bettingMs / 1_000,
    busy: slip.state === 'sending' || slip.state === 'cancelling',
    prompt: prompt(),
    place: (): void => {
      if (!chips.isEnough() || !isPayable()) return;
      view.begin();
      void sharedRoulette.placeSlip(board.wireBets(currency));
    },
    takeBack: (): void => void sharedRoulette.cancelSlip(),
  };
};
