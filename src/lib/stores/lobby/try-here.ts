import { closeModal, isModalName, openModal } from '../shell/modal.ts';
import { reloadPage } from '../shell/navigation.ts';
import { wakeDialogs } from '../shell/wake-dialogs.ts';

const root = document.documentElement;
const room = document.querySelector<HTMLElement>('.stage-room');
const link = document.querySelector<HTMLAnchorElement>('a[data-try-here]');

/** Buttons of the table that open a dialog open it over the table, and not on a page of its own. */
const openHere = (event: Event): void => {
  const { target } = event;
  const opener =
    target !== null && 'closest' in target ? (target as Element).closest<HTMLElement>('[data-open-modal]') : null;
  const name = opener?.dataset['openModal'];
  if (!isModalName(name)) return;
  event.preventDefault();
  event.stopPropagation();
  wakeDialogs();
  openModal(name);
};

const frameOf = (href: string, title: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    src: href,
    title,
    allow: 'fullscreen; autoplay',
    className: 'block size-full border-0 bg-ink-900',
  });
  frame.addEventListener('load', () => {
    frame.contentDocument?.addEventListener('click', openHere, { capture: true });
    frame.contentWindow?.focus();
  });
  return frame;
};

/**
 * "Try it free" on a game's page: the free table takes the page's room, and its own path the address, which needs nobody signed
 * in. `stopGuard` ends the page's wait for a player. The way back brings the page again, the way forward the table.
 */
export const tryHere = (stopGuard: () => void): void => {
  if (!link || !room) return;
  // A step to the other of the two, back or forward, loads what its address says. A step within the page has the same path.
  let { pathname } = window.location;
  window.addEventListener('popstate', () => window.location.pathname !== pathname && reloadPage());
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    stopGuard();
    closeModal();
    window.history.pushState(null, '', link.href);
    pathname = window.location.pathname;
    room.append(frameOf(link.href, link.dataset['tryHere'] ?? ''));
    root.dataset['trying'] = '';
    window.scrollTo(0, 0);
  });
};
