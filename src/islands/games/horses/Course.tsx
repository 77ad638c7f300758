import { useEffect, useRef } from 'react';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Horse } from './Horse.tsx';
import { cameraAt, metresAt, raceMetres, raceSeconds, viewMetres } from './picture/race-motion.ts';

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
const tileMetres = 24;
/** The moment of the picture that stands: the field about the post, in seconds. */
const atPost = raceSeconds - 4.2;

/** The running rail and its posts, one tile that repeats. */
const Rail = () => (
  <g>
    <rect x="-1" y="0" width="242" height="5" className="fill-table-card" />
    <rect x="112" y="0" width="5" height="30" className="fill-table-card" opacity=".85" />
  </g>
);

/** Trees along the far side, some in autumn colours: their places follow from their number alone. */
const Wood = () =>
  Array.from({ length: 54 }, (_, tree) => {
    const tall = 6 + ((tree * 7) % 5) * 1.6;
    return (
      <ellipse
        // biome-ignore lint/suspicious/noArrayIndexKey: a tree is its number
        key={tree}
        cx={tree * 7.6 + ((tree * 3) % 4)}
        cy={24 - tall / 2}
        rx={3.4 + (tree % 3)}
        ry={tall}
        className={tree % 11 === 4 ? 'fill-common-peach' : tree % 3 === 0 ? 'fill-table-green' : 'fill-felt-deep'}
      />
    );
  });

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
      <svg
        viewBox="0 0 400 100"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-[40%] w-full fill-common-cream"
      >
        <circle cx="322" cy="26" r="11" className="fill-common-sun" opacity=".85" />
        <g opacity=".55">
          <path d="M60 34h62a9 9 0 0 0-5-17 17 17 0 0 0-31-5 12 12 0 0 0-19 8 8 8 0 0 0-7 14z" />
          <path d="M214 52h46a7 7 0 0 0-4-13 13 13 0 0 0-24-3 9 9 0 0 0-14 6 6 6 0 0 0-4 10z" />
        </g>
      </svg>
      <svg
        data-hill
        viewBox="0 0 400 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute top-[10%] left-0 h-[34%] w-[150%]"
      >
        <path d="M0 60V34C40 10 80 26 120 32S210 6 260 22s70 22 140 2v36z" className="fill-felt-deep" opacity=".55" />
        <path d="M0 60V46c60-16 110 4 170-4s120-16 230 4v14z" className="fill-felt-deep" />
      </svg>
      <svg
        data-hill
        viewBox="0 0 400 24"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute top-[31%] left-0 h-[11%] w-[150%]"
      >
        <Wood />
      </svg>
      <div className="absolute inset-x-0 top-[40%] bottom-0 bg-table-green" />
      <div data-tile className="absolute top-[44%] bottom-[3%] left-0 flex" aria-hidden="true">
        {Array.from({ length: 5 }, (_, tile) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: one tile like the other
            key={tile}
            aria-hidden="true"
            viewBox="0 0 240 100"
            preserveAspectRatio="none"
            className="h-full shrink-0 overflow-visible"
            style={{ width: `${(100 * tileMetres) / viewMetres}cqw` }}
          >
            <path d="M30 0h60l-36 100h-60zM150 0h60l-36 100h-60z" className="fill-felt" opacity=".13" />
          </svg>
        ))}
      </div>
      <div className="absolute inset-x-0 top-[43%] bottom-[3%] bg-linear-to-b from-felt-deep/70 to-transparent" />
      {(['top-[38%]', 'bottom-0'] as const).map((edge) => (
        <div key={edge} data-tile className={cx('absolute left-0 flex h-[9%]', edge)} aria-hidden="true">
          {Array.from({ length: 5 }, (_, tile) => (
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: one tile like the other
              key={tile}
              aria-hidden="true"
              viewBox="0 0 240 30"
              preserveAspectRatio="none"
              className="h-full shrink-0"
              style={{ width: `${(100 * tileMetres) / viewMetres}cqw` }}
            >
              <Rail />
            </svg>
          ))}
        </div>
      ))}
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
        </div>
      ))}
    </div>
  );
}
