import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';

const isOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

/** How many options stand beside each other in the first row. */
const columnsOf = (options: readonly HTMLElement[]): number =>
  Math.max(1, options.filter(({ offsetTop }) => offsetTop === options[0]?.offsetTop).length);

export type Options = {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly listId: string;
  readonly optionId: (at: number) => string;
  /** The option that the arrows have reached; −1 while the text alone counts. */
  readonly active: number;
  /** Back to the text: its options are about to change. */
  readonly release: () => void;
  /** What makes a text box the combobox of these options. */
  readonly box: ComponentProps<'input'>;
};

/**
 * A text box with options under it, by the combobox pattern of ARIA: the focus stays in the box, arrows move through the
 * options and past their ends back to the text, Enter presses the one that was reached.
 */
export const useOptions = (count: number): Options => {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [reached, setActive] = useState(-1);
  const active = reached < count ? reached : -1;
  const optionId = (at: number): string => `${listId}-${at}`;

  const goTo = (at: number): void => {
    setActive(at);
    isOf(list.current)[at]?.scrollIntoView({ block: 'nearest' });
  };

  const step = (key: string): number | undefined => {
    const columns = columnsOf(isOf(list.current));
    if (key === 'ArrowDown') return active < 0 ? 0 : active + columns < count ? active + columns : -1;
    if (key === 'ArrowUp') return active < 0 ? count - 1 : active - columns >= 0 ? active - columns : -1;
    // In a single column, left and right move in the text.
    if (columns === 1 || active < 0) return undefined;
    if (key === 'ArrowRight') return Math.min(active + 1, count - 1);
    return key === 'ArrowLeft' ? Math.max(active - 1, 0) : undefined;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    const next = step(event.key);
    const chosen = event.key === 'Enter' ? isOf(list.current)[active] : undefined;
    if (next === undefined && chosen === undefined) return;
    event.preventDefault();
    if (next !== undefined) goTo(next);
    chosen?.click();
  };

  return {
    list,
    listId,
    optionId,
    active,
    release: () => setActive(-1),
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onKeyDown,
    },
  };
};
