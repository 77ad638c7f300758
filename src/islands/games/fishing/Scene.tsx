import { rodOf, type Sea } from './picture/sea.ts';

/** The crests of the surface, one wave every so many px. */
const wavesOf = ({ width, surface }: Sea): string => {
  const step = 48;
  const crests = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => index * step);
  return `M0 ${surface}${crests.map((x) => `Q${x + step / 2} ${surface + 11} ${x + step} ${surface}`).join('')}`;
};

/** Paper sky, a boat with a lamp, and water that gets darker by a coarser screen: the parts that stand still. */
export function Scene({ sea }: { sea: Sea }) {
  const { width, height, surface } = sea;
  const rod = rodOf(sea);
  const middle = width / 2;
  const scale = surface / 100;
  const depth = height - surface;
  const lamp = { x: middle + 30 * scale, y: surface - 8 * scale };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <defs>
        {[1.3, 1.9, 2.4].map((radius, index) => (
          <pattern
            key={radius}
            id={`sea-${index}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(30)"
          >
            <circle cx="4" cy="4" r={radius} className="fill-paper-night" />
          </pattern>
        ))}
      </defs>
      <rect width={width} height={height} className="fill-paper-sheet" />
      <path d={`${wavesOf(sea)}V${height}H0Z`} className="fill-paper-teal" />
      <path
        d={`M${lamp.x - 5} ${surface}H${lamp.x + 5}L${middle + width * 0.34} ${height}H${middle - width * 0.2}Z`}
        className="fill-paper-sun"
        opacity=".5"
      />
      {[0.3, 0.54, 0.78].map((from, index) => (
        <rect
          key={from}
          y={surface + depth * from}
          width={width}
          height={depth * (1 - from)}
          fill={`url(#sea-${index})`}
          opacity={0.55}
        />
      ))}
      <g transform={`translate(${middle} ${surface}) scale(${scale})`} className="fill-paper-night">
        <path d="M-84-34H76Q68 2 40 6H-50Q-76 2-84-34Z" />
        <circle cx="-14" cy="-76" r="11" />
        <path d="M-30-32Q-32-62-14-64Q4-64 4-32Z" />
        <circle cx="30" cy="-22" r="12" className="fill-paper-sun" />
      </g>
      <path
        d={`M${middle - 4 * scale} ${surface - 52 * scale}L${rod.x} ${rod.y}`}
        fill="none"
        strokeWidth={Math.max(2, 5 * scale)}
        strokeLinecap="round"
        className="stroke-paper-night"
      />
    </svg>
  );
}
