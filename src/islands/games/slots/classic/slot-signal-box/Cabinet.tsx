import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import { cx } from '#ui/cx.ts';
import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { sizeOf } from '../../overlay.tsx';
import { gridOf } from '../picture/grid.ts';

const glassWidth = 360;
const [windowWidth, windowHeight] = sizeOf(gridOf(signalBox));

/** The box and its windows. */
export const box: CabinetBox = {
  width: 460,
  height: 500,
  left: 50,
  top: 106,
  glassWidth,
  glassHeight: (windowHeight * glassWidth) / windowWidth,
};

const bricks = places(4, 16, 437).flatMap((y, row) =>
  places(9, 44, 34 + (row % 2) * 18).map((x) => ({ x, y, width: Math.min(36, 426 - x) })),
);

const leverOf = (line: number): number => 58 + line * 80;

/** The arm above the roof goes up when more came back than was staked. */
const Signal = ({ clear }: { clear: boolean }) => (
  <g transform="translate(394 0)">
    <Bar x={-5} y={18} width={10} height={56} ink="dark" />
    <g transform="translate(0 38)">
      <g className={cx('transition-transform duration-slow', clear ? 'rotate-30' : 'rotate-0')}>
        <Shape d="M-8 -9L-86 -13V13L-8 9Z" ink="rust" />
        <Shape d="M-72 -12.300L-62 -11.800V11.800L-72 12.300Z" ink="cream" />
        <Disc r={9} ink="dark" />
      </g>
    </g>
  </g>
);

/** One lever of the frame: pulled while its line is played; its lamp burns when the line pays. */
export const Lever = ({ line, played, lit }: { line: number; played: boolean; lit: boolean }) => (
  <g transform={`translate(${leverOf(line)} 488)`}>
    <Bar x={-17} y={-9} width={34} height={14} round={3} ink="dark" />
    <g
      className={cx('transition-transform duration-slow', played ? 'rotate-0' : '-rotate-20 opacity-60')}
      style={{ transformOrigin: '0 0' }}
    >
      <Bar x={-3.5} y={-54} width={7} height={52} ink={played ? 'cream' : 'plum'} />
      <Bar x={-6} y={-66} width={12} height={24} round={5} ink={played ? 'amber' : 'copper'} />
    </g>
    <circle
      r={15}
      cx={24}
      cy={-26}
      className={cx('stroke-slot-dark', lit ? 'fill-slot-leaf' : 'fill-slot-dark')}
      strokeWidth={3}
    />
    <text
      x={24}
      y={-19}
      fontSize={20}
      fontWeight={700}
      textAnchor="middle"
      className={cx('font-sans', lit ? 'fill-slot-dark' : 'fill-slot-cream')}
    >
      {line + 1}
    </text>
  </g>
);

/** The box at dusk, seen from the line. */
export const Cabinet = ({ gained }: { gained: boolean }) => (
  <>
    <Bar x={62} y={18} width={34} height={50} ink="dark" />
    <Bar x={57} y={12} width={44} height={10} ink="dark" />
    <Shape d="M2 92L66 44H394L458 92Z" ink="dark" />
    <Signal clear={gained} />
    {places(19, 23.8, 6).map((x) => (
      <Bar key={x} x={x} y={90} width={14} height={12} ink="dark" />
    ))}
    <Line d="M22 84L74 52H386" ink="chestnut" width={4} />
    <Bar x={26} y={90} width={408} height={340} ink="dark" />
    <Bar x={36} y={98} width={388} height={322} round={3} ink="chestnut" />
    <Bar x={40} y={102} width={4} height={314} ink="copper" />
    <Bar x={416} y={102} width={4} height={314} ink="rust" />
    <Bar x={44} y={100} width={372} height={292} round={4} ink="lemon" />
    <Bar x={14} y={420} width={432} height={12} round={2} ink="dark" />
    <Bar x={30} y={432} width={400} height={68} ink="plum" />
    {bricks.map(({ x, y, width }) => (
      <Bar key={`${x},${y}`} x={x} y={y} width={width} height={9} ink="dark" />
    ))}
  </>
);
