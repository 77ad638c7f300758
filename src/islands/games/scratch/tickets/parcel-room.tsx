import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { PaperProps, PrintProps, TicketArt } from '../art.ts';
import { type Paint, rounded, stroked } from '../covers.ts';
import { Amount, Letters, Ring, Small } from '../lettering.tsx';
import { gridOf, type Layout } from '../picture/layout.ts';

/** Nine parcels on a shelf, three by three. */
const layout: Layout = {
  width: 340,
  height: 400,
  fields: gridOf(3, 9, { x: 24, y: 106, width: 92, height: 86 }, 100, 94),
};

/** A shelf of the parcel room with its label. */
function Paper({ title, number }: PaperProps) {
  const { width, height } = layout;
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-teal" />
      <path
        d={`M0 ${height - 5}V198H${width}V${height - 5}Q${width} ${height} ${width - 5} ${height}H5Q0 ${height} 0 ${height - 5}Z`}
        fill="url(#scratch-dots)"
        opacity=".28"
      />
      <path
        d={`M12 196H${width - 12}M12 290H${width - 12}M12 384H${width - 12}`}
        strokeWidth="5"
        className="stroke-paper-night"
      />
      <rect x="18" y="16" width={width - 28} height="78" className="fill-paper-night" opacity=".35" />
      <rect x="14" y="12" width={width - 28} height="78" className="fill-paper-sheet" />
      <rect x="19" y="17" width={width - 38} height="68" fill="none" strokeWidth="2" className="stroke-paper-pink" />
      <Letters text={title} x={width / 2} y={58} size={46} ink="fill-paper-night" />
      <Small text={t('scratch.parcel_rule')} x={width / 2} y={77} ink="fill-paper-night" />
      {number !== undefined && (
        <Small
          text={t('scratch.series_short', { number: String(number) })}
          x={width / 2}
          y={height - 3}
          ink="fill-paper-sheet"
        />
      )}
    </>
  );
}

/** An amount under a bow. */
function Print({ field, box, wins, priceMinor, currency }: PrintProps) {
  if (field.kind !== 'parcel') return null;
  const { x, y, width, height } = box;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const amount = displayAmount(priceMinor * BigInt(field.multiple), currency);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="5" className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'} />
      <rect
        x={x + 5}
        y={y + 5}
        width={width - 10}
        height={height - 10}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        className="stroke-paper-teal"
      />
      <path
        d={`M${middleX - 17} ${y + 20}l10 8h14l10-8-7 15h-20ZM${middleX - 5} ${y + 26}l5-13 5 13Z`}
        className="fill-paper-teal"
      />
      <Amount text={amount} x={middleX} y={middleY + 25} most={30} room={width - 14} />
      {wins && <Ring box={box} round={5} />}
    </g>
  );
}

/** A parcel in brown paper: folds in a screen of dots, a twisted string, a bow. */
const paint: Paint = (pen, box, { ground, line, light, accent }, index) => {
  const { x, y, width, height } = box;
  pen.save();
  rounded(pen, box, 5);
  pen.fillStyle = ground;
  pen.fill();
  pen.clip();
  pen.fillStyle = line;
  pen.globalAlpha = 0.34;
  for (let down = 0; down < 4; down += 1)
    for (let along = 0; along < width / 5; along += 1) {
      pen.beginPath();
      pen.arc(x + along * 5 + (down % 2) * 2.5, y + height - 3 - down * 5, 1.5 - down * 0.3, 0, 2 * Math.PI);
      pen.fill();
    }
  pen.globalAlpha = 1;
  const [knotX, knotY] = [x + width * (0.36 + 0.12 * (index % 3)), y + height * (0.44 + 0.08 * (index % 2))];
  const string = (draw: () => void): void => {
    stroked(pen, line, 6, draw);
    stroked(pen, light, 4, draw);
    pen.setLineDash([3, 4]);
    stroked(pen, accent, 4, draw);
    pen.setLineDash([]);
  };
  string(() => {
    pen.moveTo(knotX, y);
    pen.lineTo(knotX, y + height);
  });
  string(() => {
    pen.moveTo(x, knotY);
    pen.lineTo(x + width, knotY);
  });
  string(() => {
    pen.moveTo(knotX, knotY);
    pen.bezierCurveTo(knotX - 26, knotY - 26, knotX - 30, knotY + 12, knotX, knotY);
    pen.bezierCurveTo(knotX + 26, knotY - 26, knotX + 30, knotY + 12, knotX, knotY);
  });
  pen.fillStyle = line;
  pen.beginPath();
  pen.arc(knotX, knotY, 5, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
};

export const parcelRoom: TicketArt = {
  layout,
  Paper,
  Print,
  paint,
  inks: 'bg-paper-kraft text-paper-night border-paper-sheet outline-paper-pink',
};
