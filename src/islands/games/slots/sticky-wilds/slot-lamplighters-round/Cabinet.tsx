import { cx } from '#ui/cx.ts';
import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { Lantern } from './symbols.tsx';

/** A house front in brick: a stepped gable against the last light, a cornice of stone, quoins, a step with its railings. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => {
  const [middle, foot] = [width / 2, height - 34];
  const gable = `M6 ${top - 28}V${top - 50}H${middle - 190}V${top - 74}H${middle - 120}V${top - 96}H${middle - 58}V${top - 116}H${middle + 58}V${top - 96}H${middle + 120}V${top - 74}H${middle + 190}V${top - 50}H${width - 6}V${top - 28}Z`;
  return (
    <>
      <Shape d={gable} ink="chestnut" />
      <Line d={gable.replace('Z', '')} ink="cream" width={6} />
      <Line
        d={places(4, 16, top - 84)
          .map(
            (y, row) =>
              `M${middle - 50 - row * 44} ${y}h24M${middle + 26 + row * 44} ${y}h24M${middle - 12} ${y + 8}h24`,
          )
          .join('')}
        ink="rust"
        width={6}
      />
      <Bar x={-10} y={top - 32} width={width + 20} height={18} round={4} ink="cream" />
      <Bar x={-10} y={top - 20} width={width + 20} height={6} round={3} ink="rose" opacity={0.7} />
      <Bar x={4} y={top - 14} width={width - 8} height={height - top + 8} ink="chestnut" />
      {[4, width - 36].flatMap((x) =>
        places(8, (glassHeight + 20) / 8, top - 10).map((y, index) => (
          <Bar
            key={`${x},${y}`}
            x={index % 2 ? x : x - 6}
            y={y}
            width={index % 2 ? 32 : 44}
            height={(glassHeight + 20) / 8 - 5}
            round={3}
            ink={index % 2 ? 'rust' : 'copper'}
          />
        )),
      )}
      <Bar x={left - 10} y={top - 10} width={glassWidth + 20} height={glassHeight + 20} round={6} ink="cream" />
      <Bar x={left - 5} y={top - 5} width={glassWidth + 10} height={glassHeight + 10} round={3} ink="dark" />
      <Bar x={left - 22} y={foot} width={glassWidth + 44} height={14} round={4} ink="cream" />
      <Bar x={left - 22} y={foot + 10} width={glassWidth + 44} height={5} round={2} ink="rose" opacity={0.7} />
      <Line
        d={places(15, (glassWidth - 20) / 14, left + 10)
          .map((x) => `M${x} ${foot + 20}V${height + 6}`)
          .join('')}
        ink="dark"
        width={5}
      />
    </>
  );
};

/** The two lamps of the door and the sign between them. */
export const Front = ({ width, top, feature }: CabinetBox & { feature: boolean }) => (
  <At place={`translate(${width / 2} ${top - 50})`}>
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-0')}>
      <Disc r={60} ink="amber" opacity={0.4} />
    </g>
    <At place="scale(.72)">
      <Lantern />
    </At>
  </At>
);

/** A lamp that stays lit, in its own panel of light. */
export const Stay = () => (
  <>
    <Bar x={-50} y={-50} width={100} height={100} round={6} ink="chestnut" />
    <Bar x={-46} y={-46} width={92} height={92} round={6} ink="rust" />
    <Disc r={44} ink="amber" opacity={0.35} />
    <Lantern />
    <Line d="M-44 -44L-36 -36M44 -44L36 -36M-44 44L-36 36M44 44L36 36" ink="amber" width={4} />
  </>
);
