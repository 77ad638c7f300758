import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let restore: (persisted: boolean) => void = () => {};
let hear: (key: string, newValue: string | null) => void = () => {};
let reloads = 0;

beforeEach(() => {
  vi.resetModules();
  reloads = 0;
  const addEventListener = (name: string, told: (event: object) => void) => {
    if (name === 'pageshow') restore = (persisted) => told({ persisted });
    if (name === 'storage') hear = (key, newValue) => told({ key, newValue });
  };
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
  vi.stubGlobal('window', { addEventListener, dispatchEvent: () => true, location: { reload: () => reloads++ } });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a player’s page that the way back brings whole is loaded anew', true, true, null, 1],
  ['a player’s page that is just loaded is not', true, false, '1', 0],
  ['a visitor’s page comes back as it was', false, true, null, 0],
  ['a visitor’s page that slept while a player came in another tab is loaded anew', false, true, '1', 1],
  ['a visitor’s page that is just loaded is not', false, false, '1', 0],
])('%s', async (_, authenticated, persisted, owner, times) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'faceup:player' ? owner : null) });
  const { $session } = await import('#stores/session/session.ts');
  $session.set({ authenticated, known: true });
  restore(persisted);
  expect(reloads).toBe(times);
});

it.each([
  ['a player’s page is loaded anew when they go in another tab', true, 'faceup:player', null, 1],
  ['and stays when another tab says once more that they are there', true, 'faceup:player', '1', 0],
  ['a visitor’s page is loaded anew when they come in another tab', false, 'faceup:player', '1', 1],
  ['and stays when another tab forgets what it kept', false, 'faceup:player', null, 0],
  ['what else the browser keeps is nothing to it', true, 'faceup:searches', null, 0],
])('%s', async (_, authenticated, key, value, times) => {
  const { $session } = await import('#stores/session/session.ts');
  hear(key, value);
  expect(reloads).toBe(0);
  $session.set({ authenticated, known: true });
  hear(key, value);
  expect(reloads).toBe(times);
});

it('a page on which a new password is set is loaded anew when that is over, however often they came and went, and knows meanwhile', async () => {
  const { $session } = await import('#stores/session/session.ts');
  const { closeModal, openModal } = await import('#stores/shell/modal.ts');
  $session.set({ authenticated: false, known: true });
  Object.assign(document.documentElement, { resetToken: 'of-a-mail' });
  hear('faceup:player', '1');
  expect($session.get()).toEqual({ authenticated: true, known: true });
  openModal('reset-password');
  Reflect.deleteProperty(document.documentElement, 'resetToken');
  hear('faceup:player', null);
  expect($session.get()).toEqual({ authenticated: false, known: true });
  hear('faceup:player', '1');
  expect(reloads).toBe(0);
  closeModal();
  expect(reloads).toBe(1);
});
