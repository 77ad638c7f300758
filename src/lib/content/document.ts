import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Fault, resolveReferences } from './references.ts';
import type { ReferenceValues } from './values.ts';

/** A text that may be shown: its checked front matter, the same as written, and its Markdown with every figure in place. */
export type TextDocument<T> = { readonly data: T; readonly raw: Record<string, unknown>; readonly body: string };
export type ReadDocument<T> =
  | { readonly ok: true; readonly value: TextDocument<T> }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

const refused = (line: number, message: string): ReadDocument<never> => ({ ok: false, faults: [{ line, message }] });

const linesIn = (text: string): number => text.split('\n').length - 1;

/** `changes.0.date`, as an editor would say it: field "changes", entry 1, "date". */
const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `"${String(part)}"`)).join(', ');

const issueMessage = (issue: z.core.$ZodIssue, raw: unknown): string => {
  const value = issue.path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    raw,
  );
  if (issue.code === 'unrecognized_keys')
    return `field ${issue.keys.map((key) => `"${key}"`).join(', ')} is not known here: check its spelling or remove it`;
  const name = `field ${fieldName(issue.path)}`;
  if (value === undefined)
    return `${name} is missing: it ${issue.message}`.replace('it Invalid', 'was expected: invalid');
  return `${name} ${issue.message}, and is ${JSON.stringify(value).slice(0, 80)}`;
};

/** Splits, reads, checks and resolves a Markdown file. Every fault is found in one go, with its line and the way out. */
export const readDocument = <S extends z.ZodType>(
  source: string,
  schema: S,
  values: ReferenceValues,
): ReadDocument<z.output<S>> => {
  const found = source.startsWith('---') ? frontMatter.exec(source) : null;
  if (!found) return refused(1, 'the file must begin with its front matter: fields between two lines of ---');
  const head = resolveReferences(found[1] ?? '', values, 2);
  const lines = new LineCounter();
  const parsed = parseDocument(head.text, { lineCounter: lines });
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  const [broken] = parsed.errors;
  if (broken)
    return refused(lineAt(broken.pos[0]), `the front matter cannot be read: ${broken.message.split('\n')[0]}`);
  if (!isMap(parsed.contents)) return refused(2, 'the front matter must be lines of "field: value"');
  const raw = parsed.toJS() as Record<string, unknown>;
  const checked = schema.safeParse(raw);
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = parsed.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 2;
  };
  const issues = checked.success
    ? []
    : checked.error.issues.map((issue) => ({ line: lineOf(issue.path), message: issueMessage(issue, raw) }));
  const body = resolveReferences(source.slice(found[0].length), values, linesIn(found[0]) + 1);
  const faults = [...head.faults, ...issues, ...body.faults];
  return checked.success && faults.length === 0
    ? { ok: true, value: { data: checked.data, raw, body: body.text } }
    : { ok: false, faults };
};
