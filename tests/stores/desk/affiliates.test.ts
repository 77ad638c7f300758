import { afterEach, expect, it, vi } from 'vitest';
import { monthBefore, saveStatement } from '#stores/desk/affiliates.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['2027-03-31T23:59:59Z', '2027-02'],
  ['2027-01-01T00:00:00Z', '2026-12'],
])('the last month that is over at %s is %s', (now, month) => {
  expect(monthBefore(Date.parse(now))).toBe(month);
});

it('asks for the file of the month that was chosen, and says why there is none', async () => {
  fakeWindow('http://localhost:4321/desk/affiliates');
  const { sent } = fakeNetwork({
    'POST /desk-service/affiliates/acme/statement/file': { status: 403, body: { code: 'act_not_allowed' } },
  });
  expect(await saveStatement({ id: 'acme', month: '2027-03' })).toBe('act_not_allowed');
  expect(sent).toMatchObject([{ body: { month: '2027-03' } }]);
});
