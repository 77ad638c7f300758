import type { FileHashes } from './program-files.ts';

/** What differs between the program and its list. */
export type Finding = { readonly what: 'changed' | 'added' | 'missing'; readonly file: string };

/** In the form of `sha256sum`, in the order of names: `sha256sum --check` reads it without any of our code. */
export const listText = (files: FileHashes): string =>
  [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, hash]) => `${hash}  ${file}\n`)
    .join('');

/** Undefined when a line is none, or a file stands twice. */
export function parseList(text: string): FileHashes | undefined {
  const files = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, hash, file] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (hash === undefined || file === undefined || files.has(file)) return undefined;
    files.set(file, hash);
  }
  return text.endsWith('\n') ? files : undefined;
}

/** What is not as `listed`, in the order of names. */
export function compareFiles(listed: FileHashes, found: FileHashes): Finding[] {
  const findings: Finding[] = [];
  for (const [file, hash] of found) {
    const wanted = listed.get(file);
    if (wanted !== hash) findings.push({ what: wanted === undefined ? 'added' : 'changed', file });
  }
  for (const file of listed.keys()) if (!found.has(file)) findings.push({ what: 'missing', file });
  return findings.sort((a, b) => (a.file < b.file ? -1 : 1));
}
