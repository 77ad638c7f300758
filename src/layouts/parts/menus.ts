/**
 * The menus are popovers with the role of a dialog: they open without script, and the browser closes them on Escape and
 * on a press outside. What a popover lacks of a modal is added here: all else is inert while one is open.
 */
const menus = document.querySelectorAll<HTMLElement>('[popover][role=dialog]');

const outsideOf = (menu: HTMLElement): Element[] => [...document.body.children].filter((child) => child !== menu);

for (const menu of menus)
  menu.addEventListener('beforetoggle', (event) => {
    const opens = (event as ToggleEvent).newState === 'open';
    // Lifted before it closes, so that the focus can go back to the button that opened it.
    for (const element of outsideOf(menu)) element.toggleAttribute('inert', opens);
    if (opens) menu.setAttribute('aria-modal', 'true');
    else menu.removeAttribute('aria-modal');
  });

/** Escape leads the focus back by itself; a press outside leaves it nowhere, and the next Tab would begin the page anew. */
const returnFocus = (event: Event): void => {
  const { target, newState } = event as ToggleEvent;
  if (newState !== 'closed' || !(target instanceof HTMLElement) || document.activeElement !== document.body) return;
  const openers = document.querySelectorAll<HTMLElement>(`[popovertarget="${target.id}"]:not([popovertargetaction])`);
  [...openers].find((opener) => opener.checkVisibility())?.focus({ preventScroll: true });
};

document.addEventListener('toggle', returnFocus, { capture: true });
