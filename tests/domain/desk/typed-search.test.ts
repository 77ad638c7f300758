import { describe, expect, it } from 'vitest';
import { readSearch } from '#domain/desk/typed-search.ts';

const id = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

describe('what is typed to find a player by', () => {
  it.each([
    ['', {}],
    ['   ', {}],
    ['a', {}],
    ['ad', { words: 'ad' }],
    ['  Ada  King ', { words: 'Ada  King' }],
    ['Şebnem', { words: 'Şebnem', reference: 'Şebnem' }],
    ['李', {}],
    ['李明', { words: '李明' }],
    [id, { id, reference: id }],
    [id.toUpperCase(), { id, reference: id.toUpperCase() }],
    [id.replaceAll('-', ''), { id, reference: id.replaceAll('-', '') }],
    ['Ada@Exa', { mail: 'ada@exa', reference: 'Ada@Exa' }],
    ['@example.com', { words: '@example.com', reference: '@example.com' }],
    ['+43 (0)664 123', { phone: '43664123' }],
    ['0043 664 1234567', { phone: '436641234567' }],
    ['0664/1234567', { phone: '6641234567', reference: '0664/1234567' }],
    ['6641234567', { phone: '6641234567', movement: 6_641_234_567n, reference: '6641234567' }],
    ['1234', { movement: 1234n, reference: '1234', words: '1234' }],
    ['99999999999999999999', { reference: '99999999999999999999', words: '99999999999999999999' }],
    [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      {
        reference: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
        words: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      },
    ],
  ])('%j is looked for as what it can be', (typed, search) => {
    expect(readSearch(typed)).toEqual(search);
  });
});
