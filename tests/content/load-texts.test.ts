import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTexts, texts } from '#content/load-texts.ts';
import { faqSchema } from '#content/schemas.ts';

const now = new Date('2026-12-01T12:00:00Z');
const collection = {
  folder: 'faq',
  schema: faqSchema,
  values: new Map([['age.min', () => '18']]),
  now,
  idOf: (path: string) => path.split('/').at(-1) ?? path,
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'faceup-texts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, fields: string, body = 'From {{age.min}}.') => {
  mkdirSync(join(root, 'faq', path, '..'), { recursive: true });
  writeFileSync(join(root, 'faq', path), `---\nquestion: Is it so?\ngroup: play\norder: 1\n${fields}---\n\n${body}\n`);
};

/** As much of Astro's context as the loader asks for, and what it stored. */
const load = async (isPreview = false) => {
  const stored = new Map<string, object>();
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: { clear: () => stored.clear(), set: (entry: { id: string }) => stored.set(entry.id, entry) },
    parseData: async ({ data }: { data: object }) => faqSchema.parse(data),
    renderMarkdown: async (markdown: string) => ({ html: `<p>${markdown.trim()}</p>` }),
    generateDigest: (text: string) => text,
    watcher: isPreview ? { on: () => {} } : undefined,
  };
  await texts(collection).load(context as unknown as LoaderContext);
  return stored;
};

describe('a folder of texts', () => {
  it('is loaded with every figure in its place', async () => {
    write('play/is-it-so.md', '');
    expect((await load()).get('is-it-so')).toMatchObject({ rendered: { html: '<p>From 18.</p>' } });
  });

  it('never ships a draft, nor what is out of its time', async () => {
    write('play/draft.md', 'draft: true\n');
    write('play/past.md', 'validTo: 2026-11-30\n');
    write('play/future.md', 'validFrom: 2026-12-02\n');
    write('play/today.md', 'validFrom: 2026-12-01\nvalidTo: 2026-12-01\n');
    expect([...(await load()).keys()]).toEqual(['today']);
  });

  it('shows drafts in the preview', async () => {
    write('play/draft.md', 'draft: true\n');
    expect([...(await load(true)).keys()]).toEqual(['draft']);
  });

  it('stops the build with every file, line and fix at once', () => {
    write('play/one.md', 'drafft: true\n');
    write('start/two.md', '', 'Of {{age.mni}} years');
    expect(() => readTexts(root, collection)).toThrow(
      /The texts cannot be published:\n {2}faq\/play\/one\.md:2: field "drafft" is not known here.*\n {2}faq\/start\/two\.md:7: \{\{age\.mni\}\} is no known reference\. Did you mean \{\{age\.min\}\}\?\n {2}Known references are: age\.min\.$/,
    );
  });

  it('refuses two files of one name', () => {
    write('play/one.md', '');
    write('start/one.md', '');
    expect(() => readTexts(root, collection)).toThrow('faq/start/one.md:1: another file has the name "one" already');
  });
});
