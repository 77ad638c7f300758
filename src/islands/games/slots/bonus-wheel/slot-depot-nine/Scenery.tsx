import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A tram that waits for the morning, its windows dark but for one. */
const Waiting = ({ x, lit }: { x: number; lit: number }) => (
  <At place={`translate(${x} 640)`}>
    <Line d="M150 -130L190 -190M230 -130L190 -190" ink="dark" width={5} />
    <Shape d="M10 -130H370L388 -108H-8Z" ink="chestnut" />
    <Bar x={0} y={-108} width={380} height={160} round={8} ink="rust" />
    <Bar x={0} y={0} width={380} height={16} ink="cream" />
    {places(6, 60, 16).map((left, index) => (
      <Bar key={left} x={left} y={-92} width={46} height={74} round={4} ink={index === lit ? 'amber' : 'dark'} />
    ))}
    <Bar x={-8} y={50} width={396} height={14} ink="dark" />
    <Disc x={84} y={72} r={24} ink="dark" />
    <Disc x={296} y={72} r={24} ink="dark" />
    <Disc x={84} y={72} r={10} ink="copper" />
    <Disc x={296} y={72} r={10} ink="copper" />
  </At>
);

/** A tram depot late at night under its glass roof; the lamps come up while the turntable moves. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="indigo" />
    <Shape d="M0 260L400 60L800 260L1200 60L1600 260V0H0Z" ink="dark" />
    <Line d="M0 260L400 60L800 260L1200 60L1600 260" ink="teal" width={16} />
    {places(15, 100, 100).map((x) => (
      <Line key={x} d={`M${x} ${260 - Math.abs(200 - Math.abs((x % 800) - 400) / 2)}V290`} ink="teal" width={4} />
    ))}
    <Bar x={0} y={286} width={1600} height={14} ink="teal" />
    <Bar x={0} y={300} width={1600} height={360} ink="plum" opacity={0.6} />
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-60')}>
      {[200, 600, 1000, 1400].map((x) => (
        <g key={x}>
          <Shape d={`M${x} 372L${x - 190} 716H${x + 190}Z`} ink="amber" opacity={0.16} />
          <Line d={`M${x} 300V356`} ink="dark" width={5} />
          <Shape d={`M${x - 34} 376Q${x - 28} 350 ${x} 350Q${x + 28} 350 ${x + 34} 376Z`} ink="teal" />
          <Disc x={x} y={378} r={12} ink="cream" />
        </g>
      ))}
    </g>
    <Waiting x={-120} lit={4} />
    <Waiting x={1330} lit={1} />
    <Bar x={0} y={732} width={1600} height={168} ink="dark" />
    <Line d="M0 770H1600M0 800H1600M0 850H1600M0 884H1600" ink="copper" width={5} opacity={0.7} />
  </svg>
);
