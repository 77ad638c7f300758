import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { deskGate } from '#server/http/desk/desk-gate.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'faceup-gate-'));
const gateOf = (env: Record<string, string> = {}) =>
  deskGate(loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://casino.example', ...env }));
const from = (remoteAddress: string, path = '/desk', headers: Record<string, string> = {}) => ({
  path,
  remoteAddress,
  header: (name: string): string | null => ({ host: 'casino.example', ...headers })[name] ?? null,
});

test('without settings the desk is for this machine and its own network, and the site for everybody', () => {
  const isKept = gateOf();
  for (const near of ['127.0.0.1', '::1', '192.168.1.7', '10.0.0.9']) expect(isKept(from(near))).toBe(false);
  for (const path of ['/desk', '/desk/', '/desk/staff', '/desk-service/me', '/desk-service'])
    expect(isKept(from('81.2.69.160', path)), path).toBe(true);
  for (const path of ['/', '/desks', '/games/all', '/profile-service/desk'])
    expect(isKept(from('81.2.69.160', path)), path).toBe(false);
});

test('an address that a proxy names counts where the proxy is known, and nothing near is believed of one that is not', () => {
  const forwarded = { 'x-forwarded-for': '81.2.69.160' };
  expect(gateOf()(from('127.0.0.1', '/desk', { 'x-forwarded-for': '10.0.0.9' }))).toBe(true);
  const behind = gateOf({ TRUSTED_PROXIES: '127.0.0.1' });
  expect(behind(from('127.0.0.1', '/desk', forwarded))).toBe(true);
  expect(behind(from('127.0.0.1', '/desk', { 'x-forwarded-for': '10.0.0.9' }))).toBe(false);
  expect(behind(from('127.0.0.1', '/desk', { forwarded: 'for=10.0.0.9' }))).toBe(true);
  // Another machine of the network that forwards, and is none of the operator's proxies.
  for (const mark of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])
    expect(behind(from('10.0.0.5', '/desk', { [mark]: '10.0.0.9' })), mark).toBe(true);
  expect(behind(from('10.0.0.5'))).toBe(false);
});

test('networks that the operator names are all there are', () => {
  const isKept = gateOf({ DESK_NETWORKS: '203.0.113.0/24,2001:db8::/32,198.51.100.4' });
  for (const near of ['203.0.113.200', '2001:db8::5', '198.51.100.4', '::ffff:198.51.100.4'])
    expect(isKept(from(near)), near).toBe(false);
  for (const far of ['127.0.0.1', '10.0.0.1', '198.51.100.5']) expect(isKept(from(far)), far).toBe(true);
});

test('an origin of its own has the desk and nothing else, and the players’ origin has no desk', () => {
  const isKept = gateOf({ DESK_ORIGIN: 'https://desk.example', DESK_NETWORKS: '0.0.0.0/0' });
  const desk = { host: 'desk.example' };
  for (const path of ['/desk', '/desk-service/me', '/_astro/x.js', '/favicon.svg'])
    expect(isKept(from('81.2.69.160', path, desk)), path).toBe(false);
  for (const path of ['/', '/games/all', '/wallet-service/funds', '/metrics'])
    expect(isKept(from('81.2.69.160', path, desk)), path).toBe(true);
  for (const path of ['/desk', '/desk-service/me']) expect(isKept(from('81.2.69.160', path)), path).toBe(true);
  for (const path of ['/', '/_astro/x.js']) expect(isKept(from('81.2.69.160', path)), path).toBe(false);
});
