import { parseCard } from '#domain/games/kit/cards/card.ts';
import { worthOfCalling } from '#domain/games/poker/casino-holdem/play.ts';
import { worthOf } from '#domain/games/poker/ultimate-texas-holdem/play.ts';
import type { Answered, Asked } from '../shell/worker-desk.ts';
import type { AdviceAnswer, AdviceQuestion } from './advice.ts';
import { holdAdvice } from './video-poker.ts';

const cardsOf = (signs: readonly string[]) => signs.flatMap((sign) => parseCard(sign) ?? []);

const answerTo = (question: AdviceQuestion): AdviceAnswer => {
  switch (question.kind) {
    case 'hold':
      return { hold: holdAdvice(question.machine, question.dealt, question.coins) };
    case 'call':
      return { call: worthOfCalling(cardsOf(question.hole), cardsOf(question.flop)) };
    case 'raise':
      return { raise: worthOf(cardsOf(question.hole), cardsOf(question.board)) };
  }
};

/** Lays out every draw of a hand, or every turn, river and dealer's hand that can follow the cards that lie open. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked<AdviceQuestion>>) => {
  const answered: Answered<AdviceAnswer> = { id, answer: answerTo(question) };
  postMessage(answered);
});
