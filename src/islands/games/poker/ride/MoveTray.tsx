import type { Decision } from '#domain/games/poker/let-it-ride/rules.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { useLetters } from '../../kit/use-letters.ts';
import type { TableState } from './use-table.ts';

const moves = [
  { name: 'take-back', letter: 'B', look: 'secondary', words: 'poker.move_back' },
  { name: 'ride', letter: 'R', look: 'primary', words: 'poker.move_ride' },
] as const;

/** The decision on the next bet: to take it back, or to let it ride. Neither costs more than lies there. */
export function MoveTray({ table, slim }: { table: TableState; slim: boolean }) {
  const { round, asked, act, betMinor, advice } = table;
  useLetters({ b: () => act('take-back'), r: () => act('ride') });
  const hinted: Decision | undefined = advice && (advice.rides ? 'ride' : 'take-back');
  return (
    <div className="flex items-stretch justify-center gap-2 px-3 pt-1.5 pb-2.5 sm:gap-3 sm:px-5">
      {moves.map(({ name, letter, look, words }) => (
        <button
          key={name}
          type="button"
          aria-disabled={!asked || undefined}
          aria-keyshortcuts={letter}
          onClick={() => act(name)}
          className={buttonStyle(
            look,
            slim ? 'md' : 'lg',
            cx(
              'min-w-0 grow basis-0 flex-col gap-0 px-1 leading-tight sm:max-w-64',
              !asked && 'aria-disabled:opacity-80',
              hinted === name && 'outline-3 outline-offset-2 outline-ivory-100',
            ),
          )}
        >
          <span>
            {t(words)}
            {name === 'take-back' && <span className="figures"> · {displayAmount(betMinor, round.currency)}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
