import type { KeyboardEvent, MouseEvent } from 'react';

/** How chips are laid with a hand: a press lays one, the other button of the mouse or Delete takes all away. */
export const presses = (onPlace: () => void, onClear: () => void) => ({
  onClick: onPlace,
  onContextMenu: (event: MouseEvent): void => {
    event.preventDefault();
    onClear();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') onClear();
  },
});
