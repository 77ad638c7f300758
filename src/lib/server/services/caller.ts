/** Who calls, as the transport saw it. `ip` is the real client's: forwarded headers count only from a trusted proxy. */
export type Caller = {
  readonly ip: string;
  /** ISO code of where the call comes from. */
  readonly country: string;
  readonly userAgent: string;
  readonly requestId: string;
};

/** Staff at the house's own commands; `command`: which of them. */
export const staffCaller = (command: string): Caller => ({
  ip: '127.0.0.1',
  country: '',
  userAgent: 'npm run ops',
  requestId: command,
});

/** A signed-in player's session, looked up anew for each request, so that an ended one is refused at once. */
export type PlayerSession = {
  readonly sessionId: string;
  readonly playerId: string;
  readonly email: string;
  readonly confirmed: boolean;
};
