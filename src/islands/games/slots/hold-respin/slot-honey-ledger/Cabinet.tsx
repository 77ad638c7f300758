import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Dots, Line, places, Shape } from '../../ink.tsx';
import { Lit, Panel } from '../../light.tsx';
import { cell } from './symbols.tsx';

/** Honey over the head of the window: one thread more to each side. */
const run = (left: number, right: number, y: number): string => {
  const long = [7, 4, 10, 5, 3, 9, 4, 6, 11, 4, 7, 10];
  const step = (right - left) / long.length;
  return `M${left} ${y}${long
    .map((drop, index) => {
      const x = left + index * step;
      return `C${x + 3} ${y + 6} ${x + 3} ${y + drop} ${x + step / 2 - 3} ${y + drop}S${x + step - 4} ${y + 8} ${x + step} ${y + 4}`;
    })
    .join('')}V${y - 10}H${left}Z`;
};

/** A hive of boards with a shingled roof, its window bound in brass, honey over the head of it. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Shape d={`M-14 ${top - 14}L44 4H${width - 44}L${width + 14} ${top - 14}Z`} ink="dark" />
    <Lit
      d={`M-8 ${top - 17}L47 7H${width - 47}L${width + 8} ${top - 17}Z`}
      stops={[
        [0, 'copper'],
        [0.4, 'rust'],
        [1, 'chestnut'],
      ]}
    />
    <Line
      d={[20, 36].map((y) => `M${46 - (y - 8) * 0.9} ${y}H${width - 46 + (y - 8) * 0.9}`).join('')}
      ink="dark"
      width={3}
      opacity={0.5}
    />
    <Line
      d={places(3, 15, 9)
        .flatMap((y, row) => places(Math.floor((width - 90) / 26), 26, 52 + (row % 2) * 13).map((x) => `M${x} ${y}v11`))
        .join('')}
      ink="dark"
      width={2.5}
      opacity={0.4}
    />
    <Line d={`M47 8H${width - 47}`} ink="lemon" width={4} />
    <Bar x={2} y={top - 16} width={width - 4} height={height - top + 6} round={5} ink="dark" />
    <Panel
      x={6}
      y={top - 14}
      width={width - 12}
      height={height - top}
      round={4}
      stops={[
        [0, 'chestnut'],
        [0.06, 'copper'],
        [0.5, 'amber'],
        [0.86, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    <Line
      d={places(4, (height - top) / 4, top + 26)
        .map((y) => `M6 ${y}H${width - 6}`)
        .join('')}
      ink="chestnut"
      width={4}
    />
    <Line
      d={places(8, (height - top - 40) / 8, top + 8)
        .map((y, index) => `M10 ${y}h${8 + ((index * 5) % 9)}M${width - 26} ${y + 9}h${8 + ((index * 7) % 8)}`)
        .join('')}
      ink="chestnut"
      width={2}
      opacity={0.6}
    />
    <Bar x={left - 14} y={top - 12} width={glassWidth + 28} height={glassHeight + 24} round={9} ink="dark" />
    <Panel
      x={left - 11}
      y={top - 9}
      width={glassWidth + 22}
      height={glassHeight + 18}
      round={7}
      stops={[
        [0, 'lemon'],
        [0.3, 'amber'],
        [0.8, 'copper'],
        [1, 'lemon'],
      ]}
    />
    <Bar x={left - 4} y={top - 3} width={glassWidth + 8} height={glassHeight + 6} round={3} ink="chestnut" />
    <Dots
      ink="chestnut"
      of={[left + 4, width - left - 4].flatMap((x) => [
        [x, top - 6, 2.6] as const,
        [x, top + glassHeight + 6, 2.6] as const,
      ])}
    />
    <Panel
      x={-8}
      y={height - 18}
      width={width + 16}
      height={16}
      round={5}
      stops={[
        [0, 'amber'],
        [0.3, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    <Bar x={width / 2 - 74} y={height - 54} width={148} height={38} round={19} ink="dark" />
    <rect
      x={width / 2 - 71}
      y={height - 51}
      width={142}
      height={32}
      rx={16}
      fill="none"
      strokeWidth={3}
      className="stroke-slot-amber"
    />
    {[width * 0.17, width * 0.83].map((x) => (
      <g key={x}>
        <Bar x={x - 30} y={height - 42} width={60} height={11} round={5} ink="dark" />
        <Dots
          ink="chestnut"
          of={[
            [x - 44, height - 36, 4],
            [x + 44, height - 36, 4],
          ]}
        />
      </g>
    ))}
  </>
);

/** Honey that has run over the window's brass. */
export const Front = ({ left, top, glassWidth }: CabinetBox) => (
  <>
    <Lit
      d={run(left - 10, left + glassWidth + 10, top - 4)}
      stops={[
        [0, 'lemon'],
        [0.5, 'amber'],
        [1, 'copper'],
      ]}
    />
    <Line
      d={places(6, glassWidth / 6, left + 14)
        .map((x) => `M${x} ${top - 6}q14 -2 26 0`)
        .join('')}
      ink="cream"
      width={3}
    />
  </>
);

export const Coin = ({ rich }: { rich: boolean }) => (
  <>
    <Shape d={cell(50)} ink={rich ? 'cherry' : 'chestnut'} />
    <Shape d={cell(45)} ink={rich ? 'rust' : 'copper'} />
    <Shape d={cell(39)} ink={rich ? 'copper' : 'amber'} />
    <Shape d="M-34 14Q-16 24 0 20Q18 16 34 10V19.500L0 39L-34 19.500Z" ink={rich ? 'rust' : 'copper'} opacity={0.8} />
    <Shape d="M-26 -18Q-12 -32 8 -32Q-8 -26 -16 -10Z" ink="cream" />
  </>
);

export const Empty = () => (
  <>
    <Shape d={cell(50)} ink="chestnut" />
    <Shape d={cell(44)} ink="plum" />
    <Shape d="M-38 -22L0 -44L38 -22V-4L0 -26L-38 -4Z" ink="dark" opacity={0.6} />
  </>
);
