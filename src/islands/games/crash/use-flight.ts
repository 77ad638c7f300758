import { type RefObject, useEffect, useRef } from 'react';
import { elapsedOf, multiplierAt } from '#domain/games/crash/growth.ts';
import { $crashClock, $crashTable, type CrashTable } from '#stores/play/crash.ts';
import { type CrashClock, elapsedAt, serverMsAt } from '#stores/play/crash-clock.ts';
import { tap, tone } from '../kit/motion/sounds.ts';
import { groupedText } from '../kit/picture/limbo.ts';
import {
  climbAt,
  diveMs,
  heightAt,
  heightMark,
  heightSteps,
  type Plot,
  poseAfterEnd,
  stillViewAt,
  ticksOf,
  timeStepsMs,
  underWayOf,
  type View,
  viewAt,
  wayOf,
  xOf,
  yOf,
} from './picture/crash.ts';
import { tileWidth } from './Weather.tsx';
import { endOf } from './words.ts';

/** What the picture marks of the player's own part, in hundredths. */
export type Marks = { readonly target: number | undefined; readonly left: number | undefined };

type Scene = {
  readonly phase: 'waiting' | 'flying' | 'over';
  /** How far the flight has come, and what the camera looks at: after the end it comes down again. */
  readonly elapsedMs: number;
  readonly cameraMs: number;
  /** Of the end, in ms ago. */
  readonly sinceEndMs: number;
  /** In hundredths. */
  readonly figure: number;
  /** Until the start; null without one. */
  readonly startsInMs: number | null;
};

const comeDownMs = 650;
const bettingMs = 7_000;

const endMsOf = (point: number, instant: boolean): number => (instant ? 0 : elapsedOf(point));

/** What is to be seen now, by the server's clock. */
const sceneAt = (table: CrashTable, clock: CrashClock, still: boolean): Scene => {
  const now = Date.now();
  const [last] = table.state === 'open' ? table.history : [];
  const end = last && endOf(last);
  const endMs = end ? endMsOf(end.point, end.instant) : 0;
  const waiting = {
    phase: 'waiting',
    elapsedMs: 0,
    cameraMs: 0,
    sinceEndMs: 0,
    figure: 100,
    startsInMs: null,
  } as const;
  if (table.state !== 'open') return waiting;
  if (table.phase === 'running') {
    const elapsedMs = elapsedAt(clock, now) ?? 0;
    return { ...waiting, phase: 'flying', elapsedMs, cameraMs: elapsedMs, figure: multiplierAt(elapsedMs) };
  }
  if (table.phase === 'betting') {
    const { opensAt, startsAt } = table.round ?? {};
    const share = opensAt ? Math.min(1, Math.max(0, (serverMsAt(clock, now) - Date.parse(opensAt)) / comeDownMs)) : 1;
    const startsInMs = startsAt ? Math.max(0, Date.parse(startsAt) - serverMsAt(clock, now)) : null;
    return { ...waiting, cameraMs: still ? 0 : endMs * (1 - share) ** 3, startsInMs };
  }
  if (!last || !end) return waiting;
  const sinceEndMs = Math.max(0, serverMsAt(clock, now) - Date.parse(last.endedAt));
  return { phase: 'over', elapsedMs: endMs, cameraMs: endMs, sinceEndMs, figure: end.point, startsInMs: null };
};

