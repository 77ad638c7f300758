import { atom, type ReadableAtom } from 'nanostores';
import { type LimitKind, type LimitPeriod, limitPeriods } from '#domain/limits/limit.ts';
import type { ApiFail } from '../calls/api.ts';
import { createForm, type Form, type FormErrors } from '../shell/form.ts';
import { changeOf, type Limit, parseBound, typedBound } from './limits.ts';
import { $saferPlay, limitOf, setLimit } from './safer-play.ts';

/** What was typed, by period; null: untouched, the field shows what holds. */
export type LimitDraft = Readonly<Record<LimitPeriod, string | null>>;
/** What the last save did: `now` it holds, `later` something waits for its second confirmation. */
type Saved = 'now' | 'later' | null;
export type LimitForm = Form<LimitDraft> & { readonly $saved: ReadableAtom<Saved> };

const untouched: LimitDraft = { DAY: null, WEEK: null, MONTH: null };

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

const checkDraft = (kind: LimitKind, draft: LimitDraft): FormErrors<LimitDraft> =>
  Object.fromEntries(
    limitPeriods
      .filter((period) => draft[period] !== null && parseBound(kind, period, draft[period] ?? '') === undefined)
      .map((period) => [period, kind === 'session' ? 'hours_invalid' : 'amount_invalid']),
  );

/** A code, with the edge that was passed behind a colon: `amount_below_minimum:1.00`. */
const refusedAs = ({ code, facts }: ApiFail): string =>
  facts?.['limit'] === undefined ? code : `${code}:${facts['limit']}`;

/** The form of one kind: three fields, saved one after the other, so that what was taken stands when a later one is refused. */
export const createLimitForm = (kind: LimitKind): LimitForm => {
  const $saved = atom<Saved>(null);
  const send = async (draft: LimitDraft): Promise<FormErrors<LimitDraft> | undefined> => {
    const { data } = $saferPlay.get();
    const limits = limitPeriods.flatMap((period) => (data && limitOf(data, kind, period)) ?? []);
    const changes = changesOf(draft, limits);
    for (const { limit, next } of changes) {
      const failed = await setLimit(kind, limit.period, next);
      if (failed) return { [limit.period]: refusedAs(failed) };
      form.setValue(limit.period, null);
    }
    form.reset();
    if (changes.length > 0) $saved.set(changes.some(({ change }) => change === 'looser') ? 'later' : 'now');
    return undefined;
  };
  const form = createForm<LimitDraft>({
    initial: untouched,
    order: limitPeriods,
    check: (draft) => checkDraft(kind, draft),
    send,
  });
  return {
    ...form,
    $saved,
    setValue: (period, typed) => {
      $saved.set(null);
      form.setValue(period, typed);
    },
  };
};
