import { type DeskCallName, deskCalls } from '#contract/desk/calls.ts';
import type { CreationOptions, RequestOptions } from '#contract/passkey-wire.ts';
import type { Act, Role } from '#domain/desk/acts.ts';
import type { ServerContext } from '#server/context.ts';
import { sql } from '#server/db/db.ts';
import { insertRight } from '#server/db/queries/staff.ts';
import { addStaff, makeInvite } from '#server/services/desk/staff/invites.ts';
import { newUuid } from '#server/services/identity/tokens.ts';
import { type Authenticator, softAuthenticator } from './authenticator.ts';
import type { Answer } from './player.ts';

/** Somebody of the staff at a browser of their own. */
export type Clerk = {
  readonly name: string;
  readonly id: () => Promise<string>;
  readonly call: <T>(name: DeskCallName, input?: DeskInput) => Promise<Answer<T>>;
  readonly must: <T>(name: DeskCallName, input?: DeskInput) => Promise<T>;
  readonly enrol: (token: string, code?: string, ownName?: string) => Promise<Answer<unknown>>;
  readonly signIn: () => Promise<Answer<unknown>>;
  /** Shows the passkey once more, as some acts ask for; another's, where `device` is of somebody else. */
  readonly prove: (device?: Authenticator) => Promise<Answer<unknown>>;
  readonly device: Authenticator;
  readonly cookie: () => string;
};

type DeskInput = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

type House = { readonly origin: string; readonly ctx: ServerContext };

/** A browser with a passkey of its own, which nobody knows yet. */
export function clerkAt(origin: string, name = 'Somebody'): Clerk {
  const device = softAuthenticator(origin);
  let cookie = '';
  async function call<T>(callName: DeskCallName, { params = {}, query, body, headers = {} }: DeskInput = {}) {
    const { method, path } = deskCalls[callName];
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const response = await fetch(`${origin}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        origin,
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: (text === '' ? undefined : isJson ? JSON.parse(text) : text) as T };
  }
  async function must<T>(callName: DeskCallName, input?: DeskInput): Promise<T> {
    const answer = await call<T>(callName, input);
    if (answer.status >= 300) throw new Error(`${callName}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  return {
    name,
    call,
    must,
    cookie: () => cookie,
    id: async () => (await must<{ id: string }>('readMe')).id,
    async enrol(token, code = '', ownName) {
      const started = await call<{ options: CreationOptions }>('startEnrolment', { body: { token, code } });
      if (started.status !== 200) return started;
      const passkey = device.create(started.body.options);
      return call('enrol', { body: { token, code, passkey, ...(ownName !== undefined && { name: ownName }) } });
    },
    async signIn() {
      const options = await must<RequestOptions>('startStaffSignIn');
      return call('signInStaff', { body: device.get(options) });
    },
    async prove(shown = device) {
      const options = await must<RequestOptions>('startStaffProof');
      return call('proveStaff', { body: shown.get(options) });
    },
    device,
  };
}

let hired = 0;

/** Somebody who has these roles, and has come in: put there by hand, past all that a test of rights is about. */
export async function hire({ origin, ctx }: House, ...roles: readonly Role[]): Promise<Clerk> {
  hired += 1;
  const name = `Clerk ${hired} ${roles.join(' ')}`;
  const now = ctx.clock.now();
  const token = await ctx.db.transaction(async (tx) => {
    const added = await addStaff(ctx, tx, name, now);
    if (!added.ok) throw new Error(added.code);
    for (const role of roles)
      await tx.query(insertRight, [newUuid(ctx.random), added.value, role, null, 'a test', now, null]);
    return makeInvite(ctx, tx, added.value, now, {});
  });
  const clerk = clerkAt(origin, name);
  const entered = await clerk.enrol(token);
  if (entered.status !== 200) throw new Error(`${entered.status} ${JSON.stringify(entered.body)}`);
  return clerk;
}

/** Lends an act by hand. */
export async function lend({ ctx }: House, clerk: Clerk, act: Act, until: Date): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.query(insertRight, [newUuid(ctx.random), await clerk.id(), null, act, 'a test', now, until]);
}

export type LoggedAct = {
  readonly act: string;
  readonly name: string;
  readonly channel: string;
  readonly players: readonly string[];
  readonly subject_id: string | null;
  readonly reason: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
};
const selectActs = sql(
  'test_staff_acts',
  'SELECT act, name, channel, players::text[] AS players, subject_id, reason, facts FROM staff_act ORDER BY id',
);

/** What the log has, the oldest first. */
export const loggedActs = ({ ctx }: Pick<House, 'ctx'>): Promise<LoggedAct[]> => ctx.db.query<LoggedAct>(selectActs);
