import { heightMax, type VariableWaysTitle } from '#domain/games/slots/variable-ways/paytable.ts';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../../kit/FittedBox.tsx';
import { Glass } from '../Glass.tsx';
import { keyOf, sizeOf } from '../overlay.tsx';
import { cellWidth, ReelsView } from '../Reel.tsx';
import type { VariableWin } from './picture/variable-ways.ts';
import type { Anchor, VariableArt } from './skin.ts';

const cell = 100;
const tallest = heightMax * cell;

/** How far below the top of the machine a reel of this height begins. */
export const offsetOf = (anchor: Anchor, height: number): number => {
  const free = tallest - height * cell;
  if (anchor === 'top') return 0;
  return anchor === 'ground' ? free : free / 2;
};

type MachineProps = {
  title: VariableWaysTitle;
  art: VariableArt;
  attachers: readonly ((layer: HTMLElement | null) => void)[];
  label: string;
  heights: readonly number[];
  wins: readonly VariableWin[];
  named: VariableWin | undefined;
  still: boolean;
};

/** Each reel a little after the one before it. */
const growing = (reel: number, still: boolean): { transition: string } => ({
  transition: still ? 'none' : `transform 420ms cubic-bezier(.3,1.3,.6,1) ${reel * 70}ms`,
});

/** Places that pay are ringed, the others step back. */
function Lit({ art, heights, wins, named }: Pick<MachineProps, 'art' | 'heights' | 'wins' | 'named'>) {
  const lit = new Set((named ? [named] : wins).flatMap(({ cells }) => cells).map(keyOf));
  return heights.flatMap((height, reel) =>
    Array.from({ length: height }, (_, row) => {
      const isLit = lit.has(keyOf([reel, row]));
      const inset = isLit ? 4 : 0;
      return (
        <rect
          key={keyOf([reel, row])}
          x={reel * (cellWidth + art.gap) + inset}
          y={offsetOf(art.anchor, height) + row * cell + inset}
          width={cellWidth - 2 * inset}
          height={cell - 2 * inset}
          rx={isLit ? 14 : 0}
          strokeWidth={isLit ? 6 : 0}
          className={cx('animate-fade', isLit ? `fill-transparent ${art.ring}` : art.dim)}
        />
      );
    }),
  );
}

/** Six reels that stand at whatever height the spin drew for them. */
export function Machine({ title, art, attachers, label, heights, wins, named, still }: MachineProps) {
  const { gap, margins, anchor, Back, Head, Foot } = art;
  const grid = { reels: title.reels.length, rows: heightMax, gap, cellHeight: cell };
  const [glassWidth, glassHeight] = sizeOf(grid);
  const [width, height] = [glassWidth + 2 * margins.side, glassHeight + margins.top + margins.below];
  const ways = heights.reduce((product, one) => product * one, 1);
  const strips = title.reels.map(({ strip }) => strip);
  const ends = (reel: number): readonly [number, number] => {
    const from = offsetOf(anchor, heights[reel] ?? heightMax);
    return [from, from + (heights[reel] ?? heightMax) * cell];
  };
  return (
    <FittedBox width={width} height={height}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <Back width={width} height={height} />
      </svg>
      <Glass cabinet={[width, height]} from={[margins.side, margins.top]} size={[glassWidth, glassHeight]}>
        <ReelsView
          strips={strips}
          rows={heightMax}
          cellHeight={cell}
          gap={gap}
          art={art.symbols}
          attachers={attachers}
          label={label}
          reelClass=""
          reelLook={(reel) => {
            const [from, to] = ends(reel);
            return {
              className: art.reelClass(reel),
              style: {
                clipPath: `inset(${(100 * from) / tallest}% 0 ${100 - (100 * to) / tallest}% 0)`,
                transition: still ? 'none' : `clip-path 420ms cubic-bezier(.3,1.3,.6,1) ${reel * 70}ms`,
              },
            };
          }}
        />
        <svg
          viewBox={`0 0 ${glassWidth} ${glassHeight}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          {wins.length > 0 && <Lit art={art} heights={heights} wins={wins} named={named} />}
          {heights.map((_, reel) => {
            const [from, to] = ends(reel);
            const x = reel * (cellWidth + gap) + cellWidth / 2;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the reels never change places
              <g key={reel}>
                <g style={{ transform: `translate(${x}px, ${from}px)`, ...growing(reel, still) }}>
                  <Head reel={reel} />
                </g>
                <g style={{ transform: `translate(${x}px, ${to}px)`, ...growing(reel, still) }}>
                  <Foot reel={reel} />
                </g>
              </g>
            );
          })}
        </svg>
      </Glass>
      <p
        className={cx(
          'figures absolute bottom-0 left-1/2 -translate-x-1/2 rounded-full px-3 text-xs font-semibold whitespace-nowrap',
          art.sign,
        )}
      >
        {t('variableways.ways', { ways: grouped(ways) })}
      </p>
    </FittedBox>
  );
}
