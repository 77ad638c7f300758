import { describe, expect, test } from 'vitest';
import { depositGateways } from '#contract/payments/deposit.ts';
import { gatewayCodeOf } from '#contract/payments/gateways.ts';
import { gatewayWords, kindWords, stateWords } from '#server/services/wallet/statement-words.ts';
import { isHouseKey, textOf } from '#server/words.ts';

describe('words of the locale files, as the process says them', () => {
  test('have their places filled, each as often as it stands there', () => {
    expect(textOf('statement.paper_period', { from: 'A', to: '{{from}}' })).toBe('A to {{from}} UTC');
    expect(textOf('statement.paper_sum', { what: 'Stakes' })).toBe('All: Stakes ()');
  });

  test('are known by their keys, and by nothing that an object has of itself', () => {
    expect(['statement.title', 'statement.nothing', 'statement.constructor', 'title', ''].map(isHouseKey)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a company', () => {
  test.each(depositGateways)('%s has one name in the dialog, in the lists and on paper', (gateway) => {
    const key = `cashier.name_${gatewayCodeOf[gateway]}`;
    expect(isHouseKey(key) && textOf(key)).toBe(gatewayWords(gateway));
  });

  test('that is new to the words is called as in the books', () => {
    expect(gatewayWords('new-company')).toBe('New company');
  });

  test('no two companies share a name', () => {
    const names = depositGateways.map(gatewayWords);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('a state on paper is the list’s: what failed to be paid out has another word than what failed to be paid in', () => {
  expect([stateWords('deposit', 'failed'), stateWords('withdraw', 'failed')]).toEqual(['Declined', 'Failed']);
  expect([stateWords('withdraw', 'in_review'), stateWords('deposit', 'completed')]).toEqual(['In review', 'Completed']);
});

test('a movement without words of its own is called by its kind', () => {
  expect([kindWords('withdrawal_paid'), kindWords('some_new_kind')]).toEqual(['Withdrawal sent', 'Some new kind']);
});
