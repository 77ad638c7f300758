import { multiplierAt } from '#domain/games/crash/growth.ts';

/**
 * The flight as the browser may believe in it: by the server's clock, as far as it is known, and never much further than the
 * last tick said. A round that has crashed so stops on the screen, also where its end got lost.
 */
export type CrashClock = {
  /** Server's clock less the browser's, in ms: the most that was ever seen, which is where the way was shortest. */
  readonly offsetMs: number;
  /** The start by the server's clock, in ms since 1970; null before it is known. */
  readonly startsMs: number | null;
  /** What the last tick said, and when it came by the browser's clock. */
  readonly tick: { readonly elapsedMs: number; readonly atMs: number } | null;
};

/** Beyond a tick the flight is believed in for so long: three of them may be late. */
export const believedMs = 350;

export const stoppedClock: CrashClock = { offsetMs: Number.NEGATIVE_INFINITY, startsMs: null, tick: null };

/** Takes up what the server's clock showed in an event that came at `atMs`. */
export const withServerTime = (clock: CrashClock, serverMs: number, atMs: number): CrashClock => ({
  ...clock,
  offsetMs: Math.max(clock.offsetMs, serverMs - atMs),
});

export const withTick = (clock: CrashClock, elapsedMs: number, atMs: number): CrashClock => ({
  ...(clock.startsMs === null ? clock : withServerTime(clock, clock.startsMs + elapsedMs, atMs)),
  tick: { elapsedMs, atMs },
});

/** The server's time when the browser's clock shows `nowMs`. */
export const serverMsAt = ({ offsetMs }: CrashClock, nowMs: number): number =>
  nowMs + (Number.isFinite(offsetMs) ? offsetMs : 0);

/** Whole milliseconds since the start, 0 at least; null while no flight is known. */
export const elapsedAt = (clock: CrashClock, nowMs: number): number | null => {
  if (clock.startsMs === null || !clock.tick) return null;
  const bySelf = serverMsAt(clock, nowMs) - clock.startsMs;
  return Math.max(0, Math.round(Math.min(bySelf, clock.tick.elapsedMs + believedMs)));
};

/** The multiplier to draw, in hundredths; null while no flight is known. */
export const shownMultiplier = (clock: CrashClock, nowMs: number): number | null => {
  const elapsedMs = elapsedAt(clock, nowMs);
  return elapsedMs === null ? null : multiplierAt(elapsedMs);
};
