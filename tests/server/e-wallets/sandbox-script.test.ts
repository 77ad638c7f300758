import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../../public/sandbox/mifinity/sgpg.js'), 'utf8');
const origin = 'https://casino.example';
type Frame = { title: string; src: string; contentWindow: object; isThere: boolean; remove: () => void };
type Show = (id: string, options: Record<string, unknown>) => { close: () => void };

/** The script in a page with one empty place for it: as much of a browser as it touches. */
function open(options: Record<string, () => unknown> = {}) {
  const frame: Frame = {
    title: '',
    src: '',
    contentWindow: {},
    isThere: false,
    remove: () => {
      frame.isThere = false;
    },
  };
  const page = new EventTarget() as EventTarget & { showPaymentIframe?: Show };
  const place = {
    append: () => {
      frame.isThere = true;
    },
  };
  const document = {
    createElement: () => frame,
    getElementById: (id: string) => (id === 'place' ? place : null),
  };
  runInNewContext(source, { window: page, document, location: { origin }, encodeURIComponent });
  const said: string[] = [];
  const note = (name: string) => () => void said.push(name);
  const widget = page.showPaymentIframe?.('place', {
    token: 'pay_a/b',
    success: note('success'),
    fail: note('fail'),
    complete: note('complete'),
    ...options,
  });
  const say = (data: unknown, from: object = frame.contentWindow, at = origin) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source: from, origin: at }));
  return { frame, widget, said, say };
}

test('puts a frame for the token into the place, and takes it away again', () => {
  const { frame, widget } = open();
  expect(frame).toMatchObject({ isThere: true, title: 'MiFinity', src: '/sandbox/mifinity/frame/pay_a%2Fb' });
  widget?.close();
  expect(frame.isThere).toBe(false);
});

test.each(['success', 'fail'])('tells %s and then the end, once', (outcome) => {
  const { said, say } = open();
  say({ mifinity: outcome });
  say({ mifinity: outcome });
  expect(said).toEqual([outcome, 'complete']);
});

test('hears its own frame alone, from our own origin, and nothing that it does not know', () => {
  const { said, say } = open();
  say({ mifinity: 'success' }, {});
  say({ mifinity: 'success' }, undefined, 'https://evil.example');
  for (const data of [null, 'success', {}, { mifinity: 'paid' }]) say(data);
  expect(said).toEqual([]);
});

test('hears nothing after it was closed', () => {
  const { said, say, widget } = open();
  widget?.close();
  say({ mifinity: 'success' });
  expect(said).toEqual([]);
});
