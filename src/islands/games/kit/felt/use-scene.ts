import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { minorOf } from '#stores/format/money.ts';
import type { BetBoard } from '#stores/play/bet-board.ts';
import type { OpenRound, SettledRound } from '#stores/play/game.ts';
import { playCard, playChip, playStop } from '../motion/sounds.ts';
import { useFrames } from '../motion/use-frames.ts';
import type { RoundView } from '../round/use-round.ts';
import { amountsIn, bareScene, type Dealing, type Scene, sceneFrames, stillFrames } from './scene.ts';

type SceneOptions<Cards> = {
  readonly dealing: Dealing<Cards>;
  readonly board: BetBoard;
  readonly round: RoundView;
  readonly still: boolean;
  /** The cards of another round begin to be dealt. The same function each time. */
  readonly onDealt?: () => void;
};

const sounds = { card: () => playCard(), turn: () => playStop(), chip: () => playChip() };

/** Plays the steps to what the round has become, and lays out the last round of the table while none is under way. */
const usePlayed = <Cards>({ dealing, board, round, still, onDealt }: SceneOptions<Cards>) => {
  const placed = useStore(board.$placed);
  const { open, revealing, currency } = round;
  const sceneOf = useCallback(
    (of: OpenRound | SettledRound): Scene<Cards> => ({
      roundId: of.id,
      felt: dealing.cardsOf(of.status === 'open' ? of.view : of.outcome),
      bets: amountsIn([...of.bets, ...of.addedBets], 'amount', currency),
      leaving: false,
      lying: true,
    }),
    [dealing, currency],
  );
  const frames = useFrames<Scene<Cards>>(open ? sceneOf(open) : bareScene(dealing));
  const { play, show } = frames;
  const shown = useRef(frames.picture);
  shown.current = frames.picture;
  const rest = useRef(round.rest);
  rest.current = round.rest;
  const target = open ?? revealing;

  useEffect(() => {
    if (!target) return;
    const isOver = target.status === 'settled';
    const [from, to] = [shown.current, sceneOf(target)];
    if (from.roundId !== to.roundId) onDealt?.();
    const steps = still ? stillFrames(to, isOver) : sceneFrames(dealing, from, to);
    play(
      steps.map(({ picture, ms, sound }) => ({ picture, ms, ...(sound && { onShown: sounds[sound] }) })),
      isOver ? () => rest.current() : undefined,
    );
  }, [target, sceneOf, dealing, still, onDealt, play]);

  const [lastRound] = round.rounds;
  // A round that is decided and not yet shown is neither locked nor over.
  const isIdle = !round.locked && round.state.state !== 'settled';
  useEffect(() => {
    if (!isIdle) return;
    if (placed.size > 0) {
      if (!dealing.isEmpty(shown.current.felt)) show(bareScene(dealing, ''));
    } else if (lastRound && shown.current.roundId === undefined) show(sceneOf(lastRound));
  }, [lastRound, placed, isIdle, sceneOf, show, dealing]);

  return { scene: frames.picture, playing: frames.playing, placed, isIdle };
};

/** What lies on the table as the round of the store goes on, and which chips and returns lie beside the cards. */
export const useScene = <Cards>(options: SceneOptions<Cards>) => {
  const { board, round } = options;
  const { open, landed, currency } = round;
  const { scene, playing, placed, isIdle } = usePlayed(options);

  // A round that was taken up again can be laid again afterwards.
  useEffect(() => {
    if (!open || board.$placed.get().size > 0) return;
    const amount = minorOf(open.stake, currency);
    board.layBets(amountsIn(open.bets, 'amount', currency), { maxStakeMinor: amount, balanceMinor: amount });
  }, [open, board, currency]);

  const ofRound = scene.bets.size > 0 && (round.locked || placed.size === 0);
  const settled = landed?.round.id === scene.roundId ? landed : undefined;
  return {
    scene,
    placed,
    playing,
    isIdle,
    /** The round that lies there waits for the player. */
    asked: open?.id === scene.roundId && open !== undefined && !round.acting && !playing,
    /** The chips on the felt: those of the round shown, or those being laid. */
    amounts: ofRound ? scene.bets : placed,
    /** The round that lies there, once it has been shown to its end. */
    settled,
    /** What each bet returned, then. */
    returned: settled && amountsIn(settled.round.wins, 'payout', currency),
  };
};
