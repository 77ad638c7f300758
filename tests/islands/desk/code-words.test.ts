import { expect, it } from 'vitest';
import { foundAddress, playerAddress } from '#islands/desk/players/addresses.ts';
import { codeWords, factWords } from '#islands/desk/players/code-words.ts';

it('codes are read as sentences', () => {
  expect(codeWords('limit_easing_asked')).toBe('Limit easing asked');
  expect(codeWords('players.read')).toBe('Players read');
});

it('facts are one line, without what a browser says of itself', () => {
  expect(factWords({ ip: '127.0.0.1', userAgent: 'Mozilla/5.0', heldFor: 'limit_reached' })).toBe(
    'ip 127.0.0.1, held for limit reached',
  );
});

it('a player and a list have addresses that keep what was typed', () => {
  expect(playerAddress('1', 'a & b')).toBe('/desk/players?id=1&from=a+%26+b');
  expect(foundAddress('ada', '2')).toBe('/desk/players?q=ada&after=2');
});
