import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { game as paiGowPoker } from '#domain/games/pai-gow/pai-gow-poker/rules.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';
import { actRound, type GameSession, type OpenRound, placeRound, type SettledRound } from '#stores/play/game.ts';
import { useChips } from '../kit/ChipTray.tsx';
import { playCard, tap } from '../kit/sounds.ts';
import { useFrames } from '../kit/use-frames.ts';
import { useRound } from '../kit/use-round.ts';
import {
  emptyPaiGow,
  handsOf,
  houseLow,
  lowOf,
  type PaiGowFelt,
  paiGowFrames,
  paiGowOf,
  pressed,
} from './picture/pai-gow.ts';
import { paiGowOutcome } from './words.ts';

const spot = 'hand';
const board = createBetBoard();

/** What the table shows: the cards, the stake of their round, and whether they are being gathered in. */
export type PaiGowScene = {
  readonly roundId: string | undefined;
  readonly felt: PaiGowFelt;
  readonly stakeMinor: bigint;
  readonly leaving: boolean;
  /** The cards lay there when the player came: nothing is dealt again. */
  readonly lying: boolean;
};

const emptyScene: PaiGowScene = {
  roundId: undefined,
  felt: emptyPaiGow,
  stakeMinor: 0n,
  leaving: false,
  lying: false,
};
const sweepMs = 220;
/** Reduced motion shows the end at once; it still may not be over before it is seen. */
const stillMs = 400;
const sounds = { card: () => playCard(), turn: () => tap(2600, 0.3) };

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords: paiGowOutcome, onLanded: board.rememberBets });
  const chips = useChips(round, board);
  const placed = useStore(board.$placed);
  const { open, revealing, landed, currency, limits } = round;

  const sceneOf = useCallback(
    (of: OpenRound | SettledRound, lying: boolean): PaiGowScene => ({
      roundId: of.id,
      felt: paiGowOf(of.status === 'open' ? of.view : of.outcome),
      stakeMinor: minorOf(of.stake, currency),
      leaving: false,
      lying,
    }),
    [currency],
  );
  const frames = useFrames<PaiGowScene>(open ? sceneOf(open, true) : emptyScene);
  const { play, show } = frames;
  const scene = frames.picture;
  const shown = useRef(scene);
  shown.current = scene;
  const rest = useRef(round.rest);
  rest.current = round.rest;
  const target = open ?? revealing;

  /** Places laid aside for the low hand, of the round that waits. */
  const [chosen, setChosen] = useState<readonly number[]>([]);

  const advance = useCallback(
    (to: OpenRound | SettledRound): void => {
      const now = shown.current;
      const isNew = now.roundId !== to.id;
      if (isNew) setChosen([]);
      const last = sceneOf(to, !isNew && now.lying);
      const done = to.status === 'settled' ? () => rest.current() : undefined;
      if (still) {
        play([{ picture: { ...last, lying: true }, ms: to.status === 'settled' ? stillMs : 0 }], done);
        return;
      }
      const isThere = now.felt.player.cards.length > 0;
      const gathered = isNew && isThere ? [{ picture: { ...now, leaving: true }, ms: sweepMs }] : [];
      const steps = paiGowFrames(isNew ? emptyPaiGow : now.felt, last.felt).map(({ felt, ms, sound }) => ({
        picture: { ...last, felt },
        ms,
        ...(sound && { onShown: sounds[sound] }),
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
    board.layBets(new Map([[spot, amount]]), { maxStakeMinor: amount, balanceMinor: amount });
  }, [open, currency]);

  // The last round of the table lies there until new chips are laid.
  const [lastRound] = round.rounds;
  const isIdle = !round.locked && round.state.state !== 'settled';
  useEffect(() => {
    if (!isIdle) return;
    if (placed.size > 0) {
      if (shown.current.felt.player.cards.length > 0) show({ ...emptyScene, roundId: '' });
    } else if (lastRound && shown.current.roundId === undefined) show(sceneOf(lastRound, true));
  }, [lastRound, placed, isIdle, sceneOf, show]);

  const isPayable = (stakeMinor: bigint): boolean =>
    paiGowPoker.maxPayoutOf([{ spot, amountMinor: stakeMinor }]) <= limits.maxPayoutMinor;
  const tellCap = (): void =>
    chips.setNote(t('paigow.over', { limit: displayAmount(limits.maxPayoutMinor, currency) }));

  const place = (): void => {
    if (isPayable((placed.get(spot) ?? 0n) + chips.chipMinor)) chips.place(spot);
    else if (!round.locked) tellCap();
  };

  const deal = (): void => {
    if (!isIdle || !chips.isEnough()) return;
    if (!isPayable(placed.get(spot) ?? 0n)) {
      tellCap();
      return;
    }
    round.begin();
    void placeRound(board.wireBets(currency));
  };

  const { felt } = scene;
  const asked = open?.id === scene.roundId && open !== undefined && !round.acting && !frames.playing;
  /** What lies aside as the low hand: as it was set, or as it is being set. */
  const aside = felt.player.low ?? chosen;
  const low = felt.player.low ?? lowOf(chosen);
  const hands = handsOf({ cards: felt.player.cards, low });
  const foul = hands?.foul === true;

  const press = (at: number): void => {
    if (!asked) return;
    setChosen(pressed(chosen, at));
    playCard();
  };
  const layHouseWay = (): void => {
    if (!asked) return;
    setChosen(houseLow(felt.player.cards));
    playCard();
  };
  const set = (): void => {
    if (asked && low && !foul) void actRound({ name: 'set', low: [...low] });
  };

  const ofRound = scene.stakeMinor > 0n && (round.locked || placed.size === 0);
  return {
    board,
    round,
    chips,
    scene,
    playing: frames.playing,
    place,
    clear: (): void => chips.clear(spot),
    deal,
    asked,
    aside,
    low,
    foul,
    /** Both hands lie there, and may be set. */
    ready: low !== undefined && !foul,
    press,
    layHouseWay,
    set,
    stakeMinor: ofRound ? scene.stakeMinor : (placed.get(spot) ?? 0n),
    /** The round that lies there has been shown to its end. */
    settled: landed?.round.id === scene.roundId ? landed : undefined,
  };
};

export type TableState = ReturnType<typeof useTable>;
