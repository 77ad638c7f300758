import { baskets } from '#domain/games/scratch/scratch-market-day/panel.ts';
import { gardens } from '#domain/games/scratch/scratch-word-garden/gardens.ts';
import { grouped } from '#domain/locale.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { multipleOf, type ScratchId } from './picture/scratch.ts';
import { cardOf, type Field, gardenOf } from './picture/tickets.ts';

type Price = { readonly priceMinor: bigint; readonly currency: CurrencyCode };

/** "Five times the price", "A blank". */
export const outcomeWords = (round: SettledRound): string => {
  const multiple = multipleOf(round);
  if (multiple === 0) return t('scratch.blank');
  return multiple === 1 ? t('scratch.price_back') : t('scratch.prize', { times: grouped(multiple) });
};

const goodKeys = [
  'scratch.good_cherries',
  'scratch.good_loaf',
  'scratch.good_egg',
  'scratch.good_cheese',
  'scratch.good_fish',
  'scratch.good_honey',
  'scratch.good_goose',
] as const;
const goodWords = (good: number): string => t(goodKeys[good] ?? 'scratch.good_cherries');

const levelKeys = ['scratch.level_low', 'scratch.level_middle', 'scratch.level_high'] as const;
const levelWords = (levels: readonly number[]): string =>
  levels.map((level) => t(levelKeys[level] ?? 'scratch.level_low')).join(', ');

const windWords = (turn: number): string =>
  turn === 0 ? t('scratch.wind_on') : turn < 0 ? t('scratch.wind_up') : t('scratch.wind_down');

/** A field for a screen reader: its number, and what is printed there once it lies open. */
export const fieldWords = (field: Field | undefined, index: number, { priceMinor, currency }: Price): string => {
  const number = String(index + 1);
  if (field === undefined) return t('scratch.field_covered', { number });
  const amount = (multiple: number): string => displayAmount(priceMinor * BigInt(multiple), currency);
  switch (field.kind) {
    case 'parcel':
      return t('scratch.field_parcel', { number, amount: amount(field.multiple) });
    case 'lit':
      return t('scratch.field_lit', { berth: String(field.berth) });
    case 'ferry':
      return t('scratch.field_ferry', { berth: String(field.berth), amount: amount(field.multiple) });
    case 'fox':
      return t('scratch.field_fox', { row: String(Math.floor(index / 3) + 1), value: String(field.number) });
    case 'crow':
      return t('scratch.field_crow', { row: String(Math.floor(index / 3) + 1), value: String(field.number) });
    case 'cheese':
      return t('scratch.field_cheese', { row: String(Math.floor(index / 3) + 1), amount: amount(field.multiple) });
    case 'good':
      return t('scratch.field_good', { number, good: goodWords(field.good) });
    case 'wind':
      return t('scratch.field_wind', {
        lane: String(Math.floor(index / 4) + 1),
        column: String((index % 4) + 1),
        wind: windWords(field.turn),
      });
    case 'strip': {
      const lane = String(index - 19);
      return field.multiple === 0
        ? t('scratch.field_puddle', { lane })
        : t('scratch.field_strip', { lane, amount: amount(field.multiple) });
    }
    case 'call':
      return t('scratch.field_call', { number, value: String(field.number) });
    case 'letter':
      return t('scratch.field_letter', { number, letter: field.letter });
    case 'tide':
      return t('scratch.field_tide', { levels: levelWords(field.levels) });
    case 'moon':
      return t('scratch.field_moon', { factor: String(field.factor) });
    case 'gate':
      return t('scratch.field_gate', {
        number: String(index - 1),
        levels: levelWords(field.levels),
        amount: amount(field.multiple),
      });
  }
};

/** What is printed openly on a ticket, for a screen reader; nothing where all of it is covered. */
export const openWords = (id: ScratchId, panel: unknown, { priceMinor, currency }: Price): string => {
  if (id === 'scratch-market-day')
    return baskets
      .map(({ need, multiple }, good) =>
        t('scratch.open_basket', { need: String(need), good: goodWords(good), times: grouped(multiple) }),
      )
      .join(' ');
  if (id === 'scratch-word-garden') {
    const words = (gardens[gardenOf(panel)]?.words ?? []).map(({ word }) => word.toLowerCase()).join(', ');
    return t('scratch.open_words', { words });
  }
  if (id !== 'scratch-parish-hall') return '';
  return cardOf(panel)
    .map(({ numbers, multiple }, row) =>
      t('scratch.open_row', {
        row: String(row + 1),
        numbers: numbers.join(', '),
        amount: displayAmount(priceMinor * BigInt(multiple), currency),
      }),
    )
    .join(' ');
};
