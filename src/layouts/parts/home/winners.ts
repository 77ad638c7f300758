import type { ResponseOf } from '#contract/call.ts';
import type { listLatestWinners } from '#contract/games/catalogue.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { imageVariant } from '#domain/catalogue/image-variants.ts';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { houseLanguage } from '#domain/locale.ts';
import { displayAmount, parseAmount } from '#domain/money/amount.ts';
import { readText } from '#stores/calls/page-text.ts';

type Winner = ResponseOf<typeof listLatestWinners>['winners'][number];

const shownMax = 6;
const path = '/game-aggregator-service/api/v1/winners/latest';

const place = document.querySelector<HTMLElement>('[data-winners]');
const section = place?.querySelector('section');
const list = section?.querySelector('ul');
const card = section?.querySelector('template');

const put = (item: DocumentFragment, selector: string, text: string): void => {
  const element = item.querySelector(selector);
  if (element) element.textContent = text;
};

const cardOf = (template: HTMLTemplateElement, winner: Winner, featured: ReadonlySet<string>): DocumentFragment => {
  const { game, player, payout, jackpot, currency, at } = winner;
  const named = { ...game, imageId: game.imageId ?? '' };
  const amount = parseAmount(payout, currency, Number.POSITIVE_INFINITY);
  const item = template.content.cloneNode(true) as DocumentFragment;
  const link = item.querySelector('a');
  if (link) {
    link.href = gamePathOf(named);
    Object.assign(link.dataset, { gameId: game.id, gameName: game.name });
  }
  item.querySelector('img')?.setAttribute('src', imageVariant(imagePathOf(named, featured), 128));
  put(item, '[data-game]', game.name);
  put(item, '[data-player]', player);
  put(item, '[data-payout]', amount.ok ? displayAmount(amount.value, currency) : '');
  item.querySelector('[data-won-jackpot]')?.toggleAttribute('hidden', jackpot === null);
  put(item, 'time', new Date(at).toLocaleString(houseLanguage, { dateStyle: 'medium', timeStyle: 'short' }));
  item.querySelector('time')?.setAttribute('datetime', at);
  return item;
};

/** The row stays away when the house names no winner or does not answer: it is no part that a page needs. */
const load = async (): Promise<void> => {
  const answer = await readText(path);
  if (!answer.ok || !place || !section || !list || !card) return;
  const { winners } = JSON.parse(answer.value) as { readonly winners: readonly Winner[] };
  const featured = new Set(JSON.parse(place.dataset['featuredImages'] ?? '[]') as string[]);
  list.append(...winners.slice(0, shownMax).map((winner) => cardOf(card, winner, featured)));
  section.hidden = winners.length === 0;
};

void load();
