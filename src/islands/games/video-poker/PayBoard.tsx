import { t } from '#i18n/client.ts';
import { coinCounts, type Kind, type Play, payRows, tallyOf } from '#stores/play/video-poker.ts';
import { cx } from '#ui/cx.ts';
import type { Look } from './looks/look.ts';
import type { BoardForm } from './use-board-form.ts';
import type { TableState } from './use-table.ts';
import { kindWords } from './words.ts';

type BoardProps = {
  table: TableState;
  look: Look;
  form?: BoardForm;
};

/** The longest name and a count have so many letters; every line of the board is as long. */
const letters = 18;

/** The kinds that are lit: what the main hand is now, or all that the hands became, and how many. */
const litOf = ({ id, screen, kind }: TableState): ReadonlyMap<Kind, number> => {
  const decided = screen.hands.filter((hand) => hand.kind !== undefined);
  if (decided.length > 0) return tallyOf(id, decided);
  return new Map(kind === undefined || screen.hands.length > 0 ? [] : [[kind, 1]]);
};

const headed = 'relative pr-[0.6ch] text-right font-semibold whitespace-nowrap';

/** Over each column its number of coins. Folded there is no room: it is the number that is chosen below. */
function Heads({ play, look: { board }, form }: { play: Play; look: Look; form: BoardForm }) {
  return (
    <thead className={form === 'folded' ? 'sr-only' : undefined}>
      <tr>
        <th scope="col" className={cx('text-left font-semibold', board.pad, board.other)}>
          <span aria-hidden="true">{t('videopoker.coins')}</span>
          <span className="sr-only">{t('videopoker.th_hand')}</span>
        </th>
        {coinCounts.map((count) => (
          <th
            key={count}
            scope="col"
            aria-label={t('videopoker.th_coins', { count })}
            className={cx(
              headed,
              form !== 'whole' && play.coins !== count && 'hidden',
              play.coins === count ? board.chosen : board.other,
            )}
          >
            {count}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The paytable over the cards: a column for each number of coins, the one in play brighter, the present hand lit. */
export function PayBoard({ table, look, form = 'whole' }: BoardProps) {
  const { id, play } = table;
  const lit = litOf(table);
  const { board } = look;
  const folded = form === 'folded';
  return (
    <div className={cx('relative isolate mx-auto grid size-full max-w-[52em] overflow-hidden', board.box)}>
      {board.under !== undefined && (
        <div aria-hidden="true" className={cx('pointer-events-none absolute inset-0 -z-10', board.under)} />
      )}
      <table
        className={cx(
          'figures size-full table-fixed border-separate leading-none',
          folded ? 'font-sans' : 'font-mono',
          board.table,
        )}
      >
        <caption className="sr-only">{t('videopoker.paytable')}</caption>
        <colgroup>
          <col style={{ width: form === 'column' ? undefined : `${letters * 1.22 + 0.3}ch` }} />
          {form === 'column' && <col style={{ width: '6ch' }} />}
        </colgroup>
        <Heads play={play} look={look} form={form} />
        <tbody
          className={cx(folded && 'grid h-full grid-flow-col gap-x-[1ch]')}
          style={
            folded ? { gridTemplateRows: `repeat(${Math.ceil(payRows(id).length / 2)}, minmax(0, 1fr))` } : undefined
          }
        >
          {payRows(id).map(({ kind, coins }) => {
            const count = lit.get(kind) ?? 0;
            return (
              <tr
                key={kind}
                aria-current={count > 0 || undefined}
                className={cx(folded && 'grid min-w-0 grid-cols-[minmax(0,1fr)_4.500ch] items-center')}
              >
                <th
                  scope="row"
                  data-lit={count > 0 || undefined}
                  className={cx(
                    'relative overflow-hidden text-left text-[length:inherit] font-semibold whitespace-nowrap transition-colors duration-fast',
                    board.pad,
                    count > 0 ? board.lit : board.name,
                    folded ? 'grid h-full items-center bg-none! tracking-normal!' : 'h-px uppercase',
                  )}
                >
                  {kindWords(kind)}
                  {count > 1 && <span className="absolute right-[0.4ch]">×{count}</span>}
                </th>
                {coins.map((paid, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of coins
                    key={index}
                    data-lit={count > 0 || undefined}
                    className={cx(
                      form !== 'whole' && play.coins !== index + 1 && 'hidden',
                      folded && 'grid h-full items-center',
                      headed,
                      'transition-colors duration-fast',
                      count > 0
                        ? cx(board.lit, play.coins !== index + 1 && 'opacity-60')
                        : play.coins === index + 1
                          ? board.chosen
                          : board.other,
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
    </div>
  );
}
