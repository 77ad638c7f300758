import type { SpotReturn } from '#domain/games/kit/game.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cardsWords } from '../kit/cards/card-words.ts';
import { handTitle, handWords } from '../kit/cards/hand-words.ts';
import { onceInText } from '../kit/picture/chances.ts';
import { type DealerPokerId, type Felt, feltOf, handOf, type PlayAdvice } from './picture/dealer-poker.ts';
import type { PayRow, Spot } from './variants.ts';

export { handTitle, handWords };

export const spotWords = (spot: Spot): string => t(`poker.spot.${spot}`);

export const rowWords = ({ hand }: PayRow): string => t(`poker.row.${hand}`);

/** As it stands on cloth: `3 : 2`, or the one number where it is to one. */
export const oddsSign = ({ toOne, per = 1n }: PayRow): string => (per === 1n ? `${toOne}` : `${toOne}:${per}`);

export const oddsWords = ({ toOne, per = 1n }: PayRow): string =>
  per === 1n
    ? t('table.pays_to_one', { odds: String(toOne) })
    : t('poker.pays_to', { odds: String(toOne), to: String(per) });

/** What the end of a round says of dealer and player: "A pair of nines beats queen high", or whose other cards were better. */
const endWords = (id: DealerPokerId, { player, board, dealer, end }: Felt): string => {
  const [own, house] = [handOf(id, player, board), handOf(id, dealer, board)];
  if (!end || !own || !house) return '';
  const facts = { own: handTitle(own), house: handWords(house) };
  if (end.ending === 'folded') return t('poker.outcome_folded', { own: handWords(own) });
  if (end.ending === 'left') return t('poker.outcome_left', facts);
  const close = handWords(own) === facts.house;
  if (close && end.showdown === 'won') return t('poker.outcome_won_close', facts);
  if (close && end.showdown === 'lost') return t('poker.outcome_lost_close', facts);
  const { showdown = 'lost' } = end;
  return t(`poker.outcome_${showdown}`, facts);
};

/** Where the dealer can beat a hand without qualifying: whoever wins then, the ante comes back. */
const anteWords = (id: DealerPokerId, { end }: Felt, text: string): string =>
  id === 'ultimate-texas-holdem' && end?.qualifies === false && (end.showdown === 'won' || end.showdown === 'lost')
    ? t('poker.ultimate.outcome_unqualified', { outcome: text })
    : text;

export const outcomeWords =
  (id: DealerPokerId) =>
  ({ outcome }: SettledRound): string => {
    const felt = feltOf(id, outcome);
    return anteWords(id, felt, endWords(id, felt));
  };

/** The dealer's cards while a round is open: all covered, or all but the first. */
const coveredWords = ([upcard]: Felt['dealer']): string =>
  upcard === undefined ? t('poker.read_covered') : t('poker.read_upcard', { card: cardsWords([upcard]) });

/** All that lies on the table, in sentences. */
export const feltWords = (id: DealerPokerId, felt: Felt): readonly string[] => {
  const { player, board, dealer } = felt;
  if (player.length === 0) return [];
  const own = handOf(id, player, board);
  const open = board.flatMap((card) => card ?? []);
  return [
    t('poker.read_player', { cards: cardsWords(player), hand: own ? handWords(own) : '' }),
    ...(open.length > 0 ? [t('poker.read_board', { cards: cardsWords(open) })] : []),
    dealer.includes(undefined)
      ? coveredWords(dealer)
      : t('poker.read_dealer', { cards: cardsWords(dealer.flatMap((card) => card ?? [])) }),
  ];
};

const signed = (text: string): string => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`);

/** "Best: call. Going on earns −0.310 antes, folding −1": what either earns on average. */
export const adviceWords = ({ plays, worth }: PlayAdvice, move: 'play' | 'call'): string =>
  t('poker.hint_says', {
    best: t(plays ? `poker.move_${move}` : 'poker.move_fold').toLowerCase(),
    worth: signed(toDecimalString(rational(BigInt(worth.num), BigInt(worth.den)), 3)),
  });

/** The most that a bet can return, and how often: in stakes, by best play. */
export const largestWords = ({ kind, maxWin, maxWinChance = rational(0n) }: SpotReturn): string =>
  t('poker.rule_most', {
    bet: t(kind === 'ante' ? 'poker.spot.ante' : 'poker.spot.pair-plus'),
    times: toDecimalString(maxWin, 0),
    once: onceInText(maxWinChance),
  });
