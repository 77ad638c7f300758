import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { listFiles, readFiles, report, type SourceFile } from './lib/source-files.ts';

/** What no tracked file may hold, since it is one machine's or nobody else's business. */
const forbidden: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /(?<![\w.])\/(?:home|Users)\/[a-z][\w.-]*\//, why: 'a path of one machine' },
  { pattern: /(?<![\w./-])\/(?:work|root|farm|mnt|workspace)\/[\w.-]/, why: 'a path of one machine' },
  { pattern: /\b[A-Z]:\\Users\\/, why: 'a path of one machine' },
  {
    pattern: /https?:\/\/[\w.:-]*\b(?:registry|artifactory|nexus|verdaccio|jfrog|npm-?proxy|mirror)\b/i,
    why: 'the host of a package registry',
  },
  { pattern: /^\s*(?:@[\w-]+:)?registry\s*=/, why: 'the host of a package registry' },
  { pattern: /"resolved":\s*"http/, why: 'the host of a package registry' },
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, why: 'a private key' },
  { pattern: /\b(?:AKIA[0-9A-Z]{16}|sk_live_\w{10}|ghp_\w{30}|xox[bp]-\w{10})/, why: 'a key of a service' },
  { pattern: /^(?:<{7}|>{7}) /, why: 'an unfinished merge' },
];

/** One line for each place where a file holds what it may not. */
export const checkText = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const fault = forbidden.find(({ pattern }) => pattern.test(line));
      return fault ? [`${path}:${index + 1}: ${fault.why}: ${line.trim().slice(0, 80)}`] : [];
    }),
  );

const pathInTicks = /`((?:src|scripts|tests)\/[\w./[\]-]+)`/g;
const link = /\]\((?!\w+:|#|\/)([^)#\s]+)/g;

/** One line for each path that a page of `docs` names, in backticks or as a link, and that is not in the repository. */
export const deadPaths = (pages: readonly SourceFile[], paths: readonly string[]): string[] => {
  const known = new Set(paths.flatMap((path) => [path, ...folders(path)]));
  return pages.flatMap((page) => {
    const named = [...page.text.matchAll(pathInTicks)].map(([, path = '']) => path);
    const linked = [...page.text.matchAll(link)].map(([, path = '']) => posix.join(posix.dirname(page.path), path));
    return [...named, ...linked]
      .filter((path) => !known.has(path.replace(/\/$/, '')))
      .map((path) => `${page.path}: there is no ${path}`);
  });
};

const folders = (path: string): string[] => {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...folders(folder)];
};

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|otf|mp3|ogg|wasm|gz|br|zip|pdf)$/;
/** Its samples are what is forbidden. */
const own = 'tests/scripts/check-text.test.ts';

if (import.meta.main) {
  const files = readFiles(process.cwd(), (path) => !binary.test(path) && path !== own);
  const pages = files.filter(({ path }) => /^(?:docs\/.*|README)\.md$/.test(path));
  const paths = listFiles(process.cwd()).filter((path) => existsSync(path));
  report('check-text', `${files.length} files`, [...checkText(files), ...deadPaths(pages, paths)]);
}
