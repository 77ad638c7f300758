import { Silks } from './Silks.tsx';

const coats = [
  'fill-table-rail',
  'fill-ink-900',
  'fill-hardway-deep',
  'fill-ivory-500',
  'fill-lantern-dim',
  'fill-table-rail',
  'fill-ink-600',
  'fill-hardway-dim',
] as const;

/** Where the saddle cloth of a horse is, whose number is set there in letters of the page, so that it can be read. */
export const clothPlace = 'absolute top-[46.5%] left-[42%] -translate-1/2';

/** A horse at the gallop with its jockey, 150 by 100 units, running to the right. Legs move by CSS while `running`. */
export function Horse({ number, running }: { number: number; running: boolean }) {
  const coat = coats[number - 1] ?? coats[0];
  const delay = `${-((number * 137) % 420)}ms`;
  const leg = (name: string, d: string, x: number, y: number) => (
    <path
      d={d}
      className={running ? `animate-${name}` : undefined}
      style={{ transformOrigin: `${x}px ${y}px`, animationDelay: delay }}
    />
  );
  return (
    <svg viewBox="0 0 150 100" aria-hidden="true" className="size-full overflow-visible">
      <g className={coat}>
        <g opacity=".75">
          {leg('gallop-b', 'M44 62c-8 8-18 11-22 20l5 3c6-8 16-10 24-17z', 46, 60)}
          {leg('gallop-a', 'M92 62c10 5 18 10 27 10l1-6c-8-1-14-5-20-11z', 94, 60)}
        </g>
        <path d="M28 47c-8-1-15 3-21 12 9-3 16-3 22 2z" />
        <path d="M30 50c4-9 16-12 32-11 14 1 24-1 31-7 6-6 10-14 18-19l6-4 2 5c8 3 15 9 22 15 2 3 0 7-4 7-7-1-13-2-18-1-6 8-10 17-17 25-4 5-9 8-15 9-16 3-36 4-48 2-9-2-13-11-9-21z" />
        {leg('gallop-a', 'M40 62c-2 10-9 15-11 25l6 1c4-9 12-14 17-24z', 44, 60)}
        {leg('gallop-b', 'M88 64c8 8 13 14 22 17l3-5c-7-3-12-10-16-17z', 92, 62)}
      </g>
      <path d="M104 22c-6 2-11 8-14 15l-6 3c2-9 8-18 16-23z" className="fill-ink-900" opacity=".7" />
      <rect x="52" y="38" width="22" height="17" className="fill-table-card" />
      <g>
        <path d="M62 40c-2-4 0-8 5-9l10 7-6 8-6 7-5-1 4-7z" className="fill-table-card" />
        <g transform="rotate(28 68 14)">
          <svg aria-hidden="true" x="62" y="10" width="26" height="20" viewBox="0 0 20 20" preserveAspectRatio="none">
            <Silks number={number} />
          </svg>
        </g>
        <path d="M82 24l12 8-2 3-13-6z" className="fill-table-card" />
        <circle cx="93" cy="10" r="7.500" className="fill-table-card" />
        <path d="M85.500 9a7.500 7.500 0 0 1 15 0l4 1.500h-19z" className="fill-ink-900" />
      </g>
    </svg>
  );
}
