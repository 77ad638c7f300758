import { useState } from 'react';
import { windowAt } from '#domain/games/slots/reels.ts';
import { playDissolve, playStrike } from '../sounds.ts';
import { useHeldReels } from '../use-reels.ts';
import { type Control, type Slot, scriptsOf } from '../use-slot.ts';
import { useSpins } from '../use-spins.ts';
import { type StickySpin, stickyHolds, stickyScript } from './picture/sticky-wilds.ts';
import type { Skin } from './skin.ts';

const pace = { first: 0.75, step: 0.24, hold: 0.8 };
const freePace = { first: 0.5, step: 0.14, hold: 0.6 };

/** Where the spins with wilds that stay have come: which is played, how many wilds stay, what the round has won so far. */
export type Going = { readonly number: number; readonly wilds: number; readonly totalMinor: bigint };

const noHolds = (window: readonly string[]): boolean[] => window.map(() => false);

/** What is shown of the spins whose wilds stay: how far they are, the spin that is told of, and the wilds over the reels. */
const useStaying = (inSpins: boolean) => {
  const [lit, setLit] = useState<StickySpin>();
  const [going, setGoing] = useState<Going>();
  const [stays, setStays] = useState<readonly number[]>([]);
  const stand = (places: readonly number[], { number, totalMinor }: StickySpin): void => {
    setStays(places);
    setGoing({ number, wilds: places.length, totalMinor });
  };
  return {
    lit,
    going,
    stays,
    setStays,
    clear: (): void => {
      setLit(undefined);
      setStays([]);
    },
    begin: ({ number }: StickySpin): void => setGoing((now) => now && { ...now, number }),
    /** The wilds that have just come stay, and what the spin brought is told. */
    tell: async (spin: StickySpin, control: Control): Promise<void> => {
      const isOpening = spin.number === 0 && inSpins;
      const places = isOpening ? [] : [...spin.stayed, ...spin.fresh];
      stand(places, spin);
      if (isOpening && !control.isSkipped()) playStrike();
      else if (spin.fresh.length > 0 && !control.isSkipped()) playDissolve(places.length);
      if (spin.lines.length > 0) {
        setLit(spin);
        await control.pause(spin.lines.length > 2 ? 1_000 : 750);
      }
      await control.pause(spin.number === 0 ? 700 : 240);
      setLit(undefined);
    },
    standAt: (spin: StickySpin): void => stand([...spin.stayed, ...spin.fresh], spin),
    end: (): void => setGoing(undefined),
  };
};

/** Plays a round: the paid spin, then one after the other those in which its wilds stay; a skip goes to their end. */
export const useTable = (slot: Slot, skin: Skin) => {
  const { title } = skin;
  const { strips, rows } = title.machine;
  const scripts = scriptsOf(slot, (one, stakeMinor) => stickyScript(title, one.outcome, stakeMinor));
  const last = scripts.last?.at(-1);
  const resting = last?.stops ?? skin.neutral;
  const standing = last && last.number > 0 ? last.stayed : [];
  const { reels, attachers, held, ...reel } = useHeldReels(strips, rows, resting, slot.still);
  const staying = useStaying(title.staying.kind === 'spins');

  const hurry = useSpins(slot, {
    ...staying,
    spinsOf: scripts.scriptOf,
    release: reels.start,
    hurry: reel.hurry,
    land: ({ number, stops, window }) =>
      number === 0 ? reel.land(stops, stickyHolds(title, window), pace) : reel.land(stops, noHolds(window), freePace),
    stand: () => {
      staying.setStays(standing);
      reels.stand(resting);
    },
    open: staying.tell,
    endAt: (spin) => {
      reels.stand(spin.stops);
      staying.standAt(spin);
    },
    endMs: 600,
  });

  const landed = scripts.landed ?? [];
  return {
    attachers,
    held,
    going: staying.going,
    /** The round that has just been shown, spin by spin. */
    landed,
    stays: last && !slot.round.locked ? standing : staying.stays,
    /** What stands on the reels while nothing turns. */
    window: last?.window ?? windowAt(strips, resting, rows),
    /** The spin whose lines are lit: the one told of, or the last of the round that stands. */
    lit: staying.lit ?? landed.at(-1),
    hurry,
  };
};
