import { oddsOf } from '#domain/games/sic-bo/paytable.ts';
import { findSpot } from '#domain/games/sic-bo/spots.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { PrintedFace } from './PrintedFace.tsx';

const small = 'size-[1.05rem]';
const large = 'size-[min(6.5cqh,2.6cqw)]';

/** What is printed on a field: its name or its dice, and what it pays to one. */
export function CellFace({ name, compact }: { name: string; compact: boolean }) {
  const spot = findSpot(name);
  if (!spot) return null;
  const odds = (
    <span
      className={cx(
        'figures text-hardway-light',
        compact ? 'text-[0.625rem] leading-none' : 'text-[clamp(0.6rem,2.4cqh,0.9rem)] leading-tight',
      )}
    >
      {spot.kind === 'single' ? t('sicbo.print.single') : t('sicbo.print.odds', { odds: String(oddsOf(spot)) })}
    </span>
  );
  const die = (face: number) => <PrintedFace value={face} className={compact ? small : large} />;
  const column = 'grid size-full place-content-center justify-items-center gap-[0.12em] overflow-hidden';
  switch (spot.kind) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
      return (
        <span className={column}>
          <span
            className={cx(
              'heading leading-none text-ivory-100',
              compact ? 'text-lg' : 'text-[clamp(1rem,5.4cqh,2.25rem)]',
            )}
          >
            {t(`sicbo.print.${spot.kind}`)}
          </span>
          {!compact && (spot.kind === 'small' || spot.kind === 'big') && (
            <span className="figures text-[clamp(0.65rem,2.6cqh,1rem)] text-ivory-300">
              {t(`sicbo.print.${spot.kind}_range`)}
            </span>
          )}
          {odds}
        </span>
      );
    case 'any-triple':
      return (
        <span className={cx('flex size-full items-center justify-center', compact ? 'gap-2' : 'gap-[1em]')}>
          <span
            className={cx(
              'heading leading-none text-ivory-100',
              compact ? 'text-base' : 'text-[clamp(0.9rem,4cqh,1.75rem)]',
            )}
          >
            {t('sicbo.print.any_triple')}
          </span>
          {odds}
        </span>
      );
    case 'total':
      return (
        <span className={column}>
          <span
            className={cx(
              'heading leading-none text-ivory-100',
              compact ? 'text-xl' : 'text-[clamp(1.1rem,6.6cqh,3rem)]',
            )}
          >
            {spot.total}
          </span>
          {odds}
        </span>
      );
    case 'pair':
      return (
        <span className={column}>
          <span className={cx('flex', compact ? 'gap-1' : 'flex-col gap-[0.25em]')}>
            {die(spot.low)}
            {die(spot.high)}
          </span>
          {odds}
        </span>
      );
    case 'single':
      return (
        <span className={cx('flex size-full items-center justify-center', compact ? 'gap-1' : 'gap-[0.75em]')}>
          <PrintedFace value={spot.face} className={compact ? small : 'size-[min(8cqh,3cqw)]'} />
          {odds}
        </span>
      );
    default: {
      const count = spot.kind === 'triple' ? 3 : 2;
      const stacked = spot.kind === 'double' && !compact;
      return (
        <span className={column}>
          <span
            className={cx('flex justify-center', stacked ? 'flex-col gap-[0.3em]' : compact ? 'gap-px' : 'gap-[0.3em]')}
          >
            {['first', 'second', 'third'].slice(0, count).map((key) => (
              <PrintedFace key={key} value={spot.face} className={compact ? (count === 3 ? 'size-4' : small) : large} />
            ))}
          </span>
          {odds}
        </span>
      );
    }
  }
}
