import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Field } from '#stores/scratch.ts';
import type { Box } from './layout.ts';

type PrintProps = { field: Field; box: Box; wins: boolean; priceMinor: bigint; currency: CurrencyCode };

/** An amount as large as its length lets it be. */
function Amount({ text, x, y, most, room }: { text: string; x: number; y: number; most: number; room: number }) {
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.min(most, (room / text.length) * 2.25)}
      textAnchor="middle"
      className="fill-paper-night font-display font-semibold"
    >
      {text}
    </text>
  );
}

/** What is printed under the cover of one field. */
export function Print({ field, box, wins, priceMinor, currency }: PrintProps) {
  const { x, y, width, height } = box;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const amount = field.kind === 'lit' ? '' : displayAmount(priceMinor * BigInt(field.multiple), currency);
  if (field.kind === 'parcel')
    return (
      <g>
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx="5"
          className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'}
        />
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

/** Round a field that makes the prize: a shape, so that the colour is not alone. */
const Ring = ({ box, round, ink = 'stroke-paper-pink' }: { box: Box; round: number; ink?: string }) => (
  <rect
    x={box.x - 2}
    y={box.y - 2}
    width={box.width + 4}
    height={box.height + 4}
    rx={round + 2}
    fill="none"
    strokeWidth="5"
    className={`origin-center animate-stamp [transform-box:fill-box] ${ink}`}
  />
);
