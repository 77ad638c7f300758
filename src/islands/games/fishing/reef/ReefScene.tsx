import type { Sea } from '../picture/sea.ts';

/** A crest every so many px, from side to side at a height. */
const waves = (width: number, y: number, step: number, lift: number): string =>
  `M0 ${y}${Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => `Q${(index + 0.5) * step} ${y + lift} ${(index + 1) * step} ${y}`).join('')}`;

/** Coral as it is cut out of one wash: a fan, fingers, and a dome, standing on the ground at the origin. */
const fan =
  'M-6 0C-10-40-64-44-70-92C-44-84-40-62-30-48C-30-84-46-104-30-138C-8-110-14-74-6-52C0-92 4-112 26-128C34-96 14-70 12-46C26-64 34-86 62-88C58-46 12-40 6 0Z';
const fingers =
  'M-44 0V-44Q-44-58-34-58T-24-44V-22Q-16-18-14-30V-86Q-14-100-4-100T6-86V-40Q12-34 16-44V-66Q16-78 26-78T36-66V-20Q44-14 50 0Z';
const dome = 'M-70 0Q-66-52 0-54T70 0Z';
const weed = 'M-5 0C-26-40 18-64-4-108C-20-140 6-160 2-188C24-156 14-132 18-104C24-64-4-44 8 0Z';

/** What stands on the ground: place in shares of the width, size in units of the sea, and its wash. */
const growth = [
  [weed, 0.03, 0.0104, 'fill-common-night'],
  [fan, 0.1, 0.0105, 'fill-common-coral'],
  [dome, 0.19, 0.009, 'fill-common-night'],
  [fingers, 0.235, 0.0085, 'fill-common-peach'],
  [weed, 0.34, 0.007, 'fill-common-night'],
  [dome, 0.56, 0.007, 'fill-common-night'],
  [fingers, 0.66, 0.008, 'fill-common-coral'],
  [weed, 0.76, 0.0095, 'fill-common-night'],
  [fan, 0.86, 0.012, 'fill-common-peach'],
  [dome, 0.95, 0.0115, 'fill-common-coral'],
] as const;

/** Open air over a reef in flat washes: the parts that stand still. `dusk`: the boss is in the water, and the light is low. */
export function ReefScene({ sea, dusk }: { sea: Sea; dusk: boolean }) {
  const { width, height, surface, unit } = sea;
  const depth = height - surface;
  const floor = height - depth * 0.05;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <rect width={width} height={surface + 12} className="fill-common-cream" />
        <path
          d={`${waves(width, surface * 0.46, width / 3, surface * 0.2)}V${surface + 12}H0Z`}
          className="fill-common-peach"
          opacity=".55"
        />
        <circle cx={width * 0.82} cy={surface * 0.62} r={surface * 0.34} className="fill-common-sun" />
        <path d={`${waves(width, surface, 52, 9)}V${height}H0Z`} className="fill-common-haze" />
        <path
          d={`${waves(width, surface + depth * 0.2, width / 2, depth * 0.07)}V${height}H0Z`}
          className="fill-common-sky"
          opacity=".42"
        />
        <path
          d={`${waves(width, surface + depth * 0.44, width / 1.6, -depth * 0.08)}V${height}H0Z`}
          className="fill-common-sky"
          opacity=".62"
        />
        <path
          d={`${waves(width, surface + depth * 0.72, width / 2.4, depth * 0.06)}V${height}H0Z`}
          className="fill-common-deep"
          opacity=".62"
        />
        {[0.5, 0.68, 0.9].map((from, index) => (
          <path
            key={from}
            d={`M${width * from} ${surface + 4}h${width * 0.05}L${width * (from - 0.28)} ${height}h${-width * (0.12 + index * 0.03)}Z`}
            className="fill-common-cream"
            opacity=".12"
          />
        ))}
        <path d={`${waves(width, floor, width / 3, -depth * 0.05)}V${height}H0Z`} className="fill-common-night" />
        {growth.map(([d, at, size, wash]) => (
          <path
            key={`${at}`}
            d={d}
            transform={`translate(${width * at} ${floor + 6}) scale(${unit * size * (depth / height)})`}
            className={wash}
            opacity=".86"
          />
        ))}
      </svg>
      <div
        aria-hidden="true"
        style={{ top: surface }}
        className={`pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-b from-transparent to-common-night transition-opacity duration-[2400ms] motion-reduce:transition-none ${dusk ? 'opacity-90' : 'opacity-0'}`}
      />
    </>
  );
}
