import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import type { Point, Spot, WarShape } from './geometry.ts';
import { spotWords } from './words.ts';

const spots = ['tie', 'ante', 'war'] as const;

/** A circle for the ante, a diamond for the tie, a shield for the war. */
const outlineOf = (spot: Spot, r: number): string => {
  if (spot === 'ante') return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  if (spot === 'tie') return `M0 ${-r * 1.14}L${r * 1.14} 0L0 ${r * 1.14}L${-r * 1.14} 0Z`;
  return `M${-r} ${-r}H${r}V${r * 0.2}C${r} ${r * 0.75} ${r * 0.4} ${r} 0 ${r * 1.15}C${-r * 0.4} ${r} ${-r} ${r * 0.75} ${-r} ${r * 0.2}Z`;
};

function PrintedSpot({ spot, shape }: { spot: Spot; shape: WarShape }) {
  const { radius, label } = shape.spot;
  const { x, y } = shape.spots[spot];
  const line = radius / 24;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={outlineOf(spot, radius)}
        strokeLinejoin="round"
        strokeWidth={line * 1.4}
        className="fill-ink-900/20 stroke-halden-light/75"
      />
      <path
        d={outlineOf(spot, radius * 0.86)}
        strokeLinejoin="round"
        strokeWidth={line * 0.7}
        fill="none"
        className="stroke-halden-light/35"
      />
      <text
        y={radius * 1.15 + label * 1.2}
        fontSize={label}
        textAnchor="middle"
        className="fill-halden-light font-sans font-semibold"
        letterSpacing=".04em"
      >
        {spotWords(spot)}
      </text>
    </g>
  );
}

/** Where a card will lie: a thin frame; that of a war's card is dashed. */
function Frame({ at, card, dashed }: { at: Point; card: number; dashed?: boolean }) {
  return (
    <rect
      x={at.x}
      y={at.y}
      width={card}
      height={card * 1.4}
      rx={card * 0.06}
      fill="none"
      className="stroke-halden-light/25"
      strokeWidth={card / 70}
      strokeDasharray={dashed ? `${card / 14} ${card / 14}` : undefined}
    />
  );
}

/** The cloth's print; the two lances between the sides light up at a tie. Decoration: the rules say the same in words. */
export function FeltPrint({ shape, crossed }: { shape: WarShape; crossed: boolean }) {
  const { width, height, line, names, card, burnt } = shape;
  const { x, y, reach, sag, size } = line;
  const middle = { x: burnt.x + burnt.step + burnt.card / 2, y: burnt.y + burnt.card * 0.7 };
  const arm = burnt.card * 1.5;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <path
        d={`M${middle.x - arm} ${middle.y + arm / 2}L${middle.x + arm} ${middle.y - arm / 2}M${middle.x + arm} ${middle.y + arm / 2}L${middle.x - arm} ${middle.y - arm / 2}`}
        strokeLinecap="round"
        strokeWidth={burnt.card / 8}
        className={cx(
          'transition-[stroke] duration-slow',
          crossed ? 'stroke-halden-light/80' : 'stroke-halden-light/20',
        )}
      />
      <path id="war-line" d={`M${x - reach} ${y - sag}Q${x} ${y + sag} ${x + reach} ${y - sag}`} fill="none" />
      <text
        className="fill-halden-light font-display font-medium"
        fontSize={size}
        textAnchor="middle"
        letterSpacing=".03em"
      >
        <textPath href="#war-line" startOffset="50%">
          {t('war.print')}
        </textPath>
      </text>
      {(['player', 'dealer'] as const).map((side) => (
        <text
          key={side}
          x={names[side].x}
          y={names[side].y}
          fontSize={names.size}
          textAnchor="middle"
          className="fill-halden-light font-sans font-semibold"
        >
          {t(`war.name_${side}`)}
        </text>
      ))}
      <Frame at={shape.player} card={card} />
      <Frame at={shape.dealer} card={card} />
      <Frame at={shape.warPlayer} card={card} dashed />
      <Frame at={shape.warDealer} card={card} dashed />
      {spots.map((spot) => (
        <PrintedSpot key={spot} spot={spot} shape={shape} />
      ))}
    </svg>
  );
}
