import { memo } from 'react';

/** The weather repeats after so many pixels, so that it can drift for ever. */
export const tileWidth = 240;

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
  ...[20, 34, 78, 150, 131, 60, 205, 22, 176, 96, 36, 118, 230, 140, 92, 182, 160, 214, 12, 226, 108, 88],
] as const;

/** One tile of a kind of weather, 240 by 240. */
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
      <g className="fill-common-haze" opacity=".3">
        <path d="M10 96h96a13 13 0 0 0-7-24 24 24 0 0 0-43-9 17 17 0 0 0-27 10 12 12 0 0 0-19 23z" />
        <path d="M132 206h78a10 10 0 0 0-5-19 19 19 0 0 0-34-7 13 13 0 0 0-22 8 10 10 0 0 0-17 18z" />
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
      className="absolute top-0 left-0 h-[calc(100%+40px)] w-[calc(100%+240px)] will-change-transform"
    >
      <defs>
        <pattern id={edge} width={tileWidth} height="400" patternUnits="userSpaceOnUse">
          <path d="M0 12C40 12 50 2 96 2S150 14 180 14 216 12 240 12V26H0Z" className={wash} />
        </pattern>
        <pattern id={fall} width={tileWidth} height="240" patternUnits="userSpaceOnUse">
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
