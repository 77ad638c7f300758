import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Column, VirtualTable } from '#islands/desk/kit/VirtualTable.tsx';
import { nextFrame } from './table-page.tsx';
import '../../src/styles/desk.css';

type Entry = { readonly id: number };

const count = 100_000;
const entries: readonly Entry[] = Array.from({ length: count }, (_, id) => ({ id }));
let drawnCells = 0;
const columns: readonly Column<Entry>[] = [
  {
    id: 'id',
    header: 'Number',
    track: '8rem',
    cell: ({ id }) => {
      drawnCells += 1;
      return `No ${id}`;
    },
  },
  { id: 'twice', header: 'Twice', track: '8rem', cell: ({ id }) => String(2 * id) },
];

const table = (rows: readonly Entry[], onEnd?: () => void) => (
  <VirtualTable
    label="Numbers"
    columns={columns}
    rows={rows}
    rowId={({ id }) => String(id)}
    openLabel={({ id }) => `Open No ${id}`}
    onOpen={({ id }) => opened.push(id)}
    {...(onEnd ? { onEnd } : {})}
    className="h-[calc(100svh-22rem)]"
  />
);
const opened: number[] = [];

it('a table of 100,000 rows draws those in sight, wherever it is scrolled to and whatever is added', async () => {
  let ends = 0;
  const screen = await render(table(entries, () => (ends += 1)));
  const rowsInPage = () => screen.container.querySelectorAll('tbody tr').length;
  expect(rowsInPage()).toBeLessThan(60);
  expect(ends).toBe(0);
  const grid = screen.getByRole('table', { name: 'Numbers' }).element();
  expect(grid.getAttribute('aria-rowcount')).toBe(String(count + 1));

  (screen.getByRole('button', { name: 'Open No 0', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: `Open No ${count - 1}`, exact: true })).toHaveFocus();
  // What Tab leads to is drawn as well.
  expect(rowsInPage()).toBeLessThan(60);
  await expect.poll(() => ends).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual([count - 1]);

  // A page that is added costs what is in sight, and moves nobody away.
  drawnCells = 0;
  const more = [...entries, ...Array.from({ length: 100 }, (_, at) => ({ id: count + at }))];
  await screen.rerender(table(more));
  await nextFrame();
  expect(drawnCells).toBeLessThan(500);
  await expect.element(screen.getByRole('button', { name: `Open No ${count - 1}`, exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: `Open No ${count}`, exact: true })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('button', { name: 'Open No 0', exact: true })).toHaveFocus();
});
