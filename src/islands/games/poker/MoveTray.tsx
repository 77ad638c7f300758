import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { useLetters } from '../kit/use-letters.ts';
import type { PlayAdvice } from './picture/dealer-poker.ts';
import type { TableState } from './use-table.ts';

type MoveTrayProps = {
  table: TableState;
  move: 'play' | 'call';
  advice: PlayAdvice | undefined;
  slim: boolean;
};

/** The one decision of a round: to give the ante up, or to go on for what stands on the button. */
export function MoveTray({ table, move, advice, slim }: MoveTrayProps) {
  const { round, asked, act } = table;
  const canAfford = table.canAfford(move);
  const on = () => act(move);
  useLetters({ f: () => act('fold'), p: on, ...(move === 'call' && { c: on }) });
  const hinted = advice && (advice.plays ? move : 'fold');
  const style = (name: 'fold' | 'play' | 'call', open: boolean) =>
    buttonStyle(
      name === 'fold' ? 'secondary' : 'primary',
      slim ? 'md' : 'lg',
      cx(
        'min-w-0 grow basis-0 flex-col gap-0 px-1 leading-tight sm:max-w-64',
        open && 'aria-disabled:opacity-80',
        hinted === name && 'outline-3 outline-offset-2 outline-ivory-100',
      ),
    );
  return (
    <div className="flex items-stretch justify-center gap-2 px-3 pt-1.5 pb-2.5 sm:gap-3 sm:px-5">
      <button
        type="button"
        aria-disabled={!asked || undefined}
        aria-keyshortcuts="F"
        onClick={() => act('fold')}
        className={style('fold', !asked)}
      >
        <span>{t('poker.move_fold')}</span>
      </button>
      <button
        type="button"
        aria-disabled={!asked || !canAfford || undefined}
        aria-keyshortcuts={move === 'call' ? 'C P' : 'P'}
        onClick={on}
        className={style(move, !asked && canAfford)}
      >
        <span>
          {t(`poker.move_${move}`)}
          <span className="figures"> · {displayAmount(table.addsOf(move) ?? 0n, round.currency)}</span>
        </span>
      </button>
    </div>
  );
}
