import { useId } from 'react';
import type { Box } from './layout.ts';
import type { TableSpot } from './variants.ts';

/** Rows of overlapping scales, a unit of the drawing a tenth of one. */
function Scales({ box }: { box: Box }) {
  const id = useId();
  const size = box.width / 11;
  return (
    <>
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" x={box.x} y={box.y}>
        <path
          d={`M0 0a${size / 2} ${size / 2} 0 0 0 ${size} 0M${-size / 2} ${size / 2}a${size / 2} ${size / 2} 0 0 0 ${size} 0m0 0a${size / 2} ${size / 2} 0 0 0 ${size} 0`}
          fill="none"
          className="stroke-brass-bright"
          strokeWidth={size / 18}
        />
      </pattern>
      <rect {...box} rx={size / 3} fill={`url(#${id})`} opacity=".22" />
    </>
  );
}

/** A stripe that hangs from an edge and runs out in a bent tip. `down` turns it over. */
const stripe = (x: number, y: number, length: number, broad: number, bend: number, down: 1 | -1): string =>
  `M${x} ${y}C${x + bend} ${y + down * length * 0.4} ${x - bend} ${y + down * length * 0.7} ${x + bend * 0.6} ${y + down * length}` +
  `C${x + broad} ${y + down * length * 0.7} ${x + broad * 1.5} ${y + down * length * 0.35} ${x + broad} ${y}Z`;

function Stripes({ box }: { box: Box }) {
  const count = 9;
  const step = box.width / count;
  const paths = Array.from({ length: count }, (_, index) => {
    const uneven = 0.34 + 0.16 * Math.abs(Math.sin(index * 2.4 + 1));
    const lean = (index - count / 2) * step * 0.09;
    return (
      stripe(box.x + step * (index + 0.18), box.y, box.height * uneven, step * 0.42, lean, 1) +
      stripe(box.x + step * (index + 0.62), box.y + box.height, box.height * (0.8 - uneven), step * 0.36, lean, -1)
    );
  });
  return <path d={paths.join('')} className="fill-slot-amber" opacity=".2" />;
}

/** What the cloth of a side is printed with: scales under the dragon's chips, stripes under the tiger's. */
export function FieldPrint({ spot, box }: { spot: TableSpot; box: Box }) {
  if (spot === 'dragon') return <Scales box={box} />;
  return spot === 'tiger' ? <Stripes box={box} /> : null;
}
