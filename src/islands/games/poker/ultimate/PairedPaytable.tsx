import type { TablePlace } from '../felt-shape.ts';
import type { PayRow, PrintedTable } from '../variants.ts';
import { oddsSign, rowWords, spotWords } from '../words.ts';

type PairedPaytableProps = {
  tables: readonly PrintedTable[];
  place: TablePlace;
  columns: 1 | 2;
};

/** Two paytables over the same hands as one: a hand, then what it pays on either bet, over one block or two. */
export function PairedPaytable({ tables, place, columns }: PairedPaytableProps) {
  const { x, y, width, size } = place;
  const pitch = size * 1.28;
  const [longest] = tables.toSorted((a, b) => b.rows.length - a.rows.length);
  const hands = longest?.rows ?? [];
  const each = Math.ceil(hands.length / columns);
  const gap = size * 1.5;
  const block = (width - (columns - 1) * gap) / columns;
  const oddsOf = ({ rows }: PrintedTable, hand: PayRow['hand']): string => {
    const row = rows.find((one) => one.hand === hand);
    return row ? oddsSign(row) : '–';
  };
  const rights = tables.map((_, index) => block - (tables.length - 1 - index) * size * 3.6);
  return (
    <g transform={`translate(${x} ${y})`} fontSize={size} className="font-sans font-medium">
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
        <g key={column} transform={`translate(${column * (block + gap)} 0)`}>
          {tables.map(({ title, spot }, index) => (
            <text key={title} x={rights[index]} y={size} textAnchor="end" className="fill-halden-light font-semibold">
              {spot && spotWords(spot)}
            </text>
          ))}
          <path d={`M0 ${size * 1.4}H${block}`} className="stroke-halden-light/50" strokeWidth={size / 16} />
          {hands.slice(column * each, (column + 1) * each).map((row, index) => (
            <g key={row.hand} className="fill-ivory-100/90">
              <text y={size * 2.5 + index * pitch}>{rowWords(row)}</text>
              {tables.map((table, at) => (
                <text
                  key={table.title}
                  x={rights[at]}
                  y={size * 2.5 + index * pitch}
                  textAnchor="end"
                  className="figures"
                >
                  {oddsOf(table, row.hand)}
                </text>
              ))}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}
