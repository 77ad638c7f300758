import type { Call } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { fail, type Result } from '#domain/result.ts';
import type { ServerContext } from '../context.ts';
import { endKeys, endOthers, hashOfWish, makeKey } from '../services/identity/made-keys.ts';
import { currentSession } from '../services/identity/sessions.ts';
import { answeredBefore, firstAnswer } from '../services/kept-answers.ts';
import { askRegisters } from '../services/registers/ask.ts';
import { registerCalls } from '../services/registers/moments.ts';
import { sessionCookies } from './cookies.ts';
import { isSameSite } from './cross-site.ts';
import { type Download, downloadResponse } from './download.ts';
import { eventStream, type Listen, writeEvents } from './event-stream.ts';
import type { Exchange } from './exchange.ts';
import type { Metrics } from './metrics.ts';
import { type ProblemDetails, problemResponse } from './problem.ts';
import type { RateGate } from './rate.ts';
import { readInput } from './read-input.ts';
import type { CallName, Incoming, Route, Text } from './route.ts';
import type { HeaderRecord } from './security-headers.ts';
import { createTurns } from './turns.ts';
import { createUploadGate } from './upload-gate.ts';

const bodyBytesMax = 16 * 1024;
/** Handlers of one player that run side by side in this process. */
const turnsAtOnce = 6;
/** Calls of one player that may stand in line behind those; with more, somebody floods. */
const turnsWaitingMax = 200;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Refusal = { readonly code: ErrorCode; readonly details?: ProblemDetails };
/** `text`: as it was answered first, where answers are kept; null is an answer without a body. */
type Outcome = { readonly refusal: Refusal } | { readonly value: unknown } | { readonly text: string | null };

/**
 * What every call goes through, in this order: flood guard, our own page or not, country, who calls, what it brings (a file
 * only once the session was looked up), session, idempotency key, rate limit, the player's turn, what a day allows, the registers of self-excluded people, handler, and what was answered first, where answers are kept. The first that refuses answers; nothing behind it is touched.
 */
