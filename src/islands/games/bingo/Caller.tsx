import { ballCount, numbersAColumn } from '#domain/games/bingo/bingo-75/paytable.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Ball } from './Ball.tsx';
import { columnHeads } from './words.ts';

const numbers = Array.from({ length: ballCount }, (_, index) => index + 1);

type CallerProps = {
  called: readonly number[];
  slim: boolean;
  /** The last ball lies beside the numbers; on a narrow phone they need the whole width. */
  ball?: boolean;
};

/** The board behind the caller: all seventy-five, the called ones lit, and the last ball as it comes out. */
export function Caller({ called, slim, ball = true }: CallerProps) {
  const lit = new Set(called);
  const last = called.at(-1);
  return (
    <section
      aria-label={t('bingo.board')}
      className={cx(
        'grid min-h-0 items-center gap-2 rounded-lg bg-common-night/70 px-2 py-1 tall:py-2 sm:gap-4 sm:px-3 sm:tall:py-3',
        slim ? ball && 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-rows-[auto_minmax(0,1fr)] justify-items-center',
      )}
    >
      {ball && <Ball called={called} size={slim ? 'slim' : 'large'} />}
      <div
        className={cx(
          'grid w-full min-w-0 gap-0.5',
          slim
            ? 'grid-cols-[auto_repeat(15,minmax(0,1fr))] grid-rows-5'
            : 'h-full grid-flow-col grid-cols-5 grid-rows-[auto_repeat(15,minmax(0,1fr))]',
        )}
      >
        {columnHeads.map((head, column) => (
          <span
            key={head}
            aria-hidden="true"
            className="grid place-items-center px-1 text-xs font-bold text-common-sun"
            style={slim ? { gridColumn: 1, gridRow: column + 1 } : { gridColumn: column + 1, gridRow: 1 }}
          >
            {head}
          </span>
        ))}
        {numbers.map((number) => {
          const column = Math.floor((number - 1) / numbersAColumn) + 1;
          const place = ((number - 1) % numbersAColumn) + 2;
          return (
            <span
              translate="no"
              key={number}
              className={cx(
                'figures grid min-h-0 place-items-center rounded-sm text-xs leading-4 transition-colors duration-fast',
                number === last
                  ? 'bg-common-sun font-bold text-common-night'
                  : lit.has(number)
                    ? 'bg-common-haze font-semibold text-common-night'
                    : 'bg-ink-900/40 text-ivory-300',
              )}
              style={slim ? { gridColumn: place, gridRow: column } : { gridColumn: column, gridRow: place }}
            >
              {number}
            </span>
          );
        })}
      </div>
    </section>
  );
}
