/** The house is asked for the jackpot once its band comes into sight, and no sooner: its room is kept, so that nothing moves. */
const band = document.querySelector('[data-pot]');

if (band)
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void import('./jackpot.ts');
  }).observe(band);
