import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';

const stars = places(90, 1).map(
  (index) =>
    [
      (index * 523 + 37 * (index % 11)) % 1600,
      (index * index * 29 + index * 173) % 640,
      1.4 + (index % 4) * 0.7,
    ] as const,
);

/** Constellations, as a register draws them: points joined by lines. */
const figures = [
  'M90 120L180 80L260 140L220 230L120 220L90 120M260 140L350 110',
  'M1250 90L1330 150L1430 130L1500 200M1330 150L1320 250L1400 300',
  'M640 60L720 110L800 70L880 120L960 80',
];

/** The hill with its domes; while free spins last the comet stands over them. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="plum" />
    <Bar x={0} y={0} width={1600} height={330} ink="indigo" />
    <Shape d="M0 330Q400 390 800 330T1600 330V200H0Z" ink="indigo" />
    <Dots ink="cream" of={stars} />
    {figures.map((d) => (
      <Line key={d} d={d} ink="sky" width={2.5} opacity={0.55} />
    ))}
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-0')}>
      <Shape d="M1600 -60C1180 20 640 180 300 420L340 470C700 330 1240 210 1640 90Z" ink="mulberry" opacity={0.8} />
      <Shape d="M1600 -20C1180 60 660 210 316 424L340 456C700 320 1220 170 1620 60Z" ink="copper" opacity={0.75} />
      <Shape d="M1620 30C1180 100 680 250 326 430L338 446C690 300 1180 150 1620 46Z" ink="cream" opacity={0.8} />
      <Disc x={322} y={440} r={54} ink="amber" />
      <Disc x={318} y={443} r={36} ink="cream" />
    </g>
    <Shape d="M0 660Q260 560 520 640T1040 620T1600 600V900H0Z" ink="mulberry" />
    <Shape d="M0 740Q300 640 620 720T1200 700T1600 720V900H0Z" ink="dark" />
    {[
      [210, 690, 1.2],
      [1400, 700, 1.4],
      [1180, 716, 0.7],
    ].map(([x = 0, y = 0, size = 1]) => (
      <At key={x} place={`translate(${x} ${y}) scale(${size})`}>
        <Shape d="M-70 -60A70 70 0 0 1 70 -60Z" ink="lagoon" />
        <Shape d="M10 -130L34 -122L22 -60H-6Z" ink="dark" />
        <Bar x={-78} y={-62} width={156} height={14} round={4} ink="cream" />
        <Bar x={-66} y={-48} width={132} height={70} ink="teal" />
        <Bar x={-40} y={-30} width={22} height={28} ink="amber" />
        <Bar x={18} y={-30} width={22} height={28} ink="amber" />
      </At>
    ))}
    <Shape d="M0 830Q400 770 800 820T1600 800V900H0Z" ink="indigo" />
  </svg>
);
