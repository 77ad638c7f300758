import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What one `test:*` came to. A check that is no test runner counts as one test. */
type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Every `test:*` of package.json, in its order; names as arguments choose among them. */
async function main(chosen: readonly string[]): Promise<void> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // `test:postgres` runs some of the others again and is CI's own.
  const all = Object.keys(scripts).filter((name) => name.startsWith('test:') && name !== 'test:postgres');
  const wanted = chosen.length === 0 ? all : chosen.map((name) => `test:${name}`);
  const results: Result[] = [];
  const seen = new Set<string>();
  for (const name of wanted) {
    if (seen.has(name)) continue;
    const others = (beside[name] ?? []).filter((one) => wanted.includes(one) && !seen.has(one));
    for (const one of [name, ...others]) seen.add(one);
    const [result, rest] = await Promise.all([runOne(name), runAll(others)]);
    results.push(result, ...rest);
  }
  console.log('');
  for (const [name, { passed, failed, skipped }, seconds] of results)
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${passed}/${passed + failed + skipped} in ${seconds.toFixed(1)} s`,
    );
  for (const [, , , names] of results) for (const name of names) console.log(`wrong: ${name}`);
  const sum = (key: keyof Count) => results.reduce((total, [, count]) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  if (sum('failed') > 0 || results.length === 0) process.exitCode = 1;
}

/** Names of scripts, without their `test:`. */
const named = (...names: string[]) => names.map((name) => `test:${name}`);

/**
 * What runs beside what, each on about one core: beside the checker of types all that reads the source alone; beside the tables, which
 * wait in their browser for most of their time, what needs no browser.
 */
const beside: Readonly<Record<string, readonly string[]>> = {
  'test:types': named(
    'lint',
    'imports',
    'source',
    'unused',
    'locales',
    'words',
    'text',
    'map',
    'content',
    'lock',
    'standards',
    'catalogue',
    'games',
    'offers',
    'policies',
  ),
  'test:tables': named('unit', 'properties', 'build', 'bundle', 'size'),
};

type Result = readonly [name: string, count: Count, seconds: number, wrong: readonly string[]];

async function runOne(name: string): Promise<Result> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { code, output } = await runScript(name);
  return [name, countOf(output, code), (performance.now() - startedAt) / 1000, wrongOf(output)];
}

async function runAll(names: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const name of names) results.push(await runOne(name));
  return results;
}

/** Tests start the product many times over: what Node made of its modules is kept, which halves a start. */
const env = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/faceup/compiled') };

function runScript(name: string): Promise<{ code: number; output: string }> {
  const child = spawn('npm', ['run', '--silent', name], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-50_000);
      target.write(chunk);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const linesOf = (output: string): string[] => output.replaceAll(/\u001b\[[0-9;]*m/g, '').split('\n');

/**
 * The tests that failed, or passed only when tried again, by name: vitest says `FAIL  project file > test` of each, Playwright
 * lists `[project] › file › test` under the counts at the end, and has told above what each of them met first. Whoever reads the
 * end of a long log wants these first.
 */
export function wrongOf(output: string): string[] {
  const lines = linesOf(output);
  const counts = lines.findIndex((line) => /^\s+\d+ (failed|flaky|passed)\b/.test(line));
  const listed = counts === -1 ? [] : lines.slice(counts).filter((line) => /^\s+\[\w+\] › /.test(line));
  const told = (name: string): string => {
    const head = lines.findIndex((line) => /^\s+\d+\) \[/.test(line) && line.includes(name));
    const met = head === -1 ? undefined : lines.slice(head).find((line) => /Error: /.test(line));
    return met === undefined ? name : `${name} — ${met.trim()}`;
  };
  const failed = lines
    .filter((line) => /^\s*FAIL\s|\(retry x\d+\)/.test(line))
    .map((line) => line.replace(/^\s*(?:FAIL|✓)\s+/, ''));
  return [...new Set([...failed.map((line) => line.trim()), ...listed.map((line) => told(line.trim()))])];
}

/** Reads the last summary of vitest (`Tests  2 failed | 40 passed (42)`) or Playwright (`3 failed`, `12 passed (1m)`). */
export function countOf(output: string, code: number): Count {
  const lines = linesOf(output);
  const vitest = lines.findLast((line) => /^\s*Tests\s+\d/.test(line));
  const playwright = lines.filter((line) =>
    /^\s+\d+ (passed|failed|flaky|skipped|did not run|interrupted)\b/.test(line),
  );
  const summary = vitest ?? playwright.join(' ');
  const number = (...words: string[]) =>
    words.reduce((total, word) => total + Number(new RegExp(`(\\d+) ${word}\\b`).exec(summary)?.[1] ?? 0), 0);
  if (summary === '') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const failed = number('failed', 'interrupted', 'did not run');
  // A runner that ends badly with every test green broke outside of them.
  return {
    passed: number('passed', 'flaky'),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: number('skipped', 'todo'),
  };
}

if (import.meta.main) await main(process.argv.slice(2));
