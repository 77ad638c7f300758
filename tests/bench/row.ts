/** One measured figure. `aim` is what it is held against, in words; no test depends on any of it. */
export type Row = {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  /** The least and the most of several measurements, whose median `value` is. */
  readonly from?: number;
  readonly to?: number;
  readonly unit: string;
  readonly aim?: string;
};

export function printTable(rows: readonly Row[]): void {
  const shown = rows.map((row) => [row.group, row.name, format(row.value), spread(row), row.unit, row.aim ?? '']);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...shown.map((cells) => cells[column]?.length ?? 0)));
  for (const cells of shown) {
    const padded = cells.map((cell, column) =>
      column === 2 ? cell.padStart(widths[2] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    console.log(padded.join('  ').trimEnd());
  }
}

const spread = ({ from, to }: Row) =>
  from === undefined || to === undefined ? '' : `${format(from)} to ${format(to)}`;

const format = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2));
