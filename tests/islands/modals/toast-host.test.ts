import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastHost, toast } from '#ui/Toast.tsx';

test('messages stand in the order in which they were said', () => {
  toast('error', 'first');
  toast('success', 'second');
  toast('info', 'third');
  const html = renderToStaticMarkup(createElement(ToastHost, { label: 'Messages', closeLabel: 'Close' }));
  expect([...html.matchAll(/<p [^>]*>(\w+)<\/p>/g)].map(([, text]) => text)).toEqual(['first', 'second', 'third']);
});
