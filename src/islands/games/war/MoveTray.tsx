import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { useLetters } from '../kit/use-letters.ts';
import type { TableState } from './use-table.ts';

/** The decision at a tie: to give up half of the ante, or to add another. */
export function MoveTray({ table, slim }: { table: TableState; slim: boolean }) {
  const { round, asked, act, addsMinor, canAfford } = table;
  useLetters({ s: () => act('surrender'), w: () => act('war') });
  const size = slim ? 'md' : 'lg';
  const shape = 'min-w-0 grow basis-0 flex-col gap-0 px-1 leading-tight sm:max-w-64';
  return (
    <div className="flex items-stretch justify-center gap-2 px-3 pt-1.5 pb-2.5 sm:gap-3 sm:px-5">
      <button
        type="button"
        aria-disabled={!asked || undefined}
        aria-keyshortcuts="S"
        onClick={() => act('surrender')}
        className={buttonStyle('secondary', size, shape)}
      >
        {t('war.move_surrender')}
      </button>
      <button
        type="button"
        aria-disabled={!asked || !canAfford || undefined}
        aria-keyshortcuts="W"
        onClick={() => act('war')}
        className={buttonStyle('primary', size, shape)}
      >
        <span>
          {t('war.move_war')}
          <span className="figures"> · {displayAmount(addsMinor, round.currency)}</span>
        </span>
      </button>
    </div>
  );
}
