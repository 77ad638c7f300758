import { parse } from '@astrojs/compiler-rs';
import { readFiles, report, type SourceFile } from './lib/source-files.ts';

type Node = {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly [field: string]: unknown;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Attributes and props that a visitor reads or hears. */
const spoken =
  /^(?:title|label|alt|placeholder|description|heading|lead|caption|hint|note|summary|text|aria-(?:label|description|valuetext|roledescription|placeholder))$/;

/** What stands in these is the same in every language: code, formulas, keys. */
const unspoken = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'svg']);

/** Names, units and signs, which no translator touches. */
const names = /^(?:Faceup|RTP|SHA-256|HMAC-SHA256|Esc|Ctrl|EUR|→|v\d+)$/;

const hasWord = (text: string): boolean =>
  text
    .split(/\s+/)
    .some((word) => /\p{L}{2,}/u.test(word) && !names.test(word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')));

/** A sentence or a title rather than a class list, a key or a path. */
const isProse = (text: string): boolean => /^\p{Lu}[\p{L}’']* .*\p{Ll}{2}/u.test(text) && hasWord(text);

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateLiteral' && Array.isArray(node['quasis']))
    return node['quasis'].map((part: { value: { raw: string } }) => part.value.raw).join(' ');
  return undefined;
};

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : isNode(node) ? nameOf(node['name']) : '';

/** Told to developers, never to visitors: a thrown error, what is logged. */
const isForDevelopers = (node: Node): boolean => {
  if (node.type === 'ThrowStatement' || (node.type === 'NewExpression' && /Error$/.test(nameOf(node['callee']))))
    return true;
  const callee = node['callee'];
  return (
    node.type === 'CallExpression' &&
    isNode(callee) &&
    isNode(callee['object']) &&
    nameOf(callee['object']) === 'console'
  );
};

type Finding = { readonly at: number; readonly text: string };

/** What of a node itself is read, and the nodes within it that are still to be looked at. */
function look(node: Node): { found: Finding[]; within: unknown[] } {
  if (isForDevelopers(node) || /^(?:Import|TS)/.test(node.type)) return { found: [], within: [] };
  if (node.type === 'JSXAttribute') return lookAtAttribute(node);
  if (node.type === 'JSXElement' && unspoken.has(nameOf(openingOf(node))))
    return { found: [], within: [openingOf(node)['attributes']] };
  const text = node.type === 'JSXText' ? String(node['value']) : textOf(node);
  const isRead = text !== undefined && (node.type === 'JSXText' ? hasWord(text) : isProse(text));
  return { found: isRead ? [{ at: node.start, text }] : [], within: Object.values(node) };
}

function lookAtAttribute(node: Node): { found: Finding[]; within: unknown[] } {
  const { value } = node;
  const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value;
  const text = isNode(inner) ? textOf(inner) : undefined;
  if (text === undefined) return { found: [], within: [value] };
  return { found: spoken.test(nameOf(node)) && hasWord(text) ? [{ at: node.start, text }] : [], within: [] };
}

/** The places below a part of a syntax tree where a visitor would read words that stand in the code. */
function findings(part: unknown): Finding[] {
  if (Array.isArray(part)) return part.flatMap(findings);
  if (!isNode(part)) return [];
  const { found, within } = look(part);
  return [...found, ...within.flatMap(findings)];
}

const openingOf = (element: Node): Node => element['openingElement'] as Node;

/** One line for each visible text that stands in the code instead of a locale file. */
export const checkVisibleText = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    // A script is read as a component that is nothing but front matter.
    const code = path.endsWith('.astro') ? text : `---\n${text}\n---\n`;
    const { ast } = parse(code);
    return findings(ast).map(
      ({ at, text: words }) =>
        `${path}: “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}” (near ${lineOf(code, at, path)}) belongs in public/locales/en`,
    );
  });

const lineOf = (code: string, at: number, path: string): string =>
  `line ${Buffer.from(code).subarray(0, at).toString().split('\n').length - (path.endsWith('.astro') ? 0 : 1)}`;

/** Pages of the workshop, which no visitor sees; and the studios' own names, which are the same in every language. */
const exempt = /^src\/(?:pages\/sandbox\/|islands\/ui-gallery\/|layouts\/parts\/studio-marks\.ts$)/;

if (import.meta.main) {
  const files = readFiles(
    process.cwd(),
    (path) => /^src\/(?:pages|layouts|islands|lib\/ui)\/.*\.(?:astro|tsx?)$/.test(path) && !exempt.test(path),
  );
  report('check-visible-text', `${files.length} files`, checkVisibleText(files));
}
