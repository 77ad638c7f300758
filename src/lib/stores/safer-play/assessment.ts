import { map } from 'nanostores';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { showFail } from '../shell/toasts.ts';
import { $saferPlay } from './safer-play.ts';

export type Assessment = ApiAnswer<'saveAssessment'>;
/** 0 never, 1 sometimes, 2 most of the time, 3 almost always. */
export type Answer = 0 | 1 | 2 | 3;
export const answerChoices = [0, 1, 2, 3] as const satisfies readonly Answer[];
/** As many as the contract asks for. */
export const questionCount = 9;

export type AssessmentState = {
  /** `asking`: the question of the index `at` is shown. */
  readonly step: 'closed' | 'asking' | 'done';
  readonly at: number;
  readonly answers: readonly (Answer | null)[];
  /** Next was pressed without an answer. */
  readonly missing: boolean;
  readonly busy: boolean;
};

const closed: AssessmentState = { step: 'closed', at: 0, answers: [], missing: false, busy: false };
export const $assessment = map<AssessmentState>(closed);

export const beginAssessment = (): void =>
  $assessment.set({ ...closed, step: 'asking', answers: Array<null>(questionCount).fill(null) });
export const leaveAssessment = (): void => $assessment.set(closed);

export const answerAsked = (answer: Answer): void => {
  const { answers, at } = $assessment.get();
  $assessment.setKey('answers', answers.with(at, answer));
  $assessment.setKey('missing', false);
};

export const backOneQuestion = (): void => {
  const now = $assessment.get();
  $assessment.set({ ...now, at: Math.max(0, now.at - 1), missing: false });
};

const isAnswered = (answer: Answer | null): answer is Answer => answer !== null;

/** Goes on to the next question, or sends the answers after the last. Without an answer it says what is missing. */
export const goOn = async (): Promise<void> => {
  const now = $assessment.get();
  if (now.step !== 'asking' || now.busy) return;
  if ((now.answers[now.at] ?? null) === null) return $assessment.setKey('missing', true);
  if (now.at < questionCount - 1) return $assessment.set({ ...now, at: now.at + 1, missing: false });
  $assessment.setKey('busy', true);
  const answer = await callApi('saveAssessment', { body: { answers: now.answers.filter(isAnswered) } });
  $assessment.setKey('busy', false);
  if (!answer.ok) return showFail(answer);
  const { data } = $saferPlay.get();
  if (data) $saferPlay.mutate({ ...data, assessment: answer.value });
  $assessment.setKey('step', 'done');
};
