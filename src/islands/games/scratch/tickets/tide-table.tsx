import { moons as factors, gateCount } from '#domain/games/scratch/scratch-tide-table/panel.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { PaperProps, PrintProps, TicketArt } from '../art.ts';
import { type Paint, stamped, stroked, within } from '../covers.ts';
import { Amount, Letters, Ring, Small } from '../lettering.tsx';
import { type Box, gridOf, type Layout } from '../picture/layout.ts';
import { moons } from './shapes.ts';

/** The tide and the moon, and six gates below. */
const layout: Layout = {
  width: 360,
  height: 400,
  fields: [
    { x: 16, y: 80, width: 218, height: 88 },
    { x: 246, y: 80, width: 98, height: 88 },
    ...gridOf(3, gateCount, { x: 16, y: 182, width: 102, height: 96 }, 113, 104),
  ],
};

/** Four hours of water as steps from the ground of a box up, filled. */
const stepsOf = (levels: readonly number[], { x, y, width, height }: Box): string => {
  const hour = width / levels.length;
  return `M${x} ${y + height}${levels
    .map((level, at) => `V${y + height - ((level + 1) / 3) * height}H${x + (at + 1) * hour}`)
    .join('')}V${y + height}Z`;
};

/** A quay wall, stone on stone, under a strip of night. */
function Paper({ title, number }: PaperProps) {
  const { width, height } = layout;
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-night" />
      <path d="M0 174H360V392Q360 400 352 400H8Q0 400 0 392Z" className="fill-paper-kraft" />
      <path
        d={Array.from(
          { length: 8 },
          (_, course) =>
            `M0 ${174 + course * 28}H360${Array.from({ length: 7 }, (_stone, stone) => `M${stone * 60 + (course % 2) * 30} ${174 + course * 28}v28`).join('')}`,
        ).join('')}
        strokeWidth="2"
        opacity=".45"
        className="stroke-paper-night"
      />
      <circle cx="34" cy="34" r="1.6" className="fill-paper-sheet" />
      <circle cx="322" cy="24" r="2" className="fill-paper-sheet" />
      <circle cx="338" cy="52" r="1.4" className="fill-paper-sheet" />
      <circle cx="52" cy="14" r="1.4" className="fill-paper-sheet" />
      <Letters text={title} x={width / 2} y={46} size={44} ink="fill-paper-mint" />
      <Small text={t('scratch.tide_rule')} x={width / 2} y={70} ink="fill-paper-sheet" />
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

/** The tide as water, a gate as the sill that it was cut to with its amount, or the moon with its factor. */
function Print({ field, box, wins, priceMinor, currency }: PrintProps) {
  const { x, y, width, height } = box;
  const middleX = x + width / 2;
  const sheet = (
    <rect x={x} y={y} width={width} height={height} rx="6" className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'} />
  );
  const ring = wins && <Ring box={box} round={6} />;
  if (field.kind === 'moon')
    return (
      <g>
        {sheet}
        <path
          d={moons[factors.indexOf(field.factor)] ?? ''}
          transform={`translate(${middleX} ${y + 32}) scale(1.15)`}
          className="fill-paper-night"
        />
        <Amount text={`×${field.factor}`} x={middleX} y={y + 80} most={28} room={80} />
        {ring}
      </g>
    );
  if (field.kind !== 'tide' && field.kind !== 'gate') return null;
  const isTide = field.kind === 'tide';
  const inner = isTide
    ? { x: x + 14, y: y + 12, width: width - 28, height: height - 24 }
    : { x: x + 13, y: y + 10, width: width - 26, height: height - 46 };
  return (
    <g>
      {sheet}
      <path d={stepsOf(field.levels, inner)} className={isTide ? 'fill-paper-teal' : 'fill-paper-night'} />
      <path
        d={`M${inner.x} ${inner.y + inner.height}h${inner.width}M${inner.x} ${inner.y + inner.height / 3}h${inner.width}M${inner.x} ${inner.y + (inner.height * 2) / 3}h${inner.width}`}
        strokeWidth="1"
        strokeDasharray="3 3"
        className="stroke-paper-pink"
      />
      {field.kind === 'gate' && (
        <Amount
          text={displayAmount(priceMinor * BigInt(field.multiple), currency)}
          x={middleX}
          y={y + height - 11}
          most={24}
          room={width - 10}
        />
      )}
      {ring}
    </g>
  );
}

/** Waves over the tide, a cloud over the moon, planks and iron over the gates. */
const paint: Paint = (pen, box, { ground, line, light, accent }, index) => {
  const { width, height } = box;
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  within(pen, box, { radius: 6, ground: index < 2 ? ground : accent }, () => {
    if (index === 0) {
      for (let wave = 0; wave < 6; wave += 1)
        stroked(pen, wave % 2 ? light : line, 3, () => {
          pen.moveTo(-halfWidth, wave * 15 - 36);
          for (let at = -halfWidth; at < halfWidth; at += 26)
            pen.bezierCurveTo(at + 8, wave * 15 - 46, at + 16, wave * 15 - 26, at + 26, wave * 15 - 36);
        });
      return;
    }
    if (index === 1) {
      stroked(pen, light, 3, () => pen.arc(10, -8, 24, 0, 2 * Math.PI));
      stamped(pen, 'M-21 9C-27 8-26-2-18-2C-16-12-3-13 1-6C7-12 17-8 16-1C24-1 25 8 19 9Z', light, 1.7, -2, 12);
      return;
    }
    stroked(pen, line, 2, () => {
      for (let plank = 1; plank < 6; plank += 1) {
        pen.moveTo(-halfWidth + (plank * width) / 6, -halfHeight);
        pen.lineTo(-halfWidth + (plank * width) / 6, halfHeight);
      }
    });
    pen.fillStyle = line;
    pen.fillRect(-halfWidth, -30, width, 10);
    pen.fillRect(-halfWidth, 20, width, 10);
    for (let bolt = 0; bolt < 6; bolt += 1) {
      const x = -halfWidth + ((bolt + 0.5) * width) / 6;
      stamped(pen, 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0', light, 1, x, -25);
      stamped(pen, 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0', light, 1, x, 25);
    }
    stamped(pen, 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0', line);
    stamped(pen, 'M-2.5-4A3 3 0 1 1 2.5-4L4 6H-4Z', light);
  });
};

export const tideTable: TicketArt = {
  layout,
  Paper,
  Print,
  paint,
  inks: 'bg-paper-teal text-paper-night border-paper-sheet outline-paper-kraft',
};
