import { type BaccaratSpot, payoutToUnit } from '#domain/games/baccarat/paytable.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { coupOf, type Hands, pointsShown } from '#stores/baccarat.ts';
import type { SettledRound } from '#stores/game.ts';
import { cardsWords } from '../kit/cards/card-words.ts';

export const spotName = (spot: BaccaratSpot): string => t(`baccarat.spot_${spot}`);

/** The gain on a stake, as it is printed: "8 to 1". */
export const oddsOf = (spot: BaccaratSpot): string => {
  const { num, den } = subtract(payoutToUnit[spot], rational(1n));
  return t('baccarat.odds', { num: String(num), den: String(den) });
};

/** What the house keeps of a gain on the banker. */
export const commissionWords = (): string => toPercentString(subtract(rational(2n), payoutToUnit.banker), 0);

/** "Banker 6 over player 4", "Tie at 5". */
export const outcomeWords = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const coup = coupOf(outcome);
  if (!coup) return '';
  const facts = { player: pointsShown(coup.player) ?? 0, banker: pointsShown(coup.banker) ?? 0 };
  return t(`baccarat.outcome_${coup.winner}`, facts);
};

/** Both hands in sentences. */
export const handsWords = ({ player, banker }: Hands): readonly string[] =>
  [['player', player] as const, ['banker', banker] as const].flatMap(([side, cards]) => {
    const open = cards.filter((card) => card !== undefined);
    if (open.length === 0) return [];
    const facts = { side: spotName(side), cards: cardsWords(open), points: pointsShown(cards) ?? 0 };
    return [t('baccarat.read_hand', facts)];
  });
