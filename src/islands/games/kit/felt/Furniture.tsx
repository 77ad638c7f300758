import { backId } from '../cards/Deck.tsx';
import { PrintSheet } from './Print.tsx';
import type { FeltSize, Furniture, Place } from './shape.ts';

/** The back of the table's cards in a box, its upper edge first. */
const Backs = (box: { x: number; y: number; width: number; height: number }) => (
  <svg {...box} viewBox={`0 0 250 ${(250 * box.height) / box.width}`} preserveAspectRatio="none" aria-hidden="true">
    <use href={`#${backId}`} />
  </svg>
);

/** The shoe from above: the stack on edge in its box, the next card on the slope, its rim already in the mouth. */
const Shoe = ({ x, y, size }: Place) => (
  <g transform={`translate(${x} ${y}) scale(${size / 100}) rotate(18 50 70)`}>
    <rect x="5" y="8" width="100" height="148" rx="12" className="fill-ink-900/50" />
    <rect width="100" height="148" rx="11" className="fill-ink-900" />
    <rect
      x="1.5"
      y="1.5"
      width="97"
      height="145"
      rx="10"
      fill="none"
      className="stroke-halden-light/60"
      strokeWidth="2"
    />
    <rect x="13" y="12" width="74" height="46" rx="3" className="fill-table-card" />
    {Array.from({ length: 11 }, (_, index) => 16 + index * 3.8).map((edge) => (
      <path key={edge} d={`M13 ${edge}h74`} className="stroke-ink-900/30" strokeWidth="1" />
    ))}
    <rect x="12" y="55" width="76" height="64" rx="4" className="fill-table-card" />
    <Backs x={14.5} y={57.5} width={71} height={59} />
    <rect x="9" y="108" width="82" height="26" rx="4" className="fill-table-rail" />
    <path d="M9 110h82" className="stroke-brass/60" strokeWidth="1.5" />
    <path d="M32 134c0-15 8-22 18-22s18 7 18 22Z" className="fill-ink-900" />
    <rect x="16" y="137" width="68" height="7" rx="2" className="fill-table-card" />
  </g>
);

/** The rack for cards that are out of play: empty until a round is over. */
const Discard = ({ x, y, size, used }: Place & { used: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 100}) rotate(-12 50 70)`}>
    <rect x="4" y="7" width="100" height="140" rx="9" className="fill-ink-900/50" />
    <rect width="100" height="140" rx="8" className="fill-ink-900/80 stroke-halden-light/60" strokeWidth="2" />
    {used &&
      [0, 1, 2].map((level) => (
        <g key={level} transform={`translate(${10 - level * 1.5} ${11 - level * 2}) rotate(${level - 1} 40 59)`}>
          <rect width="82" height="116" rx="5" className="fill-table-card stroke-ink-900/40" strokeWidth="1" />
          {level === 2 && <Backs x={3} y={3} width={76} height={110} />}
        </g>
      ))}
    <path d="M0 88V132a8 8 0 0 0 8 8H92a8 8 0 0 0 8-8V88" fill="none" className="stroke-halden-light" strokeWidth="3" />
    <path d="M0 120V132a8 8 0 0 0 8 8H92a8 8 0 0 0 8-8V120Z" className="fill-ivory-100/15" />
  </g>
);

/** What each tube of the rack holds, from the left. */
const tubes = [
  'fill-table-card',
  'fill-table-red',
  'fill-table-green',
  'fill-ink-600',
  'fill-table-rail',
  'fill-brass',
];

/** The house's chips at its edge of the table: tubes in which they stand, seen from above. */
const ChipRack = ({ x, y, size }: Place) => {
  const broad = size / tubes.length;
  const long = broad * 0.92;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-broad * 0.2}
        y={-long}
        width={size + broad * 0.4}
        height={long * 2}
        rx={broad * 0.16}
        className="fill-table-rail stroke-brass/60"
        strokeWidth={broad / 22}
      />
      {tubes.map((fill, place) => (
        <g key={fill} transform={`translate(${place * broad} 0)`}>
          <rect
            x={broad * 0.08}
            y={-long}
            width={broad * 0.84}
            height={long * 1.86}
            rx={broad * 0.1}
            className="fill-ink-900"
          />
          {[0, 1, 2, 3, 4, 5].map((chip) => (
            <g key={chip} transform={`translate(${broad / 2} ${long * (0.72 - chip * 0.2)})`}>
              <rect
                x={-broad * 0.36}
                y={-long * 0.08}
                width={broad * 0.72}
                height={long * 0.17}
                rx={long * 0.06}
                className={fill}
              />
              <path
                d={`M${-broad * 0.18} ${-long * 0.08}v${long * 0.17}M${broad * 0.18} ${-long * 0.08}v${long * 0.17}`}
                className="stroke-ink-900/45"
                strokeWidth={broad * 0.09}
              />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
};

/** What stands on a dealer's table besides cards and bets. `used`: cards have gone out of play. */
export function DealerFurniture({
  width,
  height,
  furniture,
  used,
}: FeltSize & { furniture: Furniture; used: boolean }) {
  const { shoe, discard, rack } = furniture;
  return (
    <PrintSheet width={width} height={height}>
      {rack && <ChipRack {...rack} />}
      {discard && <Discard {...discard} used={used} />}
      <Shoe {...shoe} />
    </PrintSheet>
  );
}
