import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Dots, type Ink, Line, places, Shape } from '../../ink.tsx';

const stars = places(64, 1).map(
  (index) =>
    [(index * 397 + 61 * (index % 7)) % 1600, (index * index * 53 + index * 131) % 600, 1.5 + (index % 3)] as const,
);

const spines: readonly Ink[] = ['rust', 'teal', 'copper', 'plum', 'moss', 'mulberry', 'blue', 'chestnut'];

/** A shelf of books by the study's wall. */
const Shelf = ({ x, y }: { x: number; y: number }) => (
  <At place={`translate(${x} ${y})`}>
    {places(8, 25).map((left, index) => (
      <g key={left}>
        <Bar
          x={left}
          y={-70 - ((index * 17) % 26)}
          width={22}
          height={70 + ((index * 17) % 26)}
          ink={spines[index] ?? 'rust'}
        />
        <Bar x={left} y={-54} width={22} height={5} ink="amber" />
      </g>
    ))}
    <Bar x={-16} y={0} width={232} height={14} ink="chestnut" />
  </At>
);

/** An astronomer's study under its dome, open to the night; the stars brighten while the orrery turns. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="plum" />
    <Shape d="M200 900V460A600 600 0 0 1 1400 460V900Z" ink="indigo" />
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-60')}>
      <Dots ink="cream" of={stars.filter(([x, y]) => (x - 800) ** 2 + (y - 460) ** 2 < 560 ** 2)} />
      <Line
        d="M500 210L590 160L680 200L740 130M980 120L1060 180L1150 160L1190 250M1060 180L1040 270"
        ink="sky"
        width={2.5}
        opacity={0.7}
      />
    </g>
    <path d="M200 900V460A600 600 0 0 1 1400 460V900" fill="none" strokeWidth={22} className="stroke-slot-chestnut" />
    <path d="M200 900V460A600 600 0 0 1 1400 460V900" fill="none" strokeWidth={6} className="stroke-slot-copper" />
    {[480, 800, 1120].map((x) => (
      <Line key={x} d={`M${x} 900V${460 - Math.sqrt(600 ** 2 - (x - 800) ** 2)}`} ink="dark" width={7} opacity={0.5} />
    ))}
    <Bar x={0} y={820} width={1600} height={80} ink="dark" />
    <Bar x={0} y={808} width={1600} height={14} ink="chestnut" />
    <Shelf x={-30} y={330} />
    <Shelf x={-30} y={500} />
    <Shelf x={-30} y={670} />
    <Shelf x={1430} y={330} />
    <Shelf x={1430} y={500} />
    <Shelf x={1430} y={670} />
    <Disc x={300} y={770} r={40} ink="teal" />
    <Line d="M262 750A46 46 0 0 0 330 806M300 810V822" ink="copper" width={7} />
  </svg>
);
