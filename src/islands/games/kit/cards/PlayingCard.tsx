import { cx } from '#ui/cx.ts';
import { cardWords } from './card-words.ts';
import { isJoker, isRed, jokerPath, readCard, suitPaths } from './suits.ts';

type PlayingCardProps = {
  /** `"Kh"`; undefined lies face down. Turning it over is animated. */
  card: string | undefined;
  /** Out of the game now: dimmed. */
  faded?: boolean;
  /** Held, or part of the winning hand: a brass edge. */
  marked?: boolean;
  /** Milliseconds before it slides in from the shoe; undefined: it lies there already. */
  dealAfterMs?: number;
  className?: string;
};

/** A cap with bells in place of rank and suit, in the corner too, which is all that shows of a card below others. */
const Joker = () => (
  <svg viewBox="0 0 250 350" aria-hidden="true" className="size-full text-halden-deep">
    <g fill="currentColor">
      <path d={jokerPath} transform="translate(14 14) scale(.62)" />
      <path d={jokerPath} transform="translate(56 122) scale(1.720)" />
    </g>
  </svg>
);

function Face({ card }: { card: string }) {
  if (isJoker(card)) return <Joker />;
  const read = readCard(card);
  if (read === undefined) return null;
  const { rank, suit } = read;
  const court = 'JQK'.includes(rank);
  return (
    <svg
      viewBox="0 0 250 350"
      aria-hidden="true"
      className={cx('size-full', isRed(suit) ? 'text-table-red' : 'text-table-black')}
    >
      <g fill="currentColor">
        <text x="20" y="76" fontSize="82" className="font-display font-medium" letterSpacing={rank === '10' ? -6 : 0}>
          {rank}
        </text>
        <path d={suitPaths[suit]} transform="translate(20 92) scale(.46)" />
        {court && (
          <g fill="none" stroke="currentColor" strokeWidth="3" opacity=".35">
            <rect x="84" y="96" width="144" height="230" rx="8" />
            <path d="M84 211h144M156 96v230" strokeWidth="1.500" />
          </g>
        )}
        {court ? (
          <>
            <text x="156" y="200" fontSize="128" textAnchor="middle" className="font-display font-medium">
              {rank}
            </text>
            <path d={suitPaths[suit]} transform="translate(121 236) scale(.7)" />
          </>
        ) : (
          <path
            d={suitPaths[suit]}
            transform={rank === 'A' ? 'translate(70 130) scale(1.600)' : 'translate(92 172) scale(1.350)'}
          />
        )}
      </g>
    </svg>
  );
}

const Back = () => (
  <svg viewBox="0 0 250 350" aria-hidden="true" className="size-full">
    <rect width="250" height="350" className="fill-halden-deep" />
    <rect x="14" y="14" width="222" height="322" rx="8" fill="none" className="stroke-halden-light" strokeWidth="3" />
    {Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 5 }, (_, column) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed pattern
          key={`${row}-${column}`}
          d="M0-19 13 0 0 19-13 0Z"
          transform={`translate(${41 + column * 42} ${43 + row * 44})`}
          fill="none"
          className="stroke-halden-light"
          strokeWidth="2"
          opacity={(row + column) % 2 ? 0.35 : 0.8}
        />
      )),
    )}
  </svg>
);

/** A playing card that slides in and turns over. Its size is its container's: give it a width by `className`. */
export function PlayingCard({ card, faded, marked, dealAfterMs, className }: PlayingCardProps) {
  return (
    <span
      role="img"
      aria-label={cardWords(card)}
      className={cx(
        'block aspect-5/7 [perspective:60rem] transition-opacity',
        dealAfterMs !== undefined && 'animate-deal',
        faded && 'opacity-45',
        className,
      )}
      style={dealAfterMs === undefined ? undefined : { animationDelay: `${dealAfterMs}ms` }}
    >
      <span
        className={cx(
          'relative block size-full rounded-[6%/4.3%] shadow-raised transition-transform duration-slow [transform-style:preserve-3d]',
          card === undefined && '[transform:rotateY(180deg)]',
          marked && 'outline-3 outline-offset-2 outline-brass-bright',
        )}
      >
        <span className="absolute inset-0 overflow-hidden rounded-[inherit] bg-table-card [backface-visibility:hidden]">
          {card !== undefined && <Face card={card} />}
        </span>
        <span className="absolute inset-0 overflow-hidden rounded-[inherit] border-2 border-table-card [backface-visibility:hidden] [transform:rotateY(180deg)]">
          <Back />
        </span>
      </span>
    </span>
  );
}
