import { t } from '#i18n/client.ts';
import { GivesWay } from '../kit/felt/FeltResult.tsx';
import { CardFrame, PrintedSpot, PrintSheet, SaggingLine } from '../kit/felt/Print.tsx';
import type { Point } from '../kit/felt/shape.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import type { FeltShape, TablePlace } from './felt-shape.ts';
import { PairedPaytable } from './ultimate/PairedPaytable.tsx';
import type { PrintedTable, Spot, Variant } from './variants.ts';
import { oddsWords, rowWords, spotWords } from './words.ts';

/** A paytable as it is printed on cloth: title, then hand and odds, a line each. */
export function Paytable({ table, place, columns }: { table: PrintedTable; place: TablePlace; columns: 1 | 2 }) {
  const { x, y, width, size } = place;
  const pitch = size * 1.28;
  const each = Math.ceil(table.rows.length / columns);
  const room = (width - (columns - 1) * size * 1.6) / columns;
  return (
    <g transform={`translate(${x} ${y})`}>
      {columns === 1 && (
        <text y={size} fontSize={size * 1.3} className="fill-halden-light font-display font-medium">
          {t(`poker.table_${table.title}`)}
        </text>
      )}
      {columns === 1 && (
        <path d={`M0 ${size * 1.5}H${width}`} className="stroke-halden-light/50" strokeWidth={size / 16} />
      )}
      {table.rows.map((row, index) => {
        const left = Math.floor(index / each) * (room + size * 1.6);
        const top = (columns === 1 ? size * 2.65 : size) + (index % each) * pitch;
        return (
          <g key={row.hand} fontSize={size} className="fill-ivory-100/90 font-sans font-medium">
            <text x={left} y={top}>
              {rowWords(row)}
            </text>
            <text x={left + room} y={top} textAnchor="end" className="figures">
              {oddsWords(row)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A diamond for a side bet, a circle for the ante and what lies with it, a square for what the decision adds. */
const printOf = (spot: Spot): { outline: 'diamond' | 'circle' | 'square'; depth: number } => {
  if (spot === 'pair-plus' || spot === 'trips') return { outline: 'diamond', depth: 1.14 };
  return { outline: spot === 'ante' || spot === 'blind' ? 'circle' : 'square', depth: 1 };
};

/** The sign between two spots that are staked alike. */
function Together({ variant, shape }: { variant: Variant; shape: FeltShape }) {
  const [left, right] = variant.together.flatMap((spot) => shape.spots[spot] ?? []);
  const size = shape.spot.radius * 0.62;
  return (
    left &&
    right && (
      <text
        x={(left.x + right.x) / 2}
        y={left.y + size * 0.34}
        fontSize={size}
        textAnchor="middle"
        className="fill-halden-light/75 font-display font-medium"
      >
        =
      </text>
    )
  );
}

/** Where a row of cards will lie. */
export const Frames = ({ places, card }: { places: readonly Point[]; card: number }) =>
  places.map((at) => <CardFrame key={at.x} at={at} card={card} />);

type FeltPrintProps = {
  round: RoundView;
  variant: Variant;
  shape: FeltShape;
  rows: readonly { places: readonly Point[]; card: number }[];
};

/** The swell of a bay: lines of waves that lie closer the further down they are. */
function Swell({ shape: { width, height } }: { shape: FeltShape }) {
  const wave = width / 14;
  const lines = Array.from({ length: 4 }, (_, index) => {
    const y = height * (0.99 - 0.032 * index * (1 + index / 5));
    const dip = wave * (0.2 - index * 0.02);
    return `M${-wave * (0.3 * index)} ${y}${`q${wave / 2} ${-dip} ${wave} 0t${wave} 0`.repeat(8)}`;
  });
  return <path d={lines.join('')} fill="none" className="stroke-common-light/25" strokeWidth={width / 420} />;
}

/** The cloth's print. Decoration: the rules say the same in words. */
export function FeltPrint({ round, variant, shape, rows }: FeltPrintProps) {
  const { width, height, line } = shape;
  const [first] = shape.tables;
  const paired = shape.tables.length < variant.tables.length;
  const tables = (
    <>
      {first && paired && <PairedPaytable tables={variant.tables} place={first} columns={shape.columns} />}
      {variant.tables.map((table, index) => {
        const place = paired ? undefined : shape.tables[index];
        return place && <Paytable key={table.title} table={table} place={place} columns={shape.columns} />;
      })}
    </>
  );
  return (
    <PrintSheet width={width} height={height}>
      {variant.id === 'caribbean-stud' && <Swell shape={shape} />}
      <GivesWay round={round}>
        <SaggingLine id={`poker-line-${variant.id}`} line={line}>
          {t(`poker.print_${variant.id}`)}
        </SaggingLine>
        {shape.told && tables}
      </GivesWay>
      {!shape.told && tables}
      {variant.together.length > 0 && <Together variant={variant} shape={shape} />}
      {rows.map(({ places, card }) => (
        <Frames key={`${places[0]?.x}:${places[0]?.y}`} places={places} card={card} />
      ))}
      {variant.spots.map((spot) => {
        const at = shape.spots[spot];
        return at && <PrintedSpot key={spot} at={at} size={shape.spot} {...printOf(spot)} name={spotWords(spot)} />;
      })}
    </PrintSheet>
  );
}
