/** The row of winners is below the first screen: its script is loaded, and the house asked, shortly before it comes into sight. */
const place = document.querySelector('[data-winners]');

if (place)
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void import('./winners.ts');
    },
    // Well before it comes into sight, so that nothing moves there.
    { rootMargin: '800px' },
  ).observe(place);
