import { expect, it } from 'vitest';
import { markupFaults } from '#content/checks/markup.ts';
import { renderMarkdown } from '#content/render-markdown.ts';

const faults = async (text: string) => markupFaults((await renderMarkdown(text)).html);

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', 'hi <img src=x onerror=alert(1)>'],
  ['a handler at what is allowed', '<a href="/x" onclick="a()">x</a>'],
  ['a link that runs', '[x](javascript:alert(1))'],
  ['a link that runs, by reference', '[x][y]\n\n[y]: javascript:alert(1)'],
  ['a link that runs, between brackets', '<javascript:alert(1)>'],
  ['a link that runs, its letters by number', '<a href="java&#115;cript:alert(1)">x</a>'],
  ['a link that runs, over two lines', '<a\nhref="javascript:alert(1)">x</a>'],
  ['data as a link', '[x](data:text/html,x)'],
  ['an address without its scheme', '[x](//evil.example)'],
  ['the same with a letter by name', '<a href="/&sol;evil.example">x</a>'],
  ['a picture of others', '![x](https://evil.example/x.png)'],
  ['a page that leads away', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['a form', '<form action="https://evil.example">'],
  ['a frame', '<iframe src="/x"></iframe>'],
  ['a style', '<style>p{}</style>'],
  ['a class', '<p class="fixed">x</p>'],
  ['a comment', '<!-- x -->'],
  ['large letters', '<IMG SRC="/x">'],
])('refuses %s', async (_, text) => {
  expect(await faults(text)).not.toEqual([]);
});

it.each([
  ['a heading, a list, a table', '## What\n\n- a\n- b\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'],
  ['links', '[a](/kyc#who "so") [b](https://a.example/?a=1&b=2) [c](mailto:a@b.example)'],
  ['a picture of ours', '![The seal](/favicon.svg)'],
  ['signs that are no markup', 'a < b & c > d, and `<script>`'],
  ['a box', '> **In short.** Yes.'],
])('lets %s be', async (_, text) => {
  expect(await faults(text)).toEqual([]);
});
