import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeNetwork } from '../browser.ts';

const path = 'GET /user-service/api/v1/captcha/login';
let asked: string[];
let loads: boolean;

/** A document that takes scripts in as a browser does: the service's own functions stand there once its file is loaded. */
beforeEach(() => {
  vi.resetModules();
  asked = [];
  loads = true;
  const head = {
    append: (script: EventTarget & { src: string }) => {
      asked.push(script.src);
      queueMicrotask(() => script.dispatchEvent(new Event(loads ? 'load' : 'error')));
    },
  };
  const element = () => Object.assign(new EventTarget(), { src: '', async: false, remove: () => undefined });
  const body = { append: () => undefined };
  vi.stubGlobal('document', { head, body, createElement: element, querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const readCaptcha = (kind: string) => ({ [path]: { body: { kind, siteKey: 'the-site-key', action: 'login' } } });

it('asks Google for a token of this action, once for many focuses', async () => {
  const executed: unknown[] = [];
  const execute = async (...call: unknown[]) => {
    executed.push(call);
    return `token-${executed.length}`;
  };
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
  const { sent } = fakeNetwork(readCaptcha('recaptcha'));
  const { startCaptcha, takeCaptchaToken } = await import('#stores/session/captcha.ts');
  expect(asked).toEqual([]);
  startCaptcha('login');
  startCaptcha('login');
  expect(await takeCaptchaToken('login')).toBe('token-1');
  expect([sent.length, executed]).toEqual([1, [['the-site-key', { action: 'login' }]]]);
  expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?render=the-site-key']);
  expect(await takeCaptchaToken('login')).toBe('token-2');
  expect(asked).toHaveLength(1);
});

it('throws a token of Google away before its two minutes are over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let count = 0;
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute: async () => `token-${++count}` });
  fakeNetwork(readCaptcha('recaptcha'));
  const { $captcha, startCaptcha, takeCaptchaToken } = await import('#stores/session/captcha.ts');
  startCaptcha('login');
  await vi.waitFor(() => expect($captcha.get().login).toBe('solved'));
  vi.setSystemTime(Date.now() + 101_000);
  expect(await takeCaptchaToken('login')).toBe('token-2');
  vi.useRealTimers();
});

it('draws Cloudflare’s box for as long as it takes', async () => {
  const calls: string[] = [];
  type Options = { sitekey: string; action: string; callback: (token: string) => void };
  const render = (_: unknown, { sitekey, action, callback }: Options) => {
    calls.push(`render ${sitekey} ${action}`);
    queueMicrotask(() => callback('token'));
    return 'box-1';
  };
  vi.stubGlobal('turnstile', { render, remove: (id: string) => void calls.push(`remove ${id}`) });
  fakeNetwork(readCaptcha('turnstile'));
  const { takeCaptchaToken } = await import('#stores/session/captcha.ts');
  expect(await takeCaptchaToken('login')).toBe('token');
  expect(calls).toEqual(['render the-site-key login', 'remove box-1']);
});

it('says that the check failed when the service does not load, and asks for it again', async () => {
  loads = false;
  fakeNetwork(readCaptcha('recaptcha'));
  const { $captcha, takeCaptchaToken } = await import('#stores/session/captcha.ts');
  expect(await takeCaptchaToken('login')).toBeNull();
  expect($captcha.get().login).toBe('failed');
  expect(await takeCaptchaToken('login')).toBeNull();
  expect(asked).toHaveLength(2);
});
