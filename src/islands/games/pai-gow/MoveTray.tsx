import { t } from '#i18n/client.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { useLetters } from '../kit/use-letters.ts';
import type { TableState } from './use-table.ts';

/** Setting the hands: as the house would, or as they lie. */
export function MoveTray({ table, slim }: { table: TableState; slim: boolean }) {
  const { asked, ready, layHouseWay, set } = table;
  useLetters({ h: layHouseWay, s: set });
  const size = slim ? 'md' : 'lg';
  const shape = 'min-w-0 grow basis-0 px-1 leading-tight sm:max-w-64';
  return (
    <div className="flex items-stretch justify-center gap-2 px-3 pt-1.5 pb-2.5 sm:gap-3 sm:px-5">
      <button
        type="button"
        aria-disabled={!asked || undefined}
        aria-keyshortcuts="H"
        onClick={layHouseWay}
        className={buttonStyle('secondary', size, shape)}
      >
        {t('paigow.move_house_way')}
      </button>
      <button
        type="button"
        aria-disabled={!asked || !ready || undefined}
        aria-keyshortcuts="S"
        onClick={set}
        className={buttonStyle('primary', size, shape)}
      >
        {t('paigow.move_set')}
      </button>
    </div>
  );
}
