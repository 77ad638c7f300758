/** A call to an aggregator's server. */
export type StudioAsk = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly msMax: number;
  readonly bytesMax: number;
};

/** Nobody answered, or not as agreed. `message` has neither key, token nor any word of the answer. */
class StudioSilent extends Error {
  override readonly name = 'StudioSilent';
}

/** The JSON of an answer, as of a stranger: in time, within bounds, 200 and from where it was asked. Throws `StudioSilent`. */
export async function askStudio({ url, headers, body, msMax, bytesMax }: StudioAsk): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(msMax),
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new StudioSilent(`status ${response.status}`);
    }
    return JSON.parse(await readBounded(response, bytesMax));
  } catch (error) {
    if (error instanceof StudioSilent) throw error;
    // JSON's own message repeats what it could not read.
    throw new StudioSilent(error instanceof SyntaxError ? 'no JSON' : error instanceof Error ? error.name : 'unknown');
  }
}

async function readBounded(response: Response, bytesMax: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    // Leaving the loop cancels the rest.
    if (bytes > bytesMax) throw new StudioSilent('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A launch is waited for by a player, a list by nobody. */
export const launchBounds = { msMax: 5_000, bytesMax: 64 * 1024 } as const;
export const listBounds = { msMax: 60_000, bytesMax: 64 * 1024 * 1024 } as const;
