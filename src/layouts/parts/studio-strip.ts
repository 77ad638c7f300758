const restMs = 4_000;

const strip = document.querySelector<HTMLElement>('[data-studio-strip]');
const row = strip?.querySelector('ul');
const button = strip?.querySelector('button');

/** Copies of the first logos at the end: the row comes round without a gap. They are for the eye and the mouse alone. */
const comeRound = (list: HTMLElement): void => {
  for (const item of [...list.children].slice(0, 8)) {
    const copy = item.cloneNode(true) as HTMLElement;
    copy.setAttribute('aria-hidden', 'true');
    copy.querySelector('a')?.setAttribute('tabindex', '-1');
    list.append(copy);
  }
};

/** One logo on. Where the copies stand alone in sight, the row first goes back, unseen, to what they are copies of. */
const step = (list: HTMLElement, count: number): void => {
  const width = (list.firstElementChild as HTMLElement).getBoundingClientRect().width;
  if (list.scrollLeft > (count - 0.5) * width)
    list.scrollTo({ left: list.scrollLeft - count * width, behavior: 'instant' });
  list.scrollTo({ left: (Math.round(list.scrollLeft / width) + 1) * width, behavior: 'smooth' });
};

if (strip && row && button && row.children.length > 1) {
  const count = row.children.length;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let inSight = false;

  new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false;
    if (inSight && row.children.length === count) comeRound(row);
  }).observe(strip);

  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  });

  setInterval(() => {
    const isHeld =
      strip.matches(':hover') || row.matches(':focus-within') || button.getAttribute('aria-pressed') === 'true';
    if (inSight && !isHeld && !still.matches && !document.hidden) step(row, count);
  }, restMs);
}
