import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { TableState } from './use-table.ts';

type Pressed = Pick<TableState, 'place' | 'clear' | 'look'>;

/** What hands do on a spot: a press lays a chip, the other button of the mouse or Delete takes all away, a look tells its figures. */
export const pressesOn = (table: Pressed, spot: string, onFocus: () => void) => ({
  'data-spot': spot,
  onClick: () => table.place(spot),
  onFocus: (_: FocusEvent) => {
    onFocus();
    table.look(spot);
  },
  onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && table.look(spot),
  onContextMenu: (event: MouseEvent) => {
    event.preventDefault();
    table.clear(spot);
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') table.clear(spot);
  },
});
