import { useEffect, useRef } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { useLetters } from '../../kit/use-letters.ts';
import type { RaiseAdvice } from '../picture/ultimate-holdem.ts';
import type { TableState } from '../use-table.ts';
import { keyOf, moveWords } from './words.ts';

type MoveTrayProps = { table: TableState; advice: RaiseAdvice | undefined; slim: boolean };

/** What may be done now: to hold back at the left, to raise at the right, the more the further. */
export function MoveTray({ table, advice, slim }: MoveTrayProps) {
  const { round, asked, act, addsOf, canAfford } = table;
  const place = useRef<HTMLDivElement>(null);
  const open = (round.open?.choices ?? []).map(({ name }) => ({ name, addsMinor: addsOf(name) ?? 0n }));
  const shown = useRef(open);
  // While a decided round is shown to its end, the last buttons stay as they were.
  if (open.length > 0) shown.current = open.toReversed();
  const moves = shown.current;
  const which = moves.map(({ name }) => name).join(' ');
  // A button that is gone must not take the keyboard with it, nor hand it to the one that stands there now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the moves change
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [which]);
  useLetters(Object.fromEntries(moves.map(({ name }) => [keyOf(name).toLowerCase(), () => act(name)])));
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="flex items-stretch justify-center gap-2 px-3 pt-1.5 pb-2.5 outline-none sm:gap-3 sm:px-5"
    >
      {moves.map(({ name, addsMinor }) => {
        const raises = name.startsWith('raise');
        return (
          <button
            key={name}
            type="button"
            aria-disabled={!asked || !canAfford(name) || undefined}
            aria-keyshortcuts={keyOf(name)}
            onClick={() => act(name)}
            className={buttonStyle(
              raises ? 'primary' : 'secondary',
              slim ? 'md' : 'lg',
              cx(
                'min-w-0 grow basis-0 flex-col gap-0 px-1 leading-tight sm:max-w-64',
                !asked && canAfford(name) && 'aria-disabled:opacity-80',
                advice?.best === name && 'outline-3 outline-offset-2 outline-ivory-100',
              ),
            )}
          >
            <span className="max-sm:text-sm">
              {moveWords(name)}
              {addsMinor > 0n && (
                <>
                  <span className="max-sm:hidden"> · </span>
                  <span className="figures max-sm:block">{displayAmount(addsMinor, round.currency)}</span>
                </>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
