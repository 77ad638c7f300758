import type { ReactNode } from 'react';
import { cardHeight, type FeltSize, type Point, type PrintLine } from './shape.ts';

/** The cloth's print, in the felt's units. Decoration: the rules say the same in words. */
export function PrintSheet({ width, height, children }: FeltSize & { readonly children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {children}
    </svg>
  );
}

type CurvedTextProps = { id: string; d: string; size: number; className: string; spacing: string; children: string };

/** Words along a curve of the cloth. `id` names the curve in the page. */
export const CurvedText = ({ id, d, size, className, spacing, children }: CurvedTextProps) => (
  <>
    <path id={id} d={d} fill="none" />
    <text className={className} fontSize={size} textAnchor="middle" letterSpacing={spacing}>
      <textPath href={`#${id}`} startOffset="50%">
        {children}
      </textPath>
    </text>
  </>
);

/** The sentence across the cloth. `id` names its curve in the page. */
export function SaggingLine({ id, line, children }: { id: string; line: PrintLine; children: string }) {
  const { x, y, reach, sag, size } = line;
  return (
    <CurvedText
      id={id}
      d={`M${x - reach} ${y - sag}Q${x} ${y + sag} ${x + reach} ${y - sag}`}
      size={size}
      spacing=".03em"
      className="fill-halden-light font-display font-medium"
    >
      {children}
    </CurvedText>
  );
}

/** Where a card will lie: a thin frame, so that an empty table still says what is dealt. */
export function CardFrame({ at, card, dashed }: { at: Point; card: number; dashed?: boolean }) {
  return (
    <rect
      x={at.x}
      y={at.y}
      width={card}
      height={cardHeight(card)}
      rx={card * 0.06}
      fill="none"
      className="stroke-halden-light/25"
      strokeWidth={card / 70}
      strokeDasharray={dashed ? `${card / 14} ${card / 14}` : undefined}
    />
  );
}

/** Outlines of spots around their middle, by half of their width. */
const outlines = {
  circle: (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
  diamond: (r: number): string => `M0 ${-r * 1.14}L${r * 1.14} 0L0 ${r * 1.14}L${-r * 1.14} 0Z`,
  square: (r: number): string => `M${-r} ${-r}H${r}V${r}H${-r}Z`,
  shield: (r: number): string =>
    `M${-r} ${-r}H${r}V${r * 0.2}C${r} ${r * 0.75} ${r * 0.4} ${r} 0 ${r * 1.15}C${-r * 0.4} ${r} ${-r} ${r * 0.75} ${-r} ${r * 0.2}Z`,
} as const;

/** The name of a spot, below it. */
function SpotName({ y, size, children }: { y: number; size: number; children: string }) {
  return (
    <text
      y={y}
      fontSize={size}
      textAnchor="middle"
      className="fill-halden-light font-sans font-semibold"
      letterSpacing=".04em"
    >
      {children}
    </text>
  );
}

type SpotSize = { readonly radius: number; readonly label: number };

type PrintedSpotProps = {
  readonly at: Point;
  readonly size: SpotSize;
  readonly outline: keyof typeof outlines;
  /** How far below its middle the outline ends, in radii. */
  readonly depth: number;
  readonly name: string;
};

/** Where chips lie: an outline with a thin one in it, and its name. */
export function PrintedSpot({ at, size: { radius, label }, outline, depth, name }: PrintedSpotProps) {
  const line = radius / 24;
  const drawn = outlines[outline];
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path
        d={drawn(radius)}
        strokeLinejoin="round"
        strokeWidth={line * 1.4}
        className="fill-ink-900/20 stroke-halden-light/75"
      />
      <path
        d={drawn(radius * 0.86)}
        strokeLinejoin="round"
        strokeWidth={line * 0.7}
        fill="none"
        className="stroke-halden-light/35"
      />
      <SpotName y={radius * depth + label * 1.2} size={label}>
        {name}
      </SpotName>
    </g>
  );
}

type PrintedRingProps = {
  readonly at: Point;
  readonly size: SpotSize;
  /** The inner ring is as strong as the outer one. */
  readonly doubled?: boolean;
  readonly name: string;
  readonly children?: ReactNode;
};

/** A ring for chips, what stands in it, and its name. */
export function PrintedRing({ at, size: { radius, label }, doubled, name, children }: PrintedRingProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={radius} strokeWidth={radius / 17} className="fill-ink-900/20 stroke-halden-light/75" />
      <circle
        r={radius * 0.86}
        strokeWidth={radius / (doubled ? 17 : 34)}
        fill="none"
        className={doubled ? 'stroke-halden-light/75' : 'stroke-halden-light/35'}
      />
      {children}
      <SpotName y={radius + label * 1.25} size={label}>
        {name}
      </SpotName>
    </g>
  );
}
