const key = 'faceup:menu';

const isKeptOpen = (): boolean => {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
};

/** The side menu beside a table: its signs alone until the player asks for the names, which this browser remembers. */
export const keepMenu = (): void => {
  const button = document.querySelector('[data-fold-menu]');
  const show = (open: boolean): void => {
    document.documentElement.dataset['menu'] = open ? 'open' : 'folded';
    button?.setAttribute('aria-expanded', String(open));
  };
  let open = isKeptOpen();
  show(open);
  button?.addEventListener('click', () => {
    open = !open;
    show(open);
    try {
      localStorage.setItem(key, open ? 'open' : 'folded');
    } catch {}
  });
};
