import { baskets } from '#domain/games/scratch/scratch-market-day/panel.ts';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { OpenProps, PaperProps, PrintProps, TicketArt } from '../art.ts';
import { type Paint, stamped, stroked, within } from '../covers.ts';
import { Letters, Ring, Small } from '../lettering.tsx';
import { gridOf, type Layout } from '../picture/layout.ts';
import { goods } from './shapes.ts';

/** Twelve stalls under the seven baskets. */
const layout: Layout = {
  width: 380,
  height: 400,
  fields: gridOf(4, 12, { x: 18, y: 188, width: 80, height: 60 }, 88, 67),
};

const inks = [
  'fill-paper-pink',
  'fill-paper-kraft',
  'fill-paper-night',
  'fill-paper-kraft',
  'fill-paper-teal',
  'fill-paper-pink',
  'fill-paper-night',
];
const lineInks = 'stroke-paper-sheet';

const Good = ({ good, x, y, scale }: { good: number; x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d={goods[good]?.whole ?? ''} className={inks[good] ?? ''} />
    <path
      d={goods[good]?.lines ?? ''}
      fill="none"
      strokeWidth="2"
      className={good === 0 ? 'stroke-paper-night' : lineInks}
    />
  </g>
);

/** An awning over the baskets and a board for the stalls. */
function Paper({ title, number }: PaperProps) {
  const { width, height } = layout;
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-mint" />
      <path d="M0 180H380V392Q380 400 372 400H8Q0 400 0 392Z" className="fill-paper-teal" />
      <rect y="180" width={width} height="214" fill="url(#scratch-dots)" opacity=".22" />
      {Array.from({ length: 10 }, (_, strip) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the stripes of the awning are fixed
          key={strip}
          d={`M${strip * 38} 0h38v60a19 17 0 0 1-38 0Z`}
          className={strip % 2 ? 'fill-paper-sheet' : 'fill-paper-pink'}
        />
      ))}
      <rect x="66" y="12" width="248" height="52" rx="4" className="fill-paper-night" />
      <Letters text={title} x={width / 2} y={51} size={40} ink="fill-paper-sun" />
      <Small text={t('scratch.market_rule')} x={width / 2} y={94} ink="fill-paper-night" />
      {number !== undefined && (
        <Small
          text={t('scratch.series_short', { number: String(number) })}
          x={width / 2}
          y={396}
          ink="fill-paper-sheet"
        />
      )}
    </>
  );
}

/** The seven baskets, each with as many places as fill it; a place is taken when its good is uncovered. */
function Open({ fields, uncovered }: OpenProps) {
  return baskets.map(({ need, multiple }, good) => {
    const found = fields.filter(
      (field, at) => field.kind === 'good' && field.good === good && uncovered.has(at),
    ).length;
    const isFull = found >= need;
    const middle = 28 + good * 54;
    return (
      <g key={multiple}>
        <rect
          x={middle - 25}
          y="100"
          width="50"
          height="74"
          rx="5"
          strokeWidth={isFull ? 4 : 1.5}
          className={isFull ? 'fill-paper-sun stroke-paper-pink' : 'fill-paper-sheet stroke-paper-night'}
        />
        <Good good={good} x={middle} y={121} scale={0.8} />
        {Array.from({ length: need }, (_, place) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a basket are fixed
            key={place}
            cx={middle + (place - (need - 1) / 2) * 11}
            cy="147"
            r="4"
            strokeWidth="1.5"
            className={`stroke-paper-night ${place < found ? 'fill-paper-night' : 'fill-paper-sheet'}`}
          />
        ))}
        <text
          x={middle}
          y="168"
          fontSize="13.5"
          textAnchor="middle"
          className="fill-paper-night font-display font-semibold"
        >
          {`${grouped(multiple)}×`}
        </text>
      </g>
    );
  });
}

/** One good on its board. */
function Print({ field, box, wins }: PrintProps) {
  if (field.kind !== 'good') return null;
  const { x, y, width, height } = box;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="6" className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'} />
      <Good good={field.good} x={x + width / 2} y={y + height / 2} scale={1.3} />
      {wins && <Ring box={box} round={6} />}
    </g>
  );
}

/** A stall with its shutter down: an awning, and boards. */
const paint: Paint = (pen, box, { ground, line, light, accent }, index) =>
  within(pen, box, { radius: 6, ground }, () => {
    stroked(pen, line, 1.4, () => {
      for (let board = 0; board < 4; board += 1) {
        pen.moveTo(-40, 2 + board * 8);
        pen.lineTo(40, 2 + board * 8);
      }
    });
    for (let strip = 0; strip < 5; strip += 1)
      stamped(pen, 'M-8-30H8V-12A8 8 0 0 1-8-12Z', strip % 2 === index % 2 ? accent : light, 1, strip * 16 - 32);
    stroked(pen, line, 2, () => pen.arc(0, 15, 6, 0, 2 * Math.PI));
  });

export const marketDay: TicketArt = {
  layout,
  Paper,
  Print,
  Open,
  paint,
  inks: 'bg-paper-kraft text-paper-night border-paper-sheet outline-paper-pink',
};
