import { neighbourSpanMax } from '#domain/games/roulette/call-bets.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { spotName } from './spot-names.ts';
import { useVariant } from './variants.ts';

type CallBetsProps = {
  span: number;
  locked: boolean;
  /** On a phone: two full rows instead of one. */
  narrow: boolean;
  /** Little width for one row: the labels are only spoken. */
  terse: boolean;
  onSpan: (span: number) => void;
  onPlace: (spot: string) => void;
  onLight: (spot: string | undefined) => void;
};

const digits = Array.from({ length: 10 }, (_, digit) => digit);
const small =
  'figures grid h-8 whitespace-nowrap place-items-center rounded-md bg-ink-700 text-sm font-semibold text-ivory-100 transition-colors duration-fast hover:bg-ink-600 disabled:opacity-40 pointer-coarse:h-10';

/** Beside the racetrack: how many neighbours a number takes along, the finales, and the orphans straight up. */
export function CallBets({ span, locked, narrow, terse, onSpan, onPlace, onLight }: CallBetsProps) {
  const variant = useVariant();
  const bet = (spot: string) => ({
    type: 'button' as const,
    'aria-label': spotName(variant, spot),
    'aria-disabled': locked || undefined,
    'data-spot': spot,
    onClick: () => onPlace(spot),
    onPointerEnter: () => onLight(spot),
    onPointerLeave: () => onLight(undefined),
  });
  const label = terse ? 'sr-only' : cx('eyebrow mr-1 self-center', !narrow && '@max-[44rem]:sr-only');
  const stepper = (step: -1 | 1, name: string) => (
    <button
      type="button"
      className={cx(small, 'min-w-8')}
      aria-label={name}
      disabled={step < 0 ? span <= 1 : span >= neighbourSpanMax}
      onClick={() => onSpan(span + step)}
    >
      {step < 0 ? '−' : '+'}
    </button>
  );
  return (
    <div
      className={cx(
        'items-center',
        narrow ? 'grid grid-cols-[1fr_auto] gap-2' : 'flex flex-wrap justify-center gap-x-4 gap-y-1.5',
      )}
    >
      <div className="flex items-center gap-1.5">
        <span className={label}>{t('roulette.span')}</span>
        {stepper(-1, t('roulette.span_less'))}
        <output
          translate="no"
          className="figures w-5 text-center text-sm font-semibold"
          aria-label={t('roulette.span_value', { span })}
        >
          {span}
        </output>
        {stepper(1, t('roulette.span_more'))}
      </div>
      {variant.table.findCallBet('orphelins-plein') && (
        <button {...bet('orphelins-plein')} className={cx(small, 'px-3', !narrow && 'order-last')}>
          {t('roulette.print.orphelins-plein')}
        </button>
      )}
      <div className={cx('gap-1', narrow ? 'col-span-2 grid grid-cols-[auto_repeat(10,minmax(0,1fr))]' : 'flex')}>
        <span className={label}>{t('roulette.finales')}</span>
        {digits.map((digit) => (
          <button key={digit} {...bet(`finale:${digit}`)} className={cx(small, !narrow && 'min-w-8')}>
            {digit}
          </button>
        ))}
      </div>
    </div>
  );
}
