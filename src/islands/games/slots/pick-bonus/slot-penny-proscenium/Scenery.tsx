import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A jar of brushes, and one of paste. */
const Jar = ({ x, brushes }: { x: number; brushes: boolean }) => (
  <At place={`translate(${x} 830)`}>
    {brushes &&
      [-28, 0, 26].map((lean) => (
        <At key={lean} place={`rotate(${lean / 2})`}>
          <Line d="M0 -60V-210" ink="copper" width={9} />
          <Shape d="M-11 -206H11L7 -240Q0 -258 -7 -240Z" ink={lean ? 'rust' : 'sky'} />
        </At>
      ))}
    <Bar x={-56} y={-120} width={112} height={120} round={16} ink={brushes ? 'lagoon' : 'cream'} />
    <Bar x={-62} y={-132} width={124} height={22} round={8} ink={brushes ? 'teal' : 'rust'} />
    <Bar x={-34} y={-80} width={68} height={44} round={4} ink={brushes ? 'cream' : 'amber'} />
  </At>
);

/** The nursery table at night on which the theatre stands: stars in the window, sheets that wait to be coloured. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="plum" />
    {places(20, 84, -8).map((x) => (
      <g key={x}>
        <Bar x={x} y={0} width={34} height={900} ink="mulberry" opacity={0.55} />
        {places(5, 170, 60 + (x % 3) * 30).map((y) => (
          <Disc key={y} x={x + 59} y={y} r={7} ink="copper" opacity={0.7} />
        ))}
      </g>
    ))}
    {[90, 1290].map((x) => (
      <At key={x} place={`translate(${x} 120)`}>
        <Bar x={-16} y={-16} width={252} height={402} round={8} ink="chestnut" />
        <Bar x={0} y={0} width={220} height={370} ink="indigo" />
        {[
          [40, 60],
          [170, 90],
          [80, 190],
          [150, 260],
          [50, 310],
          [186, 200],
        ].map(([left = 0, y = 0]) => (
          <Shape key={y} d="M0 -9L3 -3L9 0L3 3L0 9L-3 3L-9 0L-3 -3Z" at={`translate(${left} ${y})`} ink="cream" />
        ))}
        <Bar x={105} y={0} width={10} height={370} ink="chestnut" />
        <Bar x={0} y={180} width={220} height={10} ink="chestnut" />
      </At>
    ))}
    <Disc x={800} y={470} r={560} ink="copper" opacity={0.18} />
    <Disc x={800} y={470} r={380} ink="amber" opacity={0.16} />
    <Bar x={0} y={810} width={1600} height={90} ink="chestnut" />
    <Bar x={0} y={804} width={1600} height={14} ink="copper" />
    <Jar x={170} brushes />
    <Jar x={1440} brushes={false} />
    {[330, 1180].map((x) => (
      <At key={x} place={`translate(${x} 836) rotate(${x > 800 ? 4 : -5})`}>
        <Bar x={-90} y={-14} width={180} height={40} round={2} ink="cream" />
        <Line d="M-70 -2H40M-70 10H66" ink="sky" width={5} />
      </At>
    ))}
  </svg>
);
