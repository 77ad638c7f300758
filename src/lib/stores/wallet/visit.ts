import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';
import { visitKey } from '../shell/kept.ts';
import { $walletNews } from './wallet.ts';

/** When this browser last showed the player a page, and when the visit before this one ended; ISO moments. */
export type Visit = { readonly seen: string; readonly before: string | null };

/** So long without a page the visit is over. */
const restMs = 30 * 60_000;
const newcomerDays = 7;
const dayMs = 86_400_000;

/** The visit that a page belongs to which is shown at `now`. */
export const visitAt = (kept: Visit | undefined, now: Date): Visit => {
  const seen = now.toISOString();
  if (kept === undefined) return { seen, before: null };
  const isNew = now.getTime() - Date.parse(kept.seen) > restMs;
  return { seen, before: isNew ? kept.seen : kept.before };
};

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const readVisit = (): Visit | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(visitKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('seen' in kept) || !('before' in kept)) return undefined;
    if (!isMoment(kept.seen) || !(kept.before === null || isMoment(kept.before))) return undefined;
    return { seen: kept.seen, before: kept.before };
  } catch {
    return undefined;
  }
};

/** Notes that the player is here now. */
const noteVisit = (now = new Date()): Visit => {
  const visit = visitAt(readVisit(), now);
  try {
    localStorage.setItem(visitKey, JSON.stringify(visit));
  } catch {}
  return visit;
};

export type MoneyChange = ApiAnswer<'readMoneyChanges'>[number];
/** `since` is the end of the visit before, null for who has none here: the last days are told then. */
export type MoneyNews = { readonly since: string | null; readonly changes: readonly MoneyChange[] };

/** What changed on the player's money since the last visit of this browser. */
export const $moneyNews = createQuery<MoneyNews>(['money-news', $player], {
  fetcher: async () => {
    const now = new Date();
    const { before } = noteVisit(now);
    const since = before ?? new Date(now.getTime() - newcomerDays * dayMs).toISOString();
    return { since: before, changes: await answered(callApi('readMoneyChanges', { query: { since } })) };
  },
});
$walletNews.listen(() => $moneyNews.revalidate());
