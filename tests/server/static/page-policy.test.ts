import { describe, expect, test } from 'vitest';
import { chatSources } from '#server/adapters/chat/chat.ts';
import { loadConfig } from '#server/config.ts';
import { pageAdditions } from '#server/static/page-additions.ts';
import { pagePolicy } from '#server/static/page-policy.ts';

const sources = { script: ["'sha256-a'"], style: ["'sha256-b'"] };
const origin = 'https://chat.example';
const config = (env: Record<string, string>) =>
  loadConfig({ NODE_ENV: 'test', DATA_DIR: '/tmp/faceup-policy', ...env });
const chatwoot = { CHAT_KIND: 'chatwoot', CHATWOOT_URL: origin, CHATWOOT_TOKEN: 'abcDEF123456' };
const policyAt = (path: string, env: Record<string, string>) =>
  pagePolicy(path, sources, null, chatSources(config(env)));

describe('the chat in a page’s policy', () => {
  test('is nowhere while it is the house’s own, or nobody’s', () => {
    for (const env of [{}, { CHAT_KIND: 'none' }])
      expect(policyAt('/faq', env)).toBe(pagePolicy('/faq', sources, null));
  });

  test('is exactly the configured origin; Chatwoot may write styles, and no script inline', () => {
    const policy = policyAt('/faq', chatwoot);
    expect(policy).toContain(`script-src 'self' 'sha256-a' ${origin};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-inline' ${origin};`);
    expect(policy).toContain(`frame-src ${origin};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const script = policyAt('/faq', { CHAT_KIND: 'script', CHAT_SCRIPT_URL: `${origin}/a/widget.js?x=1` });
    expect(script).toContain(`script-src 'self' 'sha256-a' ${origin};`);
    expect(script).not.toContain('unsafe-inline');
  });

  test.each(['/play/blackjack', '/try/blackjack', '/sandbox/pay'])(
    'is not in %s, where nobody from outside is',
    (path) => {
      expect(policyAt(path, chatwoot)).toBe(pagePolicy(path, sources, null));
    },
  );
});

describe('outside studios in a page’s policy', () => {
  const hosts = ['https://games.example', 'https://*.cdn.example'];
  const framing = (path: string, studios: readonly string[]) =>
    pagePolicy(path, sources, null, undefined, undefined, undefined, studios);

  test('are framed by a game’s page, exactly the hosts of the operator’s file', () => {
    expect(framing('/game/dragon', hosts)).toContain(`frame-src 'self' ${hosts.join(' ')};`);
    expect(framing('/game/dragon', hosts).replace(` ${hosts.join(' ')}`, '')).toBe(framing('/game/dragon', []));
  });

  test.each(['/', '/games/all', '/play/roulette-european', '/sandbox/pay'])('are nowhere in %s', (path) => {
    expect(framing(path, hosts)).toBe(framing(path, []));
  });
});

test.each([
  ['/play/dice', "'self'"],
  ['/try/dice', "'self'"],
  ['/game/dice', "'none'"],
  ['/tryout', "'none'"],
  ['/', "'none'"],
])('%s may be framed by %s', (path, ancestors) => {
  expect(pagePolicy(path, sources, null)).toMatch(new RegExp(`; frame-ancestors ${ancestors}$`));
});

test('a page names its chat by text that ends no attribute', () => {
  const { apply } = pageAdditions(config({ ...chatwoot, SANDBOX: '0' })) ?? { apply: (html: string) => html };
  const page = apply('<html><head lang="en"><title>x</title></head><body></body></html>');
  expect(page).toContain(
    '<meta name="chat" content="{&quot;kind&quot;:&quot;chatwoot&quot;,&quot;origin&quot;:&quot;https://chat.example&quot;,&quot;token&quot;:&quot;abcDEF123456&quot;}">',
  );
});

test.each([
  [{ CHAT_KIND: 'chatwoot' }, /CHATWOOT_URL/],
  [{ CHAT_KIND: 'chatwoot', CHATWOOT_URL: origin }, /CHATWOOT_TOKEN/],
  [{ CHAT_KIND: 'script' }, /CHAT_SCRIPT_URL/],
  [{ CHAT_KIND: 'script', CHAT_SCRIPT_URL: 'javascript:alert(1)' }, /CHAT_SCRIPT_URL/],
  [{ ...chatwoot, CHATWOOT_TOKEN: '"><script>' }, /CHATWOOT_TOKEN/],
])('the start is refused with %j', (env, message) => {
  expect(() => config(env)).toThrow(message);
});
