import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { minorOf } from '#stores/format/money.ts';
import { $autoplay, endAutoplay, placeAutomatically } from '#stores/play/autoplay.ts';
import { lightMs } from '../result/grade.ts';
import { gradeOfRound } from '../result/light.ts';
import type { RoundView } from '../round/use-round.ts';

/** A result stands at least so long before the next round begins by itself, beside the light of a win. */
const shownMs = 900;

type AutoplayOptions = {
  readonly round: RoundView;
  /** Whether a round may begin now, as far as pace and table go. */
  readonly ready: boolean;
  /** The table has no bet that could be placed. */
  readonly off: boolean;
  readonly stakeMinor: bigint;
  /** Places a round as the player's own press does. */
  readonly press: () => void;
};

export const stopAutoplay = (): void => endAutoplay('stopped');

/** Nobody looks at the table, or it is left: its series is over. */
const useLeaving = (running: boolean): void => {
  useEffect(() => {
    if (!running) return;
    const look = (): void => {
      if (document.hidden) endAutoplay('left');
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [running]);
  useEffect(() => () => endAutoplay('left'), []);
};

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** The space bar and Escape stop a series and do nothing else, whatever lies over the table or has the focus. */
const useStopKeys = (running: boolean): void => {
  useEffect(() => {
    if (!running) return;
    const down = (event: KeyboardEvent): void => {
      if ((event.key !== ' ' && event.key !== 'Escape') || document.querySelector('dialog[open]')) return;
      swallow(event);
      window.addEventListener('keyup', swallow, { capture: true, once: true });
      stopAutoplay();
    };
    window.addEventListener('keydown', down, { capture: true });
    return () => window.removeEventListener('keydown', down, { capture: true });
  }, [running]);
};

/**
 * The series of automatic rounds at this table, if one was begun: places one round after the other, each when the one before has been
 * shown and the pace allows it. What speaks to the player in a dialog ends it.
 */
export const useAutoplay = ({ round, ready, off, stakeMinor, press }: AutoplayOptions) => {
  const series = useStore($autoplay);
  const { currency, atRest } = round;
  const running = series?.ending === null ? series : undefined;
  const latest = useRef(press);
  latest.current = press;
  useLeaving(running !== undefined);
  useStopKeys(running !== undefined);
  const grade = gradeOfRound(round);
  const waitMs = running && running.placed > 0 ? shownMs + (grade === undefined ? 0 : lightMs[grade]) : 0;
  const leftMinor = running ? minorOf(running.lossLeft, currency) : 0n;
  const isNext = running !== undefined && atRest && (ready || off);
  useEffect(() => {
    if (!isNext) return;
    const timer = setTimeout(() => {
      if (document.querySelector('dialog[open]')) endAutoplay('stopped');
      else if (off) endAutoplay('refused');
      else if (stakeMinor > leftMinor) endAutoplay('loss');
      else placeAutomatically(() => latest.current());
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isNext, off, stakeMinor, leftMinor, waitMs]);

  return {
    /** The last one, running or over. */
    series,
    running,
  };
};
