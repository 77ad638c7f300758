import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { betsAStake } from '#domain/games/poker/let-it-ride/paytable.ts';
import { type Decision, game as letItRide } from '#domain/games/poker/let-it-ride/rules.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';
import { actRound, type GameSession, type OpenRound, placeRound, type SettledRound } from '#stores/play/game.ts';
import { useChips } from '../../kit/ChipTray.tsx';
import { playCard, playChip, tap } from '../../kit/sounds.ts';
import { useFrames } from '../../kit/use-frames.ts';
import { useKept } from '../../kit/use-kept.ts';
import { useRound } from '../../kit/use-round.ts';
import { adviceOnRide, emptyRide, openCards, type RideFelt, rideFrames, rideOf } from '../picture/let-it-ride.ts';
import { rideOutcome } from './words.ts';

const spot = 'three';

/** A press lays a chip on each of the three places. */
const board = createBetBoard(() => Number(betsAStake));

/** What the table shows: the cards, the stake of their round, and whether they are being gathered in. */
export type RideScene = {
  readonly roundId: string | undefined;
  readonly felt: RideFelt;
  readonly stakeMinor: bigint;
  readonly leaving: boolean;
  /** The cards lay there when the player came: nothing is dealt again. */
  readonly lying: boolean;
};

const emptyScene: RideScene = { roundId: undefined, felt: emptyRide, stakeMinor: 0n, leaving: false, lying: false };
const sweepMs = 220;
/** Reduced motion shows the end at once; it still may not be over before it is seen. */
const stillMs = 400;
const sounds = { card: () => playCard(), turn: () => tap(2600, 0.3), chip: () => playChip() };

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords: rideOutcome, onLanded: board.rememberBets });
  const chips = useChips(round, board);
  const placed = useStore(board.$placed);
  const { open, revealing, landed, currency, limits } = round;

  const sceneOf = useCallback(
    (of: OpenRound | SettledRound, lying: boolean): RideScene => ({
      roundId: of.id,
      felt: rideOf(of.status === 'open' ? of.view : of.outcome),
      stakeMinor: minorOf(of.stake, currency),
      leaving: false,
      lying,
    }),
    [currency],
  );
  const frames = useFrames<RideScene>(open ? sceneOf(open, true) : emptyScene);
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
      if (still) {
        play([{ picture: { ...last, lying: true }, ms: to.status === 'settled' ? stillMs : 0 }], done);
        return;
      }
      const gathered = isNew && now.felt.cards.length > 0 ? [{ picture: { ...now, leaving: true }, ms: sweepMs }] : [];
      const steps = rideFrames(isNew ? emptyRide : now.felt, last.felt).map(({ felt, ms, sound }) => ({
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
      if (shown.current.felt.cards.length > 0) show({ ...emptyScene, roundId: '' });
    } else if (lastRound && shown.current.roundId === undefined) show(sceneOf(lastRound, true));
  }, [lastRound, placed, isIdle, sceneOf, show]);

  const isPayable = (stakeMinor: bigint): boolean =>
    letItRide.maxPayoutOf([{ spot, amountMinor: stakeMinor }]) <= limits.maxPayoutMinor;
  const tellCap = (): void => {
    const perUnit = betsAStake * letItRide.maxPayoutOf([{ spot, amountMinor: 1n }]);
    chips.setNote(t('poker.ride_over', { limit: displayAmount(limits.maxPayoutMinor / perUnit, currency) }));
  };

  /** Lays a chip on each place, unless the table could not pay a royal flush on them: then it says how much it takes. */
  const place = (): void => {
    if (isPayable((placed.get(spot) ?? 0n) + betsAStake * chips.chipMinor)) chips.place(spot);
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

  const asked = open?.id === scene.roundId && open !== undefined && !round.acting && !frames.playing;
  const act = (name: Decision): void => {
    if (asked) void actRound({ name });
  };

  const [hinting, keepHinting] = useKept('let-it-ride:hint', ['off', 'on']);
  const cards = openCards(scene.felt).join(' ');
  const advice = useMemo(
    () => (hinting === 'on' && asked && cards !== '' ? adviceOnRide(cards.split(' ')) : undefined),
    [hinting, asked, cards],
  );
  const ofRound = scene.stakeMinor > 0n && (round.locked || placed.size === 0);
  const stakeMinor = ofRound ? scene.stakeMinor : (placed.get(spot) ?? 0n);

  return {
    board,
    round,
    chips,
    scene,
    playing: frames.playing,
    place,
    clear: (): void => chips.clear(spot),
    deal,
    act,
    asked,
    /** What lies on each of the three places. */
    betMinor: stakeMinor / betsAStake,
    /** The round that lies there has been shown to its end. */
    settled: landed?.round.id === scene.roundId ? landed?.round : undefined,
    hinting: hinting === 'on',
    setHinting: (on: boolean): void => keepHinting(on ? 'on' : 'off'),
    advice,
  };
};

export type TableState = ReturnType<typeof useTable>;
