import { expect, test } from 'vitest';
import { webhookHeaders, webhookSecret } from '#server/common/standard-webhook.ts';
import { isAtWebhookHost, isWebhookHost } from '#server/common/webhook-hosts.ts';
import { retryDelayMs } from '#server/services/events/retry-delay.ts';

test('signs the published example of the scheme as it is published', () => {
  const headers = webhookHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a secret is told in base64 with its prefix', () => {
  expect(webhookSecret(new Uint8Array(3).fill(255))).toBe('whsec_////');
});

test.each([
  ['https://hooks.example.com/in?x=1', true],
  ['https://a.b.example.org/', true],
  ['https://example.org/', false],
  ['https://hooks.example.com:8443/', false],
  ['http://hooks.example.com/', false],
  ['https://hooks.example.com.evil.test/', false],
  ['https://hooks.example.com/#part', false],
  ['https://10.0.0.1/', false],
])('%s: %s', (url, may) => {
  expect(isAtWebhookHost(url, ['hooks.example.com', '*.example.org'], { loopback: false })).toBe(may);
});

test.each(['hooks.example.com', '*.example.com', 'localhost', '127.0.0.1'])('%s may be named', (host) => {
  expect(isWebhookHost(host)).toBe(true);
});
test.each(['*', '*.com.', 'https://example.com', '10.0.0.1', 'example.com:443', ''])('%s may not', (host) => {
  expect(isWebhookHost(host)).toBe(false);
});

test('waits longer each time, spread by a fifth, and ends after ten waits of about 22 hours in all', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 0.5), retryDelayMs(1, 0.999_999)]).toEqual([4_000, 5_000, 6_000]);
  const waits = Array.from({ length: 10 }, (_, at) => retryDelayMs(at + 1, 0.5) ?? 0);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.reduce((sum, wait) => sum + wait) / 3_600_000).toBeCloseTo(21.7, 1);
  expect(retryDelayMs(11, 0.5)).toBeNull();
});
