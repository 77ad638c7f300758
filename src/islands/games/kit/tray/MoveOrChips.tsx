import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';

type MoveOrChipsProps = { label: string; moving: boolean; chips: ReactNode; moves: ReactNode };

/**
 * Chips and the decision in one place as high as the chips, so that nothing moves when they change; the keyboard stays in
 * it.
 */
export function MoveOrChips({ label, moving, chips, moves }: MoveOrChipsProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(moving);
  useEffect(() => {
    if (shown.current === moving) return;
    shown.current = moving;
    if (document.activeElement === document.body) place.current?.focus();
  }, [moving]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rack inside is a fieldset of its own
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className="grid outline-none *:[grid-area:1/1]">
      <div className={cx(moving && 'invisible')}>{chips}</div>
      {moving && <div className="grid content-center">{moves}</div>}
    </div>
  );
}
