import type { PointerEvent } from 'react';
import { presses } from '../kit/fields/presses.ts';
import type { TableState } from './use-table.ts';

type Pressed = Pick<TableState, 'place' | 'clear' | 'look'>;

/** What hands do on a spot: a press lays a chip, the other button of the mouse or Delete takes all away, a look tells its figures. */
export const pressesOn = (table: Pressed, spot: string, onFocus: () => void) => ({
  ...presses(
    () => table.place(spot),
    () => table.clear(spot),
  ),
  'data-spot': spot,
  onFocus: () => {
    onFocus();
    table.look(spot);
  },
  onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && table.look(spot),
});
