import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $session } from '#stores/session/session.ts';
import { watchForPlayer } from '#stores/session/sign-in-over.ts';
import { $modal, closeModal, openModal, openSignInFor } from '#stores/shell/modal.ts';
import { fakeWindow } from '../browser.ts';

let end = (): void => {};
beforeEach(() => {
  closeModal();
  $session.set({ authenticated: false, known: false });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it.each(['sign-in', 'sign-up', 'forgot-password'] as const)(
  '%s closes when the page is a player’s after all',
  (name) => {
    const { visited } = fakeWindow();
    openModal(name);
    end = watchForPlayer();
    expect($modal.get()).toBe(name);
    $session.set({ authenticated: true, known: true });
    expect($modal.get()).toBeNull();
    expect(visited).toEqual([]);
  },
);

it('leads where the player wanted to go when they were asked to sign in', () => {
  const { visited } = fakeWindow();
  openSignInFor('/profile/my-wallet');
  end = watchForPlayer();
  $session.set({ authenticated: true, known: true });
  expect(visited).toEqual(['assign /profile/my-wallet']);
});

it('leaves other dialogs, and a visitor’s, as they are', () => {
  fakeWindow();
  openModal('deposit');
  end = watchForPlayer();
  $session.set({ authenticated: true, known: true });
  expect($modal.get()).toBe('deposit');
  $session.set({ authenticated: false, known: true });
  openModal('sign-in');
  expect($modal.get()).toBe('sign-in');
});
