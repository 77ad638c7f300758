/** What stands below the first screen loads its script, and asks the house, shortly before it comes into sight, so that nothing moves there. */
const parts: readonly (readonly [selector: string, load: () => Promise<unknown>])[] = [
  ['[data-pot]', () => import('./jackpot.ts')],
  ['[data-every]', () => import('./starts.ts')],
  ['[data-seal]', () => import('./seal.ts')],
  ['[data-winners]', () => import('./winners.ts')],
];

for (const [selector, load] of parts) {
  const place = document.querySelector(selector);
  if (place)
    new IntersectionObserver(
      ([entry], observer) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: '800px' },
    ).observe(place);
}
