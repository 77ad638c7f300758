import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '#server/services/identity/common-passwords.ts';
import { createPasswords } from '#server/services/identity/passwords.ts';

describe('passwords', () => {
  test('a hash matches its own password alone, and no password matches no hash', async () => {
    const passwords = createPasswords();
    const hashed = await passwords.hash('seven green herons');
    if (!hashed.ok) throw new Error(hashed.code);
    const matches = async (stored: string | null, password: string) => {
      const verdict = await passwords.verify(stored, password);
      return verdict.ok && verdict.value.matches;
    };
    expect(await matches(hashed.value, 'seven green herons')).toBe(true);
    expect(await matches(hashed.value, 'seven green heron')).toBe(false);
    expect(await matches(null, 'seven green herons')).toBe(false);
  });

  test('refuses work beyond its queue and goes on afterwards', async () => {
    const passwords = createPasswords({ concurrency: 1, waitingMax: 2 });
    const results = await Promise.all(Array.from({ length: 6 }, () => passwords.hash('seven green herons')));
    expect(results.filter((result) => result.ok)).toHaveLength(3);
    expect(results.filter((result) => !result.ok && result.code === 'unavailable')).toHaveLength(3);
    expect((await passwords.hash('seven green herons')).ok).toBe(true);
  });

  test('leaves the event loop free', async () => {
    const passwords = createPasswords();
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    await Promise.all(Array.from({ length: 4 }, () => passwords.hash('seven green herons')));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });
});

test.each([
  ['password1', true],
  ['PASSWORD1', true],
  ['123456789', true],
  ['qwertyuiop', true],
  ['seven green herons', false],
])('ASVS 6.2.4: %s is common: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});
