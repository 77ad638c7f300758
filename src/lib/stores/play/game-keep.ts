import type { Automatic } from './autoplay.ts';
import type { WireBet } from './wire-bet.ts';

/** A round that was sent and not yet answered. */
export type PendingRound = {
  readonly sessionId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly bets: readonly WireBet[];
  /** Of a free spin: the promotion that gave it. It has no bets of its own. */
  readonly grantId?: string | undefined;
  /** Of a round of a series: which one, and its number. */
  readonly automatic?: Automatic | undefined;
};

let house = 'faceup';

/** A table of a house of the visitor's own keeps nothing where the real one does. */
export const keepApart = (): void => {
  house = 'faceup:own';
};

const pendingKey = (): string => `${house}:round`;
const sessionKey = (gameId: string): string => `${house}:game-session:${gameId}`;

const isBet = (value: unknown): value is WireBet =>
  typeof value === 'object' &&
  value !== null &&
  'spot' in value &&
  'amount' in value &&
  typeof value.spot === 'string' &&
  typeof value.amount === 'string';

const isAutomatic = (value: unknown): value is Automatic =>
  typeof value === 'object' &&
  value !== null &&
  'series' in value &&
  'number' in value &&
  typeof value.series === 'string' &&
  typeof value.number === 'number';

const isPending = (value: unknown): value is PendingRound =>
  typeof value === 'object' &&
  value !== null &&
  'sessionId' in value &&
  'gameId' in value &&
  'roundId' in value &&
  'bets' in value &&
  [value.sessionId, value.gameId, value.roundId].every((text) => typeof text === 'string') &&
  (!('grantId' in value) || typeof value.grantId === 'string') &&
  (!('automatic' in value) || isAutomatic(value.automatic)) &&
  Array.isArray(value.bets) &&
  value.bets.every(isBet);

/** Kept for this tab alone, over a reload. Where storage is refused the round is still sent: only a reload loses it. */
export const keepPending = (pending: PendingRound): void => {
  try {
    sessionStorage.setItem(pendingKey(), JSON.stringify(pending));
  } catch {}
};

export const keptPending = (): PendingRound | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(pendingKey()) ?? 'null');
    return isPending(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const forgetPending = (): void => {
  try {
    sessionStorage.removeItem(pendingKey());
  } catch {}
};

export const keepSession = (gameId: string, sessionId: string): void => {
  try {
    sessionStorage.setItem(sessionKey(gameId), sessionId);
  } catch {}
};

export const keptSession = (gameId: string): string | undefined => {
  try {
    return sessionStorage.getItem(sessionKey(gameId)) ?? undefined;
  } catch {
    return undefined;
  }
};
