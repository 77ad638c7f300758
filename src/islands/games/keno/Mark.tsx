import { cx } from '#ui/cx.ts';

type MarkProps = {
  number: number;
  /** A square round it: the player's. */
  isPicked: boolean;
  /** A pale disc on it: drawn. Both together are a hit: a square of pink and a disc of gold. */
  isDrawn: boolean;
  /** May be pressed now: answers to the pointer. */
  open?: boolean;
};

/** A printed number with what was done to it: told by shape first, and by colour too. */
export function Mark({ number, isPicked, isDrawn, open = false }: MarkProps) {
  const isHit = isPicked && isDrawn;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full overflow-visible">
      {open && !isPicked && (
        <rect
          x="9"
          y="9"
          width="82"
          height="82"
          rx="10"
          className="fill-paper-teal opacity-0 transition-opacity duration-fast group-hover:opacity-25"
        />
      )}
      {isPicked && (
        <rect
          x="9"
          y="9"
          width="82"
          height="82"
          rx="10"
          className={cx('transition-colors', isHit ? 'fill-paper-pink' : 'fill-paper-teal')}
        />
      )}
      {isDrawn && (
        <g className="origin-center animate-stamp [transform-box:fill-box]">
          <circle cx="50" cy="50" r={isHit ? 36 : 38} className={isHit ? 'fill-paper-sun' : 'fill-ivory-300'} />
          {isHit && <circle cx="50" cy="50" r="29" fill="none" strokeWidth="3.500" className="stroke-paper-pink" />}
        </g>
      )}
      <text
        x="50"
        y={isHit ? 67 : 69}
        fontSize={isHit ? 48 : 56}
        textAnchor="middle"
        className={cx('font-display font-medium', isPicked && !isDrawn ? 'fill-paper-sheet' : 'fill-paper-night')}
      >
        {number}
      </text>
    </svg>
  );
}
