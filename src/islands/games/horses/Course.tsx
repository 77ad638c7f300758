import { useEffect, useRef } from 'react';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { clothPlace, Horse } from './Horse.tsx';
import { cameraAt, metresAt, raceMetres, raceSeconds, viewMetres } from './picture/race-motion.ts';
import { Scenery, tileMetres } from './Scenery.tsx';

type CourseProps = {
  card: RaceCard;
  /** A race to watch: its order, its number in the chain, and when its picture began, by `performance.now()`. */
  watched: { readonly order: readonly number[]; readonly index: number; readonly beganMs: number } | undefined;
  /** A race that has been seen: its runners stand past the post until the next one opens. */
  finished: { readonly order: readonly number[]; readonly index: number } | undefined;
  /** Less motion is wanted. */
  still: boolean;
  onOver: () => void;
};

const lanes = [1, 2, 3, 4, 5, 6, 7, 8];
/** The moment of the picture that stands: the field about the post, in seconds. */
const atPost = raceSeconds - 4.2;

/** The course from the side. Every frame moves a dozen layers by transform; nothing is laid out again. */
export function Course({ card, watched, finished, still, onOver }: CourseProps) {
  const picture = useRef<HTMLDivElement>(null);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    const root = picture.current;
    if (!root) return;
    const parts = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)];
    const [horses, tiles, hills, posts] = [parts('horse'), parts('tile'), parts('hill'), parts('post')];
    const draw = (metres: ReadonlyMap<number, number>): void => {
      const width = root.clientWidth;
      const scale = width / viewMetres;
      const leader = Math.max(...metres.values());
      const camera = cameraAt(leader);
      for (const horse of horses) {
        const at = metres.get(Number(horse.dataset['horse'])) ?? 0;
        horse.style.transform = `translate3d(${(at - camera) * scale}px,0,0) translateX(-100%)`;
      }
      for (const tile of tiles)
        tile.style.transform = `translate3d(${-(((camera % tileMetres) + tileMetres) % tileMetres) * scale}px,0,0)`;
      for (const hill of hills) hill.style.transform = `translate3d(${-12 - (camera / raceMetres) * 22}%,0,0)`;
      for (const post of posts) post.style.transform = `translate3d(${(raceMetres - camera) * scale}px,0,0)`;
    };
    const order = watched?.order ?? lanes;
    const index = watched?.index ?? 0;
    if (!watched) {
      const place = (): void =>
        draw(finished ? metresAt(finished.order, finished.index, atPost) : metresAt(lanes, 0, 0));
      place();
      const observer = new ResizeObserver(place);
      observer.observe(root);
      return () => observer.disconnect();
    }
    if (still) {
      draw(metresAt(order, index, atPost));
      const timer = setTimeout(() => over.current(), 400);
      return () => clearTimeout(timer);
    }
    let frame = requestAnimationFrame(function turn() {
      const seconds = (performance.now() - watched.beganMs) / 1000;
      draw(metresAt(order, index, Math.min(seconds, raceSeconds)));
      if (seconds < raceSeconds) frame = requestAnimationFrame(turn);
      else over.current();
    });
    return () => cancelAnimationFrame(frame);
  }, [watched, finished, still]);

  return (
    <div
      ref={picture}
      role="img"
      aria-label={t(watched ? 'horses.course_running' : 'horses.course_waiting', { card: card.number })}
      className="relative size-full overflow-hidden rounded-lg bg-linear-to-b from-common-light/70 to-common-deep [container-type:size]"
    >
      <Scenery />
      <div
        data-post
        className="absolute inset-y-[26%] left-0 w-1.5 bg-table-red will-change-transform"
        aria-hidden="true"
      >
        <span className="absolute -top-3 -left-1.5 size-5 rounded-full border-4 border-table-red bg-table-card" />
      </div>
      {lanes.map((number) => (
        <div
          key={number}
          data-horse={number}
          aria-hidden="true"
          className="absolute left-0 aspect-3/2 h-[21%] will-change-transform"
          style={{ top: `${27 + number * 6.3}%`, zIndex: number }}
        >
          <Horse number={number} running={watched !== undefined && !still} />
          <span
            translate="no"
            className={cx(
              'figures grid h-[max(0.875rem,20%)] min-w-[max(0.875rem,15%)] place-items-center rounded-sm bg-table-card text-[clamp(0.75rem,3.6cqh,1.25rem)] leading-none font-bold text-ink-900',
              clothPlace,
            )}
          >
            {number}
          </span>
        </div>
      ))}
    </div>
  );
}
