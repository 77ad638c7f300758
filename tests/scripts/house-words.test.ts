import { describe, expect, it, test } from 'vitest';
import { unhouseWords } from '#scripts/checks/house-words.ts';

const faultsOf = (text: string, key = 'a.b') => unhouseWords([[key, text]]);

describe('a text is refused', () => {
  it.each([
    ['the spelling of another country', 'Among your favorites', 'favor'],
    ['a second name of a thing', 'We mailed you a link.', 'mailed'],
    ['a second name of play money', 'Open the free table', 'free table'],
    ['a second name of a bet', 'Lay your chips, then roll', 'Lay your chips'],
    ['two spaces', 'One.  Two.', '  '],
    ['a straight apostrophe', "The dealer's cards", "'"],
    ['three dots', 'Loading ...', '...'],
    ['an article that the next word decides', 'With a {{name}} on every reel', 'a {{'],
    ['a word that sits on its ellipsis', 'Loading…', 'g…'],
    ['a percent sign beside its figure', 'Half, 50 % of it', '0 %'],
    ['an exclamation mark', 'You won €5.00!', '!'],
  ])('for %s', (_, text, match) => {
    expect(faultsOf(text).join()).toContain(match);
  });

  it('for a plural that one would stand before too', () => {
    expect(faultsOf('{{count}} other players')).toEqual([
      'a.b: {{count}} before a plural: write the key as _one and _other',
    ]);
  });
});

test('a plural form, and a number that is never one, are right', () => {
  expect(faultsOf('{{count}} other players', 'a.b_other')).toEqual([]);
  expect(faultsOf('{{count}} free spins begin', 'slotbooks.begins')).toEqual([]);
});

test('a message that the specification names stays as it is', () => {
  expect(faultsOf('Profile Save Failed!!', 'toasts.profile_failed')).toEqual([]);
  expect(faultsOf('Profile Save Failed!!')).not.toEqual([]);
});

test('code in a text is not read', () => {
  expect(faultsOf('<code>freeSpins</code>: the free spins that were played.')).toEqual([]);
});
