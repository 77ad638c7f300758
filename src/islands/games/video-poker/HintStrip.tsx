import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { SwitchButton } from '../kit/fields/SwitchButton.tsx';
import type { Look } from './looks/look.ts';
import type { TableState } from './use-table.ts';
import { holdSigns, holdWords, worthWords } from './words.ts';

type HintStripProps = {
  table: TableState;
  look: Look;
  status?: ReactNode;
  /** What stands at its end while no hand waits. */
  rest?: ReactNode;
};

/**
 * Switches the exact hint; while it is on, says what the best hold returns for a coin, and what the present one does. Otherwise the status
 * line, where it has no place of its own.
 */
export function HintStrip({ table, look, status, rest }: HintStripProps) {
  const { advice, asked, hinting, setHinting, holds, screen } = table;
  const dealt = screen.dealt.flatMap((card) => card ?? []);
  const [best, own] = [advice?.worths[advice.best], advice?.worths[holds]];
  return (
    <div className="flex h-12 items-center gap-3">
      <SwitchButton label={t('videopoker.hint')} on={hinting} onChange={setHinting} className={look.ink} />
      <div className="min-w-0 text-xs leading-tight text-ivory-300 sm:text-sm">
        {advice && best && own ? (
          <>
            <p role="status" className={cx('figures truncate font-semibold', look.ink)}>
              <span aria-hidden="true">
                {t('videopoker.hint_best', { hold: holdSigns(dealt, advice.best), worth: worthWords(best) })}
              </span>
              <span className="sr-only">
                {t('videopoker.hint_best', { hold: holdWords(dealt, advice.best), worth: worthWords(best) })}
              </span>
            </p>
            <p className="figures truncate">{t('videopoker.hint_own', { worth: worthWords(own) })}</p>
          </>
        ) : (
          status
        )}
      </div>
      {!asked && rest && <div className="ml-auto">{rest}</div>}
    </div>
  );
}
