import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $session, dropSession } from '#stores/session/session.ts';
import { guardPage } from '#stores/shell/guard.ts';
import { closeModal, openModal, takeModalOfLastPage } from '#stores/shell/modal.ts';
import { gameWanted, pathWanted } from '#stores/shell/wanted.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const status = 'POST /user-service/api/v1/isAuthenticated';

beforeEach(() => {
  vi.useFakeTimers();
  dropSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['profile', 3_000],
  ['game', 5_000],
] as const)('a %s page waits %i ms, then goes home, where sign-in opens', async (page, waitMs) => {
  const { visited } = fakeWindow('http://localhost:4321/profile/my-wallet?deposit=1');
  fakeNetwork({ [status]: { body: { authenticated: false } } });
  guardPage(page);
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  expect(visited).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(visited).toEqual(['replace /']);
  expect(takeModalOfLastPage()).toBe('sign-in');
  expect(pathWanted()).toBe('/profile/my-wallet?deposit=1');
  expect(takeModalOfLastPage()).toBeNull();
  closeModal();
  expect(pathWanted()).toBeNull();
});

it('a page of a signed-in player stays', async () => {
  const { visited } = fakeWindow('http://localhost:4321/profile');
  const { sent } = fakeNetwork({ [status]: { body: { authenticated: true } } });
  guardPage('profile');
  await vi.advanceTimersByTimeAsync(10_000);
  expect($session.get()).toEqual({ authenticated: true, known: true });
  expect(visited).toEqual([]);
  expect(sent).toHaveLength(1);
});

it('a visitor who sets a new password is left alone until the dialog is closed', async () => {
  const { visited } = fakeWindow('http://localhost:4321/profile');
  fakeNetwork({ [status]: { body: { authenticated: false } } });
  Object.assign(document.documentElement, { resetToken: 'of-a-mail' });
  guardPage('profile');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(visited).toEqual([]);
  Reflect.deleteProperty(document.documentElement, 'resetToken');
  openModal('reset-password');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(visited).toEqual([]);
  closeModal();
  expect(visited).toEqual(['replace /']);
});

it('the sign-in that a game’s page leaves for says which game waits behind it', async () => {
  fakeWindow('http://localhost:4321/game/dice');
  fakeNetwork({ [status]: { body: { authenticated: false } } });
  guardPage('game', 'Dice');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(takeModalOfLastPage()).toBe('sign-in');
  expect(gameWanted()).toBe('Dice');
  closeModal();
  expect(gameWanted()).toBe('');
});

it.each(['sign-in', 'sign-up', 'forgot-password'] as const)(
  'a visitor in the %s dialog keeps the page, and what was typed, until it is closed',
  async (name) => {
    const { visited } = fakeWindow('http://localhost:4321/game/dice');
    fakeNetwork({ [status]: { body: { authenticated: false } } });
    guardPage('game', 'Dice');
    await vi.advanceTimersByTimeAsync(2_000);
    openModal(name);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(visited).toEqual([]);
    closeModal();
    expect(visited).toEqual(['replace /']);
  },
);

it('a wait that was ended sends nobody away', async () => {
  const { visited } = fakeWindow('http://localhost:4321/game/dice');
  fakeNetwork({ [status]: { body: { authenticated: false } } });
  guardPage('game', 'Dice')();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(visited).toEqual([]);
});

it('a visitor who sets a new password stays when they are signed in by then, as in another tab', async () => {
  const { visited } = fakeWindow('http://localhost:4321/profile');
  fakeNetwork({ [status]: { body: { authenticated: false } } });
  openModal('reset-password');
  guardPage('profile');
  await vi.advanceTimersByTimeAsync(3_000);
  $session.set({ authenticated: true, known: true });
  closeModal();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(visited).toEqual([]);
});

it('a page that the blocked screen replaced keeps its address', async () => {
  const { visited } = fakeWindow('http://localhost:4321/profile');
  fakeNetwork({ [status]: { body: { authenticated: false } } });
  guardPage('profile');
  Object.assign(document.documentElement, { isConnected: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(visited).toEqual([]);
});

it('a page that is left for another asks nobody to sign in, whatever closes with it', async () => {
  const { visited } = fakeWindow('http://localhost:4321/profile');
  fakeNetwork({ [status]: { body: { authenticated: false } } });
  openModal('reset-password');
  guardPage('profile');
  await vi.advanceTimersByTimeAsync(3_000);
  window.addEventListener('pagehide', closeModal, { once: true });
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(visited).toEqual([]);
  expect(takeModalOfLastPage()).toBeNull();
});

it('a page that comes back whole waits anew', async () => {
  const { visited } = fakeWindow('http://localhost:4321/profile');
  fakeNetwork({ [status]: { body: { authenticated: false } } });
  guardPage('profile');
  await vi.advanceTimersByTimeAsync(2_000);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(visited).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(visited).toEqual(['replace /']);
});
