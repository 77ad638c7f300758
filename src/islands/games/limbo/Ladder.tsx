import type { RefObject } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { groupedText } from '../kit/picture/limbo.ts';
import { rungsOf, shareOf, topOf } from './picture/climb.ts';

type LadderProps = {
  /** In hundredths. */
  target: number;
  /** The number has reached the target, and everything stands. */
  reached: boolean;
  window: RefObject<HTMLDivElement | null>;
  picture: RefObject<HTMLDivElement | null>;
};

const Rungs = ({ top, lit }: { top: number; lit: boolean }) => {
  const rungs = rungsOf(top);
  return (
    <svg viewBox={`0 0 100 ${rungs.length}`} preserveAspectRatio="none" aria-hidden="true" className="size-full">
      {rungs.map((height, index) => (
        <rect
          key={height}
          x="0"
          y={rungs.length - index - 0.86}
          width={Math.max(0.35, 100 / height)}
          height="0.72"
          className={lit ? 'fill-oddlot-paper' : 'fill-oddlot-paper/25'}
        />
      ))}
    </svg>
  );
};

/**
 * A rung at every height, as long as the chance of getting there: half the width at 2×, a tenth at 10×. The lit part
 * stands in a window that is pushed up from below, its picture pushed down by as much, so that only transforms move.
 */
export function Ladder({ target, reached, window, picture }: LadderProps) {
  const top = topOf(target / 100);
  const at = shareOf(target / 100, top);
  return (
    <div
      className="absolute inset-0 overflow-hidden rounded-lg bg-oddlot-blue shadow-float"
      role="img"
      aria-label={t('casual.limbo.ladder')}
    >
      <div className="absolute inset-0">
        <Rungs top={top} lit={false} />
      </div>
      <div ref={window} className="absolute inset-x-0 top-full h-full overflow-hidden will-change-transform">
        <div ref={picture} className="size-full will-change-transform">
          <Rungs top={top} lit />
        </div>
      </div>
      <div className="absolute inset-x-0 border-t-4 border-oddlot-yellow" style={{ bottom: `${100 * at}%` }}>
        <span
          className={cx(
            'figures absolute bottom-0 left-0 rounded-tr-sm px-3 py-0.5 text-base font-bold',
            reached ? 'bg-oddlot-yellow text-oddlot-black' : 'bg-oddlot-black text-oddlot-yellow',
          )}
        >
          {t('casual.limbo.target_line', { target: groupedText(target) })}
        </span>
      </div>
    </div>
  );
}
