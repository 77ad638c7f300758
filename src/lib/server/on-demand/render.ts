import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** What Astro's build leaves behind as the handler of its on-demand pages. */
export type NodeHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
  locals?: object,
) => void;

export type Rendered = {
  readonly status: number;
  /** Small letters; what Astro said about the page, its policy among it. */
  readonly headers: OutgoingHttpHeaders;
  readonly html: string;
};

/** Keeps what is written instead of sending it. */
class Captured extends ServerResponse {
  readonly chunks: Buffer[] = [];
  told: OutgoingHttpHeaders = {};

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((part) => typeof part === 'object' && part !== null);
    this.told = { ...(headers as OutgoingHttpHeaders | undefined) };
    return this;
  }

  override write(chunk: unknown): boolean {
    this.chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    this.emit('finish');
    return this;
  }
}

/**
 * Renders the page at `url`, a path with its query. Astro is given a request of our own making: a page is the same for
 * everybody, so no cookie, host or header of a visitor gets near it. `locals` is what a page is told: one of the desk what it shows, the search
 * which games are held. Null when Astro knows no such page.
 */
export const renderPage = (
  handler: NodeHandler,
  url: string,
  host: string,
  locals?: object,
): Promise<Rendered | null> =>
  new Promise((resolve, reject) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url, headers: { host } });
    request.push(null);
    const answer = new Captured(request);
    answer.once('finish', () =>
      resolve({ status: answer.statusCode, headers: answer.told, html: Buffer.concat(answer.chunks).toString('utf8') }),
    );
    answer.once('error', reject);
    handler(request, answer, (error) => (error === undefined ? resolve(null) : reject(error)), locals);
  });
