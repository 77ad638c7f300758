/** Who calls, as the transport saw it. `ip` is the real client's: forwarded headers count only from a trusted proxy. */
export type Caller = {
  readonly ip: string;
  /** ISO code of where the call comes from. */
  readonly country: string;
  readonly userAgent: string;
  readonly requestId: string;
};

/** The house, where its people do something for a player: no address or device of theirs stands in what the player did. */
const fromTheHouse = { ip: '127.0.0.1', country: '' } as const;

/** The house's own work, by the name of `what`. */
export const houseCaller = (what: string): Caller => ({ ...fromTheHouse, userAgent: 'the house', requestId: what });

/** Staff at the house's own commands; `command`: which of them. */
export const staffCaller = (command: string): Caller => ({
  ...fromTheHouse,
  userAgent: 'npm run ops',
  requestId: command,
});

/** Staff at the desk, in the call `requestId`. */
export const deskCaller = (requestId: string): Caller => ({ ...fromTheHouse, userAgent: 'the desk', requestId });

/** A signed-in player's session, looked up anew for each request, so that an ended one is refused at once. */
export type PlayerSession = {
  readonly sessionId: string;
  readonly playerId: string;
  readonly email: string;
  readonly confirmed: boolean;
};
