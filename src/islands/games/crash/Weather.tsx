import { memo } from 'react';

/** The weather repeats after so many pixels, so that it can drift for ever. */
export const tileWidth = 480;

type Band = {
  readonly name: string;
  /** The multiplier up to which it reaches. */
  readonly ceiling: number;
  /** Pixels a second that it drifts by. */
  readonly drift: number;
  readonly wash: string;
  readonly weather?: 'stars' | 'snow' | 'rain' | 'clouds';
};

/** From the thin air down to the ground, in the order in which they are painted one over the other. */
const bands: readonly Band[] = [
  { name: 'thin', ceiling: 300, drift: 3, wash: 'fill-common-dim', weather: 'stars' },
  { name: 'night', ceiling: 40, drift: 6, wash: 'fill-common-night', weather: 'stars' },
  { name: 'cold', ceiling: 9, drift: 14, wash: 'fill-common-deep', weather: 'snow' },
  { name: 'sky', ceiling: 3, drift: 26, wash: 'fill-common-sky', weather: 'clouds' },
  { name: 'rain', ceiling: 1.52, drift: 40, wash: 'fill-common-haze', weather: 'rain' },
  { name: 'warm', ceiling: 1.26, drift: 54, wash: 'fill-common-peach' },
  { name: 'hot', ceiling: 1.1, drift: 66, wash: 'fill-common-coral' },
  { name: 'ground', ceiling: 1, drift: 84, wash: 'fill-ink-800' },
];

const dots = [
  20, 34, 78, 150, 131, 60, 205, 22, 176, 96, 36, 118, 230, 140, 92, 182, 160, 214, 12, 226, 108, 88,
] as const;

/** No two of a tile are alike, and a far one is small and high. */
const clouds = [
  { x: 92, y: 62, size: 1.05 },
  { x: 398, y: 104, size: 1.5 },
  { x: 236, y: 178, size: 0.6 },
  { x: 118, y: 268, size: 1.35 },
  { x: 326, y: 238, size: 0.8 },
] as const;
const cloudHeight = 320;

/** The roofs of the village under the thermal, with a light in most windows. */
const Village = () =>
  [18, 52, 70, 148, 166, 258, 292, 310, 344, 430].map((x, house) => {
    const [wide, tall] = [11 + (house % 3) * 3, 8 + ((house * 5) % 4)];
    return (
      <g key={x}>
        <path d={`M${x} 26V${20 - tall}l${wide / 2} -5l${wide / 2} 5V26Z`} className="fill-ink-800" />
        {house % 4 !== 2 && (
          <rect x={x + wide / 2 - 1.5} y={22 - tall} width="3" height="3.500" className="fill-common-sun" />
        )}
      </g>
    );
  });

/** One tile of a kind of weather: 240 by 240, the clouds in twice the width. */
function Fall({ kind }: { kind: Band['weather'] }) {
  if (kind === 'stars' || kind === 'snow')
    return (
      <g className="fill-common-cream" opacity={kind === 'stars' ? 0.75 : 0.5}>
        {dots.map((x, index) => (
          <circle key={x + 1} cx={x} cy={(index * 67 + 31) % 240} r={kind === 'stars' ? 0.7 + (index % 3) * 0.4 : 2} />
        ))}
      </g>
    );
  if (kind === 'rain')
    return (
      <path
        d={Array.from({ length: 12 }, (_, index) => `M${index * 40 - 220} 250l220 -260`).join('')}
        className="stroke-common-cream"
        strokeWidth="2.5"
        opacity=".65"
      />
    );
  if (kind === 'clouds')
    return (
      <g className="fill-common-haze" opacity=".38">
        {clouds.map(({ x, y, size }) => (
          <path
            key={x}
            d="M-48 24h96a13 13 0 0 0-7-24 24 24 0 0 0-43-9 17 17 0 0 0-27 10 12 12 0 0 0-19 23z"
            transform={`translate(${x} ${y}) scale(${size})`}
          />
        ))}
      </g>
    );
  return null;
}

/** A band: a wash with a waved upper edge, as deep as the picture, moved by transforms alone. */
function Layer({ name, ceiling, drift, wash, weather }: Band) {
  const [edge, fall] = [`updraft-edge-${name}`, `updraft-fall-${name}`];
  return (
    <svg
      data-ceiling={ceiling}
      data-drift={drift}
      aria-hidden="true"
      className="absolute top-0 left-0 h-[calc(100%+40px)] w-[calc(100%+480px)] will-change-transform"
    >
      <defs>
        <pattern id={edge} width={tileWidth} height="400" patternUnits="userSpaceOnUse">
          <path
            d="M0 12C40 12 50 2 96 2S150 14 180 14 226 7 262 9 322 1 366 3 424 15 448 14 470 12 480 12V26H0Z"
            className={wash}
          />
          {name === 'ground' && <Village />}
        </pattern>
        <pattern
          id={fall}
          width={weather === 'clouds' ? tileWidth : tileWidth / 2}
          height={weather === 'clouds' ? cloudHeight : 240}
          patternUnits="userSpaceOnUse"
        >
          <Fall kind={weather} />
        </pattern>
      </defs>
      <rect width="100%" height="26" fill={`url(#${edge})`} />
      <rect y="25" width="100%" height="100%" className={wash} />
      {weather && <rect y="20" width="100%" height="100%" fill={`url(#${fall})`} />}
    </svg>
  );
}

/** The air from the ground to where there is none. The flight's camera pushes the bands down as it climbs. */
export const Weather = memo(function Weather() {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden bg-ink-900">
      {bands.map((band) => (
        <Layer key={band.name} {...band} />
      ))}
    </div>
  );
});
