import { type ComponentProps, type InputEvent, useEffect, useState } from 'react';
import { showDay } from '#stores/format/time.ts';
import { Input } from '#ui/Input.tsx';

type DayInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** What the form put into the box by itself: a new object each time, also when the day is the same. */
  shown?: { readonly day: string };
};

/** A year of more digits, half typed, is no day to be shown. */
const isWhole = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/**
 * The browser's own picker of a day, which writes days as the browser's language does. While nobody types in it, the day lies over
 * that as the rest of the page writes it: "31 Jan 2027". The box itself still has and says its own.
 */
export function DayInput({ shown, onInput, ...rest }: DayInputProps) {
  const [day, setDay] = useState(shown?.day ?? '');
  useEffect(() => {
    if (shown) setDay(shown.day);
  }, [shown]);
  const follow = (event: InputEvent<HTMLInputElement>): void => {
    setDay(event.currentTarget.value);
    onInput?.(event);
  };
  return (
    <span className="relative grid grid-cols-[minmax(0,1fr)]">
      <Input {...rest} type="date" className="peer" onInput={follow} />
      {isWhole(day) && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0.5 right-11 left-0.5 flex items-center truncate rounded-md bg-ink-900 pl-3 peer-focus:hidden"
        >
          {showDay(day)}
        </span>
      )}
    </span>
  );
}
