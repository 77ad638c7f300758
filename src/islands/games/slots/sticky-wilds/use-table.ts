import { useRef, useState } from 'react';
import { windowAt } from '#domain/games/slots/reels.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playDissolve, playRelease, playStrike } from '../sounds.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { type Control, type Slot, usePicture } from '../use-slot.ts';
import { type StickySpin, stickyHolds, stickyScript } from './picture/sticky-wilds.ts';
import type { StickySkin } from './skin.ts';

const pace = { first: 0.75, step: 0.24, hold: 0.8 };
const freePace = { first: 0.5, step: 0.14, hold: 0.6 };

/** Where the spins with wilds that stay have come: which is played, how many wilds stay, what the round has won so far. */
export type Going = { readonly number: number; readonly wilds: number; readonly totalMinor: bigint };

/** Plays a round: the paid spin, then one after the other those in which its wilds stay; a skip goes to their end. */
export const useSticky = (slot: Slot, skin: StickySkin) => {
  const { round, still } = slot;
  const { title } = skin;
  const { strips, rows } = title.machine;
  const scriptOf = (one: SettledRound | null | undefined): readonly StickySpin[] =>
    one ? stickyScript(title, one.outcome, playedForMinor(one, round.currency)) : [];
  const last = scriptOf(round.rounds[0] ?? round.session.lastRound).at(-1);
  const resting = last?.stops ?? skin.neutral;
  const reels = useReels(strips, rows, resting, still);
  const attachers = useAttachers(strips, reels);
  const [held, setHeld] = useState<number>();
  const [lit, setLit] = useState<StickySpin>();
  const [going, setGoing] = useState<Going>();
  /** The places of wilds that stay, over whatever turns. */
  const [stays, setStays] = useState<readonly number[]>([]);
  const inFeature = useRef(false);
  const inSpins = title.staying.kind === 'spins';

  const land = async (spin: StickySpin): Promise<void> => {
    const holds = spin.number === 0 ? stickyHolds(title, spin.window) : spin.window.map(() => false);
    await reels.land(spin.stops, stopSeconds(holds, spin.number > 0 ? freePace : pace), (reel) =>
      setHeld(holds[reel + 1] && !reels.isHasty() ? reel + 1 : undefined),
    );
    setHeld(undefined);
  };

  /** The wilds that have just come stay, and what the spin brought is told. */
  const tell = async (spin: StickySpin, control: Control): Promise<void> => {
    const { number, totalMinor } = spin;
    const staying = number === 0 && inSpins ? [] : [...spin.stayed, ...spin.fresh];
    setStays(staying);
    setGoing({ number, wilds: staying.length, totalMinor });
    if (number === 0 && inSpins && !control.isSkipped()) playStrike();
    else if (spin.fresh.length > 0 && !control.isSkipped()) playDissolve(staying.length);
    if (spin.lines.length > 0) {
      setLit(spin);
      await control.pause(spin.lines.length > 2 ? 1_000 : 750);
    }
    await control.pause(number === 0 ? 700 : 240);
    setLit(undefined);
  };

  const playOn = async (script: readonly StickySpin[], control: Control): Promise<void> => {
    for (const spin of script.slice(1)) {
      if (control.isSkipped() || still) break;
      setGoing((now) => now && { ...now, number: spin.number });
      reels.start();
      await land(spin);
      await tell(spin, control);
    }
    const end = script.at(-1);
    if (!end) return;
    reels.stand(end.stops);
    setStays([...end.stayed, ...end.fresh]);
    setGoing({ number: end.number, wilds: end.stayed.length + end.fresh.length, totalMinor: end.totalMinor });
    await control.pause(600);
  };

  const hurry = usePicture(slot, {
    start: () => {
      setLit(undefined);
      setStays([]);
      playRelease();
      reels.start();
    },
    stand: () => {
      setStays(last && last.number > 0 ? last.stayed : []);
      reels.stand(resting);
    },
    hurry: (control) => {
      setHeld(undefined);
      reels.hurry();
      if (inFeature.current) control?.skip();
    },
    show: async (settled, control) => {
      const script = scriptOf(settled);
      const [paid] = script;
      if (!paid) return;
      await land(paid);
      if (script.length === 1) return;
      inFeature.current = true;
      await tell(paid, control);
      await playOn(script, control);
      inFeature.current = false;
      setGoing(undefined);
    },
  });

  const landed = scriptOf(round.landed?.round);
  const end = round.locked ? undefined : last;
  return {
    reels,
    attachers,
    held,
    going,
    /** The round that has just been shown, spin by spin. */
    landed,
    stays: end ? (end.number > 0 ? end.stayed : []) : stays,
    /** What stands on the reels while nothing turns. */
    window: last?.window ?? windowAt(strips, resting, rows),
    /** The spin whose lines are lit: the one told of, or the last of the round that stands. */
    lit: lit ?? landed.at(-1),
    hurry,
  };
};
