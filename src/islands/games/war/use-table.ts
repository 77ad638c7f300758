import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Bet } from '#domain/games/kit/game.ts';
import { game as war } from '#domain/games/war/rules.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';
import { actRound, type GameSession, type OpenRound, placeRound, type SettledRound } from '#stores/play/game.ts';
import { useChips } from '../kit/ChipTray.tsx';
import { playCard, playChip } from '../kit/sounds.ts';
import { useFrames } from '../kit/use-frames.ts';
import { useRound } from '../kit/use-round.ts';
import type { Spot } from './geometry.ts';
import { emptyWar, type WarFelt, warFeltOf, warFrames } from './picture/war.ts';
import { spotWords, warOutcome } from './words.ts';

const board = createBetBoard();

/** What the table shows: the cards, the bets of their round, and whether they are being gathered in. */
export type WarScene = {
  readonly roundId: string | undefined;
  readonly felt: WarFelt;
  readonly bets: ReadonlyMap<string, bigint>;
  readonly leaving: boolean;
  /** The cards lay there when the player came: nothing is dealt again. */
  readonly lying: boolean;
};

const emptyScene: WarScene = { roundId: undefined, felt: emptyWar, bets: new Map(), leaving: false, lying: false };
const sweepMs = 220;
/** Reduced motion shows the end at once; it still may not be over before it is seen. */
const stillMs = 400;

type Wire = readonly { readonly [name: string]: unknown }[];
type Currency = GameSession['currency'];

const amountsIn = (lines: Wire, name: 'amount' | 'payout', currency: Currency): ReadonlyMap<string, bigint> =>
  new Map(
    lines.flatMap(({ spot, [name]: amount }) =>
      typeof spot === 'string' && typeof amount === 'string' ? [[spot, minorOf(amount, currency)] as const] : [],
    ),
  );

const betsOf = (placed: ReadonlyMap<string, bigint>): Bet[] =>
  [...placed].map(([spot, amountMinor]) => ({ spot, amountMinor }));

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords: warOutcome, onLanded: board.rememberBets });
  const chips = useChips(round, board);
  const placed = useStore(board.$placed);
  const { open, revealing, landed, currency, balanceMinor, limits } = round;

  const sceneOf = useCallback(
    (of: OpenRound | SettledRound, lying: boolean): WarScene => ({
      roundId: of.id,
      felt: warFeltOf(of.status === 'open' ? of.view : of.outcome),
      bets: amountsIn([...of.bets, ...of.addedBets], 'amount', currency),
      leaving: false,
      lying,
    }),
    [currency],
  );
  const frames = useFrames<WarScene>(open ? sceneOf(open, true) : emptyScene);
  const { play, show } = frames;
  const scene = frames.picture;
  const shown = useRef(scene);
  shown.current = scene;
  const rest = useRef(round.rest);
  rest.current = round.rest;
  const target = open ?? revealing;

  const advance = useCallback(
    (to: OpenRound | SettledRound): void => {
      const now = shown.current;
      const isNew = now.roundId !== to.id;
      const last = sceneOf(to, !isNew && now.lying);
      const done = to.status === 'settled' ? () => rest.current() : undefined;
      if (still || (to.status === 'open' && !isNew)) {
        play([{ picture: { ...last, lying: still || last.lying }, ms: to.status === 'settled' ? stillMs : 0 }], done);
        return;
      }
      const gathered = isNew && now.felt.player ? [{ picture: { ...now, leaving: true }, ms: sweepMs }] : [];
      const steps = warFrames(isNew ? emptyWar : now.felt, last.felt).map(({ felt, ms, sound }) => ({
        picture: { ...last, felt },
        ms,
        ...(sound && { onShown: () => playCard() }),
      }));
      play([...gathered, ...steps], done);
    },
    [play, sceneOf, still],
  );

  useEffect(() => {
    if (target) advance(target);
  }, [target, advance]);

  // A round that was taken up again can be laid again afterwards.
  useEffect(() => {
    if (!open || board.$placed.get().size > 0) return;
    const amount = minorOf(open.stake, currency);
    board.layBets(amountsIn(open.bets, 'amount', currency), { maxStakeMinor: amount, balanceMinor: amount });
  }, [open, currency]);

  // The last round of the table lies there until new chips are laid.
  const [lastRound] = round.rounds;
  const isIdle = !round.locked && round.state.state !== 'settled';
  useEffect(() => {
    if (!isIdle) return;
    if (placed.size > 0) {
      if (shown.current.felt.player) show({ ...emptyScene, roundId: '' });
    } else if (lastRound && shown.current.roundId === undefined) show(sceneOf(lastRound, true));
  }, [lastRound, placed, isIdle, sceneOf, show]);

  const isPayable = (bets: ReadonlyMap<string, bigint>): boolean =>
    war.maxPayoutOf(betsOf(bets)) <= limits.maxPayoutMinor;
  const overPayout = (): void =>
    chips.setNote(t('war.over', { limit: displayAmount(limits.maxPayoutMinor, currency) }));

  const place = (spot: Spot): void => {
    if (isPayable(new Map(placed).set(spot, (placed.get(spot) ?? 0n) + chips.chipMinor))) chips.place(spot);
    else if (!round.locked) overPayout();
  };

  const deal = (): void => {
    if (!isIdle || !chips.isEnough()) return;
    if (!placed.has('ante')) {
      chips.setNote(t('war.ante_first', { spot: spotWords('ante') }));
      return;
    }
    if (!isPayable(placed)) {
      overPayout();
      return;
    }
    round.begin();
    void placeRound(board.wireBets(currency));
  };

  const asked = open?.id === scene.roundId && open !== undefined && !round.acting && !frames.playing;
  const adds = open?.choices.find(({ name }) => name === 'war')?.adds;
  const addsMinor = adds === undefined ? 0n : minorOf(adds, currency);
  const canAfford = addsMinor <= balanceMinor;
  const act = (name: 'war' | 'surrender'): void => {
    if (!asked || (name === 'war' && !canAfford)) return;
    if (name === 'war') playChip();
    void actRound({ name });
  };

  const ofRound = scene.bets.size > 0 && (round.locked || placed.size === 0);
  const settled = landed?.round.id === scene.roundId ? landed?.round : undefined;
  return {
    board,
    round,
    chips,
    scene,
    playing: frames.playing,
    place,
    deal,
    act,
    asked,
    addsMinor,
    canAfford,
    /** The chips on the felt: those of the round shown, or those being laid. */
    amounts: ofRound ? scene.bets : placed,
    /** What each bet returned, once the round has been shown to its end. */
    returned: settled && amountsIn(settled.wins, 'payout', currency),
  };
};

export type TableState = ReturnType<typeof useTable>;
