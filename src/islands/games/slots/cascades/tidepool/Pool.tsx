import { factorAt } from '#domain/games/slots/cascades/paytable.ts';
import { tidepool } from '#domain/games/slots/cascades/titles/tidepool.ts';
import { cx } from '#ui/cx.ts';
import { At, Disc, places, Shape } from '../../ink.tsx';
import type { Meter, Vessel } from '../skin.ts';

const cell = 86;
/** Middle and half size of the pool. */
const [middle, half] = [320, 306];
const corner = middle - (tidepool.strips.length * cell) / 2;
const factors = places(8, 1).map((cascade) => factorAt(tidepool, { cascades: cascade - 1, gone: 0 }));

export const vessel = (tall: boolean): Vessel => ({
  ...(tall ? { width: 640, height: 710 } : { width: 730, height: 640 }),
  ...{ left: corner, top: corner, cell },
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

/** The tide's gauge: what the clusters of a cascade count, from once to eight times. */
const Gauge = ({ factor, tall }: { factor: number | undefined; tall: boolean }) => (
  <g>
    {factors.map((value) => {
      const at = tall ? `translate(${62 + (value - 1) * 74} 672)` : `translate(690 ${590 - (value - 1) * 77})`;
      const reached = factor !== undefined && value <= factor;
      return (
        <At key={value} place={at}>
          <Disc r={30} ink="dark" />
          <circle
            r={25}
            className={cx('transition-opacity duration-slow fill-slot-lagoon', reached ? 'opacity-100' : 'opacity-25')}
          />
          <text
            y={8}
            fontSize={24}
            fontWeight={700}
            textAnchor="middle"
            className={cx('font-sans fill-slot-cream', !reached && 'opacity-60')}
          >
            {value}×
          </text>
          {value === factor && <circle r={28} fill="none" strokeWidth={4} className="stroke-slot-amber" />}
        </At>
      );
    })}
  </g>
);

/** A pool between rocks, seen from above. */
export const Pool = ({ tall, meter }: { tall: boolean; meter: Meter }) => (
  <>
    <Shape d={rim} ink="dark" />
    <Shape d={shallow} ink="teal" />
    <Shape d={deep} ink="lagoon" opacity={0.4} />
    <Shape d={deepest} ink="lagoon" opacity={0.45} />
    <Gauge factor={meter.factor} tall={tall} />
  </>
);
