import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A graduated circle, and on arms beyond it three planets that go round with it. */
export const Rim = () => (
  <>
    {[
      [40, 'sky', 15],
      [165, 'rust', 12],
      [280, 'leaf', 10],
    ].map(([turn, ink, r]) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-3} y={-232} width={6} height={30} ink="copper" />
        <Disc y={-233} r={Number(r)} ink={ink as 'sky' | 'rust' | 'leaf'} />
      </At>
    ))}
    <Disc r={216} ink="copper" />
    <Disc r={208} ink="dark" />
    {places(72, 5).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-1.5} y={-215} width={3} height={turn % 15 === 0 ? 12 : 7} ink="dark" />
      </At>
    ))}
    <circle r={204} fill="none" strokeWidth={3} className="stroke-slot-amber" />
  </>
);

/** The lamp that is its sun, and the hand that points. */
export const Front = () => (
  <>
    <Disc r={36} ink="dark" />
    <Disc r={30} ink="amber" />
    <Disc r={20} ink="cream" />
    <Shape d="M-20 -248Q0 -262 20 -248L0 -184Z" ink="dark" />
    <Shape d="M-13 -245Q0 -254 13 -245L0 -200Z" ink="cream" />
  </>
);

/** The case of the instrument around the reels: wood with brass corners. */
export const Frame = ({ width, height }: { width: number; height: number }) => (
  <>
    <Bar x={6} y={6} width={width - 12} height={height - 12} round={16} ink="chestnut" />
    <Bar x={14} y={14} width={width - 28} height={height - 28} round={10} ink="rust" />
    <Bar x={28} y={28} width={width - 56} height={height - 56} round={6} ink="copper" />
    <Bar x={33} y={33} width={width - 66} height={height - 66} round={4} ink="dark" />
    {[
      [0, 0, 1, 1],
      [width, 0, -1, 1],
      [0, height, 1, -1],
      [width, height, -1, -1],
    ].map(([x, y, flip, turn]) => (
      <At key={`${x},${y}`} place={`translate(${x} ${y}) scale(${flip} ${turn})`}>
        <Shape d="M2 22Q2 2 22 2H66L22 22V66L2 66Z" ink="amber" />
        <Disc x={17} y={17} r={4} ink="chestnut" />
      </At>
    ))}
    <Line
      d={`M${width / 2 - 50} 12H${width / 2 + 50}M${width / 2 - 50} ${height - 12}H${width / 2 + 50}`}
      ink="amber"
      width={4}
    />
  </>
);
