import { columnCount, flightOf, laneCount } from '#domain/games/scratch/scratch-paper-planes/panel.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { OpenProps, PaperProps, PrintProps, TicketArt } from '../art.ts';
import { type Paint, stamped, stroked, within } from '../covers.ts';
import { Amount, Letters, Ring, Small } from '../lettering.tsx';
import { gridOf, type Layout } from '../picture/layout.ts';
import { plane } from './shapes.ts';

const top = 92;
const laneStep = 60;

/** Four columns of wind in five lanes, and a landing strip at the end of each lane. */
const layout: Layout = {
  width: 400,
  height: 400,
  fields: [
    ...gridOf(columnCount, laneCount * columnCount, { x: 54, y: top, width: 54, height: 52 }, 60, laneStep),
    ...gridOf(1, laneCount, { x: 300, y: top, width: 88, height: 52 }, 0, laneStep),
  ],
};

const laneMiddle = (lane: number): number => top + 26 + lane * laneStep;

/** A sky of paper with the lanes ruled on it, as in an exercise book. */
function Paper({ title, number }: PaperProps) {
  const { width, height } = layout;
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-sheet" />
      <path d="M0 84H400V392Q400 400 392 400H8Q0 400 0 392Z" className="fill-paper-mint" />
      <path
        d={Array.from({ length: 13 }, (_, line) => `M0 ${96 + line * 24}H400`).join('')}
        strokeWidth="1"
        opacity=".45"
        className="stroke-paper-teal"
      />
      <path d="M46 84V400" strokeWidth="2" className="stroke-paper-pink" />
      <path d="M0 84H400" strokeWidth="5" className="stroke-paper-night" />
      <path d={plane} transform="translate(44 40) rotate(-8) scale(1.5)" className="fill-paper-teal" />
      <path d={plane} transform="translate(358 52) rotate(12) scale(1.1)" className="fill-paper-pink" />
      <Letters text={title} x={width / 2} y={48} size={44} ink="fill-paper-night" />
      <Small text={t('scratch.planes_rule')} x={width / 2} y={73} ink="fill-paper-night" />
      {number !== undefined && (
        <Small
          text={t('scratch.series_short', { number: String(number) })}
          x={width / 2}
          y={395}
          ink="fill-paper-night"
        />
      )}
    </>
  );
}

/** The plane, and its line through the winds that lie open. */
function Open({ fields, uncovered }: OpenProps) {
  const lanes = flightOf(fields.flatMap((field) => (field.kind === 'wind' ? [field.turn] : [])));
  const covered =
    fields.length === 0 ? 0 : lanes.findIndex((lane, column) => !uncovered.has(lane * columnCount + column));
  const flown = covered < 0 || covered > columnCount ? columnCount : covered;
  const path = lanes.slice(0, flown + 1).map((lane, column) => [81 + column * 60, laneMiddle(lane)] as const);
  const [x, y] = path.at(-1) ?? [0, 0];
  const [startX, startY] = [24, laneMiddle(2)];
  const [planeX, planeY] = flown === 0 ? [startX, startY] : [Math.min(x, 289), y];
  return (
    <g>
      {flown > 0 && (
        <path
          d={`M${startX} ${startY}${path.map(([atX, atY]) => `L${Math.min(atX, 289)} ${atY}`).join('')}`}
          fill="none"
          strokeWidth="5"
          strokeLinejoin="round"
          strokeDasharray="2 9"
          strokeLinecap="round"
          className="stroke-paper-pink"
        />
      )}
      <path
        d={plane}
        transform={`translate(${planeX} ${planeY}) scale(.85)`}
        strokeWidth="1.5"
        className="fill-paper-night stroke-paper-sheet"
      />
    </g>
  );
}

/** A wind as an arrow, or a strip with what lies on it. */
function Print({ field, box, wins, priceMinor, currency }: PrintProps) {
  const { x, y, width, height } = box;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const sheet = (
    <rect x={x} y={y} width={width} height={height} rx="5" className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'} />
  );
  if (field.kind === 'wind')
    return (
      <g>
        {sheet}
        <path
          d="M-17-5H3V-13L18 0L3 13V5H-17Z"
          transform={`translate(${middleX} ${middleY}) rotate(${field.turn * 42})`}
          className={wins ? 'fill-paper-night' : 'fill-paper-teal'}
        />
        {wins && <Ring box={box} round={5} />}
      </g>
    );
  if (field.kind !== 'strip') return null;
  return (
    <g>
      {sheet}
      {field.multiple === 0 ? (
        <path
          d={`M${middleX - 26} ${middleY + 3}q6-12 20-8q8-8 18-2q14-2 14 8q-4 10-24 10q-26 0-28-8`}
          className="fill-paper-teal"
        />
      ) : (
        <>
          <path
            d={`M${x + 8} ${y + 8}H${x + width - 8}M${x + 8} ${y + height - 8}H${x + width - 8}`}
            strokeWidth="2"
            strokeDasharray="7 5"
            className="stroke-paper-kraft"
          />
          <Amount
            text={displayAmount(priceMinor * BigInt(field.multiple), currency)}
            x={middleX}
            y={middleY + 8}
            most={25}
            room={width - 10}
          />
        </>
      )}
      {wins && <Ring box={box} round={5} />}
    </g>
  );
}

/** A cloud over each wind, a windsock over each strip. */
const paint: Paint = (pen, box, { ground, line, light, accent }, index) => {
  const isStrip = index >= laneCount * columnCount;
  within(pen, box, { radius: 5, ground: isStrip ? accent : ground }, () => {
    if (isStrip) {
      stroked(pen, light, 3, () => {
        pen.setLineDash([9, 7]);
        pen.moveTo(-44, 19);
        pen.lineTo(44, 19);
      });
      pen.setLineDash([]);
      stamped(pen, 'M-24-16V14H-20V-16ZM-20-15L22-8V2L-20 5Z', light);
      stamped(pen, 'M-10-13.4L2-11.4V3.4L-10 4.2ZM12-9.8L22-8V2L12 2.7Z', line);
      return;
    }
    const sway = (index % 3) * 5 - 5;
    stamped(pen, 'M-21 9C-27 8-26-2-18-2C-16-12-3-13 1-6C7-12 17-8 16-1C24-1 25 8 19 9Z', light, 1, sway, -3);
    stroked(pen, line, 1.8, () => {
      for (let gust = 0; gust < 2; gust += 1) {
        pen.moveTo(-18 - sway, 12 + gust * 6);
        pen.quadraticCurveTo(-6 - sway, 8 + gust * 6, 4 - sway, 12 + gust * 6);
        pen.quadraticCurveTo(12 - sway, 15 + gust * 6, 18 - sway, 11 + gust * 6);
      }
    });
  });
};

export const paperPlanes: TicketArt = {
  layout,
  Paper,
  Print,
  Open,
  paint,
  inks: 'bg-paper-teal text-paper-night border-paper-sheet outline-paper-pink',
};
