import { oddsOf } from '#domain/games/sic-bo/paytable.ts';
import { findSpot } from '#domain/games/sic-bo/spots.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { PrintedFace } from './PrintedFace.tsx';

type Spot = NonNullable<ReturnType<typeof findSpot>>;
type Face = { spot: Spot; compact: boolean };

const small = 'size-[0.95rem]';
const large = 'size-[min(8cqh,3.2cqw)]';
const inThrees = 'size-[min(5.6cqh,2.5cqw)]';
const column = 'grid size-full place-content-center justify-items-center gap-[0.12em] overflow-hidden';

/** What a field pays to one. */
const Odds = ({ spot, compact }: Face) => (
  <span
    className={cx(
      'figures whitespace-nowrap text-hardway-light',
      compact ? 'text-xs leading-none' : 'text-[clamp(0.6rem,2.8cqh,1.125rem)] leading-tight',
    )}
  >
    {spot.kind === 'single'
      ? t(compact ? 'sicbo.print.single' : 'sicbo.print.single_each')
      : t('sicbo.print.odds', { odds: String(oddsOf(spot)) })}
  </span>
);

const Named = ({ kind, spot, compact }: Face & { kind: 'small' | 'big' | 'odd' | 'even' }) => (
  <span className={column}>
    <span
      className={cx('heading leading-none text-ivory-100', compact ? 'text-lg' : 'text-[clamp(1rem,6.4cqh,3.5rem)]')}
    >
      {t(`sicbo.print.${kind}`)}
    </span>
    {!compact && (kind === 'small' || kind === 'big') && (
      <span className="figures text-[clamp(0.65rem,2.6cqh,1rem)] text-ivory-300">{t(`sicbo.print.${kind}_range`)}</span>
    )}
    <Odds spot={spot} compact={compact} />
  </span>
);

const AnyTriple = ({ spot, compact }: Face) => (
  <span className={cx(compact ? column : 'flex size-full items-center justify-center gap-[1em]')}>
    <span
      className={cx(
        'heading leading-none whitespace-nowrap text-ivory-100',
        compact ? 'text-base' : 'text-[clamp(0.9rem,4.6cqh,2.5rem)]',
      )}
    >
      {t('sicbo.print.any_triple')}
    </span>
    <Odds spot={spot} compact={compact} />
  </span>
);

const Total = ({ total, spot, compact }: Face & { total: number }) => (
  <span className={column}>
    <span
      className={cx('heading leading-none text-ivory-100', compact ? 'text-xl' : 'text-[clamp(1.1rem,8cqh,4.5rem)]')}
    >
      {total}
    </span>
    <Odds spot={spot} compact={compact} />
  </span>
);

const Pair = ({ low, high, spot, compact }: Face & { low: number; high: number }) => (
  <span className={column}>
    <span className={cx('flex', compact ? 'gap-0.5' : 'flex-col gap-[0.25em]')}>
      <PrintedFace value={low} className={compact ? small : large} />
      <PrintedFace value={high} className={compact ? small : large} />
    </span>
    <Odds spot={spot} compact={compact} />
  </span>
);

const Single = ({ face, spot, compact }: Face & { face: number }) => (
  <span className={column}>
    <PrintedFace value={face} className={compact ? small : 'size-[min(8cqh,4cqw)]'} />
    <Odds spot={spot} compact={compact} />
  </span>
);

/** Two or three dice of one face; two stand upon each other where there is room. */
function Alike({ face, spot, compact }: Face & { face: number }) {
  const isTriple = spot.kind === 'triple';
  const size = isTriple ? (compact ? 'size-[0.9rem]' : inThrees) : compact ? small : large;
  const gap = compact ? 'gap-px' : cx('gap-[0.3em]', !isTriple && 'flex-col');
  return (
    <span className={column}>
      <span className={cx('flex justify-center', gap)}>
        {['first', 'second', 'third'].slice(0, isTriple ? 3 : 2).map((key) => (
          <PrintedFace key={key} value={face} className={size} />
        ))}
      </span>
      <Odds spot={spot} compact={compact} />
    </span>
  );
}

/** What is printed on a field: its name or its dice, and what it pays to one. */
export function CellFace({ name, compact }: { name: string; compact: boolean }) {
  const spot = findSpot(name);
  if (!spot) return null;
  switch (spot.kind) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
      return <Named kind={spot.kind} spot={spot} compact={compact} />;
    case 'any-triple':
      return <AnyTriple spot={spot} compact={compact} />;
    case 'total':
      return <Total total={spot.total} spot={spot} compact={compact} />;
    case 'pair':
      return <Pair low={spot.low} high={spot.high} spot={spot} compact={compact} />;
    case 'single':
      return <Single face={spot.face} spot={spot} compact={compact} />;
    case 'double':
    case 'triple':
      return <Alike face={spot.face} spot={spot} compact={compact} />;
  }
}
