import { cx } from '#ui/cx.ts';

type ChipProps = { x: number; y: number; size: number; label: string; look: string };

/** How broad a sign of a bold label is, in heights of its letters. */
const broad = (sign: string): number => (sign === '.' ? 0.28 : 0.58);

/** How high the letters of a label are, in radii: as high as its inner ring has room for. */
export const letterHeight = (label: string): number =>
  Math.min(
    0.95,
    1.25 /
      Math.max(
        0.1,
        [...label].reduce((sum, sign) => sum + broad(sign), 0),
      ),
  );

/** A chip or a stack, drawn inside an SVG: edge spots, a ring and its value. `look` sets fill and text colour. */
export function Chip({ x, y, size, label, look }: ChipProps) {
  const radius = size / 2;
  return (
    <g transform={`translate(${x} ${y})`} className={look}>
      <circle r={radius} cy={radius * 0.1} className="fill-ink-900/60" />
      <circle r={radius} />
      <circle
        r={radius * 0.87}
        fill="none"
        className="stroke-table-card/90"
        strokeWidth={radius * 0.24}
        strokeDasharray={`${radius * 0.34} ${radius * 0.57}`}
      />
      <circle r={radius * 0.7} className="stroke-ink-900/25" strokeWidth={radius * 0.05} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fill="currentColor"
        fontSize={radius * letterHeight(label)}
        className={cx('figures font-sans font-bold')}
      >
        {label}
      </text>
    </g>
  );
}
