import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { imageFormats, kindOf } from '#domain/catalogue/image-formats.ts';
import {
  accountMenu,
  footerGroups,
  isCurrent,
  menuLinks,
  pagePath,
  playerMenuLinks,
  sideMenu,
} from '#layouts/parts/navigation.ts';
import { readFiles } from '#scripts/lib/source-files.ts';
import { outline, widthOf } from '../../src/lib/posters/outline.ts';
import { posterOf } from '../../src/lib/posters/poster-of.ts';
import { draw } from '../../src/lib/posters/render.ts';
import tokens from '../../tailwind.config.mjs';

const { ink, ivory, brass, felt, red } = tokens.theme.colors;

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe('the tokens', () => {
  const texts = { ...ivory, brass: brass.DEFAULT, bright: brass.bright, felt: felt.DEFAULT, red: red.DEFAULT };
  const cases = Object.entries(texts).flatMap(([name, text]) =>
    Object.entries(ink).map(([step, ground]) => ({ name, text, step, ground })),
  );
  it.each(cases)('let $name be read on ink-$step', ({ text, ground }) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it('let the dark label be read on every filled button', () => {
    for (const fill of [brass.DEFAULT, brass.bright, red.DEFAULT])
      expect(contrast(ink[900], fill)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the colours', () => {
  const { colors } = tokens.theme;
  const painted =
    /(?<![\w-])(?:stroke|fill|bg|text|border(?:-[xytblrse])?|outline|ring|decoration|divide(?:-[xy])?|accent|caret|from|via|to)-([a-z]+)((?:-[a-z\d]+)*)(?![\w-])/g;
  /** The classes of a text that name a colour of the palette in a shade that it does not have: nothing is painted, silently. */
  const unknownShades = (text: string): string[] =>
    [...text.matchAll(painted)]
      .filter(([, name = '', shade = '']) => {
        const own = Object.hasOwn(colors, name) ? colors[name as keyof typeof colors] : undefined;
        return typeof own === 'object' && !Object.hasOwn(own, shade.slice(1) || 'DEFAULT');
      })
      .map(([found]) => found);

  it('are all that a class of the house names', () => {
    expect(
      unknownShades('class="stroke-ink-400 bg-ink-600/60 border-x-felt text-ivory hover:bg-meridian-sea-dim"'),
    ).toEqual(['stroke-ink-400', 'text-ivory']);
    const files = readFiles(process.cwd(), (path) =>
      /^src\/(?:islands|layouts|pages|lib\/ui)\/.*\.(?:tsx?|astro)$/.test(path),
    );
    expect(files.flatMap(({ path, text }) => unknownShades(text).map((found) => `${path}: ${found}`))).toEqual([]);
  });
});

describe('the steps of the scale', () => {
  const sized =
    /(?<![\w-])-?(?:[hwpm]|size|(?:min|max)-[hw]|[pm][xytrblse]|gap(?:-[xy])?|inset(?:-[xy])?|top|left|right|bottom|space-[xy]|scroll-[mp][tb]?|basis|translate-[xy])-(\d+(?:\.\d)?)(?![\w/.%-])/g;
  /** The classes of a text whose step the scale does not have: they come to nothing, silently. */
  const unknownSteps = (text: string): string[] =>
    [...text.matchAll(sized)].filter(([, step = '']) => !(step in tokens.theme.spacing)).map(([found]) => found);

  it('are all that a class of the house names', () => {
    expect(unknownSteps('class="h-73 sm:-mt-4 gap-x-3.5"')).toEqual(['h-73', 'gap-x-3.5']);
    const files = readFiles(process.cwd(), (path) =>
      /^src\/(?:islands|layouts|pages|lib\/ui)\/.*\.(?:tsx?|astro)$/.test(path),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap(({ path, text }) => unknownSteps(text).map((found) => `${path}: ${found}`))).toEqual([]);
  });
});

describe('a poster', () => {
  it('exists for every game of the house', () => {
    for (const { id } of houseGames) expect(posterOf(id).svg).toContain('<path');
  });
  it('is missed by the name of its game', () => {
    expect(() => posterOf('chess')).toThrow('No poster for the game "chess"');
  });
  it.each(imageFormats)('is drawn as %s of the width asked for', async (format) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M0 0h3v4z"/></svg>';
    const bytes = await draw(svg, { width: 96, format });
    expect(kindOf(bytes)).toBe(format);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 128, hasAlpha: false });
  });
  it('sets its letters as outlines, as wide as they measure', () => {
    expect(outline('17', { x: 0, y: 0, size: 100 })).toMatch(/^M[-\d.]/);
    expect(widthOf('Roulette', 200)).toBeCloseTo(2 * widthOf('Roulette', 100));
  });
});

describe('the navigation', () => {
  const groups = [...sideMenu, ...footerGroups].flatMap(({ links }) => links);
  const accountPages = accountMenu.flatMap(({ below = [], ...link }) => [link, ...below]);
  const hrefs = [...groups, ...menuLinks, ...playerMenuLinks, ...accountPages].map(({ href }) => href);
  /** The lists of games are one page by several names. */
  const isList = (href: string) => /^\/games\/(?:all|top|new-games|featured-games)$/.test(href);
  it.each([...new Set(hrefs)])('leads to a page that exists: %s', (href) => {
    const name = isList(href) ? '/games/[list]' : href.replace(/^\/$/, '/index');
    const files = [`src/pages${name}.astro`, `src/pages${name}/index.astro`, `src/content/policies${name}.md`];
    expect(files.some((file) => existsSync(file))).toBe(true);
  });
  it.each([
    ['/index.html', '/'],
    ['/', '/'],
    ['/games/all.html', '/games/all'],
    ['/profile/', '/profile'],
  ])('knows the built file %s as %s', (file, path) => {
    expect(pagePath(file)).toBe(path);
  });
  it('never marks a link to a part of the page as the current page', () => {
    expect(isCurrent({ href: '/#questions' }, '/')).toBe(false);
    expect(isCurrent({ href: '/' }, '/index.html')).toBe(true);
  });
});
