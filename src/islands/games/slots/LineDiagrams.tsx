import { places } from './ink.tsx';

export type LineDiagramsProps = { caption: string; lines: readonly (readonly number[])[]; rows: number };

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
            <span translate="no" className="figures text-xs text-ivory-300" aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
