import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { proofPath } from '../kit/result/result-words.ts';
import { PrintedFace } from './PrintedFace.tsx';
import { diceOf } from './picture/sic-bo.ts';
import type { TableState } from './use-table.ts';
import { outcomeWords } from './words.ts';

/** The last throws, newest first, each with its total; as many as there is room for. Each leads to its proof. */
export function Throws({ table, className }: { table: TableState; className?: string }) {
  const { rounds } = table.round;
  if (rounds.length === 0) return <p className={cx('truncate text-sm text-ivory-300', className)}>{t('sicbo.none')}</p>;
  return (
    <ol aria-label={t('table.recall')} className={cx('flex flex-wrap gap-1 overflow-hidden', className)}>
      {rounds.slice(0, 24).map((round) => {
        const dice = diceOf(round.outcome);
        if (!dice) return null;
        const total = dice[0] + dice[1] + dice[2];
        return (
          <li key={round.id} className="animate-fade">
            <a
              href={proofPath(round.id)}
              target="_top"
              aria-label={t('sicbo.proof_of', { outcome: outcomeWords(round) })}
              className="figures group flex items-center text-sm font-semibold -outline-offset-2 pointer-coarse:min-h-11"
            >
              {/* A thumb meets more than is drawn. */}
              <span className="flex items-center gap-1 rounded-sm bg-ink-900/45 px-1.5 group-hover:bg-ink-900/70">
                {dice.map((face, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                  <PrintedFace key={index} value={face} className="size-4" />
                ))}
                <span className={cx('min-w-5 text-center', total >= 11 ? 'text-brass-bright' : 'text-ivory-100')}>
                  {total}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
