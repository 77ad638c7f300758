import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

const inks = ['blue', 'lagoon', 'copper', 'mulberry', 'rust', 'moss'] as const;

/** A shelf of jars, each of its own glass. */
const Shelf = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <At place={`translate(${x} ${y})`}>
    {places(count, 74, 16).map((left, index) => {
      const tall = 84 + ((index * 37 + y / 3) % 44);
      const ink = inks[(index * 5 + y / 90) % inks.length] ?? 'blue';
      return (
        <g key={left}>
          <Shape
            d={`M${left} 0V${-tall + 26}Q${left} ${-tall + 8} ${left + 14} ${-tall + 4}V${-tall - 8}H${left + 42}V${-tall + 4}Q${left + 56} ${-tall + 8} ${left + 56} ${-tall + 26}V0Z`}
            ink={ink}
          />
          <Bar x={left + 10} y={-tall - 16} width={36} height={14} round={4} ink="amber" />
          <Bar x={left + 8} y={-54} width={40} height={28} ink="cream" />
          <Line d={`M${left + 14} -45H${left + 42}M${left + 14} -35H${left + 32}`} ink="plum" width={3} />
        </g>
      );
    })}
    <Bar x={0} y={0} width={count * 74 + 16} height={16} ink="chestnut" />
    <Bar x={0} y={16} width={count * 74 + 16} height={6} ink="dark" />
  </At>
);

/** The shop after hours: shelves of jars to both sides, bundles of herbs from the beam. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="teal" />
    <Disc x={800} y={430} r={620} ink="lagoon" opacity={0.28} />
    <Disc x={800} y={430} r={430} ink="amber" opacity={0.14} />
    {[270, 450, 630, 810].flatMap((y) => [
      <Shelf key={`l${y}`} x={-20} y={y} count={5} />,
      <Shelf key={`r${y}`} x={1234} y={y} count={5} />,
    ])}
    <Bar x={0} y={0} width={1600} height={44} ink="chestnut" />
    <Bar x={0} y={44} width={1600} height={8} ink="dark" />
    {places(11, 108, 450)
      .slice(0, 7)
      .map((x, index) => (
        <At key={x} place={`translate(${x} 50) rotate(${(index % 3) * 5 - 5})`}>
          <Line d="M0 0V34" ink="amber" width={4} />
          <Shape d="M0 30C30 60 30 110 0 140C-30 110 -30 60 0 30Z" ink={index % 2 ? 'moss' : 'leaf'} />
          <Line d="M0 40V132M0 70L14 58M0 70L-14 58M0 98L16 84M0 98L-16 84" ink="teal" width={3} />
        </At>
      ))}
    <Bar x={0} y={840} width={1600} height={60} ink="dark" />
    <Bar x={0} y={830} width={1600} height={12} ink="copper" />
  </svg>
);