export function callRunner(ctx: ServerContext, base: HeaderRecord, metrics: Metrics, gate: RateGate) {
  const { config } = ctx;
  const cookies = sessionCookies(config.publicOrigin);
  const turnOf = createTurns(turnsAtOnce, turnsWaitingMax);
  const letIn = createUploadGate();
  const headers = { ...base, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

  return async (
    name: string,
    call: Call,
    route: Route<Call>,
    request: Request,
    params: Record<string, string>,
    exchange: Exchange,
  ): Promise<Response> => {
    const { requestId, ip, country } = exchange;
    const startedAt = performance.now();
    if (route.deadlineMs !== undefined) exchange.deadline.allow(route.deadlineMs);
    const setCookies: string[] = [];

    let endUpload: (() => void) | null = null;
    const attempted = await attempt().finally(() => endUpload?.());
    // The caller was told so already: nothing may begin now, a stream least of all.
    const outcome = exchange.deadline.isOver() ? tooLate : attempted;
    const response =
      'refusal' in outcome
        ? problemResponse(outcome.refusal.code, requestId, base, outcome.refusal.details)
        : 'text' in outcome
          ? toldText(outcome.text)
          : answer(outcome.value);
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
    metrics.observe(name, response.status, performance.now() - startedAt);
    if ([403, 429, 451].includes(response.status))
      ctx.log.info({ requestId, call: name, status: response.status }, 'call refused');
    return response;

    async function attempt(): Promise<Outcome> {
      const wait = gate.atDoor(route.rate, ip);
      if (wait > 0) return later(wait);
      const isSigned = call.bodyType === 'raw';
      if (call.method !== 'GET' && !isSigned && !isSameSite(request.headers, config.publicOrigin))
        return { refusal: { code: 'cross_site_refused' } };
      // Asked anew for each call: a country that closes is closed to those who are signed in, too.
      if (call.country === 'restricted' && ctx.restrictedCountries.has(country))
        return { refusal: { code: 'country_blocked', details: { facts: { country } } } };

      const sessionToken = cookies.read(request.headers.get('cookie'));
      if (call.session === 'player' && sessionToken === null) return { refusal: { code: 'not_signed_in' } };
      // A file is read into memory: for somebody who is signed in alone, and few at a time.
      const isUpload = call.bodyType === 'multipart' && call.session === 'player';
      const uploader = isUpload ? await currentSession(ctx, sessionToken ?? '') : null;
      if (isUpload && uploader === null) return signedOut();
      endUpload = uploader && (await letIn(uploader.playerId));
      if (isUpload && endUpload === null) return later(1);
      const input = await readInput(call, request, params, route.bodyBytesMax ?? bodyBytesMax);
      if (!input.ok) {
        const { code, fields } = input.fault;
        return { refusal: { code, ...(fields && { details: { fields } }) } };
      }
      const session = call.session === 'player' ? (uploader ?? (await currentSession(ctx, sessionToken ?? ''))) : null;
      if (call.session === 'player' && session === null) return signedOut();
      const sentKey = request.headers.get('idempotency-key')?.toLowerCase() ?? null;
      const isKeyMade = call.idempotencyKey === 'made' && sentKey === null && session !== null;
      if (call.idempotencyKey !== undefined && !isKeyMade && !uuid.test(sentKey ?? ''))
        return { refusal: { code: 'idempotency_key_missing' } };
      if (route.rate === 'sensitive') {
        const seconds = await gate.sensitive(route.countedAs ?? name, ip, session?.playerId ?? null);
        if (seconds > 0) return later(seconds);
      }

      const { params: path, body } = input.value;
      const idempotencyKey = isKeyMade
        ? await makeKey(ctx, session.playerId, name, { path, body }, call)
        : (sentKey ?? '');

      const incoming = {
        ...input.value,
        ctx,
        caller: { ip, country, requestId, userAgent: (request.headers.get('user-agent') ?? '').slice(0, 512) },
        session,
        sessionToken,
        idempotencyKey,
        headers: request.headers,
        deviceToken: cookies.readDevice(request.headers.get('cookie')),
        signIn: (token: string, newDeviceToken: string | null = null) => {
          setCookies.push(...cookies.signedIn(token));
          if (newDeviceToken !== null) setCookies.push(cookies.device(newDeviceToken));
        },
        signOut: () => setCookies.push(...cookies.signedOut()),
        // The parts were parsed by the very schemas the type is made of.
      } as Incoming<Call>;
      const end = session ? await turnOf(session.playerId) : () => {};
      if (end === null) return later(1);
      if (exchange.deadline.isOver()) {
        end();
        return tooLate;
      }
      const keptKey = call.idempotencyKey === undefined ? (route.keptAs?.(incoming) ?? null) : idempotencyKey;
      const handled = async (): Promise<Handled> => {
        const seconds = session && call.perDay ? await gate.daily(name, call.perDay, session.playerId) : 0;
        const moment = registerCalls[name as CallName];
        if (session && moment) await askRegisters(ctx, { playerId: session.playerId, caller: incoming.caller }, moment);
        const given =
          seconds > 0 ? fail('too_often_today', { retryAfterSeconds: seconds }) : await route.handle(incoming);
        if (keptKey === null || session === null) return { given };
        const wish = hashOfWish(name, { path, body }, call);
        const under = { playerId: session.playerId, call: name, key: keptKey, wish };
        if (!given.ok) return { given, text: await answeredBefore(ctx, under) };
        if (config.checkAnswers) assertFits(name, call, given.value);
        const answered = given.value === undefined ? null : JSON.stringify(given.value);
        return { given, text: await firstAnswer(ctx, under, answered, route.rate === 'play') };
      };
      const { given, text } = await handled().finally(end);
      if (!given.ok) return text === undefined ? { refusal: refusalOf(given.code, given.facts) } : { text };
      if (call.method === 'DELETE' && session !== null) await endKeys(ctx, session.playerId);
      if (call.takesPlace && session !== null) await endOthers(ctx, session.playerId, call.tag, idempotencyKey);
      return text === undefined ? { value: given.value } : { text };
    }

    function signedOut(): { refusal: Refusal } {
      setCookies.push(...cookies.signedOut());
      return { refusal: { code: 'not_signed_in' } };
    }

    function answer(value: unknown): Response {
      // A handler of such a call gives nothing else: `AnswerOf`.
      if (call.answers === 'events') return streamed(value as Listen);
      if (call.answers === 'file') {
        const file = value as Download;
        if (config.checkAnswers) assertTold(name, call, file.type);
        return downloadResponse(file, { ...headers, 'x-request-id': requestId }, request.method !== 'HEAD');
      }
      if (call.answers === 'text') {
        const { type, body } = value as Text;
        return new Response(body, { headers: { ...headers, 'content-type': type, 'x-request-id': requestId } });
      }
      if (config.checkAnswers) assertFits(name, call, value);
      const own = { ...headers, ...(route.cache && { 'cache-control': route.cache }), 'x-request-id': requestId };
      if (value === undefined) return toldText(null);
      return new Response(route.cache === undefined ? JSON.stringify(value) : keptJson(value), { headers: own });
    }

    function toldText(text: string | null): Response {
      const own = { ...headers, 'x-request-id': requestId };
      return text === null
        ? new Response(null, { status: 204, headers: { ...own, 'content-type': '' } })
        : new Response(text, { headers: own });
    }

    function streamed(listen: Listen): Response {
      const events = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
      const own = { ...headers, ...events, 'x-request-id': requestId };
      if (request.method === 'HEAD') return new Response(null, { headers: own });
      if (exchange.outgoing) return writeEvents(exchange.outgoing, own, listen);
      return new Response(eventStream(listen), { headers: own });
    }
  };
}

const jsonOf = new WeakMap<object, string>();

/** The same for everybody, hence often the very same object: a shelf of thousands of games is written out once. */
const keptJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = jsonOf.get(value) ?? JSON.stringify(value);
  jsonOf.set(value, text);
  return text;
};

