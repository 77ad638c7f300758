import { wakeDialogs } from '#stores/shell/wake-dialogs.ts';

/**
 * The few bytes that every page carries: static buttons and links with `data-open-modal`, and buttons with `data-sign-out`,
 * work before any island is awake. A press, a touch or the focus wakes the dialogs, and nothing else, so that they are there
 * when the click comes.
 */
const closest = <Found extends HTMLElement>(event: Event, selector: string): Found | null =>
  event.target instanceof Element ? event.target.closest<Found>(selector) : null;

const closePopoverAround = (element: Element): void => {
  const popover = element.closest<HTMLElement>('[popover]');
  if (popover?.matches(':popover-open')) popover.hidePopover();
};

/** A click that asks for no new tab or window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

const openByName = async (name: string | null | undefined): Promise<void> => {
  wakeDialogs();
  const { isModalName, openModal } = await import('#stores/shell/modal.ts');
  if (isModalName(name)) openModal(name);
};

const loadSheets = () => import('#stores/lobby/game-sheet.ts');
const loadSearch = () => import('#stores/lobby/search.ts');
const loadAccount = () => import('#stores/session/account.ts');

/** A game's link, for who shall not be led there at once: what the game is, and the ways to its table. */
const openSheetOf = async (event: Event, { dataset }: HTMLElement): Promise<void> => {
  event.preventDefault();
  wakeDialogs();
  await (await loadSheets()).openSheet(dataset);
};

const onClick = async (event: MouseEvent): Promise<void> => {
  if (!isPlain(event)) return;
  const game = closest(event, '[data-game-id]');
  // A visitor sees what the game is, and not a page that waits for a player.
  if (game !== null && document.documentElement.dataset['signedIn'] === undefined) return openSheetOf(event, game);
  const opener = closest(event, '[data-open-modal]');
  if (opener !== null) {
    // A link that opens a dialog leads to its page only where no script runs.
    event.preventDefault();
    closePopoverAround(opener);
    await openByName(opener.dataset['openModal']);
  }
  if (closest(event, '[data-sign-out]') !== null) {
    await (await loadAccount()).signOut();
  }
};

/** A long press on a game's picture: its sheet, for players too. */
const onHold = (event: MouseEvent): void => {
  const game = closest(event, '[data-game-id]');
  if (game !== null && (event as PointerEvent).pointerType === 'touch') void openSheetOf(event, game);
};

const onPress = (event: Event): void => {
  const opener = closest(event, '[data-open-modal]');
  if (opener === null) return;
  wakeDialogs();
  // What the dialog will ask for is on its way before the click is.
  if (opener.dataset['openModal'] === 'search') void loadSearch().then((search) => search.loadGames());
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** `/` opens the search from anywhere but a field, and never over another dialog. */
const onKey = (event: KeyboardEvent): void => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(event.target) || document.querySelector('dialog[open], [popover]:popover-open') !== null) return;
  event.preventDefault();
  void openByName('search');
};

/**
 * What the page before left, or the address asked for: a message, the dialog for a mail's `resetToken`, which the page's first
 * script took out of the address (layouts/parts/page-start.ts), or the one that a guard wants who sent the visitor here.
 */
const openLeftOver = async (): Promise<void> => {
  if (sessionStorage.getItem('faceup:toast') !== null) {
    wakeDialogs();
    (await import('#stores/shell/toasts.ts')).showLeftToast();
  }
  if ('resetToken' in document.documentElement) return openByName('reset-password');
  if (sessionStorage.getItem('faceup:open-modal') === null) return;
  const { takeModalOfLastPage } = await import('#stores/shell/modal.ts');
  await openByName(takeModalOfLastPage());
};

for (const press of ['pointerdown', 'focusin']) document.addEventListener(press, onPress);
document.addEventListener('click', onClick);
document.addEventListener('contextmenu', onHold);
document.addEventListener('keydown', onKey);
void openLeftOver();
