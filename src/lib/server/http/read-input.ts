import type { Call } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { fieldError, fieldsOf } from '#contract/field-error.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { readBytes, textOf } from './body.ts';
import { isPlainForm } from './form-shape.ts';
import { parseStrictJson } from './strict-json.ts';

/** What of a call says what it brings. */
type ReadCall = Pick<Call, 'params' | 'query' | 'body' | 'bodyType'>;

type Input = { params: unknown; query: unknown; body: unknown; raw: Uint8Array };
type InputFault = { readonly code: ErrorCode; readonly fields?: Record<string, string> };
type Read = { readonly ok: true; readonly value: Input } | { readonly ok: false; readonly fault: InputFault };

const nothing = new Uint8Array();
const refuse = (code: ErrorCode, fields?: Record<string, string>): Read => ({
  ok: false,
  fault: fields === undefined ? { code } : { code, fields },
});

/** Reads and checks everything a call brings with it; afterwards nothing is unknown any more. */
export async function readInput(
  call: ReadCall,
  request: Request,
  params: Record<string, string>,
  bytesMax: number,
): Promise<Read> {
  const query = queryOf(request.url);
  if (!query.ok) return refuse('bad_request', { [query.name]: 'repeated_key' });
  const body = await readBody(call, request, bytesMax);
  if (!body.ok) return refuse(body.code, body.facts && { body: String(body.facts['body']) });

  const input: Input = { params: undefined, query: undefined, body: undefined, raw: body.value.raw };
  // Without a prototype, so that no name is swallowed: `__proto__` is a field like any other.
  const fields: Record<string, string> = Object.create(null);
  let sound = true;
  const given = { params, query: query.value, body: body.value.json };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema === undefined) {
      if (part === 'query') for (const name of Object.keys(query.value)) fields[name] = 'unknown_field';
      continue;
    }
    const parsed = schema.safeParse(given[part], { error: fieldError });
    if (parsed.success) input[part] = parsed.data;
    else {
      sound = false;
      Object.assign(fields, fieldsOf(parsed.error));
    }
  }
  return sound && Object.keys(fields).length === 0 ? { ok: true, value: input } : refuse('bad_request', fields);
}

type Query =
  | { readonly ok: true; readonly value: Record<string, string> }
  | { readonly ok: false; readonly name: string };

/** Names and values of the query; the name that stands there twice, since readers differ in which one counts. */
function queryOf(url: string): Query {
  const start = url.indexOf('?');
  if (start === -1) return { ok: true, value: {} };
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    if (name in query) return { ok: false, name: name.slice(0, 100) };
    query[name] = value;
  }
  return { ok: true, value: { ...query } };
}

/** The fields and files of a form, each name once; bounded like every body, files included. */
async function readForm(request: Request, type: string | null, bytesMax: number): Promise<Result<Body, ErrorCode>> {
  if (type === null || !/^multipart\/form-data\s*;/i.test(type)) return fail('unsupported_media_type');
  const raw = await readBytes(request, bytesMax);
  if (!raw.ok) return raw;
  if (!isPlainForm(raw.value, type)) return fail('bad_request', { body: 'syntax' });
  const fields: Record<string, unknown> = Object.create(null);
  try {
    const form = await new Response(raw.value as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': type },
    }).formData();
    for (const [name, value] of form) {
      if (name in fields) return fail('bad_request', { body: 'repeated_key' });
      fields[name] = value;
    }
  } catch {
    return fail('bad_request', { body: 'syntax' });
  }
  return ok({ json: { ...fields }, raw: nothing });
}

type Body = { readonly json: unknown; readonly raw: Uint8Array };

async function readBody(call: ReadCall, request: Request, bytesMax: number): Promise<Result<Body, ErrorCode>> {
  const type = request.headers.get('content-type');
  const length = request.headers.get('content-length');
  if (call.bodyType === 'raw') {
    const raw = await readBytes(request, bytesMax);
    return raw.ok ? ok({ json: undefined, raw: raw.value }) : raw;
  }
  if (call.body === undefined) {
    const isEmpty = (length === null && request.headers.get('transfer-encoding') === null) || length === '0';
    if (isEmpty) return ok({ json: undefined, raw: nothing });
    const raw = await readBytes(request, bytesMax);
    if (!raw.ok) return raw;
    // A client may send `{}` where nothing is wanted; anything more is a mistake.
    return /^\s*(\{\s*\})?\s*$/.test(textOf(raw.value) ?? '-')
      ? ok({ json: undefined, raw: nothing })
      : fail('bad_request', { body: 'unknown_field' });
  }
  if (call.bodyType === 'multipart') return readForm(request, type, bytesMax);
  if (type === null || !/^application\/json(\s*;\s*charset=utf-8)?\s*$/i.test(type))
    return fail('unsupported_media_type');
  const raw = await readBytes(request, bytesMax);
  if (!raw.ok) return raw;
  const text = textOf(raw.value);
  if (text === null) return fail('bad_request', { body: 'not_utf8' });
  const json = parseStrictJson(text);
  return json.ok ? ok({ json: json.value, raw: nothing }) : fail('bad_request', { body: json.fault });
}
