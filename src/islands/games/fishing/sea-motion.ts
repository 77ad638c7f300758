import { isInView, movedTo, type Point, rodOf, type Sea, type Swimmer, shoalOf, swimAt } from './picture/sea.ts';
import { playThrow } from './sounds.ts';
import { drawLine, holdMs, placeBody, stepThrow, stillMs, type Throw, type ThrowScene } from './throw.ts';

/** A sea that moves: fish on their ways, and one harpoon. Every motion is a transform of an element. */
export const createSeaMotion = (start: number, still: boolean) => {
  const swimmers: Swimmer[] = shoalOf(start);
  const bodies: (HTMLElement | null)[] = swimmers.map(() => null);
  let line: HTMLElement | null = null;
  let head: HTMLElement | null = null;
  let sea: Sea = { width: 0, height: 0, surface: 0, unit: 0 };
  let thrown: (Throw & { readonly index: number }) | undefined;
  let frame = 0;
  const began = performance.now();
  const secondsAt = (now: number): number => (still ? 4 : (now - began) / 1000);

  const place = (index: number, at: Point, scale = 1, opacity = 1): void =>
    placeBody(bodies[index], at, scale, opacity);
  const swim = (index: number, now: number): void => {
    const swimmer = swimmers[index];
    if (swimmer) place(index, swimAt(swimmer, secondsAt(now), sea));
  };
  const draw = (tip: Point | undefined): void => drawLine({ line, head }, rodOf(sea), tip);

  const end = (now: number): void => {
    const ended = thrown;
    thrown = undefined;
    draw(undefined);
    const swimmer = ended && swimmers[ended.index];
    if (!ended || !swimmer) return;
    // Another of its kind comes in from the side.
    const { length } = swimmer.habit;
    const outside = swimmer.heading === 1 ? -length * 0.55 * sea.unit : sea.width + length * 0.55 * sea.unit;
    swimmers[ended.index] = movedTo(swimmer, still ? sea.width * 0.5 : outside, secondsAt(now), sea);
    swim(ended.index, now);
    ended.done?.();
  };

  const sceneOf = (swimmer: Swimmer, index: number, now: number): ThrowScene => ({
    rod: rodOf(sea),
    holdMs,
    draw,
    swims: () => swimAt(swimmer, secondsAt(now), sea),
    place: (at, scale, opacity) => place(index, at, scale, opacity),
    dart: { x: swimmer.heading * sea.unit * 3, y: sea.unit * 0.4 },
  });
  const stepOwn = (now: number): void => {
    const swimmer = thrown && swimmers[thrown.index];
    if (thrown && swimmer && stepThrow(thrown, sceneOf(swimmer, thrown.index, now), now)) end(now);
  };

  const turn = (now: number): void => {
    for (const index of swimmers.keys()) if (index !== thrown?.index) swim(index, now);
    stepOwn(now);
    frame = requestAnimationFrame(turn);
  };

  return {
    swimmers,
    attach: (index: number, body: HTMLElement | null): void => {
      bodies[index] = body;
      swim(index, performance.now());
    },
    attachLine: (element: HTMLElement | null): void => {
      line = element;
      draw(undefined);
    },
    attachHead: (element: HTMLElement | null): void => {
      head = element;
      draw(undefined);
    },
    resize: (next: Sea): void => {
      sea = next;
      for (const index of swimmers.keys()) swim(index, performance.now());
    },
    start: (): void => {
      if (!still && frame === 0) frame = requestAnimationFrame(turn);
    },
    halt: (): void => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
    /** Throws at this fish, or at the one of the kind that is best seen. It always strikes. */
    throwAt: (kind: string, wanted?: number): void => {
      const now = performance.now();
      const rod = rodOf(sea);
      const ofKind = swimmers
        .map((swimmer, index) => ({ swimmer, index, at: swimAt(swimmer, secondsAt(now), sea) }))
        .filter(({ swimmer }) => swimmer.habit.id === kind)
        .sort((a, b) => Math.abs(a.at.x - rod.x) - Math.abs(b.at.x - rod.x));
      const chosen = ofKind.find(({ index }) => index === wanted) ?? ofKind[0];
      if (!chosen) return;
      const { index, swimmer } = chosen;
      if (!isInView(swimmer, chosen.at, sea)) {
        const half = swimmer.habit.length * sea.unit * 0.6;
        const x = Math.min(sea.width - half, Math.max(half, chosen.at.x));
        swimmers[index] = movedTo(swimmer, x, secondsAt(now), sea);
        swim(index, now);
      }
      thrown = { index, stage: 'out', since: now, at: swimAt(swimmers[index] ?? swimmer, secondsAt(now), sea) };
      playThrow();
      if (still) draw(thrown.at);
    },
    /** What the draw said: the picture comes to its end with it. Without a throw under way (a reload) it ends at once. */
    settle: (caught: boolean, done: () => void): void => {
      if (!thrown || still) {
        setTimeout(() => {
          if (thrown) {
            thrown.done = done;
            end(performance.now());
          } else done();
        }, stillMs);
        return;
      }
      Object.assign(thrown, { caught, done });
    },
    /** Nothing was played: the harpoon comes back and the fish goes its way. */
    takeBack: (): void => {
      const swimmer = thrown && swimmers[thrown.index];
      if (!thrown || !swimmer || thrown.caught !== undefined) return;
      const now = performance.now();
      swimmers[thrown.index] = movedTo(swimmer, thrown.at.x, secondsAt(now), sea);
      thrown = undefined;
      draw(undefined);
    },
  };
};
