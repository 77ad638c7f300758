import type { DeskCall } from '#contract/desk/call.ts';
import type { DeskCallName, deskCalls } from '#contract/desk/calls.ts';
import type { Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../services/caller.ts';
import type { StaffActor } from '../../services/desk/actor.ts';
import type { Look } from '../../services/desk/audit/lately.ts';
import type { Download } from '../download.ts';
import type { CallFigures } from '../metrics.ts';
import type { FramedPage } from './framed-page.ts';

type PartOf<C extends DeskCall, Key extends 'params' | 'query' | 'body'> = C extends {
  readonly [K in Key]: { readonly _zod: { readonly output: infer Value } };
}
  ? Value
  : undefined;

/** One request of the desk after the door: parsed, and its right looked up. */
export type DeskIncoming<C extends DeskCall> = {
  readonly ctx: ServerContext;
  readonly caller: Caller;
  /** Null only where the contract says that anybody at the door may ask. */
  readonly actor: C['access'] extends 'door' ? null : StaffActor;
  readonly token: string | null;
  /** Empty where nobody is signed in. */
  readonly sessionId: string;
  readonly params: PartOf<C, 'params'>;
  readonly query: PartOf<C, 'query'>;
  readonly body: PartOf<C, 'body'>;
  /** Says what was shown; a call whose act is a look says it each time, before it answers. */
  readonly saw: (seen: Look) => void;
  /** What this process has answered since it started. */
  readonly calls: () => Promise<CallFigures>;
  readonly signIn: (token: string) => void;
  readonly signOut: () => void;
};

type AnswerOf<C extends DeskCall> = C extends { readonly answers: 'file' }
  ? Download
  : C extends { readonly answers: 'page' }
    ? FramedPage
    : C['response']['_zod']['input'];

/**
 * How one call of the desk is served: it fails with what its contract names and nothing else. A method, so that routes of different calls
 * fit one table.
 */
export type DeskRoute<C extends DeskCall> = {
  /** Of what may be guessed at: counted for each address, across all processes. */
  readonly sensitive?: true;
  readonly bodyBytesMax?: number;
  readonly deadlineMs?: number;
  /** Shows a file instead of saving it. */
  readonly inline?: true;
  handle(incoming: DeskIncoming<C>): Promise<Result<AnswerOf<C>, C['errors'][number]>>;
};

export type DeskRoutesOf<Names extends DeskCallName> = {
  readonly [Name in Names]: DeskRoute<(typeof deskCalls)[Name]>;
};
/** Every call of the desk: one that nothing serves does not compile. */
export type DeskRouteTable = DeskRoutesOf<DeskCallName>;
