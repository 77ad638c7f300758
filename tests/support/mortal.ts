import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Bundled, bundled } from './bundled.ts';
import type { TestServer } from './server.ts';

/** A process of the house beside `server`: same database and secrets. */
export type Mortal = {
  readonly origin: string;
  /** From now on it ends by SIGKILL at the n-th place where a request waits for the database. */
  readonly arm: (dieAt: number) => Promise<void>;
  /** By which signal it ended. */
  readonly ended: Promise<string | null>;
  readonly kill: () => void;
};

/** The program of such a process, made once by a file of tests that starts many, and removed by it. */
export const mortalProgram = (): Promise<Bundled> => bundled(new URL('./mortal-server.ts', import.meta.url));

export async function startMortal(server: Pick<TestServer, 'env'>, program: Bundled): Promise<Mortal> {
  const child = fork(program.file, {
    env: { ...process.env, ...server.env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null);
  const { port } = await hear<{ port: number }>(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    arm: async (dieAt) => {
      child.send({ dieAt });
      await hear(child);
    },
    ended,
    kill: () => void child.kill('SIGKILL'),
  };
}

const hear = async <T>(child: ChildProcess): Promise<T> => {
  const [message] = await once(child, 'message');
  return message as T;
};
