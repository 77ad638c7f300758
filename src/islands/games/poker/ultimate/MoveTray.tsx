import { useEffect, useRef } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { useLetters } from '#islands/games/kit/fields/use-letters.ts';
import { cx } from '#ui/cx.ts';
import { MoveButton, moveRow } from '../../kit/felt/MoveButton.tsx';
import type { RaiseAdvice } from '../picture/ultimate-holdem.ts';
import type { TableState } from '../use-table.ts';
import { keyOf, moveWords } from './words.ts';

type MoveTrayProps = { table: TableState; advice: RaiseAdvice | undefined; slim: boolean };

/** What may be done now: to hold back at the left, to raise at the right, the more the further. Brass is on the check, which stakes nothing more. */
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
    <div ref={place} tabIndex={-1} className={cx(moveRow, 'outline-none')}>
      {moves.map(({ name, addsMinor }) => (
        <MoveButton
          key={name}
          keys={keyOf(name)}
          primary={name === 'check'}
          slim={slim}
          open={asked && canAfford(name)}
          waits={!asked && canAfford(name)}
          advised={advice?.best === name}
          onPress={() => act(name)}
        >
          <span className="max-sm:text-sm">
            {moveWords(name)}
            {addsMinor > 0n && (
              <>
                <span className="max-sm:hidden"> · </span>
                <span translate="no" className="figures max-sm:block">
                  {displayAmount(addsMinor, round.currency)}
                </span>
              </>
            )}
          </span>
        </MoveButton>
      ))}
    </div>
  );
}
