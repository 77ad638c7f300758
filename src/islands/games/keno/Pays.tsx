import type { TableName } from '#domain/games/keno/sheet.ts';
import { zero } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { chanceText, onceInText, timesText } from '../kit/picture/chances.ts';
import type { KenoVariant } from './variants.ts';

type PaysProps = { variant: KenoVariant; table: TableName; picks: number; hits: number | undefined };

const rowsOf = ({ variant, table, picks }: PaysProps) =>
  variant.sheet.multipliersOf(table, picks).map((multiplier, hits) => ({
    hits,
    pays: timesText(multiplier ?? zero),
    isPaying: multiplier.num > 0n,
    chance: chanceText(variant.maths.hitChance(picks, hits)),
    onceIn: onceInText(variant.maths.hitChance(picks, hits)),
  }));

/** The number of the present hits, where it pays and where it does not. */
const paid = 'bg-paper-sun font-semibold text-ink-900';
const reached = 'font-semibold text-ivory-100 outline-1 -outline-offset-1 outline-ivory-500';

/** The paytable as cells, for little room: hits, multiplier, chance; `terse` leaves the chance to the rules where a phone is short. */
export function PaysCells({ terse = false, ...props }: PaysProps & { terse?: boolean }) {
  const { picks, hits: now } = props;
  return (
    <ol aria-label={t('keno.pays', { picks: String(picks) })} className="grid grid-cols-4 grid-rows-3 gap-1">
      {rowsOf(props).map(({ hits, pays, isPaying, chance }) => (
        <li
          translate="no"
          key={hits}
          aria-label={t('keno.cell', { hits: String(hits), times: pays, chance })}
          className={cx(
            'figures rounded-sm px-1 py-px text-xs leading-4 tracking-tight transition-colors duration-fast',
            hits === now && isPaying ? paid : 'bg-ink-900/45',
            hits === now && !isPaying && reached,
          )}
        >
          <span className="flex justify-between font-semibold">
            <span className={hits === now ? undefined : 'text-paper-light'}>{hits}</span>
            <span className={cx(!isPaying && hits !== now && 'text-ivory-300')}>{pays}×</span>
          </span>
          <span
            className={cx(
              'block truncate text-right',
              hits !== now && 'text-ivory-300',
              terse && '[@media(max-height:44rem)]:hidden',
            )}
          >
            {chance}
          </span>
        </li>
      ))}
    </ol>
  );
}

const columns = ['hits', 'pays', 'chance', 'once'] as const;

/** The paytable as a table, the row of the present hits marked. Its height is always that of ten picks. */
export function PaysTable(props: PaysProps) {
  const { picks, hits: now } = props;
  const cell = 'pr-3 text-right whitespace-nowrap';
  return (
    <div className="h-[18.5rem] rounded-md bg-ink-900/45 py-1.5">
      <table className="figures w-full text-sm">
        <caption className="sr-only">{t('keno.pays', { picks: String(picks) })}</caption>
        <thead>
          <tr className="text-xs text-ivory-300">
            {columns.map((column) => (
              <th key={column} scope="col" className={cx('pb-1 font-semibold', cell)}>
                {t(`keno.th_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(props).map(({ hits, pays, isPaying, chance, onceIn }) => (
            <tr
              key={hits}
              className={cx(
                'h-6 transition-colors duration-fast',
                hits === now && (isPaying ? paid : reached),
                hits !== now && !isPaying && 'text-ivory-300',
              )}
            >
              <th scope="row" className={cx('font-semibold', cell, hits !== now && 'text-paper-light')}>
                {hits}
              </th>
              <td className={cx(cell, isPaying && 'font-semibold')}>{pays}×</td>
              <td className={cell}>{chance}</td>
              <td className={cell}>{onceIn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
