import { createHash } from 'node:crypto';
import type { Act } from '#domain/desk/acts.ts';

/** What of personal data an answer shows: whose, and of what. */
export type Look = {
  readonly players: readonly string[];
  readonly subject?: { readonly kind: string; readonly id: string };
  /** Why somebody looked, where it was said. */
  readonly reason?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
};

/** How long one entry stands for the same look of the same person: a list that loads itself anew is looked at once. */
const looksLastMs = 5 * 60_000;
/** More than all the people of a large house look at in that time. */
const keptMax = 10_000;

/** The looks of the last minutes that are in the log, in this process; another process writes its own entry, which is one too many. */
export type Lately = {
  /** Those that have no entry yet that stands for them. */
  readonly fresh: (sessionId: string, act: Act, looks: readonly Look[], now: Date) => Look[];
  /** Says that these are in the log now. */
  readonly noted: (sessionId: string, act: Act, looks: readonly Look[], now: Date) => void;
};

/** Whom was seen and what of them, by whom: anybody more, or anything else, is another look. */
const keyOf = (sessionId: string, act: Act, { players, subject, reason, facts }: Look): string =>
  createHash('sha256')
    .update(JSON.stringify([sessionId, act, [...players].sort(), subject ?? null, reason ?? null, facts ?? null]))
    .digest('base64url');

export function createLately(): Lately {
  const until = new Map<string, number>();
  return {
    fresh: (sessionId, act, looks, now) =>
      looks.filter((look) => (until.get(keyOf(sessionId, act, look)) ?? 0) <= now.getTime()),
    noted: (sessionId, act, looks, now) => {
      if (until.size >= keptMax) for (const [key, end] of until) if (end <= now.getTime()) until.delete(key);
      if (until.size >= keptMax) until.clear();
      for (const look of looks) until.set(keyOf(sessionId, act, look), now.getTime() + looksLastMs);
    },
  };
}
