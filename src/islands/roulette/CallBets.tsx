import { neighbourSpanMax } from '#domain/games/roulette-european/call-bets.ts';
import { t } from '#i18n/client.ts';
import { spotName } from './spot-names.ts';

type CallBetsProps = {
  span: number;
  locked: boolean;
  onSpan: (span: number) => void;
  onPlace: (spot: string) => void;
  onLight: (spot: string | undefined) => void;
};

const digits = Array.from({ length: 10 }, (_, digit) => digit);
const small =
  'grid size-8 place-items-center rounded-md bg-ink-700 text-sm font-semibold text-ivory-100 hover:bg-ink-600 disabled:opacity-40 pointer-coarse:size-10 figures';

/** Beside the racetrack: how many neighbours a number takes along, the finales, and the orphans straight up. */
export function CallBets({ span, locked, onSpan, onPlace, onLight }: CallBetsProps) {
  const lightOn = (spot: string) => ({
    onPointerEnter: () => onLight(spot),
    onPointerLeave: () => onLight(undefined),
  });
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1.5">
      <div className="flex items-center gap-1.5">
        <span className="eyebrow mr-1">{t('roulette.span')}</span>
        <button
          type="button"
          className={small}
          aria-label={t('roulette.span_less')}
          disabled={span <= 1}
          onClick={() => onSpan(span - 1)}
        >
          −
        </button>
        <output
          className="figures w-6 text-center text-sm font-semibold"
          aria-label={t('roulette.span_value', { span })}
        >
          {span}
        </output>
        <button
          type="button"
          className={small}
          aria-label={t('roulette.span_more')}
          disabled={span >= neighbourSpanMax}
          onClick={() => onSpan(span + 1)}
        >
          +
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-1">
        <span className="eyebrow mr-1">{t('roulette.finales')}</span>
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            className={small}
            aria-label={spotName(`finale:${digit}`)}
            aria-disabled={locked || undefined}
            onClick={() => onPlace(`finale:${digit}`)}
            {...lightOn(`finale:${digit}`)}
          >
            {digit}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={`${small} w-auto px-3`}
        aria-disabled={locked || undefined}
        onClick={() => onPlace('orphelins-plein')}
        {...lightOn('orphelins-plein')}
      >
        {t('roulette.names.orphelins-plein')}
      </button>
    </div>
  );
}
