import { boss } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { type Fish, findFish, fishAt } from '#domain/games/fishing/fishing-shared/sea.ts';
import { visitAt } from '#domain/games/fishing/fishing-shared/timetable.ts';
import { isGone, type SeaShot, seaNowMs, takeFish } from '#stores/play/shared-sea.ts';
import { bossPoint, nearestOf, reefPoint } from '../picture/reef.ts';
import type { Point, Sea } from '../picture/sea.ts';
import { playThrow } from '../sounds.ts';
import { drawLine, holdMs, placeBody, stepThrow, stillMs, type Throw, type ThrowScene } from '../throw.ts';

/** The pull of somebody else's line, whose end is known. */
const othersHoldMs = 300;
/** With motion unwanted the picture is laid anew so often. */
const stillEveryMs = 4_000;
/** How often the list of fish is looked through. */
const lookEveryMs = 200;

export const ownGun = 'own';

type Gun = { line: HTMLElement | null; head: HTMLElement | null; rod: Point };
type Flight = Throw & { readonly kind: string; readonly fish: Fish | undefined; readonly aim: Point };
type Boss = { readonly body: HTMLElement | null; readonly arms: readonly (HTMLElement | null)[] };

const noPoint: Point = { x: 0, y: 0 };

/** The sea as all see it, moved by the server's clock, with a line for each gun. Every motion is a transform of an element. */
export const createReefMotion = (still: boolean, onFish: (fish: readonly Fish[]) => void) => {
  const bodies = new Map<string, HTMLElement>();
  const guns = new Map<string, Gun>();
  const flights = new Map<string, Flight>();
  let kraken: Boss = { body: null, arms: [] };
  let sea: Sea = { width: 0, height: 0, surface: 0, unit: 0 };
  let fish: readonly Fish[] = [];
  let looked = 0;
  let laid = 0;
  let frame = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const gunOf = (key: string): Gun => {
    const gun = guns.get(key) ?? { line: null, head: null, rod: noPoint };
    guns.set(key, gun);
    return gun;
  };
  const isThrownAt = (id: string): boolean => [...flights.values()].some((flight) => flight.fish?.id === id);
  const draw = (key: string, tip: Point | undefined): void => drawLine(gunOf(key), gunOf(key).rod, tip);
  const swim = (one: Fish, atMs: number): void => placeBody(bodies.get(one.id), reefPoint(one, atMs, sea));

  /** Which fish there are changes now and then: somebody draws them. */
  const look = (atMs: number): void => {
    const swimming = fishAt(atMs).filter(({ id }) => !isGone(id) && !isThrownAt(id));
    const thrownAt = [...flights.values()].flatMap((flight) => flight.fish ?? []);
    const now = [...swimming, ...thrownAt.filter(({ id }, at) => thrownAt.findIndex((one) => one.id === id) === at)];
    const isSame = now.length === fish.length && now.every(({ id }) => fish.some((one) => one.id === id));
    if (isSame) return;
    fish = now;
    onFish(now);
  };

  const layBoss = (atMs: number): void => {
    const visit = visitAt(atMs);
    if (!kraken.body) return;
    if (!visit) {
      placeBody(kraken.body, noPoint, 1, 0);
      return;
    }
    const { rise, ...at } = bossPoint(visit, still ? visit.startsAtMs + 30_000 : atMs, sea);
    placeBody(kraken.body, at, 1, rise);
    for (const [index, arms] of kraken.arms.entries())
      if (arms && !still) arms.style.transform = `rotate(${Math.sin(atMs / 900 + index * 2) * 3.2}deg)`;
  };

  const aimOf = (flight: Flight, atMs: number): Point => {
    if (flight.fish) return reefPoint(flight.fish, atMs, sea);
    const visit = flight.kind === boss.id ? visitAt(atMs) : undefined;
    return visit ? bossPoint(visit, atMs, sea) : flight.aim;
  };
  const sceneOf = (key: string, flight: Flight): ThrowScene => ({
    rod: gunOf(key).rod,
    silent: key !== ownGun,
    holdMs: key === ownGun ? holdMs : othersHoldMs,
    swims: () => aimOf(flight, seaNowMs()),
    place: (at, scale, opacity) => flight.fish && placeBody(bodies.get(flight.fish.id), at, scale, opacity),
    draw: (tip) => draw(key, tip),
    dart: { x: (flight.fish?.heading ?? 1) * sea.unit * 3, y: sea.unit * 0.4 },
  });
  const end = (key: string): void => {
    const flight = flights.get(key);
    flights.delete(key);
    draw(key, undefined);
    // A fish that slipped away has gone out of sight, and is back on its way.
    if (flight?.fish && flight.caught) takeFish(flight.fish.id);
    look(seaNowMs());
    flight?.done?.();
  };

  const lay = (atMs: number): void => {
    for (const one of fish) if (!isThrownAt(one.id)) swim(one, atMs);
    layBoss(atMs);
  };
  const turn = (now: number): void => {
    const atMs = seaNowMs();
    if (now - looked > lookEveryMs) {
      looked = now;
      look(atMs);
    }
    lay(atMs);
    for (const [key, flight] of flights) if (stepThrow(flight, sceneOf(key, flight), now)) end(key);
    frame = requestAnimationFrame(turn);
  };

  const begin = (key: string, kind: string, one: Fish | undefined, caught?: boolean): void => {
    const { rod } = gunOf(key);
    // Nothing of the kind is in sight: the line goes down to where they swim.
    const cast = { x: Math.min(sea.width - 24, Math.max(24, rod.x + sea.width * 0.16)), y: sea.height * 0.8 };
    const now = performance.now();
    flights.set(key, {
      stage: 'out',
      since: now,
      at: one ? reefPoint(one, seaNowMs(), sea) : cast,
      kind,
      fish: one,
      aim: cast,
      ...(caught !== undefined && { caught }),
    });
    look(seaNowMs());
  };

  return {
    attach: (id: string, body: HTMLElement | null): void => {
      if (body) bodies.set(id, body);
      else bodies.delete(id);
      const one = body && fish.find((found) => found.id === id);
      if (one && !isThrownAt(id)) swim(one, seaNowMs());
    },
    attachBoss: (boss: Boss): void => {
      kraken = boss;
      layBoss(seaNowMs());
    },
    attachGun: (key: string, part: 'line' | 'head', element: HTMLElement | null): void => {
      gunOf(key)[part] = element;
      if (!flights.has(key)) draw(key, undefined);
    },
    placeGun: (key: string, rod: Point): void => {
      gunOf(key).rod = rod;
    },
    dropGun: (key: string): void => {
      flights.delete(key);
      guns.delete(key);
    },
    resize: (next: Sea): void => {
      sea = next;
      lay(seaNowMs());
    },
    start: (): void => {
      const again = () => {
        const atMs = seaNowMs();
        look(atMs);
        if (atMs - laid < stillEveryMs) return;
        laid = atMs;
        lay(atMs);
      };
      again();
      if (still) timer ??= setInterval(again, lookEveryMs);
      else if (frame === 0) frame = requestAnimationFrame(turn);
    },
    halt: (): void => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      frame = 0;
      timer = undefined;
    },
    /** Throws at this fish, or at the nearest of the kind that is in sight; answers which one it was, if any. */
    throwAt: (kind: string, wanted?: string): string | undefined => {
      const near = { atMs: seaNowMs(), sea, from: gunOf(ownGun).rod, isGone };
      const one = wanted === undefined ? nearestOf(kind, near) : findFish(wanted);
      begin(ownGun, kind, one);
      playThrow();
      const flight = flights.get(ownGun);
      if (still && flight) draw(ownGun, aimOf(flight, seaNowMs()));
      return one?.id;
    },
    /** What the draw said: the picture comes to its end with it. Without a throw under way (a reload) it ends at once. */
    settle: (caught: boolean, done: () => void): void => {
      const flight = flights.get(ownGun);
      if (flight) Object.assign(flight, { caught, done });
      if (flight && !still) return;
      setTimeout(() => (flight ? end(ownGun) : done()), stillMs);
    },
    /** Nothing was played: the harpoon comes back and the fish goes its way. */
    takeBack: (): void => {
      if (flights.get(ownGun)?.caught !== undefined) return;
      flights.delete(ownGun);
      draw(ownGun, undefined);
      look(seaNowMs());
    },
    /** Somebody else's shot, which is over: their line goes out and comes back with what it brought. */
    show: ({ seat, target, fish: id, pays }: SeaShot): void => {
      const gun = guns.get(seat);
      if (still || !gun?.line || flights.has(seat)) return;
      begin(seat, target, id === null || isThrownAt(id) ? undefined : findFish(id), pays > 0);
    },
  };
};

export type ReefMotion = ReturnType<typeof createReefMotion>;
