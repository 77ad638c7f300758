import { callCount, rowCount, rowLength } from '#domain/games/scratch/scratch-parish-hall/panel.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { OpenProps, PaperProps, PrintProps, TicketArt } from '../art.ts';
import { type Paint, stamped, stroked, within } from '../covers.ts';
import { Amount, Letters, Ring, Small } from '../lettering.tsx';
import { gridOf, type Layout } from '../picture/layout.ts';
import { cardOf } from '../picture/tickets.ts';

/** Twelve calls over a card of four rows. */
const layout: Layout = {
  width: 360,
  height: 400,
  fields: gridOf(6, callCount, { x: 17, y: 82, width: 48, height: 48 }, 55.6, 54),
};

const rowTop = 198;
const rowStep = 47;

/** A hall hung with bunting, its floor in boards. */
function Paper({ title, number }: PaperProps) {
  const { width, height } = layout;
  const flags = Array.from({ length: 9 }, (_, index) => index);
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-pink" />
      <rect width={width} height={height} rx="8" fill="url(#scratch-paper)" opacity=".2" />
      <path d="M0 190H360V392Q360 400 352 400H8Q0 400 0 392Z" className="fill-paper-night" />
      <path d="M0 10Q180 34 360 10" fill="none" strokeWidth="2" className="stroke-paper-night" />
      {flags.map((flag) => (
        <path
          key={flag}
          d={`M${8 + flag * 39} ${12 + 11 * Math.sin(((flag + 0.5) / 9) * Math.PI)}h30l-15 20Z`}
          className={['fill-paper-sun', 'fill-paper-sheet', 'fill-paper-teal'][flag % 3]}
        />
      ))}
      <rect x="64" y="16" width="232" height="42" className="fill-paper-sheet" />
      <Letters text={title} x={width / 2} y={51} size={40} ink="fill-paper-night" />
      <Small text={t('scratch.hall_rule')} x={width / 2} y={75} ink="fill-paper-night" />
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

/** The card: a number is daubed when its call is uncovered, and a whole row is ringed. */
function Open({ fields, panel, uncovered, priceMinor, currency }: OpenProps) {
  const card = cardOf(panel);
  const called = fields.flatMap((field, at) => (field.kind === 'call' && uncovered.has(at) ? [field.number] : []));
  return Array.from({ length: rowCount }, (_, row) => {
    const { numbers, multiple } = card[row] ?? { numbers: [], multiple: 0 };
    const isWhole = numbers.length > 0 && numbers.every((number) => called.includes(number));
    const y = rowTop + row * rowStep;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a card are fixed
      <g key={row}>
        <rect x="14" y={y} width="332" height="41" rx="5" className={isWhole ? 'fill-paper-sun' : 'fill-paper-sheet'} />
        <path d={`M234 ${y + 5}V${y + 36}`} strokeWidth="2" strokeDasharray="4 4" className="stroke-paper-night" />
        {Array.from({ length: rowLength }, (_number, place) => {
          const number = numbers[place];
          const middle = 42 + place * 55;
          const isCalled = number !== undefined && called.includes(number);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a row are fixed
            <g key={place}>
              {isCalled && <circle cx={middle} cy={y + 20.5} r="18" className="fill-paper-pink" />}
              {number !== undefined && <Amount text={String(number)} x={middle} y={y + 30} most={28} room={46} />}
            </g>
          );
        })}
        {multiple > 0 && (
          <Amount
            text={displayAmount(priceMinor * BigInt(multiple), currency)}
            x={290}
            y={y + 29}
            most={24}
            room={98}
          />
        )}
        {isWhole && <Ring box={{ x: 14, y, width: 332, height: 41 }} round={5} />}
      </g>
    );
  });
}

/** A ball with its number. */
function Print({ field, box, wins }: PrintProps) {
  if (field.kind !== 'call') return null;
  const { x, y, width } = box;
  const [middleX, middleY] = [x + width / 2, y + width / 2];
  return (
    <g>
      <circle cx={middleX} cy={middleY} r={width / 2} className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'} />
      <circle
        cx={middleX}
        cy={middleY}
        r={width / 2 - 4}
        fill="none"
        strokeWidth="2"
        className={wins ? 'stroke-paper-night' : 'stroke-paper-teal'}
      />
      <Amount text={String(field.number)} x={middleX} y={middleY + 10} most={29} room={40} />
    </g>
  );
}

/** A ball from behind: a star in a ring. */
const paint: Paint = (pen, box, { ground, line, light, accent }, index) =>
  within(pen, box, { radius: 24, ground: index % 2 ? ground : accent }, () => {
    stroked(pen, light, 2.5, () => pen.arc(0, 0, 19, 0, 2 * Math.PI));
    stroked(pen, line, 1.2, () => pen.arc(0, 0, 22, 0, 2 * Math.PI));
    stamped(pen, 'M0-13L3.4-4.2L12.8-4L5.3 1.6L8 10.6L0 5.4L-8 10.6L-5.3 1.6L-12.8-4L-3.4-4.2Z', light);
  });

export const parishHall: TicketArt = {
  layout,
  Paper,
  Print,
  Open,
  paint,
  inks: 'bg-paper-teal text-paper-night border-paper-sheet outline-paper-night',
};
