import { reloadPage } from '#stores/shell/navigation.ts';
import { gamesCache } from '../../../lib/offline/games-cache.ts';
import { isListPath, type KeptGame } from '../../../lib/offline/kept-games.ts';

/** The games whose free tables this browser keeps whole; none where it keeps nothing, or lets nobody look. */
const keptGames = async (): Promise<readonly KeptGame[]> => {
  try {
    const cache = await caches.open(gamesCache);
    const lists = (await cache.keys()).filter(({ url }) => isListPath(new URL(url).pathname));
    const answers = await Promise.all(lists.map((list) => cache.match(list)));
    return await Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<KeptGame>] : [])));
  } catch {
    return [];
  }
};

const cardOf = (template: HTMLTemplateElement, { name, provider, page, image }: KeptGame): Node => {
  const card = document.importNode(template.content, true);
  const set = (part: string, text: string): void => {
    const place = card.querySelector(`[data-${part}]`);
    if (place) place.textContent = text;
  };
  set('name', name);
  set('provider', provider);
  card.querySelector('a')?.setAttribute('href', page);
  const picture = card.querySelector('img');
  if (image === null) picture?.remove();
  else picture?.setAttribute('src', image);
  return card;
};

const show = async (): Promise<void> => {
  const games = await keptGames();
  const [place, list] = [document.querySelector<HTMLElement>('[data-kept]'), document.querySelector('[data-kept] ul')];
  const template = document.querySelector('template');
  if (games.length === 0 || !place || !list || !template) return;
  list.replaceChildren(...games.map((game) => cardOf(template, game)));
  place.hidden = false;
  document.querySelector('[data-none]')?.remove();
};

void show();
let leaves = false;
addEventListener('beforeunload', () => {
  leaves = true;
});
addEventListener('pageshow', ({ persisted }) => {
  leaves = false;
  // Who comes back to it may find the line there again.
  if (persisted && navigator.onLine) reloadPage();
});
// The address is that of the page that was wanted; who is on the way to another meanwhile gets there.
addEventListener('online', () => leaves || reloadPage());
