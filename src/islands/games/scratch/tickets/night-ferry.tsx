import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { PaperProps, PrintProps, TicketArt } from '../art.ts';
import { type Paint, rounded, stroked } from '../covers.ts';
import { Amount, Letters, Ring, Small, teeth } from '../lettering.tsx';
import { gridOf, type Layout } from '../picture/layout.ts';

/** Two berths in the moon, eight ferries on the water below. */
const layout: Layout = {
  width: 400,
  height: 400,
  fields: [
    ...gridOf(2, 2, { x: 117, y: 106, width: 76, height: 76 }, 90, 0),
    ...gridOf(4, 8, { x: 20, y: 206, width: 84, height: 82 }, 92, 92),
  ],
};

/** The moon, the quay's two lights, and the water. */
function Paper({ title, number }: PaperProps) {
  const { width, height } = layout;
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-night" />
      <circle cx={width / 2} cy="192" r="114" className="fill-paper-pink" />
      <circle cx={width / 2 - 4} cy="194" r="114" fill="url(#scratch-paper)" opacity=".55" />
      <rect y="194" width={width} height={height - 194} rx="8" className="fill-paper-night" />
      <path d={`M0 84V8Q0 0 8 0H${width - 8}Q${width} 0 ${width} 8V84Z`} className="fill-paper-mint" />
      <path d={teeth(width, 84)} className="fill-paper-night" />
      {[0, 1, 2, 3].map((strip) => (
        <path
          key={strip}
          d={`M${60 - strip * 12} ${198 + strip * 58}H${width - 60 + strip * 12}l10 7H${50 - strip * 12}Z`}
          className={strip % 2 ? 'fill-paper-mint' : 'fill-paper-pink'}
          opacity=".5"
        />
      ))}
      <Letters text={title} x={width / 2} y={50} size={46} ink="fill-paper-night" />
      <Small text={t('scratch.ferry_rule')} x={width / 2} y={75} ink="fill-paper-night" />
      {number !== undefined && (
        <Small
          text={t('scratch.series_short', { number: String(number) })}
          x={width / 2}
          y={height - 6}
          ink="fill-paper-mint"
        />
      )}
    </>
  );
}

/** A lit berth, or a ferry with its berth and its amount. */
function Print({ field, box, wins, priceMinor, currency }: PrintProps) {
  const { x, y, width, height } = box;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  if (field.kind === 'lit')
    return (
      <g>
        <circle cx={middleX} cy={middleY} r={width / 2} className="fill-paper-sun" />
        <circle
          cx={middleX}
          cy={middleY}
          r={width / 2 - 5}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="2 4"
          className="stroke-paper-night"
        />
        <text
          x={middleX}
          y={middleY + 15}
          fontSize="42"
          textAnchor="middle"
          className="fill-paper-night font-display font-semibold"
        >
          {field.berth}
        </text>
        {wins && <Ring box={box} round={width / 2} ink="stroke-paper-sheet" />}
      </g>
    );
  if (field.kind !== 'ferry') return null;
  const amount = displayAmount(priceMinor * BigInt(field.multiple), currency);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="6" className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'} />
      <path
        d={`M${x + 10} ${y + 20}H${x + width - 10}L${x + width - 18} ${y + 48}H${x + 18}ZM${middleX - 14} ${y + 12}h28v9h-28ZM${middleX - 8} ${y + 4}h5v9h-5ZM${middleX + 3} ${y + 4}h5v9h-5Z`}
        className="fill-paper-night"
      />
      <text
        x={middleX}
        y={y + 44}
        fontSize="27"
        textAnchor="middle"
        className="fill-paper-sheet font-display font-semibold"
      >
        {field.berth}
      </text>
      <Amount text={amount} x={middleX} y={y + height - 10} most={24} room={width - 10} />
      {wins && <Ring box={box} round={6} />}
    </g>
  );
}

/** Fog on the water with a ferry in it, or a porthole that is shut. */
const paint: Paint = (pen, box, { ground, line, light, accent }, index) => {
  const { x, y, width, height } = box;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  pen.save();
  rounded(pen, box, index < 2 ? width / 2 : 6);
  pen.fillStyle = ground;
  pen.fill();
  pen.clip();
  pen.fillStyle = light;
  for (let down = 0; down < height / 8; down += 1)
    for (let along = 0; along < width / 8 + 1; along += 1) {
      pen.beginPath();
      pen.arc(x + along * 8 + (down % 2) * 4, y + down * 8, 1.6, 0, 2 * Math.PI);
      pen.fill();
    }
  pen.fillStyle = line;
  if (index < 2) {
    stroked(pen, line, 5, () => pen.arc(middleX, middleY, width / 2 - 6, 0, 2 * Math.PI));
    stroked(pen, line, 3, () => pen.arc(middleX, middleY, width / 2 - 18, 0, 2 * Math.PI));
    for (let bolt = 0; bolt < 8; bolt += 1) {
      const turn = (bolt * Math.PI) / 4;
      pen.beginPath();
      pen.arc(middleX + Math.cos(turn) * (width / 2 - 12), middleY + Math.sin(turn) * (width / 2 - 12), 2.2, 0, 7);
      pen.fill();
    }
  } else {
    pen.fillRect(middleX - 24, middleY - 6, 48, 12);
    pen.fillRect(middleX - 16, middleY - 17, 32, 12);
    pen.fillRect(middleX - 8, middleY - 30, 6, 14);
    pen.fillRect(middleX + 3, middleY - 30, 6, 14);
    pen.beginPath();
    pen.moveTo(middleX - 34, middleY + 5);
    pen.lineTo(middleX + 34, middleY + 5);
    pen.lineTo(middleX + 26, middleY + 20);
    pen.lineTo(middleX - 26, middleY + 20);
    pen.fill();
    pen.fillStyle = accent;
    pen.fillRect(middleX - 8, middleY - 26, 6, 4);
    pen.fillRect(middleX + 3, middleY - 26, 6, 4);
    stroked(pen, line, 2.5, () => {
      for (let wave = 0; wave < 2; wave += 1) {
        pen.moveTo(x, middleY + 26 + wave * 7);
        for (let at = x; at < x + width; at += 14)
          pen.quadraticCurveTo(at + 7, middleY + 20 + wave * 7, at + 14, middleY + 26 + wave * 7);
      }
    });
  }
  pen.restore();
};

export const nightFerry: TicketArt = {
  layout,
  Paper,
  Print,
  paint,
  inks: 'bg-paper-mint text-paper-night border-paper-sheet outline-paper-pink',
};
