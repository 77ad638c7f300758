import { expect, it } from 'vitest';
import { addPreloads, withoutDetours } from '#scripts/build/module-preloads.ts';

const scripts: Readonly<Record<string, string>> = {
  '/_astro/page.js': 'import{t as e}from"./stores.js";const l=()=>import(`./later.js`);',
  '/_astro/stores.js': 'export{a as t};',
  '/_astro/Own.js': 'import{t as e}from"./react.js";import"./data.js";',
  '/_astro/data.js': 'import{t}from"./stores.js";import{u}from"./deep.js";',
  '/_astro/deep.js': '',
  '/_astro/client.js': 'import{r as e}from"./react.js";',
  '/_astro/react.js': '',
  '/_astro/Modals.js': 'import"./react.js";import"./dialogs.js";',
  '/_astro/dialogs.js': '',
};
const read = (path: string): string => {
  const text = scripts[path];
  if (text === undefined) throw new Error(`nothing asks for ${path}`);
  return text;
};
const builtFrom = (source: string): string => source.replace(/^src\/(\w+)\.tsx$/, '/_astro/$1.js');
const pageWith = (client: string): string =>
  `<head><title>x</title></head><script type="module" src="/_astro/page.js"></script>
<astro-island component-url="/_astro/Own.js" renderer-url="/_astro/client.js" ssr client="${client}"></astro-island>
<astro-island component-url="/_astro/Modals.js" renderer-url="/_astro/client.js" ssr client="intent" opts="{&quot;value&quot;:true}"></astro-island>
<astro-island component-url="/_astro/Chat.js" renderer-url="/_astro/client.js" ssr client="intent" opts="{&quot;value&quot;:&quot;press&quot;}"></astro-island>`;

it('names in the head all that wakes unasked, the largest first and what wakes later last, and nothing that sleeps', () => {
  const links = ['page', 'data', 'Own', 'client', 'stores', 'react', 'deep', 'Modals', 'dialogs'].map(
    (name) => `<link rel="modulepreload" fetchpriority="low" href="/_astro/${name}.js">`,
  );
  const html = pageWith('load');
  expect(addPreloads(html, read, builtFrom)).toBe(html.replace('<title>', `${links.join('')}<title>`));
});

it('leaves a page alone whose islands sleep', () => {
  expect(addPreloads(pageWith('intent'), read, builtFrom)).toBe(pageWith('intent'));
});

it('names what an island will import by the source that the page states, before what wakes later', () => {
  const html = pageWith('load').replace('<title>', '<meta name="imports-soon" content="src/Chosen.tsx"><title>');
  const files = { ...scripts, '/_astro/Chosen.js': 'import"./deep.js";import"./only.js";', '/_astro/only.js': '' };
  const built = addPreloads(html, (path) => files[path as keyof typeof files] ?? read(path), builtFrom);
  expect(built).not.toContain('imports-soon');
  const named = [...built.matchAll(/modulepreload" fetchpriority="low" href="\/_astro\/(\w+)\.js"/g)].map(
    (match) => match[1],
  );
  expect(named.slice(-4)).toEqual(['Chosen', 'only', 'Modals', 'dialogs']);
});

it('asks for a script under its own name where another does nothing but to import it', () => {
  const files: Readonly<Record<string, string>> = {
    '/_astro/entry.js': 'import"./first.js";\n',
    '/_astro/own.js': 'import"./first.js";go();',
  };
  const html = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
  const read = (path: string) => files[path] ?? '';
  expect(withoutDetours(html('entry') + html('own'), read)).toBe(html('first') + html('own'));
});
