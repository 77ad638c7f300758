import { afterEach, describe, expect, it } from 'vitest';
import { $question, answerQuestion, askConfirmation } from '#stores/shell/confirmation.ts';

const question = { title: 'End it?', description: 'It ends.', approve: 'End', tone: 'danger' } as const;

afterEach(() => answerQuestion(false));

describe('a question', () => {
  it.each([true, false])('is answered with %s once, and then gone', async (approved) => {
    const answer = askConfirmation(question);
    expect($question.get()).toEqual(question);
    answerQuestion(approved);
    answerQuestion(!approved);
    expect(await answer).toBe(approved);
    expect($question.get()).toBeNull();
  });

  it('counts as refused when another one takes its place', async () => {
    const first = askConfirmation(question);
    const second = askConfirmation({ ...question, title: 'And that?' });
    expect(await first).toBe(false);
    expect($question.get()?.title).toBe('And that?');
    answerQuestion(true);
    expect(await second).toBe(true);
  });
});
