import { cx } from '#ui/cx.ts';
import { viewMetres } from './picture/race-motion.ts';

/** How much of the course one tile of turf or rail covers. */
export const tileMetres = 24;

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

/** Sky, hills, turf and rails; what moves with the camera says so by its `data-` names. */
export const Scenery = () => (
  <>
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
  </>
);
