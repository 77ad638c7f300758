import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { places, type SymbolArt } from './ink.tsx';

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
  children?: ReactNode;
};

/** A paytable out of the engine's own numbers, with the symbols as they are on the reels. */
export function Paytable({ art, ground, caption, columns, rows, children }: PaytableProps) {
  return (
    <>
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
      {children}
    </>
  );
}

type LineDiagramsProps = { caption: string; lines: readonly (readonly number[])[]; rows: number };

/** Every line as a little diagram of the window, numbered as the machine numbers it. */
export function LineDiagrams({ caption, lines, rows }: LineDiagramsProps) {
  return (
    <figure className="mt-6">
      <figcaption className="heading pb-2 text-xl">{caption}</figcaption>
      <ol className="flex flex-wrap gap-3">
        {lines.map((line, index) => (
          <li key={line.join('')} className="grid justify-items-center gap-1">
            <svg
              viewBox={`0 0 ${line.length * 10} ${rows * 10}`}
              role="img"
              aria-label={`${index + 1}: ${line.map((row) => row + 1).join(' ')}`}
              className="h-8 rounded-sm bg-ink-900"
            >
              {places(line.length, 10).flatMap((x) =>
                places(rows, 10).map((y) => (
                  <rect
                    key={`${x},${y}`}
                    x={x + 1}
                    y={y + 1}
                    width={8}
                    height={8}
                    rx={1}
                    className={line[x / 10] === y / 10 ? 'fill-lantern-light' : 'fill-ink-600'}
                  />
                )),
              )}
            </svg>
            <span className="figures text-xs text-ivory-300" aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
