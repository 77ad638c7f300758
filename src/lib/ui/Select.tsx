import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

/** A choice of one: the browser's own list, which every keyboard, phone and screen reader knows. */
type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The open list is 200 px high at most and drawn by the page, where the browser can; elsewhere it is the browser's own. */
  short?: boolean;
};

export function Select({ options, placeholder, short = false, className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={controlStyle(cx('pr-11', short ? 'short-list' : 'appearance-none', className))}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5 text-ivory-300" />
    </span>
  );
}
