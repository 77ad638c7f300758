import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { cell } from './symbols.tsx';

/** A hive of boards with a gabled roof, its window where a drawer of combs would be. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Shape d={`M-6 ${top - 14}L46 10H${width - 46}L${width + 6} ${top - 14}Z`} ink="chestnut" />
    <Shape d={`M46 10H${width - 46}L${width - 36} 22H36Z`} ink="copper" />
    <Bar x={6} y={top - 14} width={width - 12} height={height - top - 4} round={4} ink="copper" />
    <Line
      d={places(3, (height - top) / 3, top + 40)
        .map((y) => `M6 ${y}H${left - 12}M${width - left + 12} ${y}H${width - 6}`)
        .join('')}
      ink="chestnut"
      width={3}
    />
    <Bar x={left - 12} y={top - 10} width={glassWidth + 24} height={glassHeight + 20} round={8} ink="chestnut" />
    <Bar x={left - 5} y={top - 5} width={glassWidth + 10} height={glassHeight + 10} round={5} ink="dark" />
    <Bar x={-4} y={height - 22} width={width + 8} height={14} round={4} ink="chestnut" />
    {[16, width - 16].map((x) => (
      <Disc key={x} x={x} y={height - 38} r={5} ink="dark" />
    ))}
  </>
);

export const Coin = ({ rich }: { rich: boolean }) => (
  <>
    <Shape d={cell(50)} ink={rich ? 'rust' : 'copper'} />
    <Shape d={cell(43)} ink={rich ? 'copper' : 'amber'} />
    <Shape d="M-24 -22Q-10 -34 8 -33Q-6 -24 -14 -12Z" ink="cream" />
  </>
);

export const Empty = () => (
  <>
    <Shape d={cell(50)} ink="dark" opacity={0.55} />
    <Shape d={cell(42)} ink="chestnut" />
  </>
);
