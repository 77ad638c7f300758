import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** The stone ring of the dial, with a gilded stud for each hour. */
export const Rim = () => (
  <>
    <Disc r={244} ink="chestnut" />
    <Disc r={237} ink="copper" />
    {places(24, 15).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-1.5} y={-238} width={3} height={26} ink="chestnut" />
      </At>
    ))}
    <Disc r={212} ink="dark" />
    {places(12, 30, 15).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Disc y={-225} r={6} ink="amber" />
      </At>
    ))}
    <circle r={205} fill="none" strokeWidth={5} className="stroke-slot-amber" />
  </>
);

/** The boss of the dial, and the sun at the end of the hour hand. */
export const Front = () => (
  <>
    <Disc r={34} ink="indigo" />
    <Disc r={27} ink="amber" />
    <Disc r={12} ink="indigo" />
    <Shape d="M-14 -246H14L10 -212H18L0 -180L-18 -212H-10Z" ink="indigo" />
    <Shape d="M-8 -241H8L5 -207H9L0 -192L-9 -207H-5Z" ink="cream" />
  </>
);

/** The belfry around the reels: courses of stone, a slate roof above, a ledge below. */
export const Frame = ({ width, height }: { width: number; height: number }) => (
  <>
    <Shape d={`M-12 12L20 -26H${width - 20}L${width + 12} 12Z`} ink="indigo" />
    <Line d={`M6 -8H${width - 6}`} ink="blue" width={4} />
    <Bar x={2} y={10} width={width - 4} height={height - 16} ink="copper" />
    {places(Math.floor((height - 20) / 40), 40, 16).map((y, index) => (
      <g key={y}>
        <Bar x={6} y={y} width={index % 2 ? 26 : 17} height={34} round={2} ink="amber" />
        <Bar x={width - (index % 2 ? 23 : 32)} y={y} width={index % 2 ? 17 : 26} height={34} round={2} ink="amber" />
      </g>
    ))}
    <Bar x={32} y={30} width={width - 64} height={height - 60} round={4} ink="chestnut" />
    <Bar x={36} y={34} width={width - 72} height={height - 68} round={3} ink="dark" />
    <Bar x={-10} y={height - 12} width={width + 20} height={14} round={3} ink="chestnut" />
  </>
);
