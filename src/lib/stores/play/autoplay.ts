import { atom } from 'nanostores';
import { type AutoplayEnding, autoplayEndings } from '#domain/limits/autoplay.ts';
import { type ApiAnswer, type ApiFail, type ApiInput, callApi } from '../calls/api.ts';

/** A series of automatic rounds as the house told it last, and of which session. Amounts are wire strings. */
export type Autoplay = ApiAnswer<'startAutoplay'>['autoplay'] & { readonly sessionId: string };
/** What makes a round one of a series. */
export type Automatic = NonNullable<ApiInput<'placeRound'>['body']['automatic']>;
type Terms = ApiInput<'startAutoplay'>['body'];

/** The series of this table: while its `ending` is null it goes on. It is over with the page, since nothing of it is kept. */
export const $autoplay = atom<Autoplay | undefined>();

let next: Automatic | undefined;

/** Begins a series at the house. Nothing is staked yet. Answers why not, if so. */
export const startAutoplay = async (sessionId: string, terms: Terms): Promise<ApiFail | undefined> => {
  const answer = await callApi('startAutoplay', { params: { sessionId }, body: terms });
  if (!answer.ok) return answer;
  $autoplay.set({ ...answer.value.autoplay, sessionId });
  return undefined;
};

/** Ends the series here at once, and at the house. What of it is on its way is played. */
export const endAutoplay = (ending: AutoplayEnding): void => {
  const series = $autoplay.get();
  if (!series || series.ending !== null) return;
  $autoplay.set({ ...series, ending });
  void callApi('stopAutoplay', { params: { sessionId: series.sessionId, seriesId: series.id } });
};

/** Takes the last word on a series off the table. */
export const forgetAutoplay = (): void => $autoplay.set(undefined);

/**
 * Has `press` place the next round of the series, by the table's own check of its bets. A press that places none is the end of the
 * series: the table said why.
 */
export const placeAutomatically = (press: () => void): void => {
  const series = $autoplay.get();
  if (!series || series.ending !== null) return;
  next = { series: series.id, number: series.placed + 1 };
  press();
  if (next === undefined) return;
  next = undefined;
  endAutoplay('refused');
};

/** The mark of the round that is placed now; undefined for one of the player's own press. */
export const takeMark = (): Automatic | undefined => {
  const mark = next;
  next = undefined;
  return mark;
};

/** How the series stands after a round of it, in the house's words. */
export const tellAutoplay = (told: ApiAnswer<'startAutoplay'>['autoplay'] | undefined): void => {
  const series = $autoplay.get();
  if (!series || told?.id !== series.id) return;
  // Stopped while its round was on its way: that stays so.
  $autoplay.set({ ...told, sessionId: series.sessionId, ending: series.ending ?? told.ending });
};

/** A round of the series was not taken, or nobody knows: it is over, for the reason that the house gives. */
export const refuseAutoplay = (facts: ApiFail['facts']): void => {
  endAutoplay(autoplayEndings.find((one) => one === facts?.['ending']) ?? 'refused');
};
