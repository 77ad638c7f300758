import { accountRoutes } from '#contract/account-routes.ts';
import type { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/routes.ts';
import { type ApiAnswer, apiOrigin } from './api.ts';

type Calls = typeof calls;

/** The calls that answer by server-sent events. */
export type StreamName = {
  [Name in CallName]: Calls[Name] extends { readonly answers: 'events' } ? Name : never;
}[CallName];

export type StreamEars<Name extends StreamName> = {
  readonly onEvent: (event: ApiAnswer<Name>) => void;
  /** The way broke; it is opened again by itself, and then begins with a snapshot. */
  readonly onLost: () => void;
};

/** A house in the page itself: hears a stream of its own until the returned function is called. */
export type OwnStream = (onEvent: (event: object) => void) => () => void;

let ownStream: OwnStream | undefined;

/** From now on the one stream of a table is this one, and no other is opened. */
export const hearOwnHouse = (stream: OwnStream): void => {
  ownStream = stream;
};

const reopenMsMin = 1_000;
const reopenMsMax = 15_000;

/**
 * The only `EventSource` of the browser: hears a stream of the contract until the returned function is called. The browser
 * itself reconnects where the line broke; where the server refused, it is tried again after 1 s, then 2, 4, … 15 s.
 */
export const listenTo = <Name extends StreamName>(name: Name, { onEvent, onLost }: StreamEars<Name>): (() => void) => {
  if (ownStream) return ownStream((event) => onEvent(event as ApiAnswer<Name>));
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = reopenMsMin;
  const open = () => {
    source = new EventSource(apiOrigin + accountRoutes[name].path, { withCredentials: apiOrigin !== '' });
    source.onmessage = ({ data }) => {
      waitMs = reopenMsMin;
      onEvent(JSON.parse(String(data)) as ApiAnswer<Name>);
    };
    source.onerror = () => {
      onLost();
      // 2: the server refused, and the browser gave up.
      if (source.readyState !== 2) return;
      timer = setTimeout(open, waitMs);
      waitMs = Math.min(waitMs * 2, reopenMsMax);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
};
