import { wakeDialogs } from '#stores/shell/wake-dialogs.ts';

/**
 * The few bytes that every page carries for the hearts on its posters (`layouts/parts/Heart.astro`), however many there are:
 * one listener. What they do is loaded with the first press, and for a player, who wants to see what is liked, at once.
 */
const load = () => import('./hearts.ts');

const onClick = async ({ target }: MouseEvent): Promise<void> => {
  const heart = target instanceof Element ? target.closest<HTMLElement>('button[data-favorite]') : null;
  if (heart === null) return;
  // Who signs in for it, and what could not be saved, is theirs to show.
  wakeDialogs();
  (await load()).pressHeart(heart);
};
document.addEventListener('click', (event) => void onClick(event));

const isPlayer = document.documentElement.dataset['signedIn'] !== undefined;
const hasWork = () =>
  document.querySelector('[data-favorite]') !== null || sessionStorage.getItem('faceup:favorite-wish') !== null;
if (isPlayer && hasWork()) void load().then(({ showHearts }) => showHearts());
