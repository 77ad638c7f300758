/** Says that the next page is on its way when it takes longer than this; most pages come sooner and show nothing. */
const patienceMs = 150;

const leadsAway = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  link.href.split('#')[0] !== location.href.split('#')[0];

let timer: ReturnType<typeof setTimeout> | undefined;

const wait = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.documentElement.dataset['leaving'] = '';
  }, patienceMs);
};

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

// Also when the browser shows a kept page again.
for (const end of ['pagehide', 'pageshow'])
  window.addEventListener(end, () => {
    clearTimeout(timer);
    delete document.documentElement.dataset['leaving'];
  });
