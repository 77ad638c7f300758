import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GameId } from '#domain/games/book/registry.ts';
import { placeRound } from '#stores/play/game.ts';
import { type Course, findCourse, houseOf } from './own-house.ts';
import { nextFrame, purse, type Screen, said, seenResults, shown, sitDown } from './table-page.tsx';

/** Two bets of each table of chips of which one may win and the other is then lost. */
const tables = [
  ['roulette-american', 'red', 'black'],
  ['roulette-european', 'voisins', 'black'],
  ['roulette-french', 'red', 'black'],
  ['roulette-prison', 'dozen:1', 'dozen:2'],
  ['roulette-multi', 'wheels:4:dozen:1', 'wheels:4:dozen:2'],
  ['baccarat', 'player', 'tie'],
  ['baccarat-no-commission', 'player', 'banker'],
  ['dragon-tiger', 'dragon', 'tiger'],
  ['sic-bo', 'small', 'big'],
  ['craps-pocket', 'under-7', 'over-7'],
  ['craps', 'field', 'any-seven'],
  ['cup', 'cup:1:winner:2', 'cup:1:winner:4'],
  ['greyhounds', 'card:1:win:1', 'card:1:win:2'],
] as const satisfies readonly (readonly [GameId, string, string])[];

/** A call bet of nine chips is staked in nine parts. */
const betsOn = (spots: readonly string[]) =>
  spots.map((spot) => ({ spot, amount: spot === 'voisins' ? '9.00' : '2.00' }));

const isMixed = ({ round: { wins, bets } }: Course): boolean => {
  const [win, ...others] = wins;
  return bets.length === 2 && others.length === 0 && Number(win?.['payout']) > Number(win?.['stake']);
};

const fates = ({ container }: Screen): string[] =>
  [...container.querySelectorAll<HTMLElement>('[data-settled]')].map((one) => one.dataset['settled'] ?? '').toSorted();

const gains = ({ container }: Screen): string[] =>
  [...container.querySelectorAll('[data-gain]')].map((one) => one.textContent ?? '');

/** Lays a chip of the next round by the keys. */
const lay = async ({ container }: Screen): Promise<void> => {
  const places = [...container.querySelectorAll<HTMLElement>('[data-spot], [data-bet]')];
  places.find((place) => place.ariaDisabled !== 'true')?.focus();
  await userEvent.keyboard('{Enter}');
  await nextFrame();
};

it.each(tables)('%s leaves the chips of its round where they lay until the next one is laid', async (id, ...spots) => {
  await page.viewport(1280, 800);
  const bets = betsOn(spots);
  const course = await findCourse(id, isMixed, bets);
  const screen = await sitDown(id, await houseOf(id, course.before));
  await expect.poll(() => purse(screen)).toBe(shown('1000.00'));
  expect(fates(screen)).toEqual([]);
  await placeRound(bets);
  await expect.poll(() => said(screen), { timeout: 30_000 }).toMatch(/Won €|Returned €/);

  const [win] = course.round.wins;
  const isCalled = bets.some(({ spot }) => spot === 'voisins');
  await expect.poll(() => fates(screen)).toEqual(isCalled ? expect.arrayContaining(['lost', 'won']) : ['lost', 'won']);
  if (!isCalled) {
    const gain = (Number(win?.['payout']) - Number(win?.['stake'])).toFixed(2);
    expect(gains(screen)).toEqual(id === 'cup' ? expect.arrayContaining([`+${shown(gain)}`]) : [`+${shown(gain)}`]);
  }
  await expect.poll(() => seenResults(screen).results).toHaveLength(1);

  await lay(screen);
  await expect.poll(() => fates(screen)).toEqual([]);
  expect(gains(screen)).toEqual([]);
});
