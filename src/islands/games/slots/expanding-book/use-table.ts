import { useRef, useState } from 'react';
import { windowAt } from '#domain/games/slots/reels.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playDissolve, playReelStop, playRelease, playStrike } from '../sounds.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { type Control, type Slot, usePicture } from '../use-slot.ts';
import { type BookScript, type BookSpin, bookHolds, bookScript } from './picture/expanding-book.ts';
import type { BookSkin } from './skin.ts';

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

/** Plays a round: the paid spin, the drawing of a symbol, then one free spin after the other; a skip goes to their end. */
export const useBook = (slot: Slot, skin: BookSkin) => {
  const { round, still } = slot;
  const { title } = skin;
  const { strips, rows } = title.machine;
  const scriptOf = (one: SettledRound | null | undefined): BookScript =>
    one ? bookScript(title, one.outcome, playedForMinor(one, round.currency)) : { drawn: null, spins: [] };
  const resting = scriptOf(round.rounds[0] ?? round.session.lastRound).spins.at(-1)?.stops ?? skin.neutral;
  const reels = useReels(strips, rows, resting, still);
  const attachers = useAttachers(strips, reels);
  const [held, setHeld] = useState<number>();
  const [lit, setLit] = useState<Lit>();
  const [reading, setReading] = useState<Reading>();
  /** The symbol on the page: one after the other while it is drawn, then the drawn one. */
  const [page, setPage] = useState<string>();
  const inFeature = useRef(false);

  const land = async (spin: BookSpin): Promise<void> => {
    const holds = bookHolds(title, spin.window);
    await reels.land(spin.stops, stopSeconds(holds, spin.number > 0 ? freePace : pace), (reel) =>
      setHeld(holds[reel + 1] && !reels.isHasty() ? reel + 1 : undefined),
    );
    setHeld(undefined);
  };

  /** What a spin of a round with free spins brought, before the next one begins. */
  const tell = async (spin: BookSpin, control: Control): Promise<void> => {
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
  };

  /** The pages are turned until the drawn symbol lies open. */
  const draw = async (drawn: string, control: Control): Promise<void> => {
    const { spreading } = title.chart;
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

  const playFree = async ({ spins }: BookScript, control: Control): Promise<void> => {
    for (const spin of spins.slice(1)) {
      if (control.isSkipped() || still) break;
      setReading((now) => now && { ...now, number: spin.number, adds: 0 });
      reels.start();
      await land(spin);
      await tell(spin, control);
    }
    const end = spins.at(-1);
    if (!end) return;
    reels.stand(end.stops);
    setReading({ number: end.number, awarded: end.awarded, adds: 0, totalMinor: end.totalMinor });
    await control.pause(700);
  };

  const hurry = usePicture(slot, {
    start: () => {
      setLit(undefined);
      setPage(undefined);
      playRelease();
      reels.start();
    },
    stand: () => reels.stand(resting),
    hurry: (control) => {
      setHeld(undefined);
      reels.hurry();
      if (inFeature.current) control?.skip();
    },
    show: async (settled, control) => {
      const script = scriptOf(settled);
      const [paid] = script.spins;
      if (!paid) return;
      await land(paid);
      if (script.drawn === null) return;
      inFeature.current = true;
      await tell(paid, control);
      await draw(script.drawn, control);
      await playFree(script, control);
      inFeature.current = false;
      setReading(undefined);
    },
  });

  const landed = scriptOf(round.landed?.round);
  const [only] = landed.spins;
  return {
    reels,
    attachers,
    held,
    reading,
    /** The round that has just been shown, spin by spin. */
    landed,
    page: page ?? landed.drawn ?? undefined,
    /** What stands on the reels while nothing turns. */
    window: windowAt(strips, resting, rows),
    /** What is lit: of the spin told of, or of the only one of the round that stands. */
    lit: lit ?? (only && landed.spins.length === 1 ? { spin: only, spread: false } : undefined),
    hurry,
  };
};
