import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cardWords } from '../kit/cards/card-words.ts';
import { readCard } from '../kit/cards/suits.ts';
import type { Spot } from './geometry.ts';
import { type WarFelt, warFeltOf } from './picture/war.ts';

export const spotWords = (spot: Spot): string => t(`war.spot.${spot}`);

/** "ace", "10": suits do not count here. */
const rankWords = (card: string | undefined): string => {
  const rank = card === undefined ? undefined : readCard(card)?.rank;
  const name = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' }[rank ?? ''];
  return name === undefined ? (rank ?? '') : t(`table.card_${name as 'jack' | 'queen' | 'king' | 'ace'}`);
};

/** "You king, dealer 10", "War: you 9, dealer 4". */
export const warOutcome = ({ outcome }: SettledRound): string => {
  const felt = warFeltOf(outcome);
  if (!felt.end) return '';
  return t(`war.outcome.${felt.end}`, {
    player: rankWords(felt.warPlayer ?? felt.player),
    dealer: rankWords(felt.warDealer ?? felt.dealer),
  });
};

/** All that lies on the table, in sentences. */
export const warLying = ({ player, dealer, burnt, warPlayer, warDealer }: WarFelt): readonly string[] => [
  ...(player ? [t('war.read_player', { card: cardWords(player) })] : []),
  ...(dealer ? [t('war.read_dealer', { card: cardWords(dealer) })] : []),
  ...(burnt > 0 ? [t('war.read_burnt')] : []),
  ...(warPlayer ? [t('war.read_war_player', { card: cardWords(warPlayer) })] : []),
  ...(warDealer ? [t('war.read_war_dealer', { card: cardWords(warDealer) })] : []),
];
