import { useCallback, useEffect, useRef, useState } from 'react';
import type { HoldMask } from '#domain/games/video-poker/hold.ts';
import { type HandCount, handCounts } from '#domain/games/video-poker/maths.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { askAdvice } from '#stores/play/advice.ts';
import { actRound, type GameSession, type OpenRound, placeRound, type SettledRound } from '#stores/play/game.ts';
import {
  covered,
  dealFrames,
  drawFrames,
  emptyScreen,
  type HoldAdvice,
  kindOf,
  leastCoin,
  type MachineId,
  type Play,
  playOf,
  type Screen,
  screenOf,
  slotsOf,
  spotOf,
} from '#stores/play/video-poker.ts';
import { useKept } from '../kit/fields/use-kept.ts';
import { playChip, tap } from '../kit/motion/sounds.ts';
import { useFrames } from '../kit/motion/use-frames.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { keepHolds, keptHolds } from './kept-holds.ts';
import type { Look } from './looks/look.ts';
import { outcomeWords } from './words.ts';

/** What the machine shows, of which round, and how that round was staked. */
export type Scene = { readonly roundId: string | undefined; readonly screen: Screen; readonly play: Play | undefined };

const emptyScene: Scene = { roundId: undefined, screen: emptyScreen, play: undefined };
const dealtMs = 60;
/** Reduced motion shows the end at once; it still may not be over before it is seen. */
const stillMs = 400;

const sceneOf = (id: MachineId, round: OpenRound | SettledRound): Scene => ({
  roundId: round.id,
  screen: screenOf(id, round.status === 'open' ? round.view : round.outcome),
  play: playOf(round.bets),
});

/** Exact advice on the cards dealt, while it is asked for. */
const useAdvice = (id: MachineId, scene: Scene, wanted: boolean): HoldAdvice | undefined => {
  const [advice, setAdvice] = useState<{ readonly roundId: string; readonly hold: HoldAdvice }>();
  const { roundId, play, screen } = scene;
  const isDealt = screen.dealt.every((card) => card !== undefined);
  const coins = play?.coins ?? 1;
  const dealt = useRef(screen.dealt);
  dealt.current = screen.dealt;
  useEffect(() => {
    if (!wanted || roundId === undefined || !isDealt) return;
    let current = true;
    const cards = dealt.current.flatMap((card) => card ?? []);
    void askAdvice({ kind: 'hold', machine: id, dealt: cards, coins }).then(({ hold }) => {
      if (current && hold) setAdvice({ roundId, hold });
    });
    return () => {
      current = false;
    };
  }, [id, wanted, roundId, isDealt, coins]);
  return wanted && advice?.roundId === roundId ? advice?.hold : undefined;
};

/** What the player does at the machine, and what it shows for it. */
export const useTable = (session: GameSession, id: MachineId, look: Look, still: boolean) => {
  const round = useRound(session, { outcomeWords: outcomeWords(id) });
  const { open, revealing, currency, limits } = round;
  const [hands, keepHands] = useKept(`${id}:hands`, ['1', '5', '10']);
  const [coins, keepCoins] = useKept(`${id}:coins`, ['5', '1', '2', '3', '4']);
  const chosen: Play = { hands: handCounts.find((count) => String(count) === hands) ?? 1, coins: Number(coins) };
  const frames = useFrames<Scene>(open ? sceneOf(id, open) : emptyScene);
  const { play: playFrames, show } = frames;
  const scene = frames.picture;
  const play = scene.play ?? chosen;
  const all = BigInt(chosen.hands * chosen.coins);
  const least = leastCoin(chosen, limits.minStakeMinor);
  const stake = useStake({ ...round, limits: { ...limits, minStakeMinor: least } }, limits.maxStakeMinor / all);
  const wholeMinor = all * stake.stakeMinor;
  const [holds, setHolds] = useState<HoldMask>(() => (open ? keptHolds(open.id) : 0));
  const [hinting, keepHinting] = useKept(`${id}:hint`, ['off', 'on']);

  const shown = useRef(scene);
  shown.current = scene;
  const rest = useRef(round.rest);
  rest.current = round.rest;
  const target = open ?? revealing;

  const advance = useCallback(
    (to: OpenRound | SettledRound): void => {
      const last = sceneOf(id, to);
      const done = to.status === 'settled' ? () => rest.current() : undefined;
      const isNew = shown.current.roundId !== to.id;
      if (isNew) setHolds(0);
      if (still || (to.status === 'open' && !isNew)) {
        playFrames([{ picture: last, ms: to.status === 'settled' ? stillMs : 0 }], done);
        return;
      }
      const steps = to.status === 'open' ? dealFrames(last.screen) : drawFrames(last.screen);
      const first = isNew ? [{ picture: { ...last, screen: emptyScreen }, ms: dealtMs }] : [];
      playFrames(
        [
          ...first,
          ...steps.map(({ screen, ms, sound }) => ({
            picture: { ...last, screen },
            ms,
            ...(sound && { onShown: look.sounds[sound] }),
          })),
        ],
        done,
      );
    },
    [id, look, playFrames, still],
  );

  useEffect(() => {
    if (target) advance(target);
  }, [target, advance]);

  // The last round of the machine stands there until the next is dealt.
  const [lastRound] = round.rounds;
  useEffect(() => {
    if (lastRound && !round.locked && shown.current.roundId === undefined) show(sceneOf(id, lastRound));
  }, [id, lastRound, round.locked, show]);

  const asked = open?.id === scene.roundId && open !== undefined && !round.acting && !frames.playing;

  const choose = (keep: () => void): void => {
    if (round.locked) return;
    round.dismiss();
    keep();
    playChip();
    show({ ...emptyScene, roundId: '' });
  };
  const hold = (slot: number): void => {
    if (!asked || !open) return;
    const next = holds ^ (1 << slot);
    setHolds(next);
    keepHolds(open.id, next);
    tap(2200, 0.3);
  };
  const deal = (): void => {
    // A round that is decided and not yet shown is neither locked nor over.
    if (round.locked || round.state.state === 'settled' || round.waiting || !stake.isEnough(wholeMinor)) return;
    round.begin();
    void placeRound([{ spot: spotOf(chosen), amount: formatAmount(wholeMinor, currency) }]);
  };
  const draw = (): void => {
    if (asked) void actRound({ name: 'draw', holds: [...slotsOf(holds)] });
  };

  return {
    id,
    round,
    stake,
    wholeMinor,
    /** How the round on the screen, or else the next one, is staked. */
    play,
    chosen,
    setHands: (count: HandCount): void => choose(() => keepHands(`${count}` as '1' | '5' | '10')),
    setCoins: (count: '1' | '2' | '3' | '4' | '5'): void => choose(() => keepCoins(count)),
    deal,
    draw,
    asked,
    holds: scene.screen.hands.length > 0 ? scene.screen.holds : holds,
    hold,
    screen: scene.screen,
    playing: frames.playing,
    /** What the five cards of the main hand are, once all of them lie open. */
    kind: kindOf(id, scene.screen.hands[0]?.cards ?? (scene.screen.dealt.length === 5 ? scene.screen.dealt : covered)),
    hinting: hinting === 'on',
    setHinting: (on: boolean): void => keepHinting(on ? 'on' : 'off'),
    advice: useAdvice(id, scene, hinting === 'on' && asked),
  };
};

export type TableState = ReturnType<typeof useTable>;
