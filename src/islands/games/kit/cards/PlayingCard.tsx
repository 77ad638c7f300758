import { cx } from '#ui/cx.ts';
import { CardFace } from './CardFace.tsx';
import { cardWords } from './card-words.ts';
import { backId } from './Deck.tsx';

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

const Back = () => (
  <svg viewBox="0 0 250 350" aria-hidden="true" className="size-full">
    <use href={`#${backId}`} />
  </svg>
);

/** A playing card that slides in and turns over, of the table's `Deck`. Its size is its container's: give it a width by `className`. */
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
          {card !== undefined && <CardFace card={card} />}
        </span>
        <span className="absolute inset-0 overflow-hidden rounded-[inherit] border-2 border-table-card [backface-visibility:hidden] [transform:rotateY(180deg)]">
          <Back />
        </span>
      </span>
    </span>
  );
}
