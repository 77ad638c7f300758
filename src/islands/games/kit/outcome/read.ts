import { t } from '#i18n/client.ts';

/** Outcomes are each game's own JSON: these read what is there and never fail on what is not. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A game's own name for something, as a reader would write it: `two-pair` is "two pair". */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('-', ' ') : '';

export const joined = (value: unknown): string => listOf(value).map(String).join(', ');

const suits: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** `["Th", "As"]` is "10♥ A♠". */
export const cards = (value: unknown): string =>
  listOf(value)
    .map((card) => {
      if (card === 'Jo') return t('rounds.out.joker');
      const [rank = '', suit = ''] = String(card);
      return `${rank === 'T' ? '10' : rank}${suits[suit] ?? suit}`;
    })
    .join(' ');

/** The cards of a hand, and what they count: `["9h", "7c"]` and 16 are "9♥ 7♣ (16)". */
export const points = (hand: unknown, total: unknown): string => `${cards(hand)} (${plain(total)})`;
