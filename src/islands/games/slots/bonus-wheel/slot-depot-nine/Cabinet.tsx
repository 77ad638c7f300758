import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** The rails that lead to the turntable from nine sheds, each with its buffers. */
export const Rim = () => (
  <>
    {places(9, 40).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-24} y={-242} width={48} height={8} round={2} ink="rust" />
        {[-232, -221].map((y) => (
          <Bar key={y} x={-20} y={y} width={40} height={6} ink="chestnut" />
        ))}
        <Line d="M-11 -236V-206M11 -236V-206" ink="cream" width={4} />
      </At>
    ))}
    <Disc r={214} ink="dark" />
    <circle r={206} fill="none" strokeWidth={6} className="stroke-slot-teal" />
  </>
);

/** The pivot with its handwheel, and a points signal for a pointer. */
export const Front = () => (
  <>
    <Disc r={34} ink="dark" />
    <Disc r={27} ink="teal" />
    <Line d="M-19 0H19M0 -19V19" ink="cream" width={5} />
    <Disc r={7} ink="amber" />
    <Shape d="M-22 -248H22V-222L0 -184L-22 -222Z" ink="dark" />
    <Shape d="M-15 -241H15V-224L0 -198L-15 -224Z" ink="rust" />
    <Disc y={-228} r={7} ink="cream" />
  </>
);

/** The front of a tram around the reels: its roof board above, a cream waistband and bumper below. */
export const Frame = ({ width, height }: { width: number; height: number }) => (
  <>
    <Shape d={`M26 -16H${width - 26}L${width - 4} 12H4Z`} ink="chestnut" />
    <Bar x={2} y={8} width={width - 4} height={height - 12} round={14} ink="rust" />
    <Bar x={2} y={height - 34} width={width - 4} height={12} ink="cream" />
    <Bar x={30} y={30} width={width - 60} height={height - 60} round={10} ink="cream" />
    <Bar x={34} y={34} width={width - 68} height={height - 68} round={8} ink="dark" />
    <Bar x={width / 2 - 58} y={-8} width={116} height={34} round={5} ink="dark" />
    <Line d={`M${width / 2 - 40} 9H${width / 2 + 40}`} ink="amber" width={6} />
    {[17, width - 17].map((x) => (
      <g key={x}>
        <Disc x={x} y={height - 58} r={12} ink="dark" />
        <Disc x={x} y={height - 58} r={8} ink="amber" />
      </g>
    ))}
    <Bar x={-8} y={height - 8} width={width + 16} height={14} round={6} ink="dark" />
  </>
);
