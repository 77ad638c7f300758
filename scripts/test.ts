import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What one `test:*` came to. A check that is no test runner counts as one test. */
type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Every `test:*` of package.json, in its order; names as arguments choose among them. */
async function main(chosen: readonly string[]): Promise<void> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // `test:postgres` runs some of the others again and is CI's own.
  const all = Object.keys(scripts).filter((name) => name.startsWith('test:') && name !== 'test:postgres');
  const wanted = chosen.length === 0 ? all : chosen.map((name) => `test:${name}`);
  const results: [string, Count, number][] = [];
  for (const name of wanted) {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    const { code, output } = await runScript(name);
    results.push([name, countOf(output, code), (performance.now() - startedAt) / 1000]);
  }
  console.log('');
  for (const [name, { passed, failed, skipped }, seconds] of results)
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${passed}/${passed + failed + skipped} in ${seconds.toFixed(1)} s`,
    );
  const sum = (key: keyof Count) => results.reduce((total, [, count]) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  if (sum('failed') > 0 || results.length === 0) process.exitCode = 1;
}

function runScript(name: string): Promise<{ code: number; output: string }> {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Reads the last summary of vitest (`Tests  2 failed | 40 passed (42)`) or Playwright (`3 failed`, `12 passed (1m)`). */
export function countOf(output: string, code: number): Count {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const lines = output.replaceAll(/\u001b\[[0-9;]*m/g, '').split('\n');
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
