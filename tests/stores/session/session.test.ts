import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let restore: (persisted: boolean) => void = () => {};
let reloads = 0;

beforeEach(() => {
  vi.resetModules();
  reloads = 0;
  const addEventListener = (name: string, told: (event: { persisted: boolean }) => void) => {
    if (name === 'pageshow') restore = (persisted) => told({ persisted });
  };
  vi.stubGlobal('window', { addEventListener });
  vi.stubGlobal('location', { reload: () => reloads++ });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a player’s page that the way back brings whole is loaded anew', true, true, 1],
  ['a player’s page that is just loaded is not', true, false, 0],
  ['a visitor’s page comes back as it was', false, true, 0],
])('%s', async (_, authenticated, persisted, times) => {
  const { $session } = await import('#stores/session/session.ts');
  $session.set({ authenticated, known: true });
  restore(persisted);
  expect(reloads).toBe(times);
});
