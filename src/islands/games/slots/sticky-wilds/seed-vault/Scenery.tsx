import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

const tints = ['amber', 'copper', 'leaf', 'cream', 'rust'] as const;

/** A steel rack of boxes, each with the colour of what it keeps. */
const Rack = ({ x }: { x: number }) => (
  <At place={`translate(${x} 230)`}>
    <Bar x={0} y={0} width={16} height={600} ink="dark" />
    <Bar x={374} y={0} width={16} height={600} ink="dark" />
    {places(4, 146, 100).map((y, row) => (
      <g key={y}>
        {places(3, 118, 26).map((left, column) => (
          <g key={left}>
            <Bar x={left} y={y - 84} width={106} height={84} round={5} ink="blue" />
            <Bar x={left} y={y - 84} width={106} height={16} round={5} ink="sky" />
            <Bar x={left + 24} y={y - 54} width={58} height={32} round={3} ink="cream" />
            <Disc x={left + 53} y={y - 38} r={10} ink={tints[(row * 3 + column * 2) % tints.length] ?? 'amber'} />
          </g>
        ))}
        <Bar x={0} y={y} width={390} height={12} ink="teal" />
      </g>
    ))}
  </At>
);

/** A tunnel in the mountain with its racks; frost on the vault, and a warmer light while sprouts take root. */
export const Scenery = ({ free }: { free: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="dark" />
    <Shape d="M60 900V420Q60 40 800 40Q1540 40 1540 420V900Z" ink="indigo" />
    <Shape d="M230 900V470Q230 150 800 150Q1370 150 1370 470V900Z" ink="blue" opacity={0.5} />
    {places(9, 22.5).map((turn) => (
      <At key={turn} place={`translate(800 600) rotate(${turn - 90})`}>
        <Line d="M0 -480V-400" ink="sky" width={10} opacity={0.35} />
      </At>
    ))}
    <Line d="M60 420Q60 40 800 40Q1540 40 1540 420" ink="sky" width={8} opacity={0.4} />
    <g className={cx('transition-opacity duration-1000', free ? 'opacity-100' : 'opacity-30')}>
      <Disc x={800} y={520} r={430} ink="leaf" opacity={0.25} />
      <Disc x={800} y={520} r={300} ink="amber" opacity={0.35} />
    </g>
    <Rack x={30} />
    <Rack x={1180} />
    {places(5, 250, 300).map((x, index) => (
      <g key={x}>
        <Bar x={x - 60} y={96 + Math.abs(index - 2) * 26} width={120} height={12} round={6} ink="cream" />
        <Line d={`M${x} ${60 + Math.abs(index - 2) * 30}V${100 + Math.abs(index - 2) * 26}`} ink="dark" width={4} />
      </g>
    ))}
    <Bar x={0} y={830} width={1600} height={70} ink="teal" />
    <Bar x={0} y={824} width={1600} height={10} ink="sky" />
    {places(16, 106, 20).map((x) => (
      <Shape key={x} d={`M${x} 834h50l-30 66h-50Z`} ink="dark" opacity={0.35} />
    ))}
  </svg>
);
