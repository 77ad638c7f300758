import { describe, expect, it } from 'vitest';
import { odds } from '#domain/games/book/odds.ts';
import { gameIds } from '#domain/games/book/registry.ts';
import { stakeOf } from '#domain/games/kit/game.ts';
import { takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { actionWords } from '#islands/history/words/actions.ts';
import { spotWords } from '#islands/history/words/bets.ts';
import { outcomeLines } from '#islands/history/words/outcomes.ts';
import { betViews, type SettledRecord } from '#stores/history/round-view.ts';
import { recordOf } from '#tests/support/rounds.ts';
import roulette from '../../../public/locales/en/roulette.json' with { type: 'json' };
import rounds from '../../../public/locales/en/rounds.json' with { type: 'json' };

const flat = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(`${name}.${key}`, inner))
    : [[name, value]];
takePageWords(Object.fromEntries([...flat('roulette', roulette), ...flat('rounds', rounds)]) as Words);

type Wire = readonly Readonly<Record<string, unknown>>[];
const settled = (gameId: (typeof gameIds)[number]): SettledRecord => {
  const record = recordOf(gameId, 3);
  const about = { gameName: gameId, provider: 'Any', balanceBefore: '10.00', balanceAfter: '10.00' };
  return JSON.parse(JSON.stringify({ status: 'settled', ...record, ...about }));
};

describe.each(gameIds)('a round of %s', (gameId) => {
  const round = settled(gameId);

  it('names its bets in words, and every amount once', () => {
    for (const { spot } of betViews(round)) expect(spotWords(round, spot)).not.toBe(spot);
    const amounts = [...(round.bets as Wire), ...(round.addedBets as Wire)].map(({ amount }) => ({
      spot: '',
      amountMinor: BigInt(String(amount).replace('.', '')),
    }));
    expect(betViews(round).reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)).toBe(stakeOf(amounts));
  });

  it('tells its outcome in lines without a record’s own marks', () => {
    const lines = outcomeLines(round);
    expect(lines.length).toBeGreaterThan(0);
    for (const { name, text } of lines) {
      expect(name).not.toBe('');
      expect(text).toMatch(/^[^{}[\]"_]+$/);
      expect(text).not.toMatch(/undefined|NaN|null/);
    }
  });

  it('tells what its player did', () => {
    for (const action of round.actions) expect(actionWords(round, action)).toMatch(/^[a-z]+( .+)?$/);
  });
});

it('names every usual bet whose odds are told', () => {
  const told = Object.entries(odds).flatMap(([gameId, oddsOf]) => oddsOf().map(({ spot }) => ({ gameId, spot })));
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ gameId, spot }) => spotWords({ gameId }, spot) === spot)).toEqual([]);
});

it('shows what nobody has words for as it is recorded', () => {
  expect(spotWords({ gameId: 'other' }, 'what:1')).toBe('what:1');
  expect(outcomeLines({ gameId: 'other', outcome: { a: { b: 1 } } })).toEqual([{ name: 'a', text: '{"b":1}' }]);
  expect(outcomeLines({ gameId: 'dice', outcome: {} })).toEqual([]);
});

it('tells cards, spots and actions as people do', () => {
  expect(spotWords({ gameId: 'craps' }, 'odds:come:6')).toBe('Odds: Come on 6');
  expect(spotWords({ gameId: 'craps' }, 'hard:8')).toBe('Hard 8');
  expect(spotWords({ gameId: 'dice' }, 'outside:25.00-74.99')).toBe('Below 25.00 or above 74.99');
  expect(spotWords({ gameId: 'horses' }, 'card:3:exacta:4-2')).toBe('Race card 3: 4, 2 first and second');
  const cup = (bet: string) => spotWords({ gameId: 'cup' }, `cup:2:${bet}`);
  expect(cup('order:6-2')).toBe('Cup 2: Cindermouth to beat Little Sound in the final');
  expect(cup('result:1:away')).toBe('Cup 2, Larkholt v Little Sound: Little Sound in ninety minutes');
  expect(cup('score:7:2-0')).toBe('Cup 2, Final: 2–0 after ninety minutes');
  expect(cup('goals:4:over')).toBe('Cup 2, Dunmarrow v Isk Bridge: over 2.5 goals');
  expect(cup('corner:4')).toBe('cup:2:corner:4');
  expect(spotWords({ gameId: 'roulette-american' }, 'basket')).toBe('Basket');
  expect(actionWords({ gameId: 'crash' }, { name: 'cash-out', atMs: 4_210 })).toBe('cash out 4.21 s');
  expect(actionWords({ gameId: 'mines' }, { name: 'reveal', tile: 7 })).toBe('reveal 8');
  expect(actionWords({ gameId: 'jacks-or-better' }, { name: 'draw', holds: [0, 4] })).toBe('draw 1, 5');
  expect(actionWords({ gameId: 'craps' }, { name: 'take-down', spot: 'odds:come:6' })).toBe(
    'take down Odds: Come on 6',
  );
  expect(actionWords({ gameId: 'dice' }, { name: 'reveal', tile: 7 })).toBe('reveal');
  const [dealt] = outcomeLines({ gameId: 'jacks-or-better', outcome: { dealt: ['Th', 'As'], holds: [], hands: [] } });
  expect(dealt?.text).toBe('10♥ A♠');
});
