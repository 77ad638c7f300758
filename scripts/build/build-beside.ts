import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { momentVariable } from '#content/moment.ts';
import { overlayVariable } from '#content/overlay.ts';
import type { BuiltPages, PageBuilder } from '#server/pages/page-builder.ts';

const script = 'scripts/build-published.ts';
/** People play meanwhile: they come first. */
const lowest = 19;

/** Builds in a process of its own, beside the house that goes on playing. */
export const buildBeside: PageBuilder = ({ overlay, moment }, signal) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, [overlayVariable]: overlay ?? '', [momentVariable]: moment.toISOString() },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, lowest);
    } catch {
      // It is over already, or the system has no such thing: it is built all the same.
    }
    const end = (): void => void child.kill();
    signal.addEventListener('abort', end, { once: true });
    let said = '';
    let result: BuiltPages | undefined;
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-3_000);
    });
    child.on('message', (message) => {
      result = message as BuiltPages;
    });
    child.once('error', (error) => {
      said += error.message;
    });
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      done(result ?? { state: 'failed', fault: `The builder ended with ${code}. ${said}`.slice(0, 3_900) });
    });
  });
