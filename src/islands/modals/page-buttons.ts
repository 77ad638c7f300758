/**
 * The few bytes that every page carries: static buttons with `data-open-modal` and `data-sign-out` work before any
 * island is awake. A press, a touch or the focus wakes the islands, so that they are there when the click comes.
 */
const wakeIslands = (): void => void document.dispatchEvent(new CustomEvent('faceup:intent'));

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const closePopoverAround = (element: Element): void => {
  const popover = element.closest<HTMLElement>('[popover]');
  if (popover?.matches(':popover-open')) popover.hidePopover();
};

const openByName = async (name: string | null | undefined): Promise<void> => {
  wakeIslands();
  const { isModalName, openModal } = await import('#stores/modal.ts');
  if (isModalName(name)) openModal(name);
};

/** A link to what only a player may see: a visitor is asked to sign in here, and not after a page that waits for it. */
const isForPlayers = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  closest(event, 'a[data-for-players]') !== null &&
  document.documentElement.dataset['signedIn'] === undefined;

const onClick = async (event: MouseEvent): Promise<void> => {
  if (isForPlayers(event)) {
    event.preventDefault();
    await openByName('sign-in');
  }
  const opener = closest(event, '[data-open-modal]');
  if (opener !== null) {
    closePopoverAround(opener);
    await openByName(opener.dataset['openModal']);
  }
  if (closest(event, '[data-sign-out]') !== null) {
    const { signOut } = await import('#stores/account.ts');
    await signOut();
  }
};

/** Opens the dialog that the page before asked for: a guard that sent the visitor here, a mail's link. */
const openLeftOver = async (): Promise<void> => {
  if (sessionStorage.getItem('faceup:open-modal') === null) return;
  const { takeModalOfLastPage } = await import('#stores/modal.ts');
  await openByName(takeModalOfLastPage());
};

for (const press of ['pointerdown', 'focusin'])
  document.addEventListener(press, (event) => {
    if (closest(event, '[data-open-modal]') !== null) wakeIslands();
  });
document.addEventListener('click', (event) => void onClick(event));
void openLeftOver();

export {};
