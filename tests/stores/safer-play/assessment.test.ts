import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assessmentQuestions } from '#contract/profile/safer-play.ts';
import {
  $assessment,
  type Answer,
  answerAsked,
  backOneQuestion,
  beginAssessment,
  goOn,
  leaveAssessment,
  questionCount,
} from '#stores/safer-play/assessment.ts';
import { $toasts } from '#stores/shell/toasts.ts';
import { fakeNetwork } from '../browser.ts';

const path = '/profile-service/api/v1/profile/assessment';
const result = { at: '2027-01-02T12:00:00.000Z', score: 9, level: 'high' };

const answerAll = async (answer: Answer): Promise<void> => {
  for (let asked = 0; asked < questionCount; asked++) {
    answerAsked(answer);
    await goOn();
  }
};

beforeEach(beginAssessment);
afterEach(() => {
  leaveAssessment();
  $toasts.set([]);
  vi.unstubAllGlobals();
});

describe('the questions on one’s own play', () => {
  it('are as many as the contract asks for', () => expect(questionCount).toBe(assessmentQuestions));

  it('does not go on without an answer, and says so until there is one', async () => {
    await goOn();
    expect($assessment.get()).toMatchObject({ at: 0, missing: true });
    answerAsked(0);
    expect($assessment.get().missing).toBe(false);
  });

  it('keeps an answer when the player goes back, and can change it', async () => {
    answerAsked(2);
    await goOn();
    backOneQuestion();
    expect($assessment.get()).toMatchObject({ at: 0, answers: [2, ...Array(8).fill(null)] });
    answerAsked(1);
    expect($assessment.get().answers[0]).toBe(1);
    backOneQuestion();
    expect($assessment.get().at).toBe(0);
  });

  it('sends nine answers after the last question, once', async () => {
    const { sent } = fakeNetwork({ [`POST ${path}`]: { body: result } });
    await answerAll(1);
    expect(sent.map(({ body }) => body)).toEqual([{ answers: Array(9).fill(1) }]);
    expect($assessment.get().step).toBe('done');
    await goOn();
    expect(sent).toHaveLength(1);
  });

  it('keeps all answers when the network is lost, to send them again', async () => {
    fakeNetwork({ [`POST ${path}`]: ['network', { body: result }] });
    await answerAll(3);
    expect($assessment.get()).toMatchObject({ step: 'asking', at: 8, busy: false });
    await goOn();
    expect($assessment.get().step).toBe('done');
  });
});
