import type { HoldMask, HoldWorth } from '#domain/games/video-poker/hold.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { type Kind, type MachineId, playOf, screenOf, slotsOf, tallyOf } from '#stores/play/video-poker.ts';
import { cardsWords } from '../kit/cards/card-words.ts';
import { isJoker } from '../kit/cards/suits.ts';

export const kindWords = (kind: Kind): string => t(`videopoker.kind.${kind}`);

/** How a round came out: "Two pair" for one hand, "Paid: 4 of 10 hands, best full house" for several. */
export const outcomeWords =
  (id: MachineId) =>
  (round: SettledRound): string => {
    const { hands } = screenOf(id, round.outcome);
    if (playOf(round.bets).hands === 1) return kindWords(hands[0]?.kind ?? 'nothing');
    const tally = tallyOf(id, hands);
    const [best] = tally.keys();
    const paid = [...tally.values()].reduce((sum, count) => sum + count, 0);
    return best === undefined
      ? t('videopoker.outcome_none', { hands: hands.length })
      : t('videopoker.outcome_many', { paid, hands: hands.length, best: kindWords(best) });
  };

/** What a hold returns for each coin, with four digits. */
export const worthWords = ({ total, draws }: HoldWorth): string =>
  toDecimalString(rational(BigInt(total), BigInt(draws)), 4);

/** The cards of a hold in words: "all five", "none". */
export const holdWords = (dealt: readonly string[], mask: HoldMask): string => {
  const slots = slotsOf(mask);
  if (slots.length === 0) return t('videopoker.hold_none');
  return slots.length === 5 ? t('videopoker.hold_all') : cardsWords(slots.flatMap((slot) => dealt[slot] ?? []));
};

const suitSigns: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** The cards of a hold as short as they are printed: "K♥ 10♠". */
export const holdSigns = (dealt: readonly string[], mask: HoldMask): string => {
  const slots = slotsOf(mask);
  if (slots.length === 0) return t('videopoker.hold_none');
  if (slots.length === 5) return t('videopoker.hold_all');
  return slots
    .map((slot) => dealt[slot] ?? '')
    .map((card) =>
      isJoker(card) ? t('videopoker.joker') : `${card[0] === 'T' ? '10' : card[0]}${suitSigns[card[1] ?? ''] ?? ''}`,
    )
    .join(' ');
};
