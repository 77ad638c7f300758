import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../../kit/FittedBox.tsx';
import { Bar, Disc, Line, places, Shape } from '../ink.tsx';
import { middleOf, ReelsView, windowWidth } from '../Reel.tsx';
import type { SignalWin } from './picture/classic.ts';
import { signalSymbols } from './slot-signal-box/symbols.tsx';

const { paylines, rows, strips } = signalBox;

const [width, height] = [460, 500];
const [gap, cellHeight] = [16, 94];
const glass = { x: 50, y: 106, width: 360, height: (rows * cellHeight * 360) / windowWidth(3, gap) };

const boxOf = {
  left: `${(100 * glass.x) / width}%`,
  top: `${(100 * glass.y) / height}%`,
  width: `${(100 * glass.width) / width}%`,
  height: `${(100 * glass.height) / height}%`,
};

const bricks = places(4, 16, 437).flatMap((y, row) =>
  places(9, 44, 34 + (row % 2) * 18).map((x) => ({ x, y, width: Math.min(36, 426 - x) })),
);

const leverOf = (line: number): number => 70 + line * 80;

type MachineProps = {
  count: number;
  attachers: readonly ((layer: HTMLElement | null) => void)[];
  label: string;
  /** Lines that pay; one of them may stand out. */
  wins: readonly SignalWin[];
  named: SignalWin | undefined;
  held: number | undefined;
  /** The arm on the roof: raised for a gain, level otherwise. */
  clear: boolean;
};

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
const Lever = ({ line, played, lit }: { line: number; played: boolean; lit: boolean }) => (
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
      r={10}
      cx={20}
      cy={-22}
      className={cx('stroke-slot-dark', lit ? 'fill-slot-leaf' : 'fill-slot-dark')}
      strokeWidth={3}
    />
    <text
      x={20}
      y={-17.5}
      fontSize={13}
      fontWeight={700}
      textAnchor="middle"
      className={cx('font-sans', lit ? 'fill-slot-dark' : 'fill-slot-cream')}
    >
      {line + 1}
    </text>
  </g>
);

/** The box at dusk, seen from the line: three reels behind its windows, five levers for five lines before it. */
export function Machine({ count, attachers, label, wins, named, held, clear }: MachineProps) {
  const won = new Set(wins.map(({ line }) => line));
  return (
    <FittedBox width={width} height={height}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
        <Bar x={62} y={18} width={34} height={50} ink="dark" />
        <Bar x={57} y={12} width={44} height={10} ink="dark" />
        <Shape d="M2 92L66 44H394L458 92Z" ink="dark" />
        <Signal clear={clear} />
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
      </svg>
      <div className="absolute" style={boxOf}>
        <ReelsView
          strips={strips}
          rows={rows}
          cellHeight={cellHeight}
          gap={gap}
          art={signalSymbols}
          attachers={attachers}
          label={label}
          reelClass="rounded-sm bg-slot-cream"
        />
        {/* These drums stand nearer: their curve begins farther in. */}
        <div className="pointer-events-none absolute inset-0 bg-linear-to-b from-slot-dark/20 via-transparent via-45% to-slot-dark/20" />
        <svg
          viewBox={`0 0 ${windowWidth(3, gap)} ${3 * cellHeight}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          {held !== undefined && (
            <rect
              x={held * (100 + gap) - 3}
              y={-3}
              width={106}
              height={rows * cellHeight + 6}
              rx={5}
              fill="none"
              strokeWidth={5}
              className="animate-breathe stroke-slot-amber"
            />
          )}
          {wins.map((win) => {
            const points = (paylines[win.line] ?? []).map((row, reel) => middleOf(reel, row, gap, cellHeight));
            const [first = [0, 0], , last = [0, 0]] = points;
            const d = `M-14 ${first[1]}L${points.map((point) => point.join(' ')).join('L')}L${windowWidth(3, gap) + 14} ${last[1]}`;
            return (
              <g key={win.line} className="animate-fade transition-opacity" opacity={named && named !== win ? 0.35 : 1}>
                <Line d={d} ink="dark" width={11} />
                <Line d={d} ink="amber" width={5} />
                {points.map(([x, y]) => (
                  <rect
                    key={x}
                    x={x - 47}
                    y={y - 44}
                    width={94}
                    height={88}
                    rx={8}
                    fill="none"
                    strokeWidth={5}
                    className={named === win || !named ? 'stroke-slot-amber' : 'stroke-transparent'}
                  />
                ))}
              </g>
            );
          })}
        </svg>
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
      >
        {paylines.map((cells, line) => (
          <Lever key={cells.join('')} line={line} played={line < count} lit={won.has(line)} />
        ))}
      </svg>
    </FittedBox>
  );
}
