import type { Move } from '#domain/games/blackjack/round.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { useLetters } from '../kit/fields/use-letters.ts';
import type { TableState } from './use-table.ts';

const playing: readonly Move[] = ['hit', 'stand', 'double', 'split'];
const givingUp: readonly Move[] = [...playing, 'surrender'];
const insuring: readonly Move[] = ['insure', 'decline'];
const keys = { hit: 'H', stand: 'S', double: 'D', split: 'P', surrender: 'U', insure: 'I', decline: 'N' } as const;

/**
 * The decisions of a round, each in its own place whether it may be taken or not, so that a finger finds it blind. What a
 * move adds to the stake stands on it.
 */
export function MoveTray({ table, slim }: { table: TableState; slim: boolean }) {
  const { variant, round, options, asked, act, hint } = table;
  const shown = table.scene.felt.insurance === 'offered' ? insuring : variant.surrender ? givingUp : playing;
  useLetters(
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [key.toLowerCase(), () => act(name as Move)])),
  );
  return (
    <div className="flex items-stretch justify-center gap-2 px-3 pt-1.5 pb-2.5 sm:gap-3 sm:px-5">
      {shown.map((name) => {
        const option = options.find((one) => one.name === name);
        const open = asked && option?.affordable === true;
        const adds = option && option.addsMinor > 0n ? displayAmount(option.addsMinor, round.currency) : undefined;
        return (
          <button
            key={name}
            type="button"
            aria-disabled={!open || undefined}
            aria-keyshortcuts={keys[name]}
            onClick={() => act(name)}
            className={buttonStyle(
              name === 'hit' || name === 'stand' || name === 'decline' ? 'primary' : 'secondary',
              slim ? 'md' : 'lg',
              cx(
                'min-w-0 grow basis-0 px-1 sm:max-w-48',
                shown.length > 4 && 'max-sm:px-0.5 max-sm:text-sm',
                asked && option && !option.affordable && 'opacity-50',
                option && !asked && 'aria-disabled:opacity-80',
                hint?.move === name && 'outline-3 outline-offset-2 outline-ivory-100',
              ),
            )}
          >
            <span className="grid justify-items-center leading-tight">
              {t(`blackjack.move_${name}`)}
              {adds && (
                <span translate="no" className="figures text-sm font-medium opacity-85">
                  {adds}
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
