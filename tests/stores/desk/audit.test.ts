import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $log, noFilter, openLog, queryOf, retryLog, showLog, showMore } from '#stores/desk/audit.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const path = 'GET /desk-service/audit';
const entry = (id: string) => ({
  id,
  at: '2026-11-30T04:00:00.000Z',
  staffId: null,
  name: 'house',
  channel: 'house',
  systemUser: null,
  act: 'staff.founded',
  subject: null,
  players: [],
  reason: null,
  facts: {},
});
const ids = () => $log.get().acts.map(({ id }) => id);

beforeEach(() => {
  fakeWindow();
});
afterEach(() => vi.unstubAllGlobals());

describe('the audit log', () => {
  it('is read page by page, and again from where it stopped', async () => {
    const { sent } = fakeNetwork({
      [path]: [
        { body: { acts: [entry('3')], next: '3' } },
        { status: 503, body: { code: 'unavailable', message: '' } },
        { body: { acts: [entry('2')], next: null } },
      ],
    });
    await showLog({ ...noFilter, act: 'staff.founded' });
    expect([ids(), $log.get().next]).toEqual([['3'], '3']);
    await showMore();
    expect([ids(), $log.get().failed]).toEqual([['3'], 'unavailable']);
    await retryLog();
    expect([ids(), $log.get().failed, $log.get().next]).toEqual([['3', '2'], undefined, null]);
    await showMore();
    expect(sent.map(({ url }) => url.split('?')[1])).toEqual([
      'act=staff.founded',
      'act=staff.founded&before=3',
      'act=staff.founded&before=3',
    ]);
  });

  it('begins with what the address asks for, and keeps it there', async () => {
    const { location } = fakeWindow('http://localhost/desk/audit?playerId=AB&other=1');
    const { sent } = fakeNetwork({ [path]: { body: { acts: [], next: null } } });
    openLog()();
    await vi.waitFor(() => expect($log.get().loading).toBe(false));
    expect(sent[0]?.url).toBe('/desk-service/audit?playerId=ab');
    expect(new URL(location.href).search).toBe('?playerId=AB&other=1');
    await showLog(noFilter);
    expect(new URL(location.href).search).toBe('?other=1');
  });

  it('takes a moment as it is typed, and leaves out what is none', () => {
    const { from, to } = queryOf({ ...noFilter, from: '2026-11-30T04:00Z', to: 'soon' });
    expect([from, to]).toEqual(['2026-11-30T04:00:00.000Z', undefined]);
  });
});
