import type { Stops, Strip } from '#domain/games/slots/reels.ts';
import { type Landing, landingAt, landingPosition, landingSeconds, runAt, runSpeedAt } from './picture/reel-motion.ts';
import { playReelStop } from './sounds.ts';

/** A layer holds the whole strip once, and so many symbols of its beginning again, as a window looks over the join. */
export const layerCount = (strip: Strip, rows: number): number => strip.length + rows + 1;

type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'run'; readonly from: number; readonly began: number }
  | { readonly kind: 'land'; readonly landing: Landing; readonly began: number; heard: boolean };

type Reel = { readonly strip: Strip; layer: HTMLElement | null; position: number; motion: Motion };

const wrapped = (value: number, length: number): number => ((value % length) + length) % length;

/** Seconds to the stop of each reel that still turns when the player presses again. */
const hurrySeconds = (order: number): number => 0.28 + 0.07 * order;

const draw = ({ strip, layer, position, motion }: Reel, rows: number): void => {
  if (!layer) return;
  const share = wrapped(position, strip.length) / layerCount(strip, rows);
  layer.style.transform = `translate3d(0, ${-100 * share}%, 0)`;
  layer.style.willChange = motion.kind === 'rest' ? '' : 'transform';
};

const speedOf = (motion: Motion, seconds: number): number => {
  if (motion.kind === 'run') return runSpeedAt(seconds);
  return motion.kind === 'land' ? motion.landing.speed : 0;
};

/** Sends a reel to a stop in about so many seconds, from wherever it is. */
const plan = (reel: Reel, stop: number, seconds: number): void => {
  const { motion, position: from, strip } = reel;
  const now = performance.now();
  const ran = motion.kind === 'rest' ? 0 : (now - motion.began) / 1000;
  const landing = landingAt({ from, speedFrom: speedOf(motion, ran), length: strip.length }, stop, seconds);
  reel.motion = { kind: 'land', landing, began: now, heard: false };
};

/** Moves a reel to where it is by now. Returns whether it has just come to its stop. */
const advance = (reel: Reel, now: number): boolean => {
  const { motion } = reel;
  if (motion.kind === 'rest') return false;
  const seconds = Math.max(0, (now - motion.began) / 1000);
  if (motion.kind === 'run') {
    reel.position = runAt(motion.from, seconds);
    return false;
  }
  reel.position = landingPosition(motion.landing, seconds);
  const stops = seconds >= motion.landing.seconds && !motion.heard;
  if (stops) motion.heard = true;
  if (seconds >= landingSeconds(motion.landing)) reel.motion = { kind: 'rest' };
  return stops;
};

/** Calls `turn` at every frame until it returns false, and then `end`. */
const createLoop = (turn: (now: number) => boolean, end: () => void) => {
  let frame = 0;
  const tick = (now: number): void => {
    const goesOn = turn(now);
    frame = goesOn ? requestAnimationFrame(tick) : 0;
    if (!goesOn) end();
  };
  return {
    isRunning: (): boolean => frame !== 0,
    run: (): void => {
      if (frame === 0) frame = requestAnimationFrame(tick);
    },
    halt: (): void => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
};

/** Moves and draws all reels. Returns whether any still moves. */
const turnAll = (reels: readonly Reel[], rows: number, now: number, stopped: (reel: number) => void): boolean => {
  for (const [index, reel] of reels.entries()) {
    if (reel.motion.kind === 'rest') continue;
    if (advance(reel, now)) stopped(index);
    draw(reel, rows);
  }
  return reels.some(({ motion }) => motion.kind !== 'rest');
};

/** Sends what is still on its way to its stop there at once, one reel after the other. */
const hasten = (reels: readonly Reel[]): void => {
  let order = 0;
  for (const reel of reels) {
    if (reel.motion.kind !== 'land' || reel.motion.heard) continue;
    plan(reel, reel.motion.landing.from - reel.motion.landing.travel, hurrySeconds(order));
    order += 1;
  }
};

/** The reels of one machine, moved by transforms alone. `onStop` tells when a reel has come to its stop. */
export const createReels = (strips: readonly Strip[], rows: number) => {
  const reels = strips.map((strip): Reel => ({ strip, layer: null, position: 0, motion: { kind: 'rest' } }));
  let landed: (() => void) | undefined;
  let onStop: ((reel: number) => void) | undefined;
  let inHaste = false;

  const finish = (): void => {
    const done = landed;
    landed = undefined;
    done?.();
  };
  const loop = createLoop(
    (now) =>
      turnAll(reels, rows, now, (index) => {
        playReelStop(index);
        onStop?.(index);
      }),
    finish,
  );

  return {
    attach: (index: number, layer: HTMLElement | null): void => {
      const reel = reels[index];
      if (!reel) return;
      reel.layer = layer;
      draw(reel, rows);
    },
    isMoving: loop.isRunning,
    /** The player asked for the stops at once. */
    isHasty: (): boolean => inHaste,
    /** Lets all reels go; they turn until they are told where to stop. */
    start: (): void => {
      inHaste = false;
      for (const reel of reels) reel.motion = { kind: 'run', from: reel.position, began: performance.now() };
      loop.run();
    },
    /** Stops the reels one by one, each after its seconds. Resolves when all stand. */
    land: (stops: Stops, seconds: readonly number[], stopped?: (reel: number) => void): Promise<void> =>
      new Promise((done) => {
        landed = done;
        onStop = stopped;
        for (const [index, reel] of reels.entries())
          plan(reel, stops[index] ?? 0, inHaste ? hurrySeconds(index) : (seconds[index] ?? 1));
        loop.run();
      }),
    /** Stops what still turns at once; the stops stay what they are. */
    hurry: (): void => {
      if (inHaste) return;
      inHaste = true;
      hasten(reels);
    },
    /** Puts the reels on their stops without a motion. */
    stand: (stops: Stops): void => {
      for (const [index, reel] of reels.entries()) {
        reel.position = stops[index] ?? 0;
        reel.motion = { kind: 'rest' };
        draw(reel, rows);
      }
      finish();
    },
    halt: (): void => {
      loop.halt();
      landed = undefined;
    },
  };
};

export type Reels = ReturnType<typeof createReels>;