const tooLate: Outcome = { refusal: { code: 'unavailable', details: { headers: { 'retry-after': '5' } } } };

const later = (seconds: number): { refusal: Refusal } => ({
  refusal: {
    code: 'rate_limited',
    details: { facts: { retryAfterSeconds: seconds }, headers: { 'retry-after': String(seconds) } },
  },
});

function refusalOf(code: ErrorCode, facts: ProblemDetails['facts']): Refusal {
  const { retryAfterSeconds: seconds, field } = facts ?? {};
  // What only a service can see is told where the contract's own faults are.
  const fields =
    code === 'bad_request' || field !== undefined ? { [String(field ?? 'body')]: 'format' as const } : undefined;
  const details: ProblemDetails = {
    ...(fields && { fields }),
    ...(facts && { facts }),
    ...(code === 'unavailable' && { headers: { 'retry-after': '5' } }),
    ...(typeof seconds === 'number' && { headers: { 'retry-after': String(Math.ceil(seconds)) } }),
  };
  return { code, details };
}

type Handled = { readonly given: Result<unknown, ErrorCode>; readonly text?: string | null | undefined };

/** As `assertFits`, of a file's media type. */
function assertTold(name: string, { fileTypes = [] }: Call, type: string): void {
  const [told = ''] = type.split(';');
  if (!fileTypes.includes(told)) throw new Error(`${name} answered ${told}, of which its contract does not tell`);
}

/** In tests an answer that its own contract does not describe is a bug. */
function assertFits(name: string, call: Call, value: unknown): void {
  const wire: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const parsed = call.response.safeParse(wire);
  if (!parsed.success) throw new Error(`${name} answered what its contract does not say: ${parsed.error.message}`);
}
