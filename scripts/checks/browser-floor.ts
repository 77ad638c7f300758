import { createRequire } from 'node:module';
import type { SourceFile } from '../lib/source-files.ts';

/**
 * What a script for browsers may not need, beside the language that es-check reads: calls of the page that are younger than the
 * oldest browsers that are served (`browserslist` in `package.json`), or that are there on secure pages alone.
 */
const younger: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/, 'a lookbehind, at which Safari before 16.4 gives up the whole file'],
  [/\.randomUUID\b/, 'randomUUID, which plain http does not have: src/lib/stores/calls/new-id.ts'],
  [/\bURL\.parse\b/, 'URL.parse, of 2024: src/lib/stores/shell/parse-url.ts'],
  [/\bnavigator\.locks\b/, 'navigator.locks, which plain http does not have'],
  [/\bcookieStore\b/, 'cookieStore, which plain http does not have'],
  [/(?<![\w.])scheduler\.(?:yield|postTask)\b/, 'the scheduler, which Safari does not have'],
  [/\.moveBefore\(/, 'moveBefore, of 2025'],
];

/** One line for each thing in a script that the oldest browsers served do not know. */
export const checkFloor = (scripts: readonly SourceFile[]): string[] =>
  scripts.flatMap(({ path, text }) =>
    younger.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${path}: needs ${what}`),
  );

/** The scripts that a page carries itself. */
export const inlineScripts = ({ path, text }: SourceFile): SourceFile[] =>
  [...text.matchAll(/<script(?![^>]*\b(?:src|type="(?:application|text)\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => ({ path, text: script }),
  );

/** A library asks for the browser's own way to write bytes as text, and has another where there is none. */
const askedFor = ['Uint8ArrayFromHex', 'Uint8ArrayToHex'];

const require = createRequire(import.meta.url);

type Verdict = { readonly errors: readonly { readonly file: string; readonly err: Error }[] };
type EsCheck = { readonly runChecks: (configs: readonly object[], options: object) => Verdict };

/** What the files of `pattern` hold of the language that a browser of the list is too old for, as es-check knows it. */
export const checkLanguage = (pattern: string): string[] => {
  const { runChecks }: EsCheck = require('es-check');
  const { errors } = runChecks(
    [{ checkBrowser: true, files: pattern, module: true, checkFeatures: true, ignore: askedFor.join(), cache: false }],
    {},
  );
  return errors.map(({ file, err }) => `${file}: ${err.message}`);
};
