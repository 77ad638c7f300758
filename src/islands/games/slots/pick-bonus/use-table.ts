import { useEffect, useRef, useState } from 'react';
import { placeCount } from '#domain/games/slots/pick-bonus/title.ts';
import { minorOf } from '#stores/format/money.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import { actRound, type SettledRound } from '#stores/play/game.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playDissolve, playReelStop, playRelease, playStrike } from '../sounds.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { type Slot, usePicture } from '../use-slot.ts';
import { nextPlace, pickScript } from './picture/pick-bonus.ts';
import type { PickSkin } from './skin.ts';

const pace = { first: 0.7, step: 0.24, hold: 0.7 };
const lastMs = 900;
const allMs = 1_900;
const stillMs = 400;

/** Reels that run longer: those behind one symbol less than opens the bonus. */
const holdsOf = ({ title: { machine, chart } }: PickSkin, window: readonly string[]): boolean[] => {
  const least = Math.min(...chart.factors.map(([count]) => count));
  let seen = 0;
  return window.map((column) => {
    const near = seen === least - 1;
    seen += column.includes(machine.feature) ? 1 : 0;
    return near;
  });
};

/** Plays a round: the reels, then the bonus, whose picks the player makes one by one. */
export const usePicks = (slot: Slot, skin: PickSkin) => {
  const { round, still } = slot;
  const { title } = skin;
  const { currency, session, open } = round;
  const scriptOf = (one: SettledRound | null | undefined) =>
    one ? pickScript(title, one.outcome, playedForMinor(one, currency)) : undefined;
  const waiting = open && pickScript(title, open.view, minorOf(open.stake, currency));
  const decided = scriptOf(round.revealing);
  const resting = scriptOf(round.rounds[0] ?? session.lastRound);
  const stops = (waiting ?? (decided?.bonus ? decided : undefined) ?? resting)?.stops ?? skin.neutral;
  const reels = useReels(title.machine.strips, title.machine.rows, stops, still);
  const attachers = useAttachers(title.machine.strips, reels);
  const [shownFor, setShownFor] = useState<string>();
  const [pressed, setPressed] = useState<number>();
  const [over, setOver] = useState(false);

  // The bonus opens once the reels that brought it stand.
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
        .land(script.stops, stopSeconds(holdsOf(skin, script.window), pace))
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

  const picks = waiting?.bonus?.opened.length ?? 0;
  useEffect(() => {
    setPressed(undefined);
    if (picks > 0) playDissolve(picks);
  }, [picks]);

  const pick = (place: number): void => {
    if (!open || round.acting || shownFor !== open.id) return;
    setPressed(place);
    void actRound({ name: 'pick', place });
  };

  const hurry = usePicture(slot, {
    start: () => {
      setShownFor(undefined);
      setOver(false);
      playRelease();
      reels.start();
    },
    stand: () => {
      setPressed(undefined);
      reels.stand(stops);
    },
    hurry: (control) => {
      if (reels.isMoving()) reels.hurry();
      else control?.skip();
    },
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      setPressed(undefined);
      if (script.bonus) {
        playReelStop(0);
        setShownFor(settled.id);
        await control.pause(still ? stillMs : lastMs);
        setOver(true);
        if (!still) await control.pause(allMs);
        return;
      }
      await reels.land(script.stops, stopSeconds(holdsOf(skin, script.window), pace));
      await control.pause(120);
    },
  });

  const landed = scriptOf(round.landed?.round);
  const current = waiting ?? decided ?? landed;
  const currentId = open?.id ?? round.revealing?.id ?? round.landed?.round.id;
  const isShown = current?.bonus !== undefined && currentId === shownFor;
  const next = waiting?.bonus && isShown ? nextPlace(waiting.bonus, placeCount(title.chart)) : undefined;
  return {
    attachers,
    stops,
    landed,
    current,
    bonus: isShown ? current.bonus : undefined,
    over: over && open === undefined,
    pressed,
    pick,
    pickNext: next === undefined || pressed !== undefined ? undefined : () => pick(next),
    hurry,
  };
};
