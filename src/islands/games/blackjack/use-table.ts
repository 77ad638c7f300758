import { useCallback, useEffect, useRef, useState } from 'react';
import { maxPayoutToUnit } from '#domain/games/blackjack/paytable.ts';
import { isMove, type Move } from '#domain/games/blackjack/round.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { minorOf } from '#stores/format/money.ts';
import { actRound, type GameSession, type OpenRound, placeRound, type SettledRound } from '#stores/play/game.ts';
import { playCard, playChip, tap } from '../kit/motion/sounds.ts';
import { useFrames } from '../kit/motion/use-frames.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { emptyFelt, type Felt, feltOf, framesTo } from './picture/blackjack.ts';
import { useHint } from './use-hint.ts';
import { useSides } from './use-sides.ts';
import { variantFor } from './variants.ts';
import { outcomeWords } from './words.ts';

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

const betsOf = ({ bets, addedBets }: OpenRound | SettledRound, currency: GameSession['currency']): readonly Bet[] =>
  [...bets, ...addedBets].flatMap(({ spot, amount }) =>
    typeof spot === 'string' && typeof amount === 'string' ? { spot, amountMinor: minorOf(amount, currency) } : [],
  );

const sceneOf = (round: OpenRound | SettledRound, currency: GameSession['currency'], lying: boolean): Scene => ({
  roundId: round.id,
  felt: feltOf(round.status === 'open' ? round.view : round.outcome),
  bets: betsOf(round, currency),
  leaving: false,
  lying,
});

const keptAs = 'faceup:blackjack-hint';
const keptHint = (): boolean => {
  try {
    return localStorage.getItem(keptAs) === 'on';
  } catch {
    return false;
  }
};

type Option = { readonly name: Move; readonly addsMinor: bigint; readonly affordable: boolean };

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords });
  const variant = variantFor(session.game.id);
  const { open, revealing, currency, balanceMinor } = round;
  const stake = useStake(round, round.limits.maxPayoutMinor / maxPayoutToUnit);
  const frames = useFrames<Scene>(open ? sceneOf(open, currency, true) : emptyScene);
  const { play, show } = frames;
  const [hinting, setHinting] = useState(keptHint);
  const scene = useRef(frames.picture);
  scene.current = frames.picture;
  const target = open ?? revealing;
  const rest = useRef(round.rest);
  rest.current = round.rest;

  const advance = useCallback(
    (to: OpenRound | SettledRound): void => {
      const now = scene.current;
      const last = sceneOf(to, currency, false);
      const isNew = now.roundId !== to.id;
      const lying = !isNew && now.lying;
      const done = to.status === 'settled' ? () => rest.current() : undefined;
      if (still) {
        play([{ picture: { ...last, lying: true }, ms: to.status === 'settled' ? stillMs : 0 }], done);
        return;
      }
      const gathered = isNew && now.felt.hands.length > 0 ? [{ picture: { ...now, leaving: true }, ms: sweepMs }] : [];
      const steps = framesTo(isNew ? emptyFelt : now.felt, last.felt).map(({ felt, ms, sound }) => ({
        picture: { ...last, felt, lying },
        ms,
        ...(sound && { onShown: sounds[sound] }),
      }));
      play([...gathered, ...steps], done);
    },
    [currency, play, still],
  );

  useEffect(() => {
    if (target) advance(target);
  }, [target, advance]);

  // The last round of the table lies there until the next is dealt.
  const [lastRound] = round.rounds;
  useEffect(() => {
    if (lastRound && !round.locked && scene.current.roundId === undefined) show(sceneOf(lastRound, currency, true));
  }, [lastRound, round.locked, currency, show]);

  const { stakeMinor } = stake;
  const staked = useRef(stakeMinor);
  useEffect(() => {
    if (staked.current === stakeMinor) return;
    staked.current = stakeMinor;
    playChip();
    if (!round.locked) show({ ...emptyScene, roundId: '' });
  }, [stakeMinor, round.locked, show]);

  const sides = useSides(variant, round, stake, () => {
    if (scene.current.felt.hands.length > 0) show({ ...emptyScene, roundId: '' });
  });

  const deal = (): void => {
    if (!stake.isEnough(sides.wholeMinor) || !sides.areGood()) return;
    round.begin();
    void placeRound(sides.bets.map(({ spot, amountMinor }) => ({ spot, amount: formatAmount(amountMinor, currency) })));
  };

  const asked = open !== undefined && !round.acting && !frames.playing;
  const options: readonly Option[] = (open?.choices ?? []).flatMap(({ name, adds }) => {
    const addsMinor = minorOf(adds, currency);
    return isMove(name) ? [{ name, addsMinor, affordable: addsMinor <= balanceMinor }] : [];
  });
  const hint = useHint(
    frames.picture.felt,
    options.flatMap(({ name, affordable }) => (affordable ? name : [])),
    hinting && asked,
  );
  const act = (name: Move): void => {
    const option = options.find((one) => one.name === name);
    if (!asked || !option?.affordable) return;
    if (option.addsMinor > 0n) playChip();
    void actRound({ name });
  };

  const dealt = frames.picture.bets.length > 0 && !frames.picture.leaving;
  return {
    variant,
    round,
    stake,
    sides,
    /** What lies beside the hand: of the round shown, or as it will be staked. */
    sideAmounts: dealt ? new Map(frames.picture.bets.map(({ spot, amountMinor }) => [spot, amountMinor])) : sides.sides,
    deal,
    act,
    /** What may be done; `asked` is false while a card is on its way. */
    options,
    asked,
    scene: frames.picture,
    playing: frames.playing,
    hinting,
    setHinting: (on: boolean): void => {
      setHinting(on);
      try {
        localStorage.setItem(keptAs, on ? 'on' : 'off');
      } catch {}
    },
    hint,
  };
};

export type TableState = ReturnType<typeof useTable>;
