import type { z } from 'zod';
import { ChainUnavailable } from '../../common/chain-unavailable.ts';

/**
 * Asks a node one thing by JSON-RPC. A `value` with a point arrives as the text that the node wrote: a double would round large
 * amounts. Throws `ChainUnavailable` for a node that is away, slow, or says that it cannot.
 */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** What a node refused by a code of its own, which some callers expect (a block that is none any more). */
export class RpcRefused extends ChainUnavailable {
  readonly code: number;
  constructor(method: string, code: number, message: string) {
    super(`${method}: ${message} (${code})`);
    this.code = code;
  }
}

/** A node's answer in the shape that was expected. Throws `ChainUnavailable`: a node that answers otherwise is as good as away. */
export const parse = <T>(shape: z.ZodType<T>, value: unknown): T => {
  const parsed = shape.safeParse(value);
  if (!parsed.success)
    throw new ChainUnavailable(`the node's answer cannot be read: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
};

const answerMsMax = 20_000;
/** A full block of Bitcoin with all its transactions is some 15 MB of JSON. */
const answerBytesMax = 64 * 1024 * 1024;

/** `url` may hold user and password, which go into the header where they belong. Follows no redirect. */
export function jsonRpc(url: string): Rpc {
  const target = new URL(url);
  const headers = { 'content-type': 'application/json', ...authorization(target) };
  target.username = '';
  target.password = '';
  let count = 0;
  return async (method, params) => {
    count += 1;
    const body = JSON.stringify({ jsonrpc: '2.0', id: count, method, params });
    const text = await post(target, headers, body, method);
    const answer = readAnswer(text);
    if (answer === undefined) throw new ChainUnavailable(`${method}: no answer of JSON-RPC`);
    if ('error' in answer && answer.error !== null && answer.error !== undefined) {
      const { code, message } = answer.error;
      throw new RpcRefused(method, Number(code), String(message).slice(0, 200));
    }
    return answer.result ?? null;
  };
}

type Answer = { readonly result?: unknown; readonly error?: { code?: unknown; message?: unknown } | null };

/** Put in quotes before it is parsed: a reviver would take four times as long over a block, on the thread that serves players. */
const decimalValue = /"value":\s*(\d+\.\d+)/g;

function readAnswer(text: string): Answer | undefined {
  try {
    const parsed: unknown = JSON.parse(text.replaceAll(decimalValue, '"value":"$1"'));
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

async function post(url: URL, headers: Record<string, string>, body: string, method: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(answerMsMax);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (response.status === 401 || response.status === 403)
      throw new ChainUnavailable(`${method}: the node refuses user and password (${response.status})`);
    // A node of Bitcoin answers 500 with the error in its body.
    return await readBounded(response);
  } catch (error) {
    if (error instanceof ChainUnavailable) throw error;
    throw new ChainUnavailable(`${method}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > answerBytesMax) throw new ChainUnavailable('an answer of more bytes than any block has');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function authorization({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
