import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Dots, Line, places } from '../../ink.tsx';
import { Glow, Lit, Panel } from '../../light.tsx';

/** The outline of the case: an arc of degrees over an upright box. */
const outline = (width: number, height: number, top: number, out: number): string => {
  const arc = top - 124 - out;
  const from = top - 6 - out * 0.5;
  return `M${-out} ${from}C${width * 0.17} ${top - 102 - out} ${width * 0.34} ${arc} ${width / 2} ${arc}C${width * 0.66} ${arc} ${width * 0.83} ${top - 102 - out} ${width + out} ${from}V${height - 12 + out}H${-out}Z`;
};

/** A brass instrument: an arc of degrees above the window, knurled screws at its corners. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Lit
      d={outline(width, height, top, 6)}
      stops={[
        [0, 'dark'],
        [1, 'dark'],
      ]}
    />
    <Lit
      d={outline(width, height, top, 1)}
      stops={[
        [0, 'lemon'],
        [0.16, 'amber'],
        [0.5, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    <Lit
      d={outline(width, height, top, -9)}
      stops={[
        [0, 'chestnut'],
        [0.08, 'copper'],
        [0.3, 'rust'],
        [1, 'plum'],
      ]}
    />
    <Line
      d={`M52 ${top - 26}C${width * 0.25} ${top - 92} ${width * 0.36} ${top - 104} ${width / 2} ${top - 104}C${width * 0.64} ${top - 104} ${width * 0.75} ${top - 92} ${width - 52} ${top - 26}`}
      ink="lemon"
      width={2.5}
    />
    {places(25, 3.75, -45).map((turn, index) => (
      <g key={turn} transform={`translate(${width / 2} ${top + 330}) rotate(${turn * 0.86})`}>
        <Line d={`M0 -430V${index % 3 === 0 ? -408 : -420}`} ink="cream" width={index % 3 === 0 ? 3.5 : 2} />
      </g>
    ))}
    <Bar x={left - 17} y={top - 17} width={glassWidth + 34} height={glassHeight + 34} round={10} ink="dark" />
    <Panel
      x={left - 14}
      y={top - 14}
      width={glassWidth + 28}
      height={glassHeight + 28}
      round={8}
      stops={[
        [0, 'cream'],
        [0.15, 'lemon'],
        [0.5, 'amber'],
        [0.85, 'copper'],
        [1, 'lemon'],
      ]}
    />
    <Bar x={left - 6} y={top - 6} width={glassWidth + 12} height={glassHeight + 12} round={4} ink="chestnut" />
    <Bar x={left - 3} y={top - 3} width={glassWidth + 6} height={glassHeight + 6} round={2} ink="copper" />
    {[17, width - 17].flatMap((x) =>
      [top + 14, top + glassHeight / 2, height - 34].map((y, index) => (
        <g key={`${x},${y}`}>
          <Disc x={x} y={y} r={index === 1 ? 12 : 10} ink="dark" />
          <Disc x={x} y={y} r={index === 1 ? 10 : 8} ink="amber" />
          <Disc x={x - 2} y={y - 2} r={3} ink="cream" />
          <Line d={`M${x - 5} ${y + 3}L${x + 5} ${y - 3}`} ink="chestnut" width={2.5} />
        </g>
      )),
    )}
    <Line
      d={places(41, glassWidth / 40, left)
        .map((x, index) => `M${x} ${height - 24}v${index % 5 === 0 ? 10 : 5}`)
        .join('')}
      ink="amber"
      width={2}
    />
  </>
);

/** The field of view above the reels: a lens in its ring, with cross wires. */
export const Page = () => (
  <>
    <Glow r={120} ink="lemon" opacity={0.4} />
    <Disc r={70} ink="dark" />
    <Lit
      d="M-67 0A67 67 0 1 1 67 0A67 67 0 1 1 -67 0Z"
      stops={[
        [0, 'cream'],
        [0.3, 'amber'],
        [1, 'chestnut'],
      ]}
    />
    <Disc r={57} ink="dark" />
    <Lit
      d="M-54 0A54 54 0 1 1 54 0A54 54 0 1 1 -54 0Z"
      stops={[
        [0, 'blue'],
        [0.6, 'indigo'],
        [1, 'plum'],
      ]}
    />
    <Dots
      ink="chestnut"
      of={places(8, 45, 22.5).map((turn) => {
        const angle = (turn * Math.PI) / 180;
        return [62 * Math.cos(angle), 62 * Math.sin(angle), 2.6] as const;
      })}
    />
    <Line d="M-54 0H-42M54 0H42M0 -54V-42M0 54V42" ink="sky" width={3} />
  </>
);
