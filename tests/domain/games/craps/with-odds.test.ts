import { expect, it } from 'vitest';
import { withOddsFacts } from '#domain/games/craps/with-odds.ts';

it('tells what a line with all its odds stakes and returns, as the page and the rules print it', () => {
  expect(withOddsFacts()).toEqual({
    doStaked: '3.78',
    doReturn: '99.6257%',
    doFraction: '1863/1870',
    doEdge: '0.3743%',
    dontStaked: '5',
    dontReturn: '99.7273%',
    dontFraction: '1097/1100',
    dontEdge: '0.2727%',
  });
});
