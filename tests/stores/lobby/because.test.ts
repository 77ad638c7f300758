import { expect, it } from 'vitest';
import type { GameSheet } from '#domain/catalogue/sheet.ts';
import { suggestionsOf } from '#stores/lobby/because.ts';

const sheet = (name: string, alike: readonly string[]): GameSheet => ({
  id: name,
  name,
  provider: 'Odd Lot',
  category: 'casual',
  path: `/game/${name}`,
  tryPath: null,
  image: null,
  line: null,
  facts: [],
  alike: alike.map((id) => ({
    id,
    name: id,
    provider: 'Odd Lot',
    path: `/game/${id}`,
    image: null,
    why: ['Low volatility'],
  })),
});
const told = (played: readonly GameSheet[], known: readonly string[] = []) =>
  suggestionsOf(played, new Set(known)).map(({ id, because }) => [id, because]);

it('takes the likes of the games by turns, each once, and says which game it is like', () => {
  expect(told([sheet('dice', ['limbo', 'mines']), sheet('mines', ['limbo', 'towers', 'plinko'])])).toEqual([
    ['limbo', 'dice'],
    ['mines', 'dice'],
    ['towers', 'mines'],
    ['plinko', 'mines'],
  ]);
});

it('suggests nothing that is played already, and no more than a shelf holds', () => {
  expect(told([sheet('dice', ['mines', 'limbo'])], ['mines'])).toEqual([['limbo', 'dice']]);
  expect(told([sheet('dice', [...'abcdefghij'])])).toHaveLength(6);
  expect(told([])).toEqual([]);
});
