import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** Bolts of cloth on the shelves: place, height and ink of each. */
const bolts = [
  [30, 178, 'rust'],
  [86, 200, 'lagoon'],
  [142, 166, 'amber'],
  [198, 190, 'mulberry'],
  [254, 172, 'blue'],
  [1306, 184, 'blue'],
  [1362, 198, 'copper'],
  [1418, 168, 'leaf'],
  [1474, 192, 'rust'],
  [1530, 176, 'plum'],
] as const;

const Shelf = ({ y, shift }: { y: number; shift: number }) => (
  <>
    {bolts.map(([x, height], index) => {
      const [, , ink] = bolts[(index + shift) % bolts.length] ?? bolts[0];
      return (
        <g key={x}>
          <Bar x={x} y={y - height} width={50} height={height} round={10} ink={ink} />
          <Bar x={x + 8} y={y - height + 16} width={7} height={height - 24} round={3} ink="dark" />
          <Disc x={x + 34} y={y - height + 22} r={7} ink="cream" />
        </g>
      );
    })}
    {[0, 1286].map((x) => (
      <Bar key={x} x={x} y={y} width={314} height={16} ink="dark" />
    ))}
  </>
);

/** A lamp on its cord; it burns while free spins last. */
const Lamp = ({ x, lit }: { x: number; lit: boolean }) => (
  <At place={`translate(${x} 0)`}>
    <g className={cx('transition-opacity duration-1000', lit ? 'opacity-100' : 'opacity-0')}>
      <Shape d="M-60 150L-330 900H330L60 150Z" ink="amber" opacity={0.28} />
    </g>
    <Line d="M0 0V92" ink="dark" width={6} />
    <Shape d="M-20 92H20L84 150H-84Z" ink="moss" />
    <Shape d="M-30 150A30 24 0 0 0 30 150Z" ink={lit ? 'cream' : 'copper'} />
  </At>
);

/** A tailor's workshop in the evening. While free spins last the lamps over the table are lit. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="teal" />
    {places(10, 170, 20).map((x, index) => (
      <Shape key={x} d={`M${x} ${70 + (index % 2) * 90}l16 -16l16 16l-16 16Z`} ink="lagoon" opacity={0.6} />
    ))}
    <Shelf y={300} shift={0} />
    <Shelf y={560} shift={3} />
    <Lamp x={430} lit={feature} />
    <Lamp x={1170} lit={feature} />
    <Bar x={0} y={740} width={1600} height={160} ink="copper" />
    <Bar x={0} y={740} width={1600} height={14} ink="amber" />
    <Shape d="M60 900C80 820 240 780 420 800C520 810 560 860 580 900Z" ink="mulberry" />
    <Line d="M120 880C160 830 280 806 400 822" ink="cream" width={4} />
    <Shape d="M1080 900L1110 800L1300 782L1340 812L1520 796L1560 900Z" ink="cream" />
    <Line d="M1130 880L1150 822L1290 808L1330 836L1490 822L1510 880" ink="rust" width={4} />
  </svg>
);
