import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

const paddles = places(16, 22.5);

/** The paddles of the water wheel, with the iron hoop that holds them. */
export const Rim = () => (
  <>
    {paddles.map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Shape d="M-22 -200L-26 -240H20L22 -200Z" ink="chestnut" />
        <Bar x={-27} y={-242} width={48} height={9} round={2} ink="copper" />
      </At>
    ))}
    <Disc r={210} ink="dark" />
    <circle r={205} fill="none" strokeWidth={7} className="stroke-slot-copper" />
  </>
);

/** The post with its pointer, and the axle. */
export const Front = () => (
  <>
    <Disc r={34} ink="dark" />
    <Disc r={26} ink="copper" />
    <Disc r={11} ink="cream" />
    <Shape d="M-24 -246H24L0 -186Z" ink="dark" />
    <Shape d="M-16 -240H16L0 -200Z" ink="rust" />
  </>
);

/** The mill's stone doorway around the reels, under a shingled eave. */
export const Frame = ({ width, height }: { width: number; height: number }) => (
  <>
    <Bar x={4} y={4} width={width - 8} height={height - 8} round={10} ink="chestnut" />
    {places(Math.floor((height - 20) / 46), 46, 14).map((y, index) => (
      <g key={y}>
        <Bar x={8} y={y} width={index % 2 ? 24 : 18} height={38} round={4} ink="copper" />
        <Bar x={width - (index % 2 ? 26 : 32)} y={y} width={index % 2 ? 18 : 24} height={38} round={4} ink="copper" />
      </g>
    ))}
    <Bar x={34} y={34} width={width - 68} height={height - 68} round={6} ink="dark" />
    <Shape d={`M-14 14L14 -22H${width - 14}L${width + 14} 14Z`} ink="rust" />
    <Line
      d={places(Math.floor(width / 34), 34, 20)
        .map((x) => `M${x} -20L${x + (x - width / 2) * 0.06} 12`)
        .join('')}
      ink="chestnut"
      width={3}
    />
    <Bar x={-14} y={10} width={width + 28} height={8} round={3} ink="dark" />
  </>
);
