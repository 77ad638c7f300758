import { expect, it } from 'vitest';
import { pageFiles } from '#scripts/build/page-files.ts';

const html = `<link rel="preload" href="/_astro/text.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/_astro/all.css"><script>inline()</script>
<script type="module" src="/_astro/page.js"></script><script type="module">import"/_astro/list.js";</script>
<astro-island component-url="/_astro/Modals.js" renderer-url="/_astro/client.js" client="intent"></astro-island>
<astro-island component-url="/_astro/Name.js" opts="{&quot;name&quot;:&quot;Name&quot;,&quot;value&quot;:&quot;player&quot;}"></astro-island>`;

const scripts: Record<string, string> = {
  '/_astro/page.js': 'import{t as e}from"./first.js";const l=()=>import(`./later.js`);',
  '/_astro/first.js': 'export{a as t};',
  '/_astro/list.js': 'import"./first.js";',
  '/_astro/Modals.js': 'import{t as e}from"./react.js";import{n}from"./first.js";',
  '/_astro/client.js': 'import{r as e}from"./react.js";',
  '/_astro/react.js': 'import{x}from"./react.js";',
};

it('tells what a page loads at rest from what its islands load when they are touched', () => {
  expect(pageFiles(html, (path) => scripts[path] ?? `no ${path}`)).toEqual({
    atRest: ['/_astro/page.js', '/_astro/first.js', '/_astro/list.js'],
    islands: ['/_astro/Modals.js', '/_astro/react.js', '/_astro/client.js'],
    styles: ['/_astro/all.css'],
    fonts: ['/_astro/text.woff2'],
  });
});
