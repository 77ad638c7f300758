import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager, type StoredMsg } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const program = ['/usr/sbin/nats-server', '/usr/bin/nats-server'].find((path) => existsSync(path)) ?? 'nats-server';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A real NATS server with JetStream on a folder of its own. */
export const startNats = async () => {
  const port = await freePort();
  const url = `nats://127.0.0.1:${port}`;
  let folder = '';
  let running: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    folder ||= await mkdtemp(join(tmpdir(), 'faceup-nats-'));
    const started = spawn(program, ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)]);
    running = started;
    await new Promise<void>((resolve, reject) => {
      started.on('error', reject);
      started.on('exit', () => reject(new Error('nats-server ended')));
      started.stderr.on('data', (said: Buffer) => said.includes('Server is ready') && resolve());
    });
  };
  const kill = async (): Promise<void> => {
    const ended = running;
    running = undefined;
    if (ended === undefined || ended.exitCode !== null) return;
    ended.kill('SIGKILL');
    await new Promise((resolve) => ended.once('exit', resolve));
  };
  const wipe = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true });
    folder = '';
  };
  await start();
  return {
    url,
    start,
    /** As a power cut does. */
    kill,
    /** With all that it held. */
    wipe,
    /** What the house's stream holds, the oldest first. */
    held: async () => {
      const connection = await connect({ servers: url });
      try {
        const { streams } = await jetstreamManager(connection);
        const { state } = await streams.info('FACEUP_EVENTS');
        const found: { readonly subject: string; readonly id: string; readonly body: unknown }[] = [];
        for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq += 1) {
          const message: StoredMsg | null = await streams.getMessage('FACEUP_EVENTS', { seq });
          if (message)
            found.push({ subject: message.subject, id: message.header.get('Nats-Msg-Id'), body: message.json() });
        }
        return found;
      } finally {
        await connection.close();
      }
    },
  };
};
