import { useEffect, useLayoutEffect, useState } from 'react';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { onShot, type SeaSeat, type SeaShot } from '#stores/play/shared-sea.ts';
import { cx } from '#ui/cx.ts';
import { FishArt } from '../FishArt.tsx';
import { Harpoon } from '../Harpoon.tsx';
import { boatAt } from '../picture/reef.ts';
import type { Sea } from '../picture/sea.ts';
import { ownGun, type ReefMotion } from './reef-motion.ts';

const badgeMs = 5_000;

/** What each of the others caught last, for a few seconds. */
const useBadges = (): ReadonlyMap<string, SeaShot> => {
  const [badges, setBadges] = useState<ReadonlyMap<string, SeaShot>>(new Map());
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const leave = onShot((shot) => {
      if (shot.pays === 0) return;
      setBadges((now) => new Map(now).set(shot.seat, shot));
      const drop = (): void => {
        timers.delete(timer);
        setBadges((now) =>
          now.get(shot.seat) === shot ? new Map([...now].filter(([seat]) => seat !== shot.seat)) : now,
        );
      };
      const timer = setTimeout(drop, badgeMs);
      timers.add(timer);
    });
    return () => {
      leave();
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return badges;
};

type BoatProps = {
  place: number;
  places: number;
  sea: Sea;
  motion: ReefMotion;
  gun: string;
  name: string;
  badge?: SeaShot | undefined;
};

/** A boat on the water with a harpoon gun at its bow; the player's own is the large one in the sun's colours. */
function Boat({ place, places, sea, motion, gun, name, badge }: BoatProps) {
  const own = gun === ownGun;
  const at = boatAt(place, places, sea);
  const width = Math.min(own ? 104 : 74, (sea.width * (own ? 1.25 : 0.86)) / (places + 1), sea.surface * 1.5);
  const height = width * 0.52;
  useLayoutEffect(() => {
    motion.placeGun(gun, { x: at.x + width * 0.2, y: at.y - height * 0.5 });
  }, [motion, gun, at.x, at.y, width, height]);
  useEffect(() => () => motion.dropGun(gun), [motion, gun]);
  return (
    <>
      <div
        className="pointer-events-none absolute z-10 text-common-night transition-[left] duration-slow motion-reduce:transition-none"
        style={{ left: at.x - width / 2, top: at.y - height * 0.78, width }}
      >
        <svg viewBox="-52 -40 104 54" aria-hidden="true" className="w-full overflow-visible">
          <path d="M8-8L26-26L46-32L30-18L18-6Z" className="fill-common-night" />
          <circle cx="-14" cy="-24" r="8" className="fill-common-night" />
          <path d="M-28-4Q-28-18-14-18T2-4Z" className="fill-common-night" />
          <path
            d="M-50-4H50Q44 12 28 13H-30Q-46 10-50-4Z"
            className={own ? 'fill-common-coral' : 'fill-common-night'}
          />
          <path
            d="M-47 3H46"
            fill="none"
            strokeWidth="4"
            className={own ? 'stroke-common-sun' : 'stroke-common-haze'}
          />
          {own && <path d="M-38-4V-38L-16-32L-38-26" className="fill-common-sun stroke-common-night" strokeWidth="2" />}
        </svg>
        <p
          className={cx(
            'absolute bottom-full left-1/2 -translate-x-1/2 text-xs leading-4 font-bold whitespace-nowrap',
            sea.surface < 60 && own && 'hidden',
          )}
        >
          {name}
        </p>
      </div>
      {badge && (
        <p
          key={badge.id}
          style={{ left: at.x, top: at.y + 10 }}
          className="figures pointer-events-none absolute z-20 flex -translate-x-1/2 items-center gap-1 rounded-sm bg-common-cream px-1.5 py-0.5 text-xs font-bold text-common-night shadow-raised animate-rise"
        >
          <FishArt id={badge.target} className="w-6" />
          {grouped(badge.pays)}×
        </p>
      )}
      <Harpoon
        attachLine={(element) => motion.attachGun(gun, 'line', element)}
        attachHead={(element) => motion.attachGun(gun, 'head', element)}
      />
    </>
  );
}

type BoatsProps = { sea: Sea; motion: ReefMotion; seats: readonly SeaSeat[]; mine: string | null };

/** Everybody's guns, by arrival: one's own in the middle, whoever came first next to it. */
export function Boats({ sea, motion, seats, mine }: BoatsProps) {
  const badges = useBadges();
  const others = seats.filter(({ id }) => id !== mine);
  const places = others.length + 1;
  return (
    <>
      {others.map(({ id, name }, index) => (
        <Boat
          key={id}
          sea={sea}
          motion={motion}
          places={places}
          place={index + 1}
          gun={id}
          badge={badges.get(id)}
          name={name ?? t('reef.no_name')}
        />
      ))}
      <Boat sea={sea} motion={motion} places={places} place={0} gun={ownGun} name={t('reef.you')} />
    </>
  );
}
