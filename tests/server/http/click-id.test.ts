import { describe, expect, test } from 'vitest';
import { clickIdCookie, clickIdOf } from '#server/http/click-id.ts';

describe('the click id of an address', () => {
  test.each([
    ['/', null],
    ['/games/all?page=2', null],
    ['/?notclickid=1&myclickid=2', null],
    ['/?clickid=abc', 'abc'],
    ['/games/all?sort=az&clickId=a-b_c.1', 'a-b_c.1'],
    ['/?CLICKID=ABC#top', 'ABC'],
    ['/?cLiCkId=a%20b', 'a b'],
    ['/?%63lickid=encoded', 'encoded'],
    ['/?clickid=first&clickid=second', 'first'],
    ['/?clickid=%3Cscript%3Ealert(1)%3C/script%3E', '<script>alert(1)</script>'],
    ['/?clickid=a;%20path=/evil;%20domain=.example', 'a; path=/evil; domain=.example'],
    ['/?clickid=ünïcödé%F0%9F%83%8F', 'ünïcödé🃏'],
    ['/?clickid=', ''],
    ['/?clickid', ''],
    ['/?clickid=%20%20', ''],
    ['/?clickid=a%0D%0ASet-Cookie:%20x=1', ''],
    ['/?clickid=%00', ''],
    ['/?clickid=a%E2%80%A8b', ''],
    [`/?clickid=${'x'.repeat(255)}`, 'x'.repeat(255)],
    [`/?clickid=${'x'.repeat(256)}`, ''],
    [`/?clickid=${'x'.repeat(10_000)}`, ''],
    ['/?clickid=%ED%A0%80', '\uFFFD'.repeat(3)],
  ])('of %s is %j', (url, clickId) => {
    expect(clickIdOf(url)).toBe(clickId);
  });
});

describe('its cookie', () => {
  test('lasts 30 days on every path', () => {
    expect(clickIdCookie('abc', false)).toBe('click_id=abc; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(clickIdCookie('abc', true)).toMatch(/; Secure/);
  });

  test.each(['a; path=/evil', 'a"b', 'a,b\\c', '<script>', '🃏'.repeat(127)])('holds %s as one value', (value) => {
    const cookie = clickIdCookie(value, false);
    expect(cookie).toMatch(/^click_id=[A-Za-z0-9%._~!*'()-]+; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    expect(decodeURIComponent(cookie.slice('click_id='.length).split(';')[0] ?? '')).toBe(value);
    expect(cookie.length).toBeLessThan(4096);
  });
});
