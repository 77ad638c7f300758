import { useState } from 'react';
import { windowAt } from '#domain/games/slots/reels.ts';
import { playDissolve, playReelStop, playStrike } from '../sounds.ts';
import { useHeldReels } from '../use-reels.ts';
import { type Control, type Slot, scriptsOf } from '../use-slot.ts';
import { useSpins } from '../use-spins.ts';
import { type BookScript, type BookSpin, bookHolds, bookScript } from './picture/expanding-book.ts';
import type { Skin } from './skin.ts';

const pace = { first: 0.75, step: 0.24, hold: 0.8 };
const freePace = { first: 0.5, step: 0.14, hold: 0.6 };
const leafMs = 130;

/** Where the free spins stand: which is played, of how many, and what the round has won so far. */
export type Reading = {
  readonly number: number;
  readonly awarded: number;
  readonly adds: number;
  readonly totalMinor: bigint;
};

/** What is lit of a spin: its lines and books, or then the reels that the drawn symbol has filled. */
export type Lit = { readonly spin: BookSpin; readonly spread: boolean };

const none: BookScript = { drawn: null, spins: [] };

/** The free spins as they are read: how far they are, and what is lit of the spin told of. */
const useReading = () => {
  const [lit, setLit] = useState<Lit>();
  const [reading, setReading] = useState<Reading>();
  return {
    lit,
    reading,
    clear: (): void => setLit(undefined),
    begin: ({ number }: BookSpin): void => setReading((now) => now && { ...now, number, adds: 0 }),
    tell: async (spin: BookSpin, control: Control): Promise<void> => {
      const { number, awarded, adds } = spin;
      setReading({ number, awarded, adds, totalMinor: spin.beforeSpreadMinor });
      if (spin.lines.length > 0 || spin.books) {
        setLit({ spin, spread: false });
        await control.pause(spin.lines.length > 2 ? 1_100 : 800);
      }
      if (spin.spread) {
        if (!control.isSkipped()) playDissolve(spin.spread.reels.length);
        setLit({ spin, spread: true });
        setReading({ number, awarded, adds, totalMinor: spin.totalMinor });
        await control.pause(1_300);
      }
      if (adds > 0) {
        if (!control.isSkipped()) playStrike();
        await control.pause(1_000);
      }
      await control.pause(160);
      setLit(undefined);
    },
    standAt: ({ number, awarded, totalMinor }: BookSpin): void => setReading({ number, awarded, adds: 0, totalMinor }),
    end: (): void => setReading(undefined),
  };
};

/** The symbol on the page: one after the other while it is drawn, then the drawn one. */
const usePage = ({ still }: Slot, { title: { chart } }: Skin) => {
  const [page, setPage] = useState<string>();
  /** The pages are turned until the drawn symbol lies open. */
  const draw = async (drawn: string, control: Control): Promise<void> => {
    const { spreading } = chart;
    const leaves = 2 * spreading.length + spreading.indexOf(drawn) + 1;
    for (let leaf = 0; leaf < leaves && !still && !control.isSkipped(); leaf += 1) {
      setPage(spreading[leaf % spreading.length]);
      playReelStop(1);
      await control.pause(leafMs + Math.max(0, leaf + 5 - leaves) * 60);
    }
    setPage(drawn);
    if (!control.isSkipped()) playStrike();
    await control.pause(900);
  };
  return { page, draw, close: (): void => setPage(undefined) };
};

/** Plays a round: the paid spin, the drawing of a symbol, then one free spin after the other; a skip goes to their end. */
export const useTable = (slot: Slot, skin: Skin) => {
  const { title } = skin;
  const { strips, rows } = title.machine;
  const scripts = scriptsOf(slot, (one, stakeMinor) => bookScript(title, one.outcome, stakeMinor));
  const resting = scripts.last?.spins.at(-1)?.stops ?? skin.neutral;
  const { reels, attachers, held, ...reel } = useHeldReels(strips, rows, resting, slot.still);
  const free = useReading();
  const { page, draw, close } = usePage(slot, skin);

  const hurry = useSpins(slot, {
    ...free,
    spinsOf: (round) => scripts.scriptOf(round).spins,
    opens: (round) => scripts.scriptOf(round).drawn !== null,
    release: reels.start,
    hurry: reel.hurry,
    land: ({ number, stops, window }) => reel.land(stops, bookHolds(title, window), number > 0 ? freePace : pace),
    stand: () => reels.stand(resting),
    clear: () => {
      free.clear();
      close();
    },
    open: async (paid, control, round) => {
      await free.tell(paid, control);
      const { drawn } = scripts.scriptOf(round);
      if (drawn !== null) await draw(drawn, control);
    },
    endAt: (spin) => {
      reels.stand(spin.stops);
      free.standAt(spin);
    },
    endMs: 700,
  });

  const landed = scripts.landed ?? none;
  const [only, ...more] = landed.spins;
  return {
    attachers,
    held,
    reading: free.reading,
    /** The round that has just been shown, spin by spin. */
    landed,
    page: page ?? landed.drawn ?? undefined,
    /** What stands on the reels while nothing turns. */
    window: windowAt(strips, resting, rows),
    /** What is lit: of the spin told of, or of the only one of the round that stands. */
    lit: free.lit ?? (only && more.length === 0 ? { spin: only, spread: false } : undefined),
    hurry,
  };
};
