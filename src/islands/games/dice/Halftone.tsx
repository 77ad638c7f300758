/** Dots that get smaller outwards, ring by ring, as a coarse screen prints a round shade. */
const rings = Array.from({ length: 6 }, (_, ring) => {
  const radius = 15 + ring * 2.6;
  const count = 22 + ring * 4;
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + (ring % 2) / 2) / count) * 2 * Math.PI;
    return {
      x: radius * Math.cos(turn),
      y: radius * Math.sin(turn),
      r: 1.35 - ring * 0.2,
    };
  });
}).flat();

const dots = rings
  .map(
    ({ x, y, r }) =>
      `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(2 * r).toFixed(2)} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(-2 * r).toFixed(2)} 0`,
  )
  .join('');

/** Two pips above each other at each side of the figure, which stands where the fifth one would. */
export function Halftone() {
  return (['left-[2%]', 'right-[2%]'] as const).map((side) => (
    <svg
      key={side}
      viewBox="-34 -68 68 136"
      aria-hidden="true"
      className={`absolute inset-y-[4%] h-[92%] w-[24%] fill-oddlot-black ${side}`}
    >
      {[-33, 33].map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <circle r="13" />
          <path d={dots} />
        </g>
      ))}
    </svg>
  ));
}
