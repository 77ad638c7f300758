import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import { presses } from '../fields/presses.ts';
import type { FeltSize, Point } from './shape.ts';

/** Where a round spot lies on its felt, with a little room around it for a finger. */
export const spotBox = ({ width, height }: FeltSize, { x, y }: Point, radius: number): CSSProperties => ({
  left: `${(100 * x) / width}%`,
  top: `${(100 * y) / height}%`,
  width: `${(230 * radius) / width}%`,
  aspectRatio: '1',
  translate: '-50% -50%',
});

type SpotButtonProps = Omit<ComponentProps<'button'>, 'name' | 'onClick' | 'className' | 'type'> & {
  /** What it is called, with what lies on it. */
  readonly name: string;
  readonly locked: boolean;
  readonly box: CSSProperties;
  readonly onPlace: () => void;
  readonly onClear: () => void;
};

/** A real button where the player lays chips: a press lays one, the other button of the mouse or Delete takes all away. */
export function SpotButton({ name, locked, box, onPlace, onClear, ...others }: SpotButtonProps) {
  return (
    <button
      {...others}
      type="button"
      aria-label={name}
      aria-disabled={locked || undefined}
      {...presses(onPlace, onClear)}
      className={cx('absolute rounded-full transition-colors', locked ? 'cursor-default' : 'hover:bg-ivory-100/8')}
      style={box}
    />
  );
}
