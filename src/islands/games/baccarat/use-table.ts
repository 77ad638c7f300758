import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { type GameSession, placeRound, type SettledRound } from '#stores/play/game.ts';
import { playCard, tap } from '../kit/motion/sounds.ts';
import { useFrames } from '../kit/motion/use-frames.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import { baccaratBoard, type CoupView, coupFrames, coupOf, type Hands, noHands } from './picture/baccarat.ts';
import { variantOf } from './variants.ts';
import { outcomeWords } from './words.ts';

/** What lies on the table: the cards, and the coup once it is told. `lying`: nothing of it is dealt now. */
export type Scene = {
  readonly roundId: string | undefined;
  readonly hands: Hands;
  readonly told: CoupView | undefined;
  readonly leaving: boolean;
  readonly lying: boolean;
};

const emptyScene: Scene = { roundId: undefined, hands: noHands, told: undefined, leaving: false, lying: false };
const sweepMs = 220;
/** Reduced motion shows the end at once; it still may not be over before it is seen. */
const stillMs = 400;
const sounds = { card: () => playCard(), turn: () => tap(2600, 0.3) };

const lyingScene = ({ id, outcome }: SettledRound): Scene => {
  const coup = coupOf(outcome);
  return coup
    ? { roundId: id, hands: { player: coup.player, banker: coup.banker }, told: coup, leaving: false, lying: true }
    : emptyScene;
};

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords, onLanded: baccaratBoard.rememberBets });
  const chips = useChips(round, baccaratBoard);
  const placed = useStore(baccaratBoard.$placed);
  const { picture, play, show } = useFrames<Scene>(emptyScene);
  const scene = useRef(picture);
  scene.current = picture;
  const rest = useRef(round.rest);
  rest.current = round.rest;

  const { revealing } = round;
  useEffect(() => {
    if (!revealing) return;
    const [now, end] = [scene.current, lyingScene(revealing)];
    const { told: coup } = end;
    if (!coup || still) {
      play([{ picture: end, ms: stillMs }], () => rest.current());
      return;
    }
    const gathered =
      now.hands.player.length > 0 ? [{ picture: { ...now, told: undefined, leaving: true }, ms: sweepMs }] : [];
    const dealt = coupFrames(coup).map(({ hands, ms, sound }) => ({
      picture: { ...emptyScene, roundId: revealing.id, hands },
      ms,
      ...(sound && { onShown: sounds[sound] }),
    }));
    play([...gathered, ...dealt, { picture: { ...end, lying: false }, ms: 150 }], () => rest.current());
  }, [revealing, play, still]);

  // The last coup of the table lies there until the next is dealt.
  const [lastRound] = round.rounds;
  useEffect(() => {
    if (lastRound && !round.locked && scene.current.roundId === undefined) show(lyingScene(lastRound));
  }, [lastRound, round.locked, show]);

  const deal = (): void => {
    if (!chips.isEnough()) return;
    round.begin();
    void placeRound(baccaratBoard.wireBets(round.currency));
  };

  return {
    variant: variantOf(session.game.id),
    round,
    chips,
    placed,
    deal,
    scene: picture,
    /** The rounds of this table, oldest first, as the roads record them. */
    coups: [...round.rounds].reverse().flatMap((one) => coupOf(one.outcome) ?? []),
  };
};

export type TableState = ReturnType<typeof useTable>;