const setText = (element: HTMLElement | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** The elements of the picture, found once by their data attributes. */
const partsOf = (root: HTMLElement) => ({
  layers: [...root.querySelectorAll<HTMLElement>('[data-ceiling]')].map((element) => ({
    element,
    ceiling: Number(element.dataset['ceiling']),
    drift: Number(element.dataset['drift']),
  })),
  heights: [...root.querySelectorAll<HTMLElement>('[data-height]')],
  times: [...root.querySelectorAll<HTMLElement>('[data-time]')],
  way: root.querySelectorAll<SVGPathElement>('[data-way]'),
  under: root.querySelector<SVGPathElement>('[data-under]'),
  glider: root.querySelector<HTMLElement>('[data-glider]'),
  target: root.querySelector<HTMLElement>('[data-target]'),
  left: root.querySelector<HTMLElement>('[data-left]'),
  figure: root.querySelector<HTMLElement>('[data-figure]'),
  seconds: root.querySelector<HTMLElement>('[data-seconds]'),
  run: root.querySelector<HTMLElement>('[data-run]'),
});
type Parts = ReturnType<typeof partsOf>;

const drawTicks = (parts: Parts, plot: Plot, view: View): void => {
  const heights = ticksOf(
    { least: 100, most: 100 * view.top, length: plot.groundY, roomy: Math.max(44, plot.groundY / 5.5) },
    heightSteps,
  );
  for (const [index, element] of parts.heights.entries()) {
    const tick = heights[index];
    const y = tick ? yOf(plot, view, tick.value / 100) : 0;
    element.style.opacity = tick && y > 10 ? String(tick.opacity) : '0';
    if (!tick) continue;
    element.style.transform = `translate3d(0,${y}px,0)`;
    setText(element.firstElementChild as HTMLElement | null, heightMark(tick.value));
  }
  const length = plot.width - plot.startX;
  const times = ticksOf({ least: 0, most: view.untilMs, length, roomy: Math.max(80, length / 6) }, timeStepsMs);
  for (const [index, element] of parts.times.entries()) {
    const tick = times[index];
    const x = tick ? xOf(plot, view, tick.value) : 0;
    element.style.opacity = tick && x < plot.width - 16 ? String(tick.opacity) : '0';
    if (!tick) continue;
    element.style.transform = `translate3d(${x}px,0,0) translateX(-50%)`;
    setText(element, `${tick.value / 1000} s`);
  }
};

const drawWeather = ({ layers }: Parts, plot: Plot, view: View, driftMs: number): void => {
  for (const { element, ceiling, drift } of layers) {
    const y = Math.max(-40, yOf(plot, view, ceiling));
    const x = ((driftMs / 1000) * drift) % tileWidth;
    element.style.transform = `translate3d(${-x}px,${y}px,0)`;
  }
};

const gliderWidth = (width: number): number => Math.min(104, Math.max(46, width * 0.11));

const drawGlider = ({ glider }: Parts, plot: Plot, view: View, scene: Scene, still: boolean): void => {
  if (!glider) return;
  const { elapsedMs, phase, sinceEndMs } = scene;
  const up = phase === 'waiting' ? 8 : climbAt(plot, view, elapsedMs) * 0.72;
  const pose =
    phase === 'over'
      ? still
        ? { right: 0, down: 0, turn: up + 38, opacity: 1 }
        : poseAfterEnd(sinceEndMs, plot.height)
      : undefined;
  const bob = still || phase !== 'flying' ? 0 : Math.sin(elapsedMs / 210) * Math.min(3, elapsedMs / 400);
  const x = xOf(plot, view, elapsedMs) + (pose?.right ?? 0);
  const y = yOf(plot, view, heightAt(elapsedMs)) + (pose?.down ?? 0) + bob;
  glider.style.width = `${gliderWidth(plot.width)}px`;
  glider.style.opacity = String(pose?.opacity ?? 1);
  glider.style.transform = `translate3d(${x}px,${y}px,0) translate(-97.7%,-40%) rotate(${-up + (pose?.turn ?? 0) + bob}deg)`;
};

const place = (element: HTMLElement | null, x: number, y: number, seen: boolean): void => {
  if (!element) return;
  element.style.opacity = seen ? '1' : '0';
  element.style.transform = `translate3d(${x}px,${y}px,0)`;
};

const draw = (parts: Parts, plot: Plot, scene: Scene, marks: Marks, still: boolean): void => {
  const view = (still ? stillViewAt : viewAt)(scene.cameraMs);
  const { elapsedMs, phase } = scene;
  drawWeather(parts, plot, view, still ? 0 : scene.cameraMs + Math.min(scene.sinceEndMs, diveMs));
  drawTicks(parts, plot, view);
  const way = phase === 'waiting' ? '' : wayOf(plot, view, elapsedMs);
  for (const path of parts.way) path.setAttribute('d', way);
  parts.under?.setAttribute('d', phase === 'waiting' ? '' : underWayOf(plot, view, elapsedMs));
  drawGlider(parts, plot, view, scene, still);
  const targetY = marks.target === undefined ? -1 : yOf(plot, view, marks.target / 100);
  place(parts.target, 0, targetY, targetY >= 12);
  const leftMs = marks.left === undefined ? undefined : elapsedOf(marks.left);
  place(
    parts.left,
    leftMs === undefined ? 0 : xOf(plot, view, leftMs),
    marks.left === undefined ? 0 : yOf(plot, view, marks.left / 100),
    leftMs !== undefined && phase !== 'waiting',
  );
  setText(parts.figure, `${groupedText(scene.figure)}×`);
  if (scene.startsInMs === null) return;
  setText(parts.seconds, (Math.ceil(scene.startsInMs / 100) / 10).toFixed(1));
  if (parts.run) parts.run.style.transform = `scaleX(${Math.min(1, scene.startsInMs / bettingMs)})`;
};

/** Draws the flight once a frame for as long as the picture is there. Nothing of it passes through React. */
export const useFlight = (
  picture: RefObject<HTMLElement | null>,
  { marks, still }: { marks: Marks; still: boolean },
): void => {
  const marked = useRef(marks);
  marked.current = marks;
  useEffect(() => {
    const root = picture.current;
    if (!root) return;
    const parts = partsOf(root);
    let size = { width: root.clientWidth, height: root.clientHeight };
    const observer = new ResizeObserver(() => {
      size = { width: root.clientWidth, height: root.clientHeight };
    });
    observer.observe(root);
    let shown = '';
    let heard = { phase: '', second: 0 };
    let request = requestAnimationFrame(function turn() {
      request = requestAnimationFrame(turn);
      const scene = sceneAt($crashTable.get(), $crashClock.get(), still);
      const second = scene.startsInMs === null ? 0 : Math.ceil(scene.startsInMs / 1000);
      if (heard.phase === 'flying' && scene.phase === 'over') {
        tone(240, 0.5, 0.05, 0, 'triangle');
        tone(160, 0.7, 0.05, 0.16, 'triangle');
      }
      if (heard.phase === 'waiting' && scene.phase === 'flying') tap(700, 0.25, 0, 0.16);
      if (scene.phase === 'waiting' && second !== heard.second && second > 0 && second <= 3) tap(1_200, 0.1);
      heard = { phase: scene.phase, second };
      const rest = Math.min(scene.sinceEndMs, diveMs);
      const key = `${scene.phase} ${scene.elapsedMs} ${scene.cameraMs} ${rest} ${scene.startsInMs} ${size.width} ${size.height} ${marked.current.target} ${marked.current.left}`;
      if (key === shown || size.width === 0) return;
      shown = key;
      const plot = {
        ...size,
        startX: gliderWidth(size.width) + 10,
        groundY: size.height - Math.min(40, Math.max(26, size.height * 0.1)),
      };
      draw(parts, plot, scene, marked.current, still);
    });
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    };
  }, [picture, still]);
};
