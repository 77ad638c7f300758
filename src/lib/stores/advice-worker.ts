import { parseCard } from '#domain/games/cards/card.ts';
import { worthOfCalling } from '#domain/games/casino-holdem/play.ts';
import type { AdviceAnswer, AdviceQuestion } from './advice.ts';
import { holdAdvice } from './video-poker.ts';
import type { Answered, Asked } from './worker-desk.ts';

const cardsOf = (signs: readonly string[]) => signs.flatMap((sign) => parseCard(sign) ?? []);

const answerTo = (question: AdviceQuestion): AdviceAnswer =>
  question.kind === 'hold'
    ? { hold: holdAdvice(question.machine, question.dealt, question.coins) }
    : { call: worthOfCalling(cardsOf(question.hole), cardsOf(question.flop)) };

/** Lays out every draw of a hand, or every turn, river and dealer's hand of a flop. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked<AdviceQuestion>>) => {
  const answered: Answered<AdviceAnswer> = { id, answer: answerTo(question) };
  postMessage(answered);
});
