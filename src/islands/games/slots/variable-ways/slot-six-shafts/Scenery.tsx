import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';

/** A fir on the slope. */
const Fir = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Bar x={-4} y={-16} width={8} height={18} ink="chestnut" />
    <Shape d="M0 -120L22 -76H10L30 -44H14L38 -12H-38L-14 -44H-30L-10 -76H-22Z" ink="teal" />
  </At>
);

/** The mountain over the mine at sunrise; while free spins last the sun has gone and the lamps of the works burn. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="sky" />
    <Disc x={1180} y={110} r={70} ink="cream" />
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-0')}>
      <Bar x={0} y={0} width={1600} height={900} ink="indigo" />
      <Dots
        ink="cream"
        of={places(22, 73, 20).map((x, index) => [x, 12 + ((index * 41) % 90), 2 + (index % 2)] as const)}
      />
    </g>
    <Shape
      d="M0 150L150 40L250 110L420 10L600 140L760 60L920 150L1090 70L1260 150L1430 30L1600 130V300H0Z"
      ink="blue"
    />
    <Shape
      d="M420 10L480 54L440 60L404 44L376 42ZM1430 30L1490 66L1450 78L1414 60L1380 62ZM150 40L190 68L156 80L118 66Z"
      ink="cream"
    />
    <Shape d="M0 170Q400 110 800 150Q1200 110 1600 170V900H0Z" ink="moss" />
    <Fir x={60} y={182} size={0.9} />
    <Fir x={130} y={176} size={0.7} />
    <Fir x={330} y={164} size={0.8} />
    <Fir x={1300} y={164} size={0.8} />
    <Fir x={1480} y={178} size={1} />
    <Fir x={1550} y={186} size={0.8} />
    <Shape d="M0 196Q400 150 800 180Q1200 150 1600 196V900H0Z" ink="chestnut" />
    <Shape d="M0 360Q300 300 800 350Q1300 400 1600 330V900H0Z" ink="rust" />
    <Shape d="M0 500Q300 560 800 500Q1300 450 1600 520V900H0Z" ink="chestnut" />
    <Shape d="M0 640Q300 590 800 640Q1300 690 1600 620V900H0Z" ink="plum" />
    <Shape d="M0 780Q300 820 800 780Q1300 740 1600 790V900H0Z" ink="indigo" />
    {places(13, 124, 40).map((x, index) => (
      <Line key={x} d={`M${x} ${270 + ((index * 131) % 520)}l34 -12l26 8`} ink="dark" width={4} opacity={0.35} />
    ))}
  </svg>
);
