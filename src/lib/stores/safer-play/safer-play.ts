import type { ExclusionPeriod, TimeOutPeriod } from '#domain/limits/breaks.ts';
import type { LimitKind, LimitPeriod } from '#domain/limits/limit.ts';
import { type ApiAnswer, type ApiFail, type ApiInput, type ApiResult, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';
import { dropSession } from '../session/session.ts';
import { goTo } from '../shell/navigation.ts';
import { showFail } from '../shell/toasts.ts';
import type { Limit } from './limits.ts';

export type SaferPlay = ApiAnswer<'readSaferPlay'>;
export type CheckMinutes = ApiInput<'setRealityCheck'>['body']['minutes'];

/** The intervals of reality checks as the screen offers them; null: never. */
export const checkMinutes = [null, 15, 30, 45, 60, 120] as const satisfies readonly CheckMinutes[];

export const $saferPlay = createQuery<SaferPlay>(['safer-play', $player], {
  fetcher: () => answered(callApi('readSaferPlay', {})),
});

/** When the break ends that the player is on; undefined where there is none, or it is over. */
export const breakOf = ({ timeOutUntil }: SaferPlay, nowMs: number): string | undefined =>
  timeOutUntil !== null && Date.parse(timeOutUntil) > nowMs ? timeOutUntil : undefined;

/** The limits of one kind: day, week, month. */
export const limitsOf = ({ limits }: SaferPlay, kind: LimitKind): readonly Limit[] =>
  limits.filter((one) => one.kind === kind);

export const limitOf = ({ limits }: SaferPlay, kind: LimitKind, period: LimitPeriod): Limit | undefined =>
  limits.find((one) => one.kind === kind && one.period === period);

/** Shows what the server answered; a refusal is the caller's to say. */
const takeOver = (answer: ApiResult<SaferPlay>): ApiFail | undefined => {
  if (!answer.ok) return answer;
  $saferPlay.mutate(answer.value);
  return undefined;
};

/** `value` as it travels; null asks for the limit's end. Undefined when it was taken. */
export const setLimit = async (
  kind: LimitKind,
  period: LimitPeriod,
  value: string | null,
): Promise<ApiFail | undefined> => takeOver(await callApi('setLimit', { body: { kind, period, value } }));

const orSay = (failed: ApiFail | undefined): boolean => {
  if (failed) showFail(failed);
  return failed === undefined;
};

/** Confirms the raise that is due. Whether it was taken; a refusal is said. */
export const confirmLimit = async ({ kind, period }: Limit): Promise<boolean> =>
  orSay(takeOver(await callApi('confirmLimit', { body: { kind, period } })));

/** Takes a raise back that waits: what holds now goes on. */
export const takeBackChange = async ({ kind, period }: Limit): Promise<boolean> =>
  orSay(takeOver(await callApi('cancelLimitChange', { params: { kind, period } })));

export const chooseRealityCheck = async (minutes: CheckMinutes): Promise<boolean> =>
  orSay(takeOver(await callApi('setRealityCheck', { body: { minutes } })));

/** Begins the break, or makes it longer. Undefined when it was taken. */
export const takeTimeOut = async (period: TimeOutPeriod): Promise<ApiFail | undefined> => {
  const answer = await callApi('takeTimeOut', { body: { period } });
  if (!answer.ok) return answer;
  const { data } = $saferPlay.get();
  if (data) $saferPlay.mutate({ ...data, timeOutUntil: answer.value.timeOutUntil });
  return undefined;
};

/** Where the browser keeps the end of an exclusion for the page that says it: the session is gone by then. */
const excludedKey = 'faceup:excluded-until';

/** Excludes the player: every session is over, and the page leaves for the one that says until when. */
export const excludeSelf = async (selfExcludePeriod: ExclusionPeriod): Promise<ApiFail | undefined> => {
  const answer = await callApi('selfExclude', { body: { selfExcludePeriod } });
  if (!answer.ok) return answer;
  try {
    sessionStorage.setItem(excludedKey, answer.value.excludedUntil ?? 'FOREVER');
  } catch {}
  dropSession();
  goTo('/self-excluded');
  return undefined;
};

/** The end of the exclusion that this tab has just begun: an instant, 'FOREVER', or null when it does not know. */
export const excludedUntil = (): string | null => {
  try {
    const kept = sessionStorage.getItem(excludedKey);
    return kept === 'FOREVER' || (kept !== null && !Number.isNaN(Date.parse(kept))) ? kept : null;
  } catch {
    return null;
  }
};

/** Whether a limit is to be offered: before the first deposit ever, and until it was set or declined. */
export const isLimitOffered = ({ limitsOffered, lifetime }: SaferPlay): boolean =>
  !limitsOffered && lifetime.every(({ deposited }) => !/[1-9]/.test(deposited));

/** The first deposit goes on without a limit; not asked again. A lost answer only asks once more another day. */
export const declineLimits = async (): Promise<void> => {
  await callApi('declineLimits', {});
  const { data } = $saferPlay.get();
  if (data) $saferPlay.mutate({ ...data, limitsOffered: true });
};
