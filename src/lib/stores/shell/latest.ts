/**
 * Asks one question at a time. Of those that come while one is asked the last alone is asked next: whoever drags a control wants what
 * it stands at. `tell` hears every answer with its question.
 */
export const latestDesk = <Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  tell: (question: Question, answer: Answer) => void,
): ((question: Question) => void) => {
  let isBusy = false;
  let next: { readonly question: Question } | undefined;
  const run = async (question: Question): Promise<void> => {
    isBusy = true;
    tell(question, await ask(question));
    isBusy = false;
    const then = next;
    next = undefined;
    if (then) void run(then.question);
  };
  return (question) => {
    if (isBusy) next = { question };
    else void run(question);
  };
};
