import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';

export type TabItem<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

type TabsProps<Id extends string> = {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Takes the height that is there; the panel lays out and scrolls itself. */
  fill?: boolean;
};

const stepOf: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs of the ARIA pattern: one stop for the Tab key, arrows move and select, Home and End jump. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, fill = false }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = items.findIndex((item) => item.id === selected);
    const target = stepOf[event.key]?.(at, items.length);
    const item = target === undefined ? undefined : items[target];
    if (target === undefined || item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div className={fill ? 'flex min-h-0 grow flex-col' : undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx('flex shrink-0 gap-1 overflow-x-auto border-b border-ink-600', fill && 'px-2 pt-1.5')}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={item.id === selected ? `${id}-panel-${item.id}` : undefined}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
            className={cx(
              '-mb-px min-h-11 shrink-0 border-b-2 px-4 font-semibold -outline-offset-2 transition-colors duration-fast',
              item.id === selected
                ? 'border-ivory-100 text-ivory-100'
                : 'border-transparent text-ivory-500 hover:text-ivory-100',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items
        .filter((item) => item.id === selected)
        .map((item) => (
          <div
            key={item.id}
            role="tabpanel"
            id={`${id}-panel-${item.id}`}
            aria-labelledby={`${id}-tab-${item.id}`}
            className={fill ? 'flex min-h-0 grow flex-col' : 'pt-5'}
          >
            {item.panel}
          </div>
        ))}
    </div>
  );
}
