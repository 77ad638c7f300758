import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Bet } from '#domain/games/kit/game.ts';
import { minorOf } from '#stores/format/money.ts';
import type { GameSession, OpenRound, SettledRound } from '#stores/play/game.ts';
import { playCard, tap } from '../kit/sounds.ts';
import { useFrames } from '../kit/use-frames.ts';
import type { RoundView } from '../kit/use-round.ts';
import { emptyFelt, type Felt, feltOf, framesTo, spotResults } from './picture/dealer-poker.ts';
import type { Variant } from './variants.ts';

/** What the table shows: the cards, the bets of their round, and whether they are being gathered in. */
export type Scene = {
  readonly roundId: string | undefined;
  readonly felt: Felt;
  readonly bets: readonly Bet[];
  readonly leaving: boolean;
  /** The cards lay there when the player came: nothing is dealt again. */
  readonly lying: boolean;
};

const emptyScene: Scene = { roundId: undefined, felt: emptyFelt, bets: [], leaving: false, lying: false };
const sweepMs = 220;
/** Reduced motion shows the end at once; it still may not be over before it is seen. */
const stillMs = 400;
const sounds = { card: () => playCard(), turn: () => tap(2600, 0.3) };

type Wire = readonly { readonly [name: string]: unknown }[];

const amountsIn = (lines: Wire, name: 'amount' | 'payout', currency: GameSession['currency']) =>
  lines.flatMap(({ spot, [name]: amount }) =>
    typeof spot === 'string' && typeof amount === 'string' ? { spot, minor: minorOf(amount, currency) } : [],
  );

/** What lies on the table, step by step as the round of the store comes to it, and which chips and results lie beside the cards. */
export const useScene = ({ id, board }: Variant, round: RoundView, still: boolean) => {
  const placed = useStore(board.$placed);
  const { open, revealing, landed, currency } = round;

  const sceneOf = useCallback(
    (of: OpenRound | SettledRound, lying: boolean): Scene => ({
      roundId: of.id,
      felt: feltOf(id, of.status === 'open' ? of.view : of.outcome),
      bets: amountsIn([...of.bets, ...of.addedBets], 'amount', currency).map(({ spot, minor }) => ({
        spot,
        amountMinor: minor,
      })),
      leaving: false,
      lying,
    }),
    [id, currency],
  );
  const frames = useFrames<Scene>(open ? sceneOf(open, true) : emptyScene);
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
      const gathered = isNew && now.felt.player.length > 0 ? [{ picture: { ...now, leaving: true }, ms: sweepMs }] : [];
      const steps = framesTo(isNew ? emptyFelt : now.felt, last.felt).map(({ felt, ms, sound }) => ({
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
    const bets = amountsIn(open.bets, 'amount', currency);
    const amount = minorOf(open.stake, currency);
    board.layBets(new Map(bets.map(({ spot, minor }) => [spot, minor])), {
      maxStakeMinor: amount,
      balanceMinor: amount,
    });
  }, [open, board, currency]);

  // The last round of the table lies there until new chips are laid.
  const [lastRound] = round.rounds;
  // A round that is decided and not yet shown is neither locked nor over.
  const isIdle = !round.locked && round.state.state !== 'settled';
  useEffect(() => {
    if (!isIdle) return;
    if (placed.size > 0) {
      if (shown.current.felt.player.length > 0) show({ ...emptyScene, roundId: '' });
    } else if (lastRound && shown.current.roundId === undefined) show(sceneOf(lastRound, true));
  }, [lastRound, placed, isIdle, sceneOf, show]);

  const settled = landed?.round.id === scene.roundId ? landed?.round : undefined;
  const ofRound = scene.bets.length > 0 && (round.locked || placed.size === 0);
  return {
    scene,
    placed,
    playing: frames.playing,
    isIdle,
    /** The round that lies there waits for the player. */
    asked: open?.id === scene.roundId && open !== undefined && !round.acting && !frames.playing,
    /** The chips on the felt: those of the round shown, or those being laid. */
    amounts: ofRound ? new Map(scene.bets.map(({ spot, amountMinor }) => [spot, amountMinor])) : placed,
    /** What each bet brought, once the round has been shown to its end. */
    results:
      settled &&
      spotResults(
        scene.bets,
        amountsIn(settled.wins, 'payout', currency).map(({ spot, minor }) => ({ spot, payoutMinor: minor })),
      ),
  };
};
