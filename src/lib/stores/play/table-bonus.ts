import { atom } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { callApi } from '../calls/api.ts';
import { runningIn, wageredOf } from '../promotions/grants.ts';
import type { Grant } from '../promotions/promotions.ts';
import { $gameSession, $round, refreshGameSession } from './game.ts';

/** How far the bonus at this table is: `percent` of what has to be staked, null where nothing has to be; or how it ended. */
export type TableBonus =
  | { readonly state: 'runs'; readonly percent: number | null }
  | { readonly state: 'done' }
  | { readonly state: 'over' };

/** Null until it was read. */
export const $tableBonus = atom<TableBonus | null>(null);

/** It is read no more often than this. */
export const bonusEveryMs = 20_000;

const bonusOf = (grants: readonly Grant[], currency: CurrencyCode): TableBonus => {
  const running = runningIn(grants, currency);
  if (running) return { state: 'runs', percent: wageredOf(running)?.percent ?? null };
  const [last] = grants
    .filter((grant) => grant.currency === currency && grant.startedAt !== null && grant.endedAt !== null)
    .toSorted((a, b) => Date.parse(b.endedAt ?? '') - Date.parse(a.endedAt ?? ''));
  return { state: last?.state === 'COMPLETED' ? 'done' : 'over' };
};

let askedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads bonus and table, while nothing is under way that has not been shown yet: what they say must not run ahead of a round. */
const read = async (): Promise<void> => {
  timer = undefined;
  const game = $gameSession.get();
  const round = $round.get();
  if (game.state !== 'open' || game.session.bonus === null) return;
  if (round.state !== 'idle' || document.visibilityState === 'hidden') return;
  askedAt = Date.now();
  const [grants] = await Promise.all([callApi('listPromotions', {}), refreshGameSession()]);
  if (grants.ok && $round.get() === round) $tableBonus.set(bonusOf(grants.value, game.session.currency));
};

const readSoon = (): void => {
  timer ??= setTimeout(() => void read(), Math.max(0, askedAt + bonusEveryMs - Date.now()));
};

/** Keeps the bonus of the table as it is: read anew after rounds, while the table is in front. Returns what ends that. */
export const watchBonus = (): (() => void) => {
  const leave = $round.listen(({ state }) => {
    if (state === 'idle') readSoon();
  });
  document.addEventListener('visibilitychange', readSoon);
  readSoon();
  return () => {
    leave();
    document.removeEventListener('visibilitychange', readSoon);
    clearTimeout(timer);
    timer = undefined;
  };
};
