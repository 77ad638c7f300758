/** The seal is made shortly before it comes into sight; until then the page has nothing of it to load. */
const sealPlace = document.querySelector('[data-seal]');

if (sealPlace)
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void import('./seal.ts');
    },
    { rootMargin: '400px' },
  ).observe(sealPlace);
