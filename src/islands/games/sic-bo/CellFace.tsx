import { oddsOf } from '#domain/games/sic-bo/paytable.ts';
import { findSpot } from '#domain/games/sic-bo/spots.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { PrintedFace } from './PrintedFace.tsx';

const small = 'size-[0.95rem]';
const large = 'size-[min(8cqh,3.2cqw)]';
const inThrees = 'size-[min(5.6cqh,2.5cqw)]';

/** What is printed on a field: its name or its dice, and what it pays to one. */
export function CellFace({ name, compact }: { name: string; compact: boolean }) {
  const spot = findSpot(name);
  if (!spot) return null;
  const odds = (
    <span
      className={cx(
        'figures text-hardway-light',
        compact ? 'text-[0.625rem] leading-none' : 'text-[clamp(0.6rem,2.8cqh,1.125rem)] leading-tight',
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
              compact ? 'text-lg' : 'text-[clamp(1rem,6.4cqh,3.5rem)]',
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
        <span className={cx(compact ? column : 'flex size-full items-center justify-center gap-[1em]')}>
          <span
            className={cx(
              'heading leading-none whitespace-nowrap text-ivory-100',
              compact ? 'text-base' : 'text-[clamp(0.9rem,4.6cqh,2.5rem)]',
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
              compact ? 'text-xl' : 'text-[clamp(1.1rem,8cqh,4.5rem)]',
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
          <span className={cx('flex', compact ? 'gap-0.5' : 'flex-col gap-[0.25em]')}>
            {die(spot.low)}
            {die(spot.high)}
          </span>
          {odds}
        </span>
      );
    case 'single':
      return (
        <span className={cx('flex size-full items-center justify-center', compact ? 'gap-1' : 'gap-[0.75em]')}>
          <PrintedFace value={spot.face} className={compact ? small : 'size-[min(10cqh,4cqw)]'} />
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
              <PrintedFace
                key={key}
                value={spot.face}
                className={count === 3 ? (compact ? 'size-[0.9rem]' : inThrees) : compact ? small : large}
              />
            ))}
          </span>
          {odds}
        </span>
      );
    }
  }
}
