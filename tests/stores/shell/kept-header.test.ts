import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetHeader, keepHeader, keptHeader } from '#stores/shell/kept-header.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('what the header showed last', () => {
  const shown = { amount: '€120.00', currency: 'EUR', alert: true };

  it('is there on the next page, and gone when it is forgotten', () => {
    keepHeader(shown);
    expect(keptHeader()).toEqual(shown);
    forgetHeader();
    expect(keptHeader()).toBeUndefined();
  });
  it.each(['{', '"€120.00"', '{"amount":120,"currency":"EUR","alert":true}'])('is nothing when it reads %s', (text) => {
    stored.set('faceup:header', text);
    expect(keptHeader()).toBeUndefined();
  });
  it('is nothing where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepHeader(shown);
    expect(keptHeader()).toBeUndefined();
  });
});
