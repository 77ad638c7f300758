import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '#stores/desk/me.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const path = 'GET /desk-service/me';
const me: Me = { id: 'a', name: 'Ada', roles: ['administrator'], acts: ['staff.read'], rooms: ['staff'] };
const out = { status: 401, body: { code: 'not_signed_in', message: '' } };

/** Modules of their own, as each page has them. */
const open = async () => {
  vi.resetModules();
  const store = await import('#stores/desk/me.ts');
  return { ...store, ...(await import('#stores/desk/idle.ts')), ...(await import('#stores/desk/asked.ts')) };
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who stands at the desk', () => {
  it('is asked, and is nobody where the server says so', async () => {
    fakeNetwork({ [path]: [{ body: me }] });
    const { $desk, loadMe, mayAt } = await open();
    await loadMe();
    expect($desk.get()).toEqual({ state: 'in', me, isOver: false });
    expect([mayAt($desk.get(), 'staff.read'), mayAt($desk.get(), 'staff.end')]).toEqual([true, false]);
    fakeNetwork({ [path]: out });
    const other = await open();
    await other.loadMe();
    expect(other.$desk.get()).toEqual({ state: 'out' });
  });

  it('stays on the screen when the session ends, and goes on where it was once they are back', async () => {
    fakeNetwork({ [path]: [{ body: me }, out, { body: me }] });
    const { $desk, loadMe, onReturn } = await open();
    const back = vi.fn();
    onReturn(back);
    await loadMe();
    await loadMe();
    expect($desk.get()).toEqual({ state: 'in', me, isOver: true });
    await loadMe();
    expect($desk.get()).toEqual({ state: 'in', me, isOver: false });
    expect(back).toHaveBeenCalledOnce();
  });

  it('is never shown to somebody else who comes in after them', async () => {
    const { loadMe } = await open();
    const { visited } = fakeWindow();
    fakeNetwork({ [path]: [{ body: me }, out, { body: { ...me, id: 'b' } }] });
    for (let turn = 0; turn < 3; turn++) await loadMe();
    expect(visited).toEqual(['reload']);
  });

  it('is told when the desk cannot be reached', async () => {
    fakeNetwork({ [path]: 'network' });
    const { $desk, loadMe } = await open();
    await loadMe();
    expect($desk.get()).toEqual({ state: 'failed', code: 'network' });
  });
});

describe('a session in which nothing is asked for', () => {
  it('is counted down in its last minute, lives on with a call, and is over then', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const { $secondsLeft, followActivity, noteAnswer } = await open();
    followActivity({ ended });
    await vi.advanceTimersByTimeAsync(13 * 60_000 + 59_000);
    expect($secondsLeft.get()).toBeNull();
    await vi.advanceTimersByTimeAsync(30_000);
    expect($secondsLeft.get()).toBe(31);
    noteAnswer();
    expect($secondsLeft.get()).toBeNull();
    await vi.advanceTimersByTimeAsync(14 * 60_000 + 30_000);
    expect($secondsLeft.get()).toBe(30);
    await vi.advanceTimersByTimeAsync(60_000);
    expect($secondsLeft.get()).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('what the desk asks for', () => {
  it('keeps what it showed when it cannot be asked again, and takes the last answer', async () => {
    const { createDeskQuery } = await open();
    const answers = [{ ok: true, value: 1 } as const, { ok: false, code: 'unavailable' } as const];
    const $one = createDeskQuery<number>(async () => answers.shift() ?? { ok: true, value: 2 });
    const stop = $one.listen(() => undefined);
    await vi.waitFor(() => expect($one.get()).toEqual({ data: 1, failed: undefined, loading: false }));
    await $one.reload();
    expect($one.get()).toEqual({ data: 1, failed: 'unavailable', loading: false });
    await $one.reload();
    expect($one.get()).toEqual({ data: 2, failed: undefined, loading: false });
    stop();
  });
});
