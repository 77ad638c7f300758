import { expect, it } from 'vitest';
import { changeKindOf } from '#domain/money/change-kinds.ts';

it.each([
  ['deposit', 'deposits'],
  ['deposit_reversed', 'deposits'],
  ['withdrawal_held', 'withdrawals'],
  ['withdrawal_released', 'withdrawals'],
  ['bet', 'play'],
  ['jackpot_win', 'play'],
  ['rollback', 'play'],
  ['bonus_release', 'bonus'],
  ['cashback', 'bonus'],
  ['adjustment', 'other'],
  ['rewind_covered', 'other'],
  ['winter', 'other'],
])('%s is told under %s', (movement, kind) => {
  expect(changeKindOf(movement)).toBe(kind);
});
