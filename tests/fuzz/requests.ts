import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Chance } from './chance.ts';
import type { Known, Persona } from './personas.ts';
import type { Request } from './send.ts';
import { madeFrom, mutatedJson, mutatedText } from './values.ts';

const json = 'application/json';

const textsOf = (schema: z.ZodMiniType | undefined, chance: Chance, known: Known): [string, string][] =>
  schema === undefined
    ? []
    : Object.entries(Object(madeFrom(schema, chance, known))).map(([name, value]) => [
        name,
        mutatedText(String(value), chance),
      ]);

/** Unpaired surrogates have no place in an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A call made by its schemas, with up to a few things wrong with it. */
export const requestOf = (call: Call, persona: Persona, origin: string, chance: Chance): Request => {
  const { known } = persona;
  const params = new Map(textsOf(call.params, chance, known));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params.get(name) ?? ''));
  const query = textsOf(call.query, chance, known).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  if (chance.happens(0.03)) query.push(chance.one(['isAdmin=1', 'a', '=', '%', '&&', query[0] ?? 'page=1']));
  const body = bodyOf(call, chance, known);
  return {
    method: call.method,
    target: query.length === 0 ? path : `${path}?${query.join('&')}`,
    headers: {
      origin,
      cookie: persona.cookies(),
      ...(call.idempotencyKey && chance.happens(0.95) && { 'idempotency-key': keyOf(chance, known) }),
      ...(body !== undefined && { 'content-type': typeOf(call, chance) }),
    },
    ...(body !== undefined && { body }),
  };
};

const keyOf = (chance: Chance, known: Known): string => {
  const key = chance.happens(0.8) ? randomUUID() : (known.get('id')?.at(-1) ?? '');
  return /^[\x20-\x7e]+$/.test(key) ? key : randomUUID();
};

const typeOf = ({ bodyType = 'json' }: Call, chance: Chance): string =>
  chance.happens(0.97)
    ? { json, multipart: 'multipart/form-data; boundary=a', raw: json }[bodyType]
    : chance.one([
        'text/plain',
        `${json}; charset=utf-16`,
        'application/x-www-form-urlencoded',
        `${json};${'a'.repeat(500)}`,
        '*/*',
      ]);

const bodyOf = (call: Call, chance: Chance, known: Known): Uint8Array<ArrayBuffer> | undefined => {
  if (call.method === 'GET' || (call.body === undefined && chance.happens(0.98))) return undefined;
  const text = mutatedJson(call.body === undefined ? {} : madeFrom(call.body, chance, known), chance);
  if (call.bodyType === 'multipart' && chance.happens(0.8))
    return Buffer.from(
      `--a\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${text}\r\n--a--\r\n`,
    );
  return encodedBody(text, chance);
};

/** UTF-8, for the most part. */
const encodedBody = (text: string, chance: Chance): Uint8Array<ArrayBuffer> => {
  if (chance.happens(0.95)) return Buffer.from(text);
  const bytes = Buffer.from(text);
  switch (chance.below(4)) {
    case 0:
      return Buffer.from(text, 'utf16le');
    case 1:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
    case 2:
      return Buffer.concat([
        bytes.subarray(0, bytes.length / 2),
        Buffer.from([0xc0, 0xaf, 0xff]),
        bytes.subarray(bytes.length / 2),
      ]);
    default:
      return Buffer.from(text, 'latin1');
  }
};
