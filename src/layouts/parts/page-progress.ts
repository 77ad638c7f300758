/** Says that the next page is on its way when it takes longer than this; most pages come sooner and show nothing. */
const patienceMs = 150;

/**
 * The first byte of a page that comes is here by then. No browser tells a page that its navigation led nowhere: to an answer
 * without a body (204), or to a file that was saved.
 */
const comesWithinMs = 10_000;

const root = document.documentElement;
const waits: ReturnType<typeof setTimeout>[] = [];

const end = (): void => {
  for (const timer of waits.splice(0)) clearTimeout(timer);
  delete root.dataset['leaving'];
};

const wait = (): void => {
  end();
  const show = (): void => {
    root.dataset['leaving'] = '';
  };
  waits.push(setTimeout(show, patienceMs), setTimeout(end, comesWithinMs));
};

// Not in Firefox before 147 and Safari before 26.2.
const teller = (window as { navigation?: Navigation }).navigation;
if (teller) {
  teller.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null && destination.url.startsWith('http')) wait();
  });
  // Stopped (the button, Escape, `window.stop`), or the visitor stays when asked before leaving.
  teller.addEventListener('navigateerror', end);
} else {
  const leadsAway = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
    event.button === 0 &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    link.href.split('#')[0] !== location.href.split('#')[0];
  // A script that leaves the page says so itself (stores/shell/navigation.ts).
  window.addEventListener('leaving', wait);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link !== null && leadsAway(link, event)) wait();
  });
  // A form that no script sends, as a list's own while what narrows it is not there.
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) wait();
  });
  // What stops a page that loads; capture, for a dialog keeps the key to itself.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), true);
  // A visitor who stays when asked: the answer is there once this task is over. Of those who leave, the next page is near.
  window.addEventListener('beforeunload', (event) => setTimeout(() => event.defaultPrevented && end()));
}

// Also when the browser shows a kept page again.
for (const over of ['pagehide', 'pageshow']) window.addEventListener(over, end);
