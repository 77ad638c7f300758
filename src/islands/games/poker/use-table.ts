import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Bet } from '#domain/games/game.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { askAdvice } from '#stores/advice.ts';
import {
  adviceOnCall,
  adviceOnStud,
  adviceOnThree,
  emptyFelt,
  type Felt,
  feltOf,
  framesTo,
  type PlayAdvice,
  spotResults,
} from '#stores/dealer-poker.ts';
import { actRound, type GameSession, type OpenRound, placeRound, type SettledRound } from '#stores/game.ts';
import { minorOf } from '#stores/money.ts';
import { useChips } from '../kit/ChipTray.tsx';
import { playCard, playChip, tap } from '../kit/sounds.ts';
import { useFrames } from '../kit/use-frames.ts';
import { useKept } from '../kit/use-kept.ts';
import { useRound } from '../kit/use-round.ts';
import type { Spot, Variant } from './variants.ts';
import { outcomeWords, spotWords } from './words.ts';

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

/** The player's cards decide what best play does: at once for three, by the worker for the futures of a flop. */
const useAdvice = (variant: Variant, { felt, roundId }: Scene, wanted: boolean): PlayAdvice | undefined => {
  const [called, setCalled] = useState<{ readonly roundId: string | undefined; readonly worth: number }>();
  const isCall = variant.id === 'casino-holdem';
  const { player, board, dealer } = felt;
  const [upcard = ''] = dealer;
  const [hole, flop] = [player.join(' '), board.slice(0, 3).join(' ')];
  useEffect(() => {
    if (!wanted || !isCall) return;
    let current = true;
    void askAdvice({ kind: 'call', hole: hole.split(' '), flop: flop.split(' ') }).then(({ call }) => {
      if (current && call !== undefined) setCalled({ roundId, worth: call });
    });
    return () => {
      current = false;
    };
  }, [wanted, isCall, hole, flop, roundId]);
  return useMemo(() => {
    if (!wanted) return undefined;
    if (variant.id === 'caribbean-stud') return adviceOnStud(hole.split(' '), upcard);
    if (!isCall) return adviceOnThree(hole.split(' '));
    return called?.roundId === roundId && called ? adviceOnCall(called.worth) : undefined;
  }, [wanted, isCall, variant.id, hole, upcard, called, roundId]);
};

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, variant: Variant, still: boolean) => {
  const { id, board, game, move } = variant;
  const round = useRound(session, { outcomeWords: outcomeWords(id), onLanded: board.rememberBets });
  const chips = useChips(round, board);
  const placed = useStore(board.$placed);
  const { open, revealing, landed, currency, balanceMinor, limits } = round;

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
      if (still || (to.status === 'open' && !isNew)) {
        play([{ picture: { ...last, lying: still || last.lying }, ms: to.status === 'settled' ? stillMs : 0 }], done);
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

  const isPayable = (bets: readonly Bet[]): boolean => game.maxPayoutOf(bets) <= limits.maxPayoutMinor;
  const betsOf = (map: ReadonlyMap<string, bigint>): Bet[] =>
    [...map].map(([spot, amountMinor]) => ({ spot, amountMinor }));

  /** Lays the chip, unless the table could not pay the best hand on it: then it says how much it takes there. */
  const placeOn = (spot: Spot): void => {
    const next = new Map(placed).set(spot, (placed.get(spot) ?? 0n) + chips.chipMinor);
    if (isPayable(betsOf(next))) {
      chips.place(spot);
      return;
    }
    const others = betsOf(placed).filter((bet) => bet.spot !== spot);
    const cap = (limits.maxPayoutMinor - game.maxPayoutOf(others)) / game.maxPayoutOf([{ spot, amountMinor: 1n }]);
    chips.setNote(t('poker.over_payout', { spot: spotWords(spot), limit: displayAmount(cap, currency) }));
  };

  const deal = (): void => {
    if (!isIdle || !chips.isEnough()) return;
    if (!placed.has('ante')) {
      chips.setNote(t('poker.ante_first'));
      return;
    }
    if (!isPayable(betsOf(placed))) {
      chips.setNote(t('poker.over_table', { limit: displayAmount(limits.maxPayoutMinor, currency) }));
      return;
    }
    round.begin();
    void placeRound(board.wireBets(currency));
  };

  const asked = open?.id === scene.roundId && open !== undefined && !round.acting && !frames.playing;
  const adds = open?.choices.find(({ name }) => name === move)?.adds;
  const addsMinor = adds === undefined ? 0n : minorOf(adds, currency);
  const canAfford = addsMinor <= balanceMinor;
  const act = (name: 'fold' | 'play' | 'call'): void => {
    if (!asked || (name !== 'fold' && (name !== move || !canAfford))) return;
    if (name !== 'fold') playChip();
    void actRound({ name });
  };

  const [hinting, keepHinting] = useKept(`${id}:hint`, ['off', 'on']);
  const ofRound = scene.bets.length > 0 && (round.locked || placed.size === 0);
  const settled = landed?.round.id === scene.roundId ? landed?.round : undefined;
  const anteMinor = placed.get('ante') ?? 0n;
  const raiseMinor = variant.raisePerAnte * anteMinor;

  return {
    variant,
    round,
    chips,
    scene,
    playing: frames.playing,
    place: placeOn,
    deal,
    act,
    asked,
    /** What playing on adds, and whether the balance reaches for it. */
    addsMinor,
    canAfford,
    /** The balance reaches for the chips laid, but not for the decision after them. */
    isShort: !round.locked && anteMinor > 0n && chips.stakeMinor + raiseMinor > balanceMinor,
    raiseMinor,
    /** The chips on the felt: those of the round shown, or those being laid. */
    amounts: ofRound ? new Map(scene.bets.map(({ spot, amountMinor }) => [spot, amountMinor])) : placed,
    /** What each bet brought, once the round has been shown to its end. */
    results:
      settled &&
      spotResults(
        scene.bets,
        amountsIn(settled.wins, 'payout', currency).map(({ spot, minor }) => ({ spot, payoutMinor: minor })),
      ),
    hinting: hinting === 'on',
    setHinting: (on: boolean): void => keepHinting(on ? 'on' : 'off'),
    advice: useAdvice(variant, scene, hinting === 'on' && asked),
  };
};

export type TableState = ReturnType<typeof useTable>;
