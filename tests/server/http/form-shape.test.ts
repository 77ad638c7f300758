import { describe, expect, it } from 'vitest';
import { isPlainForm } from '#server/http/form-shape.ts';

const type = 'multipart/form-data; boundary=b';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const part = (name: string, value = '') => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('the shape of a form', () => {
  it('takes what a browser sends', async () => {
    const form = new FormData();
    form.set('kind', 'passport');
    form.set('file', new File([new Uint8Array(100_000).fill(13)], 'x'.repeat(200)));
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const sent = new Uint8Array(await request.arrayBuffer());
    expect(isPlainForm(sent, request.headers.get('content-type') ?? '')).toBe(true);
  });

  it.each([
    ['an empty part', `${part('a')}${part('b')}--b--`],
    ['a file that looks like heads', `${part('file', 'X: y\r\n'.repeat(10_000))}--b--\r\n`],
    ['a boundary in quotes', `${part('a')}--b--`, 'multipart/form-data; boundary="b"'],
  ])('takes %s', (_, text, of = type) => {
    expect(isPlainForm(bytes(text), of)).toBe(true);
  });

  it.each([
    ['case 39: a head without end', `--b\r\n${'X: y\r\n'.repeat(100_000)}\r\n`],
    ['case 39: parts without end', `${part('a').repeat(10_000)}--b--`],
    ['no last boundary', part('a')],
    ['something before the first boundary', `x\r\n${part('a')}--b--`],
    ['another boundary', `${part('a')}--b--`, 'multipart/form-data; boundary=c'],
    ['no boundary', `${part('a')}--b--`, 'multipart/form-data; charset=utf-8'],
    ['nothing', ''],
  ])('refuses %s', (_, text, of = type) => {
    expect(isPlainForm(bytes(text), of)).toBe(false);
  });
});
