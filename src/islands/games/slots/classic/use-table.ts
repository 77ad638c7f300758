import { useState } from 'react';
import type { LineCount } from '#domain/games/slots/classic/title.ts';
import type { GameSession, SettledRound } from '#stores/play/game.ts';
import { playRelease } from '../sounds.ts';
import { useHeldReels } from '../use-reels.ts';
import { type Slot, scriptsOf, usePicture } from '../use-slot.ts';
import { classicHolds, classicScript, linesOfSpot } from './picture/classic.ts';
import type { Skin } from './skin.ts';

const pace = { first: 0.85, step: 0.42, hold: 0.8 };

/** How many lines a round played. */
export const countOf = ({ bets }: SettledRound): LineCount => linesOfSpot(bets[0]?.['spot']);

/** How many lines the next round plays: at first as many as the last. */
export const useLineCount = ({ lastRound }: GameSession) => useState<LineCount>(lastRound ? countOf(lastRound) : 5);

/** Plays a round: the reels, one after the other. */
export const useTable = (slot: Slot, { title, neutral }: Skin) => {
  const { scriptOf, last, landed } = scriptsOf(slot, (one, stakeMinor) =>
    classicScript(title, one.outcome, stakeMinor, countOf(one)),
  );
  const stops = last?.stops ?? neutral;
  const { reels, attachers, held, ...reel } = useHeldReels(title.strips, title.rows, stops, slot.still);
  const hurry = usePicture(slot, {
    start: () => {
      playRelease();
      reels.start();
    },
    stand: () => reels.stand(stops),
    hurry: reel.hurry,
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      await reel.land(script.stops, classicHolds(title, script.window, countOf(settled)), pace);
      await control.pause(120);
    },
  });
  return { attachers, stops, held, wins: landed?.wins ?? [], hurry };
};
