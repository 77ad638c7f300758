/** What is wrong with a JSON text; `field` where one is to blame. */
type JsonFault = 'syntax' | 'too_deep' | 'repeated_key' | 'forbidden_key';
export type StrictJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: JsonFault };

const depthMax = 12;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON and refuses what `JSON.parse` lets through: a key given twice (whose reading differs from parser to
 * parser), keys that reach for a prototype, and nesting deeper than any call of ours needs. Linear in the text's length.
 */
export function parseStrictJson(text: string): StrictJson {
  const fault = scan(text);
  if (fault !== null) return { ok: false, fault };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, fault: 'syntax' };
  }
}

/** Walks the text once, before anything is built of it. Syntax is left to `JSON.parse`. */
function scan(text: string): JsonFault | null {
  // One entry an open container: the keys of an object, or null for an array.
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{' || char === '[') {
      if (open.push(char === '{' ? new Set() : null) > depthMax) return 'too_deep';
    } else if (char === '}' || char === ']') {
      open.pop();
    } else if (char === '"') {
      const end = endOfString(text, at);
      if (end === -1) return 'syntax';
      const keys = open.at(-1);
      if (keys && isKey(text, end)) {
        const key = keyOf(text.slice(at, end + 1));
        if (key === null) return 'syntax';
        if (forbiddenKeys.has(key)) return 'forbidden_key';
        if (keys.has(key)) return 'repeated_key';
        keys.add(key);
      }
      at = end;
    }
  }
  return null;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return -1;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  return text[at] === ':';
}

/** The key as JSON reads it, so that an escaped spelling cannot hide a repeated or forbidden one. */
function keyOf(literal: string): string | null {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    const key: unknown = JSON.parse(literal);
    return typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
}
