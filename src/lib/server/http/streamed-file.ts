import { fail, ok, type Result } from '#domain/result.ts';
import type { Download } from './download.ts';

/** Files that this process writes at once. Each costs one small page of memory and a database connection now and then. */
const runningMax = 8;
/** A client that reads nothing for so long has lost its file: what it holds is needed by others. */
const idleMsMax = 30_000;
/** Nor is a place kept for who takes a few bytes now and then: at 1 Mbit/s this is 200 MB. */
const wholeMsMax = 30 * 60_000;

/** Whose files are under way. */
const running = new Set<string>();

/**
 * A file that is written while the client takes it, part by part. One at a time for each `owner`, a player or one of the staff; with another under way, or too many
 * in all, it is refused with the seconds to wait. A part that fails ends the connection, so that no half file passes for a whole.
 */
export function streamedFile(
  owner: string,
  { name, type }: Pick<Download, 'name' | 'type'>,
  parts: AsyncGenerator<string | Uint8Array, void>,
): Result<Download, 'rate_limited'> {
  if (running.has(owner) || running.size >= runningMax) return fail('rate_limited', { retryAfterSeconds: 10 });
  running.add(owner);
  return ok({ name, type, body: bodyOf(parts, () => running.delete(owner)) });
}

function bodyOf(parts: AsyncGenerator<string | Uint8Array, void>, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const timers: NodeJS.Timeout[] = [];
  const end = async () => {
    for (const timer of timers) clearTimeout(timer);
    onEnd();
    await parts.return();
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const giveUp = () => {
          controller.error(new Error('the file was not taken'));
          void end();
        };
        timers.push(setTimeout(giveUp, idleMsMax), setTimeout(giveUp, wholeMsMax).unref());
      },
      async pull(controller) {
        try {
          const { value, done } = await parts.next();
          if (value !== undefined) controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
          if (done) {
            await end();
            controller.close();
          } else timers[0]?.refresh();
        } catch (error) {
          await end();
          throw error;
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
