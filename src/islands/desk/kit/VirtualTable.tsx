import { createColumnHelper, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { rowStep } from './row-steps.ts';

/** A column: its place in a grid of columns (`8rem`, `minmax(0,1fr)`), and what stands in it. Give a list that stays the same. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly track: string;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string;
};

type VirtualTableProps<Row> = {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** Give a list that stays the same until another row comes. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What opening a row is called, for who does not see it. */
  openLabel: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** Told when the last rows come into sight. */
  onEnd?: () => void;
  /** Shown under the last row. */
  foot?: ReactNode;
  className?: string;
  /** Narrower, it is scrolled sideways. */
  minWidth?: string;
};

const features = tableFeatures({});
/** One line of a row, with its hair line. */
const rowPx = 36;
/** Rows from the end at which the next ones are asked for. */
const ahead = 20;

/**
 * A table of any length: only what is in sight is in the page. Rows are of one height, and open to what does not fit into them. By
 * keyboard it is one stop: the arrows, Page Up and Down, Home and End move, Enter opens.
 */
export function VirtualTable<Row extends RowData>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowId, openLabel, onOpen, onEnd, foot, className, minWidth = '56rem' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);

  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, header, cell }) => helper.display({ id, header, cell: ({ row }) => cell(row.original) }));
  }, [columns]);
  const reachable = Math.min(active, rows.length - 1);

  // The row that Tab leads to stays, wherever it is scrolled to.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return reachable < 0 || shown.includes(reachable) ? shown : [...shown, reachable].sort((a, b) => a - b);
    },
    [reachable],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollPaddingStart: rowPx,
    rangeExtractor,
  });
  const last = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - ahead) onEnd?.();
  }, [last, rows.length, onEnd]);

  // The model is of what is drawn: of a hundred thousand rows it would be made anew with each page that comes.
  const items = virtual.getVirtualItems();
  const drawn = useMemo(() => items.filter(({ index }) => index < rows.length), [items, rows.length]);
  const data = useMemo(() => drawn.map(({ index }) => rows[index] as Row), [drawn, rows]);
  const table = useTable({ features, columns: defs, data, getRowId: rowId });
  const model = table.getRowModel().rows;

  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((virtual.scrollRect?.height ?? 0) / rowPx) - 2);
    const target = rowStep(event.key, reachable, rows.length, page);
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setActive(target);
    virtual.scrollToIndex(target);
    // The row comes with the next drawing.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-row="${target}"]`)?.focus({ preventScroll: true }),
    );
  };

  const tracks = { gridTemplateColumns: columns.map(({ track }) => track).join(' ') };
  const classOf = new Map(columns.map((column) => [column.id, column.className]));
  return (
    <div
      ref={scroller}
      className={cx('relative min-h-64 overflow-auto overscroll-contain rounded-lg border border-ink-600', className)}
    >
      <table aria-label={label} aria-rowcount={rows.length + 1} className="grid text-left text-sm" style={{ minWidth }}>
        <thead className="sticky top-0 z-10 grid border-b border-ink-600 bg-ink-800">
          <tr aria-rowindex={1} className="grid" style={tracks}>
            {table.getHeaderGroups()[0]?.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={cx('px-3 py-2 text-xs font-semibold text-ivory-500', classOf.get(header.column.id))}
              >
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown} className="relative grid" style={{ height: virtual.getTotalSize() }}>
          {drawn.map(({ index, start }, at) => {
            const row = model[at];
            if (row === undefined) return null;
            return (
              <tr
                key={row.id}
                aria-rowindex={index + 2}
                className="absolute top-0 left-0 grid w-full items-center border-b border-ink-600/60 hover:bg-ink-800 has-focus-visible:bg-ink-700"
                style={{ ...tracks, height: rowPx, transform: `translateY(${start}px)` }}
              >
                {row.getAllCells().map((cell, column) => (
                  <td key={cell.id} className={cx('truncate px-3', classOf.get(cell.column.id))}>
                    {column === 0 ? (
                      <button
                        type="button"
                        data-row={index}
                        tabIndex={index === reachable ? 0 : -1}
                        aria-label={openLabel(row.original)}
                        onFocus={() => setActive(index)}
                        onClick={() => onOpen(row.original)}
                        // The whole row is its target.
                        className="block w-full truncate text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brass-bright"
                      >
                        <table.FlexRender cell={cell} />
                      </button>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {foot}
    </div>
  );
}
