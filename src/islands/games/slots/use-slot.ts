import { useCallback, useEffect, useRef } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import type { Rational } from '#domain/maths/rational.ts';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import { type GameSession, placeRound, playFreeSpin, type SettledRound } from '#stores/play/game.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { useFeatureCard } from './use-feature-card.ts';

/** What the picture of a round may ask: a pause, which a skip ends, and whether the player skips or the table is gone. */
export type Control = {
  readonly pause: (ms: number) => Promise<void>;
  readonly isSkipped: () => boolean;
  readonly skip: () => void;
  /** Plays what may be skipped when the spin before it may not. */
  readonly playFeature: (play: () => Promise<void>) => Promise<void>;
  /** Skips a feature; while none is played, nothing. */
  readonly skipFeature: () => void;
};

const createControl = (): Control => {
  let skipped = false;
  let inFeature = false;
  let wake: (() => void) | undefined;
  const skip = (): void => {
    skipped = true;
    wake?.();
  };
  return {
    pause: (ms) =>
      new Promise((done) => {
        if (skipped) {
          done();
          return;
        }
        const timer = setTimeout(done, ms);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      }),
    isSkipped: () => skipped,
    skip,
    playFeature: async (play) => {
      inFeature = true;
      await play();
      inFeature = false;
    },
    skipFeature: () => {
      if (inFeature) skip();
    },
  };
};

export type Picture = {
  /** A stake is on its way: the machine is set going before anybody knows the outcome. */
  readonly start: () => void;
  /** Shows a decided round to its end. */
  readonly show: (round: SettledRound, control: Control) => Promise<void>;
  /** The stake was refused: back to how it stood. */
  readonly stand: () => void;
  /** The player presses again. */
  readonly hurry: (control: Control | undefined) => void;
};

type SlotOptions = {
  readonly spot?: string;
  readonly maxTimes: Rational;
  readonly outcomeWords: (round: SettledRound) => string;
};

/** How a round came out, and the jackpot when it was won. */
const withJackpotWords = (outcome: string, round: SettledRound, currency: CurrencyCode): string => {
  const wonMinor = jackpotWonIn(round, currency);
  if (wonMinor === 0n) return outcome;
  return t('slots.jackpot_outcome', {
    outcome,
    jackpot: t('slots.jackpot_won', { amount: displayAmount(wonMinor, currency) }),
  });
};

/** A machine with one stake: places it, has the picture shown, and only then lets the round rest. */
export const useSlot = (session: GameSession, { spot = 'spin', maxTimes, outcomeWords }: SlotOptions) => {
  const still = useStill();
  const round = useRound(session, {
    outcomeWords: (settled) => withJackpotWords(outcomeWords(settled), settled, session.currency),
  });
  const cards = useFeatureCard(still);
  const stake = useStake(round, stakeCapAt(round.limits.maxPayoutMinor, maxTimes));

  const spin = (): void => {
    if (!stake.isEnough()) return;
    round.begin();
    void placeRound([{ spot, amount: formatAmount(stake.stakeMinor, round.currency) }]);
  };

  const spinFree = (): void => {
    round.begin();
    void playFreeSpin();
  };

  return { round, stake, still, cards, spin, spinFree };
};

export type Slot = ReturnType<typeof useSlot>;

/** What a machine shows of rounds, as it reads them: of any, of the last that is known, and of the one that has just landed. */
export const scriptsOf = <Script>({ round }: Slot, read: (round: SettledRound, stakeMinor: bigint) => Script) => {
  const scriptOf = (one: SettledRound): Script => read(one, playedForMinor(one, round.currency));
  const last = round.rounds[0] ?? round.session.lastRound;
  return {
    scriptOf,
    last: last ? scriptOf(last) : undefined,
    landed: round.landed && scriptOf(round.landed.round),
  };
};

/** Has the picture follow the round. Returns what a press of the button does meanwhile. */
export const usePicture = ({ round }: Slot, picture: Picture): (() => void) => {
  const shown = useRef(picture);
  shown.current = picture;
  const rest = useRef(round.rest);
  rest.current = round.rest;
  const control = useRef<Control>(undefined);
  const { state } = round.state;
  const { revealing } = round;

  useEffect(() => {
    if (state === 'sent') shown.current.start();
    if (state === 'refused' || state === 'lost') shown.current.stand();
  }, [state]);

  useEffect(() => {
    if (revealing === undefined) return;
    let gone = false;
    const own = createControl();
    control.current = own;
    void shown.current.show(revealing, own).then(() => {
      if (gone) return;
      control.current = undefined;
      rest.current();
    });
    return () => {
      gone = true;
      own.skip();
      if (control.current === own) control.current = undefined;
    };
  }, [revealing]);

  return useCallback(() => shown.current.hurry(control.current), []);
};
