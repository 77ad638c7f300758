import { expect, it } from 'vitest';
import { inEuros } from '#domain/promotions/deposit-span.ts';
import { forecast } from '#domain/promotions/forecast.ts';
import { oddsOfGame } from '#domain/promotions/odds/game-odds.ts';
import { toldOf } from '#domain/promotions/told.ts';
import { usualChoice, usualGame } from '#domain/promotions/usual-choice.ts';
import { offerOf } from '#tests/support/offers.ts';

const odds = (['roulette-european', 'slot-kite-harbour', 'slot-tidepool', 'slot-night-orchard'] as const).flatMap(
  (game) => oddsOfGame(game).slice(0, 1),
);
it.each([
  ['welcome-first', 10_000n, 20_000n, 150],
  ['doubled-deposit', 10_000n, 10_000n, 70],
  ['no-deposit', 0n, 0n, 20],
])('%s is told by what the engine gives and computes', (id, depositMinor, bonusMinor, freeSpins) => {
  const rules = offerOf(id);
  const told = toldOf(rules, odds);
  const choice = usualChoice(rules, odds);
  expect(told.depositMinor).toBe(depositMinor);
  expect(told.forecast.reward).toMatchObject({ bonusMinor, freeSpins });
  expect(told.forecast).toEqual(choice && forecast(rules, inEuros(depositMinor), choice));
  expect(told.game).toBe(choice?.odds.name);
});

it('is told at the game of the free spins, and where stakes at it do not count at the one that counts most', () => {
  const rules = offerOf('welcome-first');
  expect(usualGame(rules, odds)?.game).toBe('slot-tidepool');
  const wagering = rules.wagering && { ...rules.wagering, games: { 'slot-tidepool': 0, 'slot-night-orchard': 50 } };
  expect(usualGame({ ...rules, wagering }, odds)?.game).toBe('slot-kite-harbour');
});

it('nothing can be told without odds', () => {
  expect(() => toldOf(offerOf('welcome-first'), [])).toThrow(RangeError);
});
