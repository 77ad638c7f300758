import { useEffect, useMemo, useRef } from 'react';
import type { Stops, Strip } from '#domain/games/slots/reels.ts';
import { type Landing, landingAt, landingPosition, landingSeconds, runAt, runSpeedAt } from './picture/reel-motion.ts';
import { playReelStop } from './sounds.ts';

/** A layer holds the whole strip once, and so many symbols of its beginning again, as a window looks over the join. */
export const layerCount = (strip: Strip, rows: number): number => strip.length + rows + 1;

type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'run'; readonly from: number; readonly began: number }
  | { readonly kind: 'land'; readonly landing: Landing; readonly began: number; heard: boolean };

type Reel = { position: number; motion: Motion };

const wrapped = (value: number, length: number): number => ((value % length) + length) % length;

/** Seconds to the stop of each reel that still turns when the player presses again. */
const hurrySeconds = (order: number): number => 0.28 + 0.07 * order;

/** With motion unwanted the reels change after a breath, so that the result does not startle. */
const stillMs = 400;

/** The reels of one machine, moved by transforms alone. `onStop` tells when a reel has come to its stop. */
const createReels = (strips: readonly Strip[], rows: number) => {
  const layers: (HTMLElement | null)[] = strips.map(() => null);
  const reels: Reel[] = strips.map(() => ({ position: 0, motion: { kind: 'rest' } }));
  let frame = 0;
  let landed: (() => void) | undefined;
  let onStop: ((reel: number) => void) | undefined;
  let inHaste = false;

  const draw = (index: number): void => {
    const [layer, strip, reel] = [layers[index], strips[index], reels[index]];
    if (!layer || strip === undefined || !reel) return;
    const share = wrapped(reel.position, strip.length) / layerCount(strip, rows);
    layer.style.transform = `translate3d(0, ${-100 * share}%, 0)`;
    layer.style.willChange = reel.motion.kind === 'rest' ? '' : 'transform';
  };

  const step = (index: number, now: number): void => {
    const reel = reels[index];
    if (!reel || reel.motion.kind === 'rest') return;
    const seconds = Math.max(0, (now - reel.motion.began) / 1000);
    if (reel.motion.kind === 'run') reel.position = runAt(reel.motion.from, seconds);
    else {
      const { landing } = reel.motion;
      reel.position = landingPosition(landing, seconds);
      if (seconds >= landing.seconds && !reel.motion.heard) {
        reel.motion.heard = true;
        playReelStop(index);
        onStop?.(index);
      }
      if (seconds >= landingSeconds(landing)) reel.motion = { kind: 'rest' };
    }
    draw(index);
  };

  const turn = (now: number): void => {
    for (const index of reels.keys()) step(index, now);
    const isMoving = reels.some(({ motion }) => motion.kind !== 'rest');
    frame = isMoving ? requestAnimationFrame(turn) : 0;
    if (!isMoving) {
      const done = landed;
      landed = undefined;
      done?.();
    }
  };
  const keepTurning = (): void => {
    if (frame === 0) frame = requestAnimationFrame(turn);
  };

  const plan = (index: number, stop: number, seconds: number): void => {
    const [reel, strip] = [reels[index], strips[index]];
    if (!reel || strip === undefined) return;
    const now = performance.now();
    const ran = reel.motion.kind === 'rest' ? 0 : (now - reel.motion.began) / 1000;
    const speedFrom =
      reel.motion.kind === 'run' ? runSpeedAt(ran) : reel.motion.kind === 'land' ? reel.motion.landing.speed : 0;
    const landing = landingAt({ from: reel.position, speedFrom, length: strip.length }, stop, seconds);
    reel.motion = { kind: 'land', landing, began: now, heard: false };
  };

  return {
    attach: (index: number, layer: HTMLElement | null): void => {
      layers[index] = layer;
      draw(index);
    },
    isMoving: (): boolean => frame !== 0,
    /** The player asked for the stops at once. */
    isHasty: (): boolean => inHaste,
    /** Lets all reels go; they turn until they are told where to stop. */
    start: (): void => {
      inHaste = false;
      for (const reel of reels) reel.motion = { kind: 'run', from: reel.position, began: performance.now() };
      keepTurning();
    },
    /** Stops the reels one by one, each after its seconds. Resolves when all stand. */
    land: (stops: Stops, seconds: readonly number[], stopped?: (reel: number) => void): Promise<void> =>
      new Promise((done) => {
        landed = done;
        onStop = stopped;
        for (const [index, stop] of stops.entries()) {
          plan(index, stop, inHaste ? hurrySeconds(index) : (seconds[index] ?? 1));
        }
        keepTurning();
      }),
    /** Stops what still turns at once; the stops stay what they are. */
    hurry: (): void => {
      if (inHaste) return;
      inHaste = true;
      let order = 0;
      for (const [index, { motion }] of reels.entries()) {
        if (motion.kind !== 'land' || motion.heard) continue;
        plan(index, motion.landing.from - motion.landing.travel, hurrySeconds(order));
        order += 1;
      }
    },
    /** Puts the reels on their stops without a motion. */
    stand: (stops: Stops): void => {
      const done = landed;
      landed = undefined;
      for (const [index, stop] of stops.entries()) {
        reels[index] = { position: stop, motion: { kind: 'rest' } };
        draw(index);
      }
      done?.();
    },
    halt: (): void => {
      cancelAnimationFrame(frame);
      frame = 0;
      landed = undefined;
    },
  };
};

export type Reels = ReturnType<typeof createReels>;

/** The reels of a table, standing on `stops` while nothing else is asked of them. */
export const useReels = (strips: readonly Strip[], rows: number, stops: Stops, still: boolean) => {
  const reels = useMemo(() => createReels(strips, rows), [strips, rows]);
  const resting = useRef(stops);
  resting.current = stops;
  useEffect(() => {
    reels.stand(resting.current);
    return reels.halt;
  }, [reels]);
  const key = stops.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the stops
  useEffect(() => {
    if (!reels.isMoving()) reels.stand(resting.current);
  }, [key, reels]);
  return useMemo(
    () => ({
      ...reels,
      start: (): void => {
        if (!still) reels.start();
      },
      land: async (...[to, seconds, stopped]: Parameters<Reels['land']>): Promise<void> => {
        if (!still) return reels.land(to, seconds, stopped);
        await new Promise((done) => setTimeout(done, stillMs));
        reels.stand(to);
      },
    }),
    [reels, still],
  );
};

/** How each layer is handed to its reels: the same functions at every drawing, so that the strips are drawn once. */
export const useAttachers = (strips: readonly Strip[], { attach }: Pick<Reels, 'attach'>) =>
  useMemo(
    () =>
      strips.map(
        (_, index) =>
          (layer: HTMLElement | null): void =>
            attach(index, layer),
      ),
    [strips, attach],
  );
