import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorStatus } from '#contract/error-status.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { sql } from '#server/db/db.ts';
import { badBodies, badTexts, brokenBodies, validOf } from '#tests/support/fuzz.ts';
import { type Player, signUp } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const logged: { level: number; msg: string }[] = [];
const log = pino(
  { level: 'warn' },
  new Writable({
    write: (line, _encoding, done) => {
      logged.push(JSON.parse(String(line)));
      done();
    },
  }),
);
const countPostings = sql('count_postings_of_all', 'SELECT count(*) AS postings FROM posting');

let server: TestServer;
let player: Player;
let postings: bigint;
let sentAll = 0;
beforeAll(async () => {
  server = await startServer({ parts: { log } });
  player = await signUp(server.origin);
  postings = await postingsNow();
});
afterAll(() => server.stop());

const postingsNow = async (): Promise<bigint> => {
  const [row] = await server.ctx.db.query<{ postings: bigint }>(countPostings, []);
  return row?.postings ?? -1n;
};

type Sent = { readonly label: string; readonly path: string; readonly body?: string; readonly type?: string };

const texts = (schema: Call['params']): Record<string, string> =>
  schema === undefined
    ? {}
    : Object.fromEntries(Object.entries(Object(validOf(schema))).map(([k, v]) => [k, String(v)]));

const fill = (path: string, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

const shapeOf = (schema: Call['params']): [string, NonNullable<Call['params']>][] =>
  schema === undefined ? [] : Object.entries(Object(schema).shape);

/** Every systematic mistake one can make with a call: in its path, its query and its body. */
const mistakes = (call: Call): Sent[] => {
  const params = texts(call.params);
  const path = fill(call.path, params);
  const json = call.body && call.bodyType === undefined ? JSON.stringify(validOf(call.body)) : undefined;
  const body = json === undefined ? {} : { body: json };
  const inPath = shapeOf(call.params).flatMap(([name, schema]) =>
    badTexts(schema).map((text) => ({
      label: `{${name}} = ${text.slice(0, 30)}`,
      path: fill(call.path, { ...params, [name]: text }),
      ...body,
    })),
  );
  const inQuery = [
    ...shapeOf(call.query).flatMap(([name, schema]) =>
      badTexts(schema).map((text) => ({
        label: `?${name}=${text.slice(0, 30)}`,
        path: `${path}?${new URLSearchParams({ [name]: text })}`,
      })),
    ),
    { label: '?isAdmin', path: `${path}?isAdmin=1`, ...body },
  ];
  if (call.body === undefined || json === undefined)
    return [...inPath, ...inQuery, { label: 'a body where none is wanted', path, body: '{"isAdmin":true}' }].filter(
      (sent) => call.method !== 'GET' || !('body' in sent),
    );
  const inBody = [...badBodies(call.body), ...brokenBodies(call.body)].map((bad) => ({
    label: bad.label,
    path,
    body: bad.json,
  }));
  const asForm = { label: 'as text/plain', path, body: json, type: 'text/plain' };
  const tooLarge = { label: '2 MB', path, body: json.replace('{', `{${' '.repeat(2_000_000)}`) };
  return [...inPath, ...inQuery, ...inBody, asForm, tooLarge];
};

const send = async (call: Call, { path, body, type = 'application/json' }: Sent) => {
  const response = await fetch(server.origin + path, {
    method: call.method,
    headers: {
      origin: server.origin,
      cookie: player.cookies(),
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, text };
};

/** A refusal for another reason would prove nothing about the input. */
const beside: readonly ErrorCode[] = ['rate_limited', 'not_signed_in', 'cross_site_refused'];

const codeOf = (text: string): ErrorCode | undefined => {
  try {
    return JSON.parse(text).code;
  } catch {
    return undefined;
  }
};

const built = Object.entries<Call>(calls).filter(
  ([, call]) => call.bodyType !== 'raw' && call.bodyType !== 'multipart',
);

describe('every built call refuses bad input with a 4xx and a code (must-hold 14, 34; ASVS 2.2.1)', () => {
  test.each(built)('%s', async (_name, call) => {
    const wrong: string[] = [];
    for (const sent of mistakes(call)) {
      sentAll += 1;
      const { status, text } = await send(call, sent);
      const code = codeOf(text);
      if (status < 400 || status >= 500 || code === undefined || errorStatus[code] !== status || beside.includes(code))
        wrong.push(`${sent.label}: ${status} ${text.slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('of more than 1,000 mistakes none was posted or logged as an error', async () => {
    expect(sentAll).toBeGreaterThan(1000);
    expect(await postingsNow()).toBe(postings);
    expect(logged).toEqual([]);
  });
});
