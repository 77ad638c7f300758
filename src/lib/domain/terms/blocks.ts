import type { Block } from './compare-texts.ts';
import { wordsOf } from './word-changes.ts';

/** What a reader sees of a line of Markdown: links by their words, without the marks of emphasis and code. */
const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<((?:https?:|mailto:)[^>]*)>/g, '$1')
    .replace(/\\([\\`*_[\]#|>])/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Between the cells of a row: a mark of ours, no word of the text. */
const cellMark = ' · ';

const cellsOf = (line: string): string =>
  line
    .replace(/^\||\|\s*$/g, '')
    .match(/(?:\\.|[^|\\])+/g)
    ?.map(plain)
    .filter((cell) => cell !== '')
    .join(cellMark) ?? '';

type Kind = Block['kind'];

/** The kind of what a line begins, and the line without its mark. */
const openingOf = (line: string): { readonly kind: Kind; readonly rest: string } => {
  const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line);
  if (heading) return { kind: 'heading', rest: heading[1] ?? '' };
  const item = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line);
  if (item) return { kind: 'item', rest: item[1] ?? '' };
  const note = /^>\s?(.*)$/.exec(line);
  if (note) return { kind: 'note', rest: note[1] ?? '' };
  return { kind: 'paragraph', rest: line };
};

/**
 * The paragraphs of a policy's Markdown as they are read: chapters, paragraphs, items, boxes, rows of tables, without their marks. It
 * knows what our texts are written in (docs/editing.md), and no more of Markdown.
 */
export const blocksOf = (markdown: string): readonly Block[] => {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  let open: { kind: Kind; lines: string[] } | undefined;
  for (const line of markdown.split(/\r?\n/)) {
    if (line.trim() === '' || /^\s*(?:-{3,}|\*{3,})\s*$/.test(line)) {
      open = undefined;
      continue;
    }
    if (line.startsWith('|')) {
      open = undefined;
      if (!/^\|[\s:|-]+$/.test(line)) blocks.push({ kind: 'row', lines: [cellsOf(line)] });
      continue;
    }
    const { kind, rest } = openingOf(line);
    const goesOn = open !== undefined && (kind === 'paragraph' || (kind === 'note' && open.kind === 'note'));
    if (open !== undefined && goesOn) {
      open.lines.push(rest);
      continue;
    }
    open = { kind, lines: [rest] };
    blocks.push(open);
    if (kind === 'heading') open = undefined;
  }
  return blocks.flatMap(({ kind, lines }) => {
    const text = kind === 'row' ? (lines[0] ?? '') : plain(lines.join(' '));
    return text === '' ? [] : [{ kind, text }];
  });
};

/**
 * The words of a policy in one line: what its version is made of. Marks, line breaks and whether a sentence stands in a list say nothing
 * and are left out.
 */
export const wordingOf = (title: string, markdown: string): string =>
  wordsOf([title, ...blocksOf(markdown).map(({ text }) => text)].join('\n'))
    .filter((word) => word !== cellMark.trim())
    .join(' ');
