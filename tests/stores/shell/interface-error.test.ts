import { beforeEach, describe, expect, test, vi } from 'vitest';

type Body = { user: unknown; error: Record<string, string>; userAgent: string };
const sent: Body[] = [];

/** Each test is a page of its own: what was reported is forgotten with it. */
const page = async () => {
  vi.resetModules();
  return import('#stores/shell/interface-error.ts');
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', { origin: 'http://faceup.test', pathname: '/confirm', search: '?token=SECRET' });
  vi.stubGlobal('navigator', { userAgent: 'Browser/1.0' });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url).toBe('/api/error-logger');
    sent.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
});

describe('an error of the interface', () => {
  test('is sent with its fields, its place and the browser, without what the address asks for', async () => {
    const { reportError } = await page();
    await reportError(new TypeError('x is not a function'), '\n  at Wallet');
    expect(sent).toMatchObject([
      {
        user: null,
        error: { name: 'TypeError', message: 'x is not a function', componentStack: '\n  at Wallet' },
        userAgent: 'Browser/1.0',
      },
    ]);
    expect(sent[0]?.error['url']).toBe('http://faceup.test/confirm');
    expect(JSON.stringify(sent)).not.toContain('SECRET');
  });

  test('is sent once, however often it comes back', async () => {
    const { reportError } = await page();
    for (let time = 0; time < 20; time++) await reportError(new Error('again'));
    expect(sent).toHaveLength(1);
  });

  test('of many kinds is sent five times a page at most', async () => {
    const { reportError } = await page();
    for (let time = 0; time < 20; time++) await reportError(new Error(`number ${time}`));
    expect(sent).toHaveLength(5);
  });

  test('is cut to what the contract takes', async () => {
    const { reportError } = await page();
    const error = Object.assign(new Error('x'.repeat(50_000)), { name: 'N'.repeat(5_000), stack: 's'.repeat(50_000) });
    await reportError(error, 'c'.repeat(50_000));
    const { name, message, stack, componentStack } = sent[0]?.error ?? {};
    expect([name, message, stack, componentStack].map((text) => text?.length)).toEqual([200, 2_000, 8_000, 8_000]);
  });

  test.each([
    ['a text', 'broken', 'broken'],
    ['nothing', undefined, 'undefined'],
    ['an object', { code: 7 }, '[object Object]'],
  ])('may be %s that was thrown', async (_, thrown, message) => {
    const { reportError } = await page();
    await reportError(thrown);
    expect(sent).toMatchObject([{ error: { name: 'Error', message } }]);
  });

  test.each([
    ['stopped on purpose', new DOMException('The user aborted a request.', 'AbortError')],
    ['a transition that the browser skipped', new DOMException('Transition was skipped', 'InvalidStateError')],
    ['an extension’s', Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/inject.js:1:1' })],
  ])('is not ours when it is %s', async (_, error) => {
    const { reportError } = await page();
    await reportError(error);
    expect(sent).toEqual([]);
  });
});
