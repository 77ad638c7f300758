import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The whole product in a process of its own, as `npm start` runs it after the build, on a folder of its own. */
export type Site = {
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What the process wrote so far, for a failed test's message. */
  readonly output: () => string;
  /** Ends the process the hard way and waits for it to be gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same folder and port. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** `home`: where its folder is made. `name`: the host that players type, where it is another than this machine's own. */
export async function startSite(env: Record<string, string> = {}, home = tmpdir(), name = 'localhost'): Promise<Site> {
  const dataDir = await mkdtemp(join(home, 'faceup-site-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let output = '';
  let child = launch();

  function launch(): ChildProcess {
    // With the young generation that `npm start` gives it: V8's own choice is 90 MiB more, and no faster.
    const started = spawn(process.execPath, ['--max-semi-space-size=8', 'src/lib/server/main.ts'], {
      env: {
        ...withoutDatabase(process.env),
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_ORIGIN: `http://${name}:${port}`,
        LOG_LEVEL: 'warn',
        // A test need not wait between rounds.
        PACE_TABLE_MS: '0',
        PACE_QUICK_MS: '0',
        // Every player of a test comes from one address.
        RATE_SCALE: '1000',
        CAPTCHA_ROUNDS: '50',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    return started;
  }

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };

  await ready(
    origin,
    () => child,
    () => output,
  );
  return {
    origin,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    output: () => output,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = launch();
      await ready(
        origin,
        () => child,
        () => output,
      );
    },
    stop: async () => {
      // A killed process leaves its PostgreSQL behind: a start and a proper stop take it down.
      if (child.signalCode === 'SIGKILL') {
        child = launch();
        await ready(
          origin,
          () => child,
          () => output,
        );
      }
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(origin: string, child: () => ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child().exitCode !== null) throw new Error(`The site ended before it was ready:\n${output()}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site was not ready within 60 s:\n${output()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function withoutDatabase(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept = Object.entries(env).filter(([name, value]) => value !== undefined && name !== 'DATABASE_URL');
  return Object.fromEntries(kept) as Record<string, string>;
}
