import type { LimitDraft } from '#contract/forms/limits.ts';
import { type LimitKind, type LimitPeriod, limitPeriods } from '#domain/limits/limit.ts';
import type { ApiFail } from '../calls/api.ts';
import { type FormErrors, notSent, type Sent, sent } from '../shell/sent.ts';
import { changeOf, type Limit, parseBound, readBound, typedBound } from './limits.ts';
import { $saferPlay, limitOf, setLimit } from './safer-play.ts';

/** What a field shows: what was typed, else what holds. */
export const fieldText = (draft: string | null, { kind, value }: Limit): string => draft ?? typedBound(kind, value);

/** The fields of a kind that would change something, with their new values, in the order of the screen. */
export const changesOf = (draft: LimitDraft, limits: readonly Limit[]) =>
  limits.flatMap((limit) => {
    const typed = draft[limit.period];
    const next = typed === null ? limit.value : parseBound(limit.kind, limit.period, typed);
    const change = next === undefined ? 'same' : changeOf(limit, next);
    return next === undefined || change === 'same' ? [] : [{ limit, next, change }];
  });

/** What is wrong with what was typed of a kind. */
export const draftFaults = (kind: LimitKind, draft: LimitDraft): FormErrors<LimitDraft> =>
  Object.fromEntries(
    limitPeriods.flatMap((period) => {
      const read = readBound(kind, period, draft[period] ?? '');
      return read.ok ? [] : [[period, read.code]];
    }),
  );

/** A code, with the edge that was passed behind a colon: `amount_below_minimum:1.00`. */
const refusedAs = ({ code, facts }: ApiFail): string =>
  facts?.['limit'] === undefined ? code : `${code}:${facts['limit']}`;

/** What the last save did: `now` it holds, `later` something waits for its second confirmation. */
export type Saved = 'now' | 'later' | null;

type Saving = {
  /** Told of each field that the house has taken: it shows what holds from then on. */
  readonly onTaken: (period: LimitPeriod) => void;
  /** Told at the end, when all were taken. */
  readonly onSaved: (saved: Saved) => void;
};

/** Saves the three fields of a kind one after the other, so that what was taken stands when a later one is refused. */
export const saveLimits = async (
  kind: LimitKind,
  draft: LimitDraft,
  { onTaken, onSaved }: Saving,
): Promise<Sent<LimitDraft>> => {
  const { data } = $saferPlay.get();
  const limits = limitPeriods.flatMap((period) => (data && limitOf(data, kind, period)) ?? []);
  const changes = changesOf(draft, limits);
  for (const { limit, next } of changes) {
    const failed = await setLimit(kind, limit.period, next);
    if (failed) return notSent({ [limit.period]: refusedAs(failed) });
    onTaken(limit.period);
  }
  onSaved(changes.length === 0 ? null : changes.some(({ change }) => change === 'looser') ? 'later' : 'now');
  return sent;
};
