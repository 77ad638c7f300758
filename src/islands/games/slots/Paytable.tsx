import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import type { SymbolArt } from './ink.tsx';
import { LineDiagrams, type LineDiagramsProps } from './LineDiagrams.tsx';

/** A symbol in a text, about 40 px, on the ground of its reels. */
function SymbolPicture({ art, letter, ground }: { art: SymbolArt; letter: string; ground: string }) {
  const Art = art[letter];
  return (
    <svg viewBox="-54 -54 108 108" aria-hidden="true" className={cx('size-11 shrink-0 rounded-sm', ground)}>
      {Art && <Art />}
    </svg>
  );
}

export type PayRow = {
  readonly key: string;
  readonly name: string;
  readonly letters: readonly string[];
  /** What it pays, as text, a cell for each column. */
  readonly pays: readonly string[];
};

type PaytableProps = {
  art: SymbolArt;
  ground: string;
  caption: string;
  columns: readonly string[];
  rows: readonly PayRow[];
};

const Rows = ({ art, ground, caption, columns, rows }: PaytableProps) => (
  <table className="figures w-full text-left text-sm">
    <caption className="heading pb-2 text-left text-xl">{caption}</caption>
    <thead className="eyebrow">
      <tr className="border-b border-ink-600">
        <td />
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className={cx('py-2 pl-3 text-right font-semibold', column.length < 8 && 'whitespace-nowrap')}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, letters, pays }) => (
        <tr key={key} className="border-b border-ink-600/60">
          <th scope="row" className="py-1 font-medium">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="flex gap-1">
                {letters.map((letter, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of pictures
                  <SymbolPicture key={index} art={art} letter={letter} ground={ground} />
                ))}
              </span>
              <span className="inline-block first-letter:uppercase">{name}</span>
            </span>
          </th>
          {pays.map((pay, index) => (
            <td key={columns[index]} className="py-1 pl-3 text-right whitespace-nowrap">
              {pay}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A paytable out of the engine's own numbers, with the symbols as they are on the reels, and below it the lines. */
export const Paytable = ({ lines, ...table }: PaytableProps & { lines?: LineDiagramsProps }) => (
  <>
    <Rows {...table} />
    {lines && <LineDiagrams {...lines} />}
  </>
);

/** The same where its columns may be wider than the dialog. */
export const WidePaytable = (table: Parameters<typeof Paytable>[0]) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className="overflow-x-auto" aria-label={t('slots.paytable')} tabIndex={0}>
    <Paytable {...table} />
  </section>
);
