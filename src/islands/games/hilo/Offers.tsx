import { useEffect, useRef } from 'react';
import { guesses, rankCount } from '#domain/games/hilo/paytable.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { chanceText } from '../kit/picture/chance.ts';
import type { TableState } from './use-table.ts';

const signs = { higher: 'M-11 5L0 -7L11 5', lower: 'M-11 -5L0 7L11 -5', same: 'M-11 -4H11M-11 5H11' } as const;

/** The three guesses, each with what the round would then pay and how likely it is. */
export function Offers({ table, rows }: { table: TableState; rows: boolean }) {
  const { round, view } = table;
  const isOpen = round.open !== undefined;
  const group = useRef<HTMLFieldSetElement>(null);

  // The button that began the round is gone: the keys go on where the guesses are.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <fieldset ref={group} className={cx('grid gap-2', rows ? 'grid-cols-1' : 'grid-cols-3')}>
      <legend className="sr-only">{t('instant.hilo.guess')}</legend>
      {guesses.map((guess) => {
        const offer = view?.offers.find((one) => one.guess === guess);
        const off = !offer?.open;
        return (
          <button
            key={guess}
            type="button"
            data-guess={guess}
            aria-disabled={off || undefined}
            onClick={() => !off && table.make(guess)}
            className={cx(
              'grid items-center rounded-md bg-table-card text-ink-900 transition-[opacity,transform] duration-fast',
              rows
                ? 'min-h-16 grid-cols-[2rem_minmax(0,1fr)_auto] gap-3 px-4 text-left'
                : 'min-h-20 content-center justify-items-center gap-0.5 py-1.5',
              off ? 'cursor-default opacity-45' : 'hover:-translate-y-0.5',
              table.pressed === guess && 'translate-y-0.5 opacity-80',
            )}
          >
            <svg viewBox="-16 -12 32 24" aria-hidden="true" className={rows ? 'h-6' : 'h-4'}>
              <path d={signs[guess]} fill="none" strokeWidth="4.5" strokeLinecap="round" className="stroke-table-red" />
            </svg>
            <span className="font-semibold">{t(`instant.hilo.${guess}`)}</span>
            <span
              className={cx('figures grid text-sm leading-tight', rows ? 'justify-items-end' : 'justify-items-center')}
            >
              {offer?.multiplier === undefined ? (
                <span>{offer ? t('instant.hilo.no_card') : '–'}</span>
              ) : (
                <>
                  <span className="font-bold">{offer.multiplier.slice(0, -2)}×</span>
                  <span>{chanceText(rational(BigInt(offer.ranks), BigInt(rankCount)))}</span>
                </>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
