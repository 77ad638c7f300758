/** The jackets of the six traps, as tracks know them: their ground, and that of the number with its ink. */
export const jackets = [
  { ground: 'fill-table-red', badge: 'bg-table-red text-ivory-100' },
  { ground: 'fill-meridian-sea', badge: 'bg-meridian-sea text-ivory-100' },
  { ground: 'fill-table-card', badge: 'bg-table-card text-ink-900' },
  { ground: 'fill-ink-900', badge: 'bg-ink-900 text-ivory-100' },
  { ground: 'fill-brass', badge: 'bg-brass text-ink-900' },
  { ground: 'fill-felt', badge: 'bg-felt text-ink-900' },
] as const;

const coats = [
  'fill-table-rail',
  'fill-ink-600',
  'fill-ivory-500',
  'fill-meridian-walnut',
  'fill-ink-700',
  'fill-ivory-300',
];

/** A greyhound at full stretch in the jacket of its trap, 136 by 70 units, running to the right. Legs move by CSS while `running`. */
export function Dog({ trap, running }: { trap: number; running: boolean }) {
  const jacket = jackets[trap - 1] ?? jackets[0];
  const coat = coats[trap - 1] ?? coats[0];
  const leg = (name: string, d: string, x: number, y: number) => (
    <path
      d={d}
      className={running ? `animate-${name}` : undefined}
      style={{ transformOrigin: `${x}px ${y}px`, animationDelay: `${-((trap * 137) % 420)}ms` }}
    />
  );
  return (
    <svg viewBox="-14 0 136 70" aria-hidden="true" className="size-full overflow-visible">
      <ellipse cx="50" cy="67" rx="52" ry="3.500" className="fill-ink-900" opacity=".28" />
      <g className={coat}>
        <g opacity=".7">
          {leg('gallop-b', 'M24 32C16 42 8 46-2 49l1 5c12-2 24-8 33-17z', 26, 32)}
          {leg('gallop-a', 'M78 36c8 7 18 10 30 10l1 5c-14 1-28-3-37-11z', 78, 38)}
        </g>
        <path d="M9 24C1 22-6 27-12 36l3 1c5-7 11-11 19-9z" />
        <path d="M7 26c6-8 18-10 30-8 16 3 28 4 39-1 7-3 12-6 17-8l6-6 3 7c7 2 13 5 18 9-2 3-6 4-11 3-6 1-10 3-14 8-4 8-10 11-18 11-11 0-20-6-31-7-9 0-17 2-24 0-8-2-13-5-15-8z" />
        {leg('gallop-a', 'M28 33c-4 11-12 17-20 23l3 5c11-5 22-13 28-25z', 30, 34)}
        {leg('gallop-b', 'M72 38c7 9 15 15 26 19l2-5c-9-4-16-10-20-17z', 74, 38)}
      </g>
      <path d="M93 9l6-6 3 7-5 1z" className="fill-ink-900" opacity=".35" />
      <path d="M40 18c13 3 24 3 34-1l6 19c-4 3-9 4-14 3-10-1-18-6-28-6z" className={jacket.ground} />
    </svg>
  );
}
