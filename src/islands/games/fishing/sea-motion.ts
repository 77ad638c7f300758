import { isInView, movedTo, type Point, rodOf, type Sea, type Swimmer, shoalOf, swimAt } from '#stores/sea.ts';
import { playLanding, playReel, playSlip, playStrike, playThrow } from './sounds.ts';

/** Milliseconds of a throw: the line runs out, holds, and comes in with or without the fish. */
const outMs = 460;
const holdMs = 950;
const endMs = 680;
/** With motion unwanted the result stands after a breath. */
const stillMs = 400;

type Stage = 'out' | 'hold' | 'landed' | 'slipped';
type Throw = { readonly index: number; stage: Stage; since: number; at: Point; caught?: boolean; done?: () => void };

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
const easeIn = (share: number): number => share * share;
const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A sea that moves: fish on their ways, and one harpoon. Every motion is a transform of an element. */
export const createSeaMotion = (start: number, still: boolean) => {
  const swimmers: Swimmer[] = shoalOf(start);
  const bodies: (HTMLElement | null)[] = swimmers.map(() => null);
  let line: HTMLElement | null = null;
  let head: HTMLElement | null = null;
  let sea: Sea = { width: 0, height: 0, surface: 0, unit: 0 };
  let thrown: Throw | undefined;
  let frame = 0;
  const began = performance.now();
  const secondsAt = (now: number): number => (still ? 4 : (now - began) / 1000);

  const place = (index: number, { x, y }: Point, scale = 1, opacity = 1): void => {
    const body = bodies[index];
    if (!body) return;
    body.style.transform = `translate3d(${x}px, ${y}px, 0) translate(-50%, -50%) scale(${scale})`;
    body.style.opacity = String(opacity);
  };
  const swim = (index: number, now: number): void => {
    const swimmer = swimmers[index];
    if (swimmer) place(index, swimAt(swimmer, secondsAt(now), sea));
  };
  const draw = (tip: Point | undefined): void => {
    if (!line || !head) return;
    line.style.opacity = head.style.opacity = tip ? '1' : '0';
    if (!tip) return;
    const rod = rodOf(sea);
    const turn = Math.atan2(tip.y - rod.y, tip.x - rod.x);
    const length = Math.hypot(tip.x - rod.x, tip.y - rod.y);
    line.style.transform = `translate3d(${rod.x}px, ${rod.y}px, 0) rotate(${turn}rad) scaleX(${length / 100})`;
    head.style.transform = `translate3d(${tip.x}px, ${tip.y}px, 0) rotate(${turn}rad)`;
  };

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

  const next = (stage: Stage, now: number, at?: Point): void => {
    if (thrown) Object.assign(thrown, { stage, since: now }, at && { at });
  };

  const stepThrow = (now: number): void => {
    const swimmer = thrown && swimmers[thrown.index];
    if (!thrown || !swimmer) return;
    const { index, stage, since, at, caught } = thrown;
    const rod = rodOf(sea);
    const passed = now - since;
    if (stage === 'out') {
      const fish = swimAt(swimmer, secondsAt(now), sea);
      place(index, fish);
      draw(between(rod, fish, easeOut(Math.min(1, Math.max(0, passed / outMs)))));
      if (passed < outMs) return;
      playStrike();
      next('hold', now, fish);
    } else if (stage === 'hold') {
      // The same pull whatever comes of it, until the answer is there.
      const tug = { x: at.x + Math.sin(passed / 34) * 3.5, y: at.y + Math.cos(passed / 47) * 2.5 };
      place(index, tug);
      draw(tug);
      if (passed % 130 < 17) playReel();
      if (caught === undefined || passed < holdMs) return;
      if (caught) playLanding();
      else playSlip();
      next(caught ? 'landed' : 'slipped', now);
    } else {
      const share = Math.min(1, passed / endMs);
      if (stage === 'landed') {
        const fish = between(at, rod, easeIn(share));
        place(index, fish, 1 - 0.55 * share, share > 0.9 ? (1 - share) * 10 : 1);
        draw(fish);
      } else {
        const dart = swimmer.heading * easeIn(share) * sea.unit * 3;
        place(index, { x: at.x + dart, y: at.y + easeIn(share) * sea.unit * 0.4 }, 1, 1 - share);
        draw(between(at, rod, easeOut(share)));
      }
      if (share === 1) end(now);
    }
  };

  const turn = (now: number): void => {
    for (const index of swimmers.keys()) if (index !== thrown?.index) swim(index, now);
    stepThrow(now);
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
