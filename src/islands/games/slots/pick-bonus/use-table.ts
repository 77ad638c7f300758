import { useEffect, useRef, useState } from 'react';
import { placeCount } from '#domain/games/slots/pick-bonus/title.ts';
import { minorOf } from '#stores/format/money.ts';
import { actRound } from '#stores/play/game.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playDissolve, playReelStop, playRelease, playStrike } from '../sounds.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { type Control, type Slot, scriptsOf, usePicture } from '../use-slot.ts';
import { nextPlace, type PickScript, pickScript } from './picture/pick-bonus.ts';
import type { Skin } from './skin.ts';

const pace = { first: 0.7, step: 0.24, hold: 0.7 };
const lastMs = 900;
const allMs = 1_900;
const stillMs = 400;

/** Reels that run longer: those behind one symbol less than opens the bonus. */
const holdsOf = ({ title: { machine, chart } }: Skin, window: readonly string[]): boolean[] => {
  const least = Math.min(...chart.factors.map(([count]) => count));
  let seen = 0;
  return window.map((column) => {
    const near = seen === least - 1;
    seen += column.includes(machine.feature) ? 1 : 0;
    return near;
  });
};

const secondsOf = (skin: Skin, { window }: PickScript): number[] => stopSeconds(holdsOf(skin, window), pace);

/** A round that waits for picks: its board opens once the reels that brought it stand. */
const useBoard = (slot: Slot, skin: Skin, reels: ReturnType<typeof useReels>, waiting: PickScript | undefined) => {
  const { open } = slot.round;
  const [shownFor, setShownFor] = useState<string>();
  const [over, setOver] = useState(false);
  const landOn = useRef(waiting);
  landOn.current = waiting;
  const openId = open?.id;
  useEffect(() => {
    const script = landOn.current;
    if (openId === undefined || !script) return;
    let gone = false;
    setOver(false);
    const show = () => {
      if (gone) return;
      playStrike();
      setShownFor(openId);
    };
    if (reels.isMoving())
      void reels
        .land(script.stops, secondsOf(skin, script))
        .then(() => new Promise((done) => setTimeout(done, 700)))
        .then(show);
    else {
      reels.stand(script.stops);
      show();
    }
    return () => {
      gone = true;
    };
  }, [openId, reels, skin]);
  return {
    shownFor,
    over: over && open === undefined,
    close: (): void => {
      setShownFor(undefined);
      setOver(false);
    },
    /** The last pick, and then all that lay hidden. */
    end: async (id: string, control: Control): Promise<void> => {
      playReelStop(0);
      setShownFor(id);
      await control.pause(slot.still ? stillMs : lastMs);
      setOver(true);
      if (!slot.still) await control.pause(allMs);
      await slot.cards.show('close');
    },
  };
};

/** The place that was pressed, until its answer has come. */
const usePressed = (picks: number) => {
  const [pressed, setPressed] = useState<number>();
  useEffect(() => {
    setPressed(undefined);
    if (picks > 0) playDissolve(picks);
  }, [picks]);
  return [pressed, setPressed] as const;
};

/** Plays a round: the reels, then the bonus, whose picks the player makes one by one. */
export const useTable = (slot: Slot, skin: Skin) => {
  const { round } = slot;
  const { open, revealing } = round;
  const { machine, chart } = skin.title;
  const { scriptOf, last, landed } = scriptsOf(slot, (one, stakeMinor) =>
    pickScript(skin.title, one.outcome, stakeMinor),
  );
  const waiting = open ? pickScript(skin.title, open.view, minorOf(open.stake, round.currency)) : undefined;
  const decided = revealing && scriptOf(revealing);
  const stops = (waiting ?? (decided?.bonus ? decided : undefined) ?? last)?.stops ?? skin.neutral;
  const reels = useReels(machine.strips, machine.rows, stops, slot.still);
  const attachers = useAttachers(machine.strips, reels);
  const board = useBoard(slot, skin, reels, waiting);
  const [pressed, setPressed] = usePressed(waiting?.bonus?.opened.length ?? 0);

  const pick = (place: number): void => {
    if (!open || round.acting || board.shownFor !== open.id) return;
    setPressed(place);
    void actRound({ name: 'pick', place });
  };

  const hurry = usePicture(slot, {
    start: () => {
      board.close();
      playRelease();
      reels.start();
    },
    stand: () => {
      setPressed(undefined);
      reels.stand(stops);
    },
    hurry: (control) => {
      if (reels.isMoving()) return reels.hurry();
      slot.cards.skip();
      control?.skip();
    },
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      setPressed(undefined);
      if (script.bonus) return board.end(settled.id, control);
      await reels.land(script.stops, secondsOf(skin, script));
      await control.pause(120);
    },
  });

  const current = waiting ?? decided ?? landed;
  const isShown = current?.bonus !== undefined && (open ?? revealing ?? round.landed?.round)?.id === board.shownFor;
  const next = waiting?.bonus && isShown ? nextPlace(waiting.bonus, placeCount(chart)) : undefined;
  return {
    attachers,
    stops,
    landed,
    current,
    bonus: isShown ? current.bonus : undefined,
    over: board.over,
    pressed,
    pick,
    pickNext: next === undefined || pressed !== undefined ? undefined : () => pick(next),
    hurry,
  };
};
