import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';

/** Chips and the decision in one place, so that nothing moves when they change; the keyboard stays in it. */
export function TrayPlace({ moving, chips, moves }: { moving: boolean; chips: ReactNode; moves: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(moving);
  useEffect(() => {
    if (shown.current === moving) return;
    shown.current = moving;
    if (document.activeElement === document.body) place.current?.focus();
  }, [moving]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rack inside is a fieldset of its own
    <div
      ref={place}
      role="group"
      aria-label={t(moving ? 'war.your_move' : 'table.stake')}
      tabIndex={-1}
      className="grid outline-none *:[grid-area:1/1]"
    >
      <div className={cx(moving && 'invisible')}>{chips}</div>
      {moving && <div className="grid content-center">{moves}</div>}
    </div>
  );
}
