import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** One side of the curtain, gathered by a cord. */
const Curtain = ({ height }: { height: number }) => (
  <>
    <Shape d={`M0 0H52Q54 ${height * 0.4} 40 ${height * 0.62}Q32 ${height * 0.7} 44 ${height}H0Z`} ink="rust" />
    <Line
      d={`M12 4Q14 ${height * 0.4} 12 ${height * 0.62}V${height - 4}M26 4Q28 ${height * 0.4} 22 ${height * 0.62}Q20 ${height * 0.7} 26 ${height - 4}M40 4Q42 ${height * 0.36} 32 ${height * 0.6}`}
      ink="chestnut"
      width={5}
    />
    <Line d={`M0 ${height * 0.64}H40`} ink="amber" width={7} />
    <Disc x={40} y={height * 0.64} r={7} ink="amber" />
  </>
);

/** A toy theatre: a printed arch with a medallion, curtains to both sides, and the candles' ledge. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Shape
      d={`M-10 ${top - 24}Q${width * 0.2} ${top - 28} ${width / 2 - 92} ${top - 78}Q${width / 2} ${top - 128} ${width / 2 + 92} ${top - 78}Q${width * 0.8} ${top - 28} ${width + 10} ${top - 24}V${top - 8}H-10Z`}
      ink="lagoon"
    />
    <Line
      d={`M8 ${top - 17}Q${width * 0.22} ${top - 20} ${width / 2 - 86} ${top - 68}Q${width / 2} ${top - 112} ${width / 2 + 86} ${top - 68}Q${width * 0.78} ${top - 20} ${width - 8} ${top - 17}`}
      ink="cream"
      width={4}
    />
    <Disc x={width / 2} y={top - 52} r={32} ink="cream" />
    <Disc x={width / 2} y={top - 52} r={27} ink="mulberry" />
    <At place={`translate(${width / 2} ${top - 52})`}>
      <Shape d="M-16 -12H16V4Q8 18 0 18Q-8 18 -16 4Z" ink="cream" />
      <Line d="M-9 -4H-4M4 -4H9M-7 6Q0 13 7 6" ink="dark" width={3} />
    </At>
    <Bar x={-4} y={top - 12} width={width + 8} height={height - top + 4} round={4} ink="teal" />
    <Bar x={6} y={top - 6} width={width - 12} height={glassHeight + 14} ink="indigo" />
    <At place={`translate(6 ${top - 6})`}>
      <Curtain height={glassHeight + 14} />
    </At>
    <At place={`translate(${width - 6} ${top - 6}) scale(-1 1)`}>
      <Curtain height={glassHeight + 14} />
    </At>
    <Bar x={left - 8} y={top - 7} width={glassWidth + 16} height={glassHeight + 14} round={5} ink="amber" />
    <Bar x={left - 4} y={top - 4} width={glassWidth + 8} height={glassHeight + 8} round={3} ink="plum" />
    <Shape
      d={`M0 ${top - 12}H${width}V${top - 4}${places(8, -width / 8, width)
        .map((x) => `Q${x - width / 16} ${top + 14} ${x - width / 8} ${top - 4}`)
        .join('')}Z`}
      ink="rust"
    />
    <Line d={`M0 ${top - 11}H${width}`} ink="amber" width={5} />
    <Bar x={-12} y={top + glassHeight + 8} width={width + 24} height={10} round={3} ink="amber" />
  </>
);

/** A sheet that is still to be cut out: dashes along its edge, and the corner of a drawing on the back. */
export const Closed = ({ at }: { at: number }) => (
  <>
    <Bar x={-47} y={-47} width={94} height={94} round={4} ink={at % 2 ? 'cream' : 'sky'} />
    <Line
      d={`${places(6, 15, -40)
        .map((from) => `M${from} -38h6M${from} 38h6M-38 ${from}v6M38 ${from}v6`)
        .join('')}`}
      ink="rust"
      width={3}
    />
    <At place="scale(.52)">
      <At place={`rotate(${(at * 31) % 40})`}>
        <Shape d="M-7 10L16 -48Q22 -38 18 -26L5 14ZM7 10L-16 -48Q-22 -38 -18 -26L-5 14Z" ink="blue" />
        <Disc x={-16} y={28} r={15} ink="blue" />
        <Disc x={16} y={28} r={15} ink="blue" />
        <Disc x={-16} y={28} r={7} ink={at % 2 ? 'cream' : 'sky'} />
        <Disc x={16} y={28} r={7} ink={at % 2 ? 'cream' : 'sky'} />
      </At>
    </At>
  </>
);

/** Where a sheet was: boards of the stage. */
export const Opened = () => (
  <>
    <Bar x={-47} y={-47} width={94} height={94} round={4} ink="plum" />
    <Line d="M-44 -22H44M-44 4H44M-44 30H44" ink="mulberry" width={2} />
  </>
);
