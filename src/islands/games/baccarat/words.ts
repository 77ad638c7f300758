import { payoutToUnit } from '#domain/games/baccarat/baccarat/paytable.ts';
import { sixToOne } from '#domain/games/baccarat/baccarat-no-commission/paytable.ts';
import type { Coup } from '#domain/games/baccarat/engine.ts';
import { type Rational, rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cardsWords } from '../kit/cards/card-words.ts';
import { readCard } from '../kit/cards/suits.ts';
import { type Cards, coupOf, type Hands, heightShown, pointsShown } from './picture/baccarat.ts';
import type { TableSpot, Variant } from './variants.ts';

export const spotName = (spot: TableSpot): string => t(`baccarat.spot_${spot}`);

export const toOneWords = ({ num, den }: Rational): string =>
  t('baccarat.odds', { num: String(num), den: String(den) });

/** The gain on a stake, as it is printed: "8 to 1". */
export const oddsOf = (variant: Variant, spot: TableSpot): string => toOneWords(variant.toOne(spot));

/** What the house keeps of a gain on the banker. */
export const commissionWords = (): string => toPercentString(subtract(rational(2n), payoutToUnit.banker), 0);

/** What stands under a field's name. */
export const printOf = (variant: Variant, spot: TableSpot): string => {
  const odds = oddsOf(variant, spot);
  if (spot !== 'banker') return odds;
  return variant.id === 'baccarat'
    ? t('baccarat.pays_banker', { odds, commission: commissionWords() })
    : t('baccarat.pays_banker_six', { odds, six: toOneWords(sixToOne) });
};

/** What stands in the circle beside a hand: points, or the height of a single card. */
export const countShown = ({ cards }: Variant, hand: Cards): number | undefined =>
  cards === 1 ? heightShown(hand) : pointsShown(hand);

const rankShown = ([card = '']: Cards): string => readCard(card)?.rank ?? '';

/** "Banker 6 over player 4", "Tie at 5", "Dragon K over tiger 9". */
export const outcomeWords = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const coup = coupOf(outcome);
  if (!coup) return '';
  if ('dragon' in outcome) {
    const facts = { dragon: rankShown(coup.player), tiger: rankShown(coup.banker) };
    if (coup.winner === 'tie') return t(coup.suited ? 'baccarat.outcome_suited' : 'baccarat.outcome_rank', facts);
    return t(coup.winner === 'player' ? 'baccarat.outcome_dragon' : 'baccarat.outcome_tiger', facts);
  }
  const facts = { player: pointsShown(coup.player) ?? 0, banker: pointsShown(coup.banker) ?? 0 };
  return t(`baccarat.outcome_${coup.winner}`, facts);
};

/** Both hands in sentences. */
export const handsWords = (variant: Variant, hands: Hands): readonly string[] =>
  (['player', 'banker'] as const).flatMap((side) => {
    const open = hands[side].filter((card) => card !== undefined);
    if (open.length === 0) return [];
    const facts = { side: spotName(variant.sides[side]), cards: cardsWords(open) };
    return variant.cards === 1
      ? [t('baccarat.read_card', facts)]
      : [t('baccarat.read_hand', { ...facts, points: pointsShown(hands[side]) ?? 0 })];
  });

/** The letter of a bead. */
export const letterOf = ({ sides }: Variant, winner: Coup['winner']): string => {
  // The tiger has the letter that a tie has elsewhere.
  const tie = sides.banker === 'tiger' ? 'level' : 'tie';
  const name = winner === 'tie' ? tie : sides[winner];
  return t(`baccarat.letter_${name}`);
};

/** How often each side won. */
export const tallyWords = (variant: Variant, coups: readonly Coup[]): string => {
  const count = (winner: Coup['winner']): number => coups.filter((coup) => coup.winner === winner).length;
  return t(variant.cards === 1 ? 'baccarat.tally_dragon_tiger' : 'baccarat.tally', {
    player: count('player'),
    banker: count('banker'),
    tie: count('tie'),
  });
};
