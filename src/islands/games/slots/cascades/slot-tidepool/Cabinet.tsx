import { factorAt } from '#domain/games/slots/cascades/paytable.ts';
import { tidepool } from '#domain/games/slots/cascades/slot-tidepool/title.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { At, Disc, Line, places, Shape } from '../../ink.tsx';
import type { Meter, Vessel } from '../skin.ts';

const cell = 86;
/** Middle and half size of the pool. */
const [middle, half] = [320, 306];
const corner = middle - (tidepool.strips.length * cell) / 2;
const factors = places(8, 1).map((cascades) => factorAt(tidepool, { cascades, gone: 0 }));

export const vessel = (tall: boolean): Vessel => ({
  ...(tall ? { width: 640, height: 740 } : { width: 764, height: 640 }),
  left: corner,
  top: corner,
  cell,
});

/** A pool's edge: a rounded square that the sea has worn. */
const edge = (size: number): string => {
  const points = places(72, (2 * Math.PI) / 72).map((angle) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const wear = 1 + 0.014 * Math.sin(3 * angle + 1) + 0.009 * Math.cos(5 * angle);
    const reach = (half * size * wear) / (sin ** 4 + cos ** 4) ** 0.25;
    return `${(middle + reach * cos).toFixed(1)} ${(middle + reach * sin).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
const [rim, shallow, deep, deepest] = [edge(1.04), edge(1), edge(0.93), edge(0.78)];

/** The tide's gauge: what the clusters of a cascade count, from once to eight times, and the word for it. */
const Gauge = ({ factor, tall }: { factor: number | undefined; tall: boolean }) => (
  <g>
    <text
      transform={tall ? 'translate(320 732)' : 'translate(750 320) rotate(-90)'}
      fontSize={24}
      fontWeight={700}
      textAnchor="middle"
      className="font-sans fill-slot-cream"
    >
      {t('slots.pool.gauge')}
    </text>
    {factors.map((value) => {
      const at = tall ? `translate(${62 + (value - 1) * 74} 672)` : `translate(690 ${590 - (value - 1) * 77})`;
      const reached = factor !== undefined && value <= factor;
      return (
        <At key={value} place={at}>
          <Disc r={30} ink="dark" />
          <circle
            r={25}
            className={cx('transition-opacity duration-slow fill-slot-lagoon', reached ? 'opacity-100' : 'opacity-60')}
          />
          <text y={8} fontSize={24} fontWeight={700} textAnchor="middle" className="font-sans fill-slot-cream">
            {value}×
          </text>
          {value === factor && <circle r={28} fill="none" strokeWidth={4} className="stroke-slot-amber" />}
        </At>
      );
    })}
  </g>
);

const [wet, sand, shelf] = [edge(1.015), edge(0.985), edge(0.66)];

/** The net of light that small waves throw on the sand: cells that lean, no two alike. */
const caustics = places(5, 96, 100)
  .flatMap((y, row) =>
    places(5, 88, row % 2 ? 118 : 162).map((x, column) => {
      const lean = ((row * 37 + column * 61) % 40) - 20;
      return `M${x - 44} ${y + lean}Q${x - 14} ${y - 26} ${x + 6} ${y + 4}T${x + 52} ${y - lean}M${x + 6} ${y + 4}Q${x - 8} ${y + 34} ${x + lean} ${y + 62}`;
    }),
  )
  .join('');

/** Barnacles and pebbles where the rock meets the water. */
const shore = places(30, (2 * Math.PI) / 30).map((angle, index) => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const reach = (half * 1.005) / (sin ** 4 + cos ** 4) ** 0.25;
  return { x: middle + reach * cos, y: middle + reach * sin, r: 5 + ((index * 7) % 6) };
});

/** A pool between rocks, seen from above: wet stone, a rim of sand, and light that moves over the deep. */
export const Cabinet = ({ tall, meter }: { tall: boolean; meter: Meter }) => (
  <>
    <Shape d={rim} ink="dark" />
    <Shape d={wet} ink="plum" />
    <Shape d={sand} ink="amber" opacity={0.55} />
    <Shape d={edge(0.97)} ink="lagoon" />
    <Shape d={shallow} ink="lagoon" opacity={0.35} />
    <Shape d={deep} ink="teal" opacity={0.5} />
    <Shape d={deepest} ink="teal" opacity={0.55} />
    <Shape d={shelf} ink="dark" opacity={0.22} />
    <Line d={caustics} ink="sky" width={4} opacity={0.16} />
    {shore.map(({ x, y, r }, index) => (
      <g key={`${x},${y}`}>
        <Disc x={x} y={y} r={r} ink={index % 3 ? 'dark' : 'mulberry'} />
        {index % 3 === 1 && <Disc x={x} y={y} r={r * 0.5} ink="cream" opacity={0.7} />}
      </g>
    ))}
    <Line d="M64 196Q58 96 150 66" ink="cream" width={6} opacity={0.5} />
    <Line d="M178 58Q196 54 214 53" ink="cream" width={6} opacity={0.5} />
    <Gauge factor={meter.factor} tall={tall} />
  </>
);
