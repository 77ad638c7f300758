import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { $round, placeRound } from '#stores/play/game.ts';
import { type Small, smallTargets, smallTexts } from './measure.ts';
import { steadyHouseOf } from './own-house.ts';
import { nextFrame, purse, type Screen, shown, sitDown } from './table-page.tsx';

/** The smallest phone that the house is made for. */
const phone = [360, 640] as const;

const stands = async (): Promise<void> => {
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
};

/** A round on the table: one that waits for the player, a ticket to scratch, or the result of one. */
const play = async (id: GameId): Promise<void> => {
  await placeRound(cardOf(id).sample.bets);
  const there = cardOf(id).category === 'scratch' ? ['settled'] : ['open', 'idle'];
  await expect.poll(() => there.includes($round.get().state), { timeout: 20_000 }).toBe(true);
  await stands();
};

const look = ({ container }: Screen) => ({ targets: smallTargets(container), texts: smallTexts(container) });

const namesIn = (board: Element): (string | null)[] =>
  [...board.querySelectorAll('button[data-spot], button[data-bet]')].map((one) => one.getAttribute('aria-label'));

/** A table that says its board is drawn large by the first tap is tapped: nothing is laid, and what it then has is measured. */
const lookLarge = async ({ container }: Screen): Promise<Small[]> => {
  const board = container.querySelector('[data-zoom]');
  const place = board?.querySelector('button');
  if (!board || !place) return [];
  const names = namesIn(board);
  await userEvent.click(place);
  expect(board.getAttribute('data-zoom')).toBe('large');
  expect(namesIn(board)).toEqual(names);
  await stands();
  const found = smallTargets(board);
  await userEvent.click(page.getByRole('button', { name: 'Show the whole table' }));
  expect(board.getAttribute('data-zoom')).toBe('whole');
  return found;
};

/** A chip laid by the keys, which need no larger board; nothing at a table that has no places for one. */
const lay = async ({ container }: Screen): Promise<void> => {
  const place = container.querySelector<HTMLElement>('[data-spot], [data-bet]');
  if (!place) return;
  place.focus();
  await userEvent.keyboard('{Enter}');
  await stands();
};

it.each(gameIds)('%s has nothing on a phone that is too small for a thumb or an eye', async (id) => {
  await page.viewport(...phone);
  const screen = await sitDown(id, await steadyHouseOf(id));
  await expect.poll(() => purse(screen)).toBe(shown('1000.00'));
  await stands();
  const looks = [look(screen)];
  const large = await lookLarge(screen);
  await lay(screen);
  looks.push(look(screen));
  // A common round begins when the house's clock says so.
  if (findGame(id)?.steps !== 'shared') {
    await play(id);
    looks.push(look(screen));
  }
  expect({
    targets: [...looks.flatMap(({ targets }) => targets), ...large],
    texts: looks.flatMap(({ texts }) => texts),
  }).toEqual({ targets: [], texts: [] });
});
