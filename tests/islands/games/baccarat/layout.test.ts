import { describe, expect, it } from 'vitest';
import { cardPlace, fieldsOf, tableShapeOf, widthOfCard } from '#islands/games/baccarat/layout.ts';
import { variantOf } from '#islands/games/baccarat/variants.ts';

const games = ['baccarat', 'baccarat-no-commission', 'dragon-tiger'].map(variantOf);
const phone = tableShapeOf({ stand: 'tall', low: false });
/** Pixels of a unit of the drawing on a phone 360 broad, within the felt's edges. */
const pixels = 344 / phone.width;

describe('baccarat on a phone', () => {
  it.each(games)('of $id has fields that a finger hits', (variant) => {
    for (const { width, height } of fieldsOf(phone, variant)) {
      expect(width * pixels).toBeGreaterThanOrEqual(44);
      expect(height * pixels).toBeGreaterThanOrEqual(44);
    }
  });
  it.each(games)('of $id shows cards broad enough for their whole face', (variant) => {
    expect(widthOfCard(phone, variant) * pixels).toBeGreaterThanOrEqual(56);
  });
  it.each(games)('of $id keeps all cards on the table and above the fields', (variant) => {
    const width = widthOfCard(phone, variant);
    const counted = variant.cards === 1 ? [0] : [0, 1, 2];
    for (const side of ['player', 'banker'] as const)
      for (const index of counted) {
        const { x, y } = cardPlace(phone, variant, side, index);
        const middle = { x: x + width / 2, y: y + width * 0.7 };
        const [broad, high] = index === 2 ? [width * 1.4, width] : [width, width * 1.4];
        expect(middle.x - broad / 2).toBeGreaterThanOrEqual(0);
        expect(middle.x + broad / 2).toBeLessThanOrEqual(phone.width);
        expect(middle.y + high / 2).toBeLessThanOrEqual(phone.fields.y);
      }
  });
});
