import { timesOf } from '#domain/games/poker/ultimate-texas-holdem/play.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { HandFacts } from '../../kit/cards/hand-words.ts';
import { handOf } from '../picture/dealer-poker.ts';
import type { RaiseAdvice, Share } from '../picture/ultimate-holdem.ts';
import type { TableState } from '../use-table.ts';
import { handTitle } from '../words.ts';

/** "Raise 4×", "Check". */
export const moveWords = (name: string): string => {
  if (name === 'fold') return t('poker.move_fold');
  return name === 'check' ? t('poker.ultimate.check') : t('poker.ultimate.raise', { times: timesOf(name) });
};

/** The key that makes a move: a raise's own figure, or the first letter. */
export const keyOf = (name: string): string =>
  timesOf(name) > 0 ? String(timesOf(name)) : name.charAt(0).toUpperCase();

const ask = (hand: HandFacts, board: number): string => {
  const facts = { hand: handTitle(hand) };
  if (board === 0) return t('poker.ultimate.ask_first', facts);
  return board === 3 ? t('poker.ultimate.ask_flop', facts) : t('poker.ultimate.ask_river', facts);
};

const signed = ({ num, den }: Share): string => {
  const text = toDecimalString(rational(BigInt(num), BigInt(den)), 3);
  return text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`;
};

/** "Best: raise 4×. Raising +0.310, checking −0.120 antes": what either earns on average. */
const hint = ({ best, raised, otherwise, folds }: RaiseAdvice): string =>
  t(folds ? 'poker.ultimate.hint_river' : 'poker.ultimate.hint', {
    best: moveWords(best).toLowerCase(),
    raised: signed(raised),
    otherwise: signed(otherwise),
  });

/** The line above the tray: what is asked, or what best play answers. */
export const asksOf = ({ variant, scene, asked }: TableState, advice: RaiseAdvice | undefined): string | undefined => {
  const { player, board } = scene.felt;
  const own = handOf(variant.id, player, board);
  if (!asked || !own) return undefined;
  return advice ? hint(advice) : ask(own, board.filter((card) => card !== undefined).length);
};
