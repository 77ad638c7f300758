/**
 * Streams the raw bytes of the generator that decides every round, for outside test batteries:
 * npm run -s rng -- --bytes 1000000000 [--server-seed HEX] | dieharder -a -g 200
 * The bytes are those of one round's stream (client seed `rng`, nonce 0), block after block, as docs tell them. Without
 * a server seed a new one is made and told on stderr, so that the same bytes can be had again. Waits for a slow reader
 * and ends quietly when the reader does. A bad argument: one line on stderr and exit code 2.
 */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isServerSeed, serverSeedBytes, serverSeedFrom } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { fail, ok, type Result } from '#domain/result.ts';

const options = { bytes: { type: 'string' }, 'server-seed': { type: 'string' } } as const;

const chunkBytes = 65_536;

/** `count` bytes of the generator in chunks, each made when it is asked for. */
export function* rawBytes(serverSeed: string, count: number): Generator<Uint8Array> {
  const { u32 } = createStream({ serverSeed, clientSeed: 'rng', nonce: 0 });
  for (let left = count; left > 0; left -= chunkBytes) {
    const chunk = new DataView(new ArrayBuffer(chunkBytes));
    const size = Math.min(left, chunkBytes);
    for (let offset = 0; offset < size; offset += 4) chunk.setUint32(offset, u32());
    yield new Uint8Array(chunk.buffer, 0, size);
  }
}

type Wanted = { readonly count: number; readonly serverSeed: string | undefined };

/** How many bytes of which seed, or one line that says which argument is wrong. */
export const readWanted = (args: string[]): Result<Wanted> => {
  try {
    const { bytes = '', 'server-seed': serverSeed } = parseArgs({ args, options, strict: true }).values;
    if (!/^[1-9]\d{0,14}$/.test(bytes)) return fail('--bytes must be a whole number from 1');
    if (serverSeed !== undefined && !isServerSeed(serverSeed))
      return fail('--server-seed must be 64 lower-case hex digits');
    return ok({ count: Number(bytes), serverSeed });
  } catch (error) {
    return fail(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
};

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE');

const stream = async ({ count, serverSeed }: Wanted): Promise<void> => {
  const seed = serverSeed ?? serverSeedFrom(randomBytes(serverSeedBytes));
  if (serverSeed === undefined) console.error(`rng: --server-seed ${seed}`);
  try {
    await pipeline(Readable.from(rawBytes(seed, count)), process.stdout);
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  }
};

if (import.meta.main) {
  const wanted = readWanted(process.argv.slice(2));
  if (wanted.ok) {
    await stream(wanted.value);
  } else {
    console.error(`rng: ${wanted.code}`);
    process.exitCode = 2;
  }
}
