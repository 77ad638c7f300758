import type { DeskCall } from '#contract/desk/call.ts';
import type { DeskErrorCode } from '#contract/desk/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { acts } from '#domain/desk/acts.ts';
import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../services/caller.ts';
import type { StaffActor } from '../../services/desk/actor.ts';
import { createLately, type Look } from '../../services/desk/audit/lately.ts';
import { noteLook, wasNoted } from '../../services/desk/audit/note-look.ts';
import { whatMay } from '../../services/desk/staff/rights.ts';
import { actorAt, currentStaff, isProved } from '../../services/desk/staff/sessions.ts';
import { isSameSite } from '../cross-site.ts';
import { type Download, downloadResponse } from '../download.ts';
import type { Exchange } from '../exchange.ts';
import type { Metrics } from '../metrics.ts';
import { type ProblemDetails, problemResponse } from '../problem.ts';
import type { RateGate } from '../rate.ts';
import { readInput } from '../read-input.ts';
import type { HeaderRecord } from '../security-headers.ts';
import { deskCookies } from './desk-cookies.ts';
import type { DeskIncoming, DeskRoute } from './desk-route.ts';
import { type FramedPage, framedPage } from './framed-page.ts';

const bodyBytesMax = 16 * 1024;

type Refusal = { readonly code: ErrorCode | DeskErrorCode; readonly details?: ProblemDetails };
type Outcome = { readonly refusal: Refusal } | { readonly value: unknown };

/**
 * What every call of the desk goes through, in this order: flood guard, our own page or not, who calls, what they may do at this moment,
 * whether they showed their passkey just now where that is asked for, what it brings, the limit of tries, the handler, and the entry of the log. An act writes its own in its transaction; a look is
 * written here, and the answer leaves only when it stands.
 */
export function deskRunner(ctx: ServerContext, base: HeaderRecord, metrics: Metrics, gate: RateGate) {
  const { config } = ctx;
  const cookies = deskCookies(config.desk.origin);
  const lately = createLately();
  const headers = { ...base, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

  return async (
    name: string,
    call: DeskCall,
    route: DeskRoute<DeskCall>,
    request: Request,
    params: Record<string, string>,
    exchange: Exchange,
  ): Promise<Response> => {
    const { requestId, ip, country, deadline } = exchange;
    const startedAt = performance.now();
    if (route.deadlineMs !== undefined) deadline.allow(route.deadlineMs);
    const setCookies: string[] = [];
    const caller: Caller = {
      ip,
      country,
      requestId,
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 512),
    };
    const outcome = await attempt();
    const response =
      'refusal' in outcome
        ? problemResponse(outcome.refusal.code, requestId, base, outcome.refusal.details)
        : answer(outcome.value);
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
    metrics.observe(`desk/${name}`, response.status, performance.now() - startedAt);
    return response;

    async function attempt(): Promise<Outcome> {
      const wait = gate.atDoor('ordinary', ip);
      if (wait > 0) return later(wait);
      if (call.method !== 'GET' && !isSameSite(request.headers, config.desk.origin))
        return refuse('cross_site_refused');
      const token = cookies.read(request.headers.get('cookie'));
      const found = call.access === 'door' ? null : await whoCalls(token);
      if (found !== null && 'refusal' in found) return found;
      const input = await readInput(call, request, params, route.bodyBytesMax ?? bodyBytesMax);
      if (!input.ok) {
        const { code, fields } = input.fault;
        return refuse(code, fields && { fields });
      }
      if (route.sensitive) {
        const seconds = await gate.sensitive(`desk/${name}`, ip, null);
        if (seconds > 0) return later(seconds);
      }
      const seen: Look[] = [];
      const incoming = {
        ...input.value,
        ctx,
        caller,
        actor: found?.actor ?? null,
        token,
        sessionId: found?.sessionId ?? '',
        saw: (one: Look) => void seen.push(one),
        calls: metrics.calls,
        signIn: (fresh: string) => void setCookies.push(cookies.signedIn(fresh)),
        signOut: () => void setCookies.push(cookies.signedOut()),
        // The parts were parsed by the very schemas the type is made of.
      } as unknown as DeskIncoming<DeskCall>;
      const given = await route.handle(incoming);
      if (!given.ok) return refuse(given.code, given.facts && { facts: given.facts });
      if (config.checkAnswers) await assertNoted(seen);
      if (found !== null && seen.length > 0 && isAct(call.access))
        await noteLook(
          ctx,
          found.actor,
          { act: call.access, looks: seen, role: found.role, sessionId: found.sessionId },
          // What leaves the house as a file is an entry each time.
          call.answers === 'file' ? null : lately,
        );
      return { value: given.value };
    }

    type Found = { readonly actor: StaffActor; readonly role: string | null; readonly sessionId: string };

    /** Who is signed in, and by which right they may do what is asked; looked up for each call, so that a right that ended is none. */
    async function whoCalls(token: string | null): Promise<Found | { readonly refusal: Refusal }> {
      const session = token === null ? null : await currentStaff(ctx, token);
      if (session === null) {
        if (token !== null) setCookies.push(cookies.signedOut());
        return refuse('not_signed_in');
      }
      const { sessionId } = session;
      const actor = actorAt(session, caller);
      const now = ctx.clock.now();
      const role = isAct(call.access) ? await whatMay(ctx.db, session.staffId, call.access, now) : null;
      if (isAct(call.access) && role === null) return refuse('act_not_allowed', { facts: { act: call.access } });
      if (call.proof && !isProved(session, now)) return refuse('prove_again');
      return { actor, role, sessionId };
    }

    /** In tests an act or a look that left no entry in the log is a bug. */
    async function assertNoted(seen: readonly Look[]): Promise<void> {
      if (!isAct(call.access)) return;
      const { kind } = acts[call.access];
      if (kind === 'look' && seen.length === 0 && call.method === 'GET')
        throw new Error(`${name} shows personal data and does not say whose`);
      const changes = call.method !== 'GET' && kind !== 'reads' && kind !== 'look';
      if (changes && !(await wasNoted(ctx.db, requestId))) throw new Error(`${name} is not in the log`);
    }

    function answer(value: unknown): Response {
      const own = { ...headers, 'x-request-id': requestId };
      if (call.answers === 'file') {
        const file = value as Download;
        return downloadResponse(file, own, request.method !== 'HEAD');
      }
      if (call.answers === 'page') return framedPage(value as FramedPage, own);
      if (config.checkAnswers) assertFits(name, call, value);
      return value === undefined
        ? new Response(null, { status: 204, headers: { ...own, 'content-type': '' } })
        : new Response(JSON.stringify(value), { headers: own });
    }
  };
}

const isAct = (access: DeskCall['access']): access is Exclude<DeskCall['access'], 'door' | 'staff'> =>
  access !== 'door' && access !== 'staff';

const refuse = (code: Refusal['code'], details?: ProblemDetails): { readonly refusal: Refusal } => ({
  refusal: { code, ...(details && { details }) },
});

const later = (seconds: number) =>
  refuse('rate_limited', {
    facts: { retryAfterSeconds: seconds },
    headers: { 'retry-after': String(Math.ceil(seconds)) },
  });

/** In tests an answer that its own contract does not describe is a bug. */
function assertFits(name: string, call: DeskCall, value: unknown): void {
  const wire: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const parsed = call.response.safeParse(wire);
  if (!parsed.success) throw new Error(`${name} answered what its contract does not say: ${parsed.error.message}`);
}
