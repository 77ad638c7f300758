import { t } from '#i18n/client.ts';
import { coinCounts, type Kind, payRows, tallyOf } from '#stores/video-poker.ts';
import { cx } from '#ui/cx.ts';
import type { Look } from './looks.ts';
import type { TableState } from './use-table.ts';
import { kindWords } from './words.ts';

type BoardProps = { table: TableState; look: Look };

/** Flaps side by side, one a letter; the upper leaf of each catches more light than the lower. */
const flaps =
  '[background-image:repeating-linear-gradient(to_right,transparent_0_calc(1.22ch-2px),theme(colors.ink.900)_calc(1.22ch-2px)_1.22ch),linear-gradient(to_bottom,theme(colors.ink.700)_50%,theme(colors.ink.800)_50%)]';
/** The lines in which a tube is written. */
const scan = '[background-image:repeating-linear-gradient(to_bottom,transparent_0_2px,theme(colors.ink.900)_2px_3px)]';
/** The longest name and a count have so many letters; every line of the board is as long. */
const letters = 18;

/** The kinds that are lit: what the main hand is now, or all that the hands became, and how many. */
const litOf = ({ id, screen, kind }: TableState): ReadonlyMap<Kind, number> => {
  const decided = screen.hands.filter((hand) => hand.kind !== undefined);
  if (decided.length > 0) return tallyOf(id, decided);
  return new Map(kind === undefined || screen.hands.length > 0 ? [] : [[kind, 1]]);
};

/** The paytable over the cards: a column for each number of coins, the one in play brighter, the present hand lit. */
export function PayBoard({ table, look }: BoardProps) {
  const { id, play } = table;
  const lit = litOf(table);
  const isFlap = look.hand === 'flap';
  return (
    <div
      className={cx(
        'relative mx-auto grid size-full max-w-[52em] overflow-hidden',
        isFlap ? 'rounded-md bg-ink-900 p-1' : 'rounded-xl border-2 border-fifth-light/30 bg-fifth-glass px-2 py-1.5',
      )}
    >
      <table
        className={cx(
          'figures size-full table-fixed border-separate leading-none font-mono',
          isFlap ? 'border-spacing-x-0.5 border-spacing-y-px' : 'border-spacing-0',
        )}
      >
        <caption className="sr-only">{t('videopoker.paytable')}</caption>
        <colgroup>
          <col style={{ width: `${letters * 1.22 + 0.3}ch` }} />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('videopoker.th_hand')}</th>
            {coinCounts.map((count) => (
              <th key={count} scope="col">
                {t('videopoker.th_coins', { count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payRows(id).map(({ kind, coins }) => {
            const count = lit.get(kind) ?? 0;
            return (
              <tr key={kind} aria-current={count > 0 || undefined}>
                <th
                  scope="row"
                  className={cx(
                    'relative h-px overflow-hidden text-left text-[length:inherit] font-semibold whitespace-nowrap uppercase transition-colors duration-fast',
                    isFlap && 'rounded-[2px] pl-[0.18ch] tracking-[0.22ch]',
                    !isFlap && 'pl-[1ch]',
                    isFlap && count === 0 ? cx(flaps, 'text-fifth-amber') : cellTone(look, count > 0, false),
                  )}
                >
                  {kindWords(kind)}
                  {count > 1 && <span className="absolute right-[0.4ch]">×{count}</span>}
                </th>
                {coins.map((paid, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of coins
                    key={index}
                    className={cx(
                      'relative text-right font-semibold whitespace-nowrap transition-colors duration-fast',
                      isFlap && 'rounded-[2px]',
                      play.coins === index + 1 ? '' : 'opacity-60',
                      cellTone(look, count > 0, play.coins === index + 1),
                      isFlap ? 'pr-[0.4ch]' : 'pr-[1ch]',
                    )}
                  >
                    {paid}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {!isFlap && (
        <div
          aria-hidden="true"
          className={cx('pointer-events-none absolute inset-0 opacity-20 sm:tall:opacity-35', scan)}
        />
      )}
    </div>
  );
}

const cellTone = (look: Look, lit: boolean, chosen: boolean): string => {
  if (look.hand === 'flap') {
    if (lit) return 'bg-fifth-amber text-ink-900';
    return cx(
      'bg-linear-to-b from-50% to-50%',
      chosen ? 'from-ink-600 to-ink-700 text-fifth-pale' : 'from-ink-700 to-ink-800 text-fifth-amber',
    );
  }
  if (lit) return 'bg-fifth-light text-ink-900';
  return chosen
    ? 'bg-fifth-light/15 text-fifth-pale [text-shadow:0_0_0.5em_currentColor]'
    : 'text-fifth-light [text-shadow:0_0_0.6em_currentColor]';
};
