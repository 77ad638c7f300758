import { map } from 'nanostores';
import { saveFile } from '../calls/save-file.ts';
import { queryValue, setQuery } from '../shell/navigation.ts';
import { callDesk, callDeskFile, type DeskAnswer, type DeskCode } from './call-desk.ts';
import { onReturn } from './me.ts';

export type ActShown = DeskAnswer<'listActs'>['acts'][number];
export type ActsChecked = DeskAnswer<'checkActs'>;

/** What of the log is asked for, as it is typed; empty: no matter. `from`, `to`: what a field for a moment holds, in the time of who types. */
export type LogFilter = {
  readonly act: string;
  readonly staffId: string;
  readonly playerId: string;
  readonly subjectId: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
};

export const noFilter: LogFilter = { act: '', staffId: '', playerId: '', subjectId: '', from: '', to: '', text: '' };
const names = Object.keys(noFilter) as (keyof LogFilter)[];

type Log = {
  readonly filter: LogFilter;
  readonly acts: readonly ActShown[];
  /** Where the page after begins; null at the end. */
  readonly next: string | null;
  readonly loading: boolean;
  readonly failed: DeskCode | undefined;
};

export const $log = map<Log>({ filter: noFilter, acts: [], next: null, loading: true, failed: undefined });

const instantOf = (typed: string): string | undefined => {
  const ms = Date.parse(typed);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
};

/** A filter as the call takes it. */
export const queryOf = ({ act, staffId, playerId, subjectId, from, to, text }: LogFilter) => ({
  act: act || undefined,
  staffId: staffId || undefined,
  playerId: playerId.trim().toLowerCase() || undefined,
  subjectId: subjectId.trim() || undefined,
  from: instantOf(from),
  to: instantOf(to),
  text: text.trim() || undefined,
});

let asked = 0;

const ask = async (before: string | null): Promise<void> => {
  asked += 1;
  const own = asked;
  $log.setKey('loading', true);
  const query = { ...queryOf($log.get().filter), before: before ?? undefined };
  const answer = await callDesk('listActs', { query });
  if (own !== asked) return;
  const log = $log.get();
  if (!answer.ok) return $log.set({ ...log, loading: false, failed: answer.code });
  const acts = before === null ? answer.value.acts : [...log.acts, ...answer.value.acts];
  $log.set({ ...log, acts, next: answer.value.next, loading: false, failed: undefined });
};

/** Asks for the newest entries that fit, and has the address say for which. */
export const showLog = (filter: LogFilter): Promise<void> => {
  for (const name of names) setQuery(name, filter[name] || null);
  $log.set({ ...$log.get(), filter, acts: [], next: null });
  return ask(null);
};

/** The entries after those that are shown, once at a time. */
export const showMore = async (): Promise<void> => {
  const { next, loading } = $log.get();
  if (next !== null && !loading) await ask(next);
};

/** Again what could not be loaded, from where it stopped. */
export const retryLog = (): Promise<void> => ask($log.get().next);

/** Begins with what the address asks for: other rooms lead here. Returns what ends it. */
export const openLog = (): (() => void) => {
  const filter = Object.fromEntries(names.map((name) => [name, queryValue(name) ?? ''])) as LogFilter;
  void showLog(filter);
  return onReturn(() => void retryLog());
};

/** Has the server compute every hash of the log anew. */
export const checkLog = () => callDesk('checkActs', {});

export type LostActs = DeskAnswer<'listLostActs'>;
type Lost = { readonly found: LostActs | null; readonly loading: boolean; readonly failed: DeskCode | null };

/** What restored books lack of the log and the journal outside has; null: not read yet. */
export const $lost = map<Lost>({ found: null, loading: false, failed: null });

const askLost = async (before: string | null): Promise<void> => {
  $lost.setKey('loading', true);
  const answer = await callDesk('listLostActs', { query: { before: before ?? undefined } });
  const { found } = $lost.get();
  if (!answer.ok) return $lost.set({ found, loading: false, failed: answer.code });
  const lost = before === null ? answer.value.lost : [...(found?.lost ?? []), ...answer.value.lost];
  $lost.set({ found: { ...answer.value, lost }, loading: false, failed: null });
};

export const openLost = (): void => void askLost(null);

/** The page after those that are shown. */
export const showMoreLost = async (): Promise<void> => {
  const { found, loading } = $lost.get();
  if (found?.next != null && !loading) await askLost(found.next);
};

/** Takes the entries that fit along as a file; what went wrong, or null. */
export const exportLog = async (): Promise<DeskCode | null> => {
  const answer = await callDeskFile('exportActs', { query: queryOf($log.get().filter) });
  if (!answer.ok) return answer.code;
  saveFile(answer.value.name, answer.value.blob);
  return null;
};
