import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Dots, Line, places, Shape } from '../../ink.tsx';
import { ingot } from './symbols.tsx';

/** A furnace of black iron: plates and rivets, a stack at each shoulder, and fire in every seam about its door. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => {
  const rivets = places(8, (glassHeight + 34) / 7, top - 4).flatMap((y) =>
    [17, width - 17].map((x) => [x, y, 6] as const),
  );
  return (
    <>
      {[40, width - 92].map((x) => (
        <g key={x}>
          <Bar x={x} y={-14} width={52} height={top + 8} ink="dark" />
          <Bar x={x + 38} y={-14} width={9} height={top} ink="chestnut" />
          <Bar x={x - 7} y={-18} width={66} height={16} round={4} ink="plum" />
          <Bar x={x + 4} y={-22} width={44} height={6} round={3} ink="amber" />
        </g>
      ))}
      <Shape d={`M118 ${top - 14}Q${width / 2} -18 ${width - 118} ${top - 14}Z`} ink="dark" />
      <Line d={`M150 ${top - 24}Q${width / 2} -2 ${width - 150} ${top - 24}`} ink="chestnut" width={5} />
      <Bar x={-4} y={top - 22} width={width + 8} height={height - top + 16} round={12} ink="dark" />
      <Bar x={4} y={top - 16} width={width - 8} height={height - top + 4} round={9} ink="plum" />
      <Bar x={9} y={top - 11} width={width - 18} height={height - top - 6} round={7} ink="dark" />
      <Bar x={left - 14} y={top - 12} width={glassWidth + 28} height={glassHeight + 24} round={8} ink="rust" />
      <Bar x={left - 10} y={top - 9} width={glassWidth + 20} height={glassHeight + 18} round={6} ink="copper" />
      <Bar x={left - 6} y={top - 6} width={glassWidth + 12} height={glassHeight + 12} round={4} ink="lemon" />
      <Bar x={left - 3} y={top - 3} width={glassWidth + 6} height={glassHeight + 6} round={2} ink="rust" />
      <Dots ink="chestnut" of={rivets} />
      <Dots ink="copper" of={rivets.map(([x, y]) => [x - 1.5, y - 1.5, 2.2] as const)} />
      {[-1, 1].map((side) => (
        <g key={side}>
          {[0, 1, 2, 3].map((slot) => (
            <Bar
              key={slot}
              x={width / 2 + side * (104 + slot * 30) - 9}
              y={height - 48}
              width={18}
              height={30}
              round={4}
              ink={slot % 2 ? 'rust' : 'copper'}
            />
          ))}
        </g>
      ))}
    </>
  );
};

export const Coin = ({ rich }: { rich: boolean }) => (
  <>
    <Shape d="M-48 32L-31 -30H31L48 32L42 44H-42Z" ink={rich ? 'chestnut' : 'copper'} />
    <Shape d={ingot} ink={rich ? 'rust' : 'amber'} />
    <Line d="M-28 -22H28" ink="cream" width={4} />
  </>
);

export const Empty = () => (
  <>
    <Shape d="M-48 36L-32 -32H32L48 36Z" ink="plum" />
    <Shape d="M-38 28L-26 -24H26L38 28Z" ink="chestnut" opacity={0.5} />
  </>
);
