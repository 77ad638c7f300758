import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $compared,
  $heldCoins,
  $heldDeposits,
  compareFile,
  noteCoinsReturned,
  noteDepositReturned,
  releaseDeposit,
} from '#stores/desk/deposits.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const list = 'GET /desk-service/deposits/held';
const compare = 'POST /desk-service/statements/compare';

beforeEach(() => {
  fakeWindow();
});
afterEach(() => vi.unstubAllGlobals());

describe('held payments', () => {
  it('are asked for anew after an act, whatever became of it', async () => {
    const { sent } = fakeNetwork({
      [list]: { body: [] },
      'POST /desk-service/deposits/1/release': { status: 409, body: { code: 'changed_since_shown', message: '' } },
      'POST /desk-service/deposits/1/returned': { status: 204 },
      'GET /desk-service/coins': { body: { transfers: [], findings: [] } },
      'POST /desk-service/coins/7/returned': { status: 204 },
    });
    // As they stand before somebody: each was asked for once.
    const unmount = [$heldDeposits.listen(() => undefined), $heldCoins.listen(() => undefined)];
    await vi.waitFor(() => expect($heldCoins.get().data).toBeDefined());
    sent.length = 0;
    expect(await releaseDeposit('1')).toMatchObject({ ok: false, code: 'changed_since_shown' });
    expect((await noteDepositReturned('1', 'R-1', true)).ok).toBe(true);
    expect((await noteCoinsReturned('7', 'ab')).ok).toBe(true);
    expect(sent.map(({ url }) => url)).toEqual([
      '/desk-service/deposits/1/release',
      '/desk-service/deposits/held',
      '/desk-service/deposits/1/returned',
      '/desk-service/deposits/held',
      '/desk-service/coins/7/returned',
      '/desk-service/coins',
    ]);
    expect($heldDeposits.get().data).toEqual([]);
    for (const leave of unmount) leave();
  });
});

describe('a statement', () => {
  const whose = { provider: null, from: null, to: null };
  const file = (name = 'brpay.csv') => new File(['provider\r\n'], name, { type: 'text/csv' });

  it('stands by its file’s name with what it came to, and goes with the next question', async () => {
    const result = { providers: ['brpay'], from: '2027-01-01', to: '2027-01-01', lines: 0, booked: 0, differences: [] };
    fakeNetwork({
      [compare]: [
        { body: result },
        { status: 409, body: { code: 'statement_unreadable', message: '', facts: { line: 2 } } },
      ],
    });
    await compareFile(file(), whose);
    expect($compared.get()).toMatchObject({ result: { file: 'brpay.csv', lines: 0 }, failed: undefined });
    const asked = compareFile(file('x'.repeat(300)), whose);
    expect($compared.get()).toEqual({ result: undefined, failed: undefined, loading: true });
    await asked;
    expect($compared.get()).toMatchObject({
      result: undefined,
      failed: { code: 'statement_unreadable', facts: { line: 2 } },
      loading: false,
    });
  });
});
