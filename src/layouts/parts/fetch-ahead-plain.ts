import { notAhead } from './fetch-ahead.ts';

/**
 * What the speculation rules say, for browsers that do not know them, by their cache: a page that was fetched here is
 * only asked for again by its tag. Small, because most browsers do not need it.
 */
const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

const fetchAhead = ({ target }: Event): void => {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]:not([download],[target],[data-open-modal])')
      : null;
  if (!link || link.origin !== location.origin || link.search) return;
  const { href, pathname } = link;
  if (notAhead.includes(pathname.split('/')[1] ?? '') || pathname.includes('resetToken')) return;
  if (href.split('#')[0] === location.href.split('#')[0]) return;
  const hint = document.createElement('link');
  // Safari knows no rel=prefetch for pages.
  Object.assign(hint, { rel: 'preload', as: 'fetch', crossOrigin: '', href });
  // Once is enough.
  document.head.querySelector(`link[href="${CSS.escape(href)}"]`) ?? document.head.append(hint);
};

if (!HTMLScriptElement.supports?.('speculationrules') && !saves)
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, fetchAhead, { passive: true });
