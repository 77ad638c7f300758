import { cx } from '#ui/cx.ts';

type ChipProps = { x: number; y: number; size: number; label: string; look: string };

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
        fontSize={radius * (label.length > 4 ? 0.48 : label.length > 3 ? 0.6 : label.length > 2 ? 0.62 : 0.76)}
        className={cx('figures font-sans font-bold')}
      >
        {label}
      </text>
    </g>
  );
}
