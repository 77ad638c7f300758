import { cx } from '#ui/cx.ts';
import { courtId } from './court/court-id.ts';
import { pipsOf } from './pips.ts';
import { rankPath, rankPen, rankWidth } from './ranks.ts';
import { isJoker, isRed, jokerPath, readCard, type SuitSign, suitPaths } from './suits.ts';

type Read = { readonly rank: string; readonly suit: SuitSign };

/** A cap with bells in place of rank and suit, in the corner too, which is all that shows of a card below others. */
const Joker = () => (
  <svg viewBox="0 0 250 350" aria-hidden="true" className="size-full text-halden-deep">
    <g fill="currentColor">
      <path d={jokerPath} transform="translate(14 14) scale(.62)" />
      <path d={jokerPath} transform="translate(56 122) scale(1.720)" />
    </g>
  </svg>
);

type RankProps = { readonly rank: string; readonly x: number; readonly y: number; readonly height: number };

/** A rank around its middle at `x`, its upper edge at `y`. */
export const Rank = ({ rank, x, y, height }: RankProps) => (
  <path
    d={rankPath(rank)}
    transform={`translate(${x - (rankWidth(rank) * height) / 200} ${y}) scale(${height / 100})`}
    fill="none"
    stroke="currentColor"
    strokeWidth={rankPen}
    strokeLinejoin="round"
  />
);

/** A suit sign around a place. */
const Sign = ({ suit, x, y, size }: { suit: SuitSign; x: number; y: number; size: number }) => (
  <path
    d={suitPaths[suit]}
    fill="currentColor"
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}
  />
);

const Index = ({ rank, suit }: Read) => (
  <>
    <Rank rank={rank} x={24} y={15} height={54} />
    <Sign suit={suit} x={24} y={93} size={32} />
  </>
);

/** A figure to its waist, and again on its head. */
const Court = ({ rank, suit }: Read) => (
  <>
    <rect x="46" y="22" width="158" height="306" rx="4" className="fill-halden-light/20" />
    {['', 'rotate(180 125 175)'].map((turn) => (
      <g key={turn} transform={turn}>
        <use href={`#${courtId(rank, suit)}`} />
        <Sign suit={suit} x={67} y={43} size={30} />
      </g>
    ))}
    <path d="M46 198L204 152" className="stroke-table-black" strokeWidth="9" />
    <path d="M46 198L204 152" className="stroke-brass" strokeWidth="5" />
    <rect x="46" y="22" width="158" height="306" rx="4" fill="none" className="stroke-table-black" strokeWidth="2.5" />
  </>
);

/** One sign alone; the spade carries the house's engraving, as the card that once carried the duty. */
const Ace = ({ suit }: Read) => (
  <>
    <Sign suit={suit} x={125} y={172} size={suit === 's' ? 156 : 112} />
    {suit === 's' && (
      <g fill="none" className="stroke-table-card" strokeWidth="3">
        <path d={suitPaths.s} transform="translate(77 122) scale(.96)" strokeWidth="2.6" />
        <path
          d="M125 146V196M110 178C116 188 134 188 140 178M104 168C112 170 112 184 104 188M146 168C138 170 138 184 146 188"
          strokeLinecap="round"
        />
        <path d={suitPaths.d} transform="translate(115 156) scale(.2)" className="fill-table-card" />
      </g>
    )}
  </>
);

const Pips = ({ rank, suit }: Read) => (
  <>
    {pipsOf(rank).map(({ x, y, turned }) => (
      <g key={`${x}:${y}`} transform={turned ? `rotate(180 ${x} ${y})` : undefined}>
        <Sign suit={suit} x={x} y={y} size={44} />
      </g>
    ))}
  </>
);

/** As it is printed: an index in two corners, and between them pips or a court. */
const FullFace = ({ rank, suit }: Read) => (
  <>
    <Index rank={rank} suit={suit} />
    <g transform="rotate(180 125 175)">
      <Index rank={rank} suit={suit} />
    </g>
    {'JQK'.includes(rank) ? (
      <Court rank={rank} suit={suit} />
    ) : rank === 'A' ? (
      <Ace rank={rank} suit={suit} />
    ) : (
      <Pips rank={rank} suit={suit} />
    )}
  </>
);

/** What is read of a card the size of a thumbnail: its rank, large, and its suit. */
const SmallFace = ({ rank, suit }: Read) => (
  <>
    <Rank rank={rank} x={70} y={26} height={150} />
    <Sign suit={suit} x={150} y={258} size={150} />
  </>
);

/** The open side of a card. A narrow one shows the little that can be read, a broad one all of it: each finds out by its size. */
export function CardFace({ card }: { card: string }) {
  if (isJoker(card)) return <Joker />;
  const read = readCard(card);
  if (read === undefined) return null;
  const ink = isRed(read.suit) ? 'text-table-red' : 'text-table-black';
  return (
    <span className="@container block size-full">
      <svg viewBox="0 0 250 350" aria-hidden="true" className={cx('size-full @min-[3.5rem]:hidden', ink)}>
        <SmallFace {...read} />
      </svg>
      <svg viewBox="0 0 250 350" aria-hidden="true" className={cx('hidden size-full @min-[3.5rem]:block', ink)}>
        <FullFace {...read} />
      </svg>
    </span>
  );
}
