import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly number: number;
    readonly type: string;
    readonly key: string;
  };
  readonly signatures: number;
};

type IsSigned = (secret: string, headers: Headers, body: string) => boolean;

/** What docs/rooms/events.md gives receivers to see that a message is the house's, as it stands there. */
export const isSignedOfDocs = async (): Promise<IsSigned> => {
  const [, code = ''] = /```js\n([\s\S]+?)```/.exec(await readFile('docs/rooms/events.md', 'utf8')) ?? [];
  const text = `${code}\nexport { isSigned };`;
  const { isSigned } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { isSigned: IsSigned };
  return isSigned;
};

type Answer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string }
  | 'hang_up';

/** A receiver on a port. `answer` says what it does with a message, 204 unless told otherwise; `received` is what it took. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const asked: Received[] = [];
  const heads: { readonly headers: Headers; readonly text: string; readonly path: string }[] = [];
  const desk = { answer: (_message: Received): Answer => ({}) };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const headers = new Headers(request.headers as Record<string, string>);
      heads.push({ headers, text, path: request.url ?? '' });
      const message = {
        id: headers.get('webhook-id') ?? '',
        body: JSON.parse(text),
        signatures: (headers.get('webhook-signature') ?? '').split(' ').length,
      };
      asked.push(message);
      const answer = desk.answer(message);
      if (answer === 'hang_up') {
        request.socket.destroy();
        return;
      }
      const { status = 204, headers: more = {}, body } = answer;
      if (status < 300) received.push(message);
      response.writeHead(status, more).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    /** What it took, and all that it was asked to take. */
    received,
    asked,
    heads,
    desk,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
};
