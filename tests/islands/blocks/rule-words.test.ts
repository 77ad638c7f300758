import { describe, expect, it } from 'vitest';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { ruleChanges } from '#islands/blocks/promotions/rule-changes.ts';
import { ruleLines } from '#islands/blocks/promotions/rules-words.ts';
import common from '../../../public/locales/en/common.json' with { type: 'json' };
import promotions from '../../../public/locales/en/promotions.json' with { type: 'json' };
import { rulesOf } from '../../stores/promotion-samples.ts';

const flat = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(`${name}.${key}`, inner))
    : [[name, value]];
takePageWords(Object.fromEntries([...flat('promotions', promotions), ...flat('lobby', common.lobby)]) as Words);

const lineOf = (rules: PromotionRules, key: string): string | undefined =>
  ruleLines(rules).find((line) => line.key === key)?.text;

describe('the conditions that are said of a promotion', () => {
  it('tell that the share of a game is the most of it, and that what is left at risk decides', () => {
    expect(lineOf(rulesOf('welcome-first'), 'counts')).toMatch(
      /: Slots up to 100%, .*, by how much its bets put at risk\. Red and black bet together count next to nothing\./,
    );
  });

  it('tell that a withdrawal may end what came with a deposit, and nothing of the kind where none did', () => {
    expect(lineOf(rulesOf('welcome-first'), 'withdrawal')).toContain('any of the deposit not yet staked');
    expect(lineOf(rulesOf('no-deposit'), 'withdrawal')).toBeUndefined();
  });

  it('tell when locked winnings are lost: with the time of the stakes, or of the spins where nothing is staked', () => {
    const rules = rulesOf('no-deposit');
    expect(lineOf(rules, 'spins_lost')).toContain('lost 30 days after');
    expect(lineOf({ ...rules, wagering: null }, 'spins_lost')).toContain('lost 7 days after');
    expect(lineOf(rulesOf('welcome-first'), 'spins_lost')).toBeUndefined();
  });
});

describe('what has changed since rules were accepted', () => {
  const rules = rulesOf('welcome-first');

  it('is nothing where another version says the same', () => {
    expect(ruleChanges(rules, { ...rules, version: rules.version + 1 })).toEqual({ rows: [], others: false });
  });

  it('is nothing where the books keep the same in another order', () => {
    const { wagering } = rules;
    if (wagering === null) throw new Error('the sample asks for nothing');
    const categories = Object.fromEntries(
      Object.entries(wagering.categories).toReversed(),
    ) as typeof wagering.categories;
    const kept = { ...rules, cap: null, wagering: { ...wagering, categories } };
    expect(ruleChanges(kept, { ...rules, cap: null, name: 'Another' }).rows).toEqual([]);
  });

  it('is told line by line', () => {
    const { rows, others } = ruleChanges(rules, { ...rules, cap: null });
    expect(rows.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', before: { kind: 'item', text: lineOf(rules, 'cap') }, moved: false },
    ]);
    expect(others).toBe(false);
  });

  it('is marked word by word where a line says something else', () => {
    const { wagering } = rules;
    if (wagering === null) throw new Error('the sample asks for nothing');
    const { rows } = ruleChanges(rules, { ...rules, wagering: { ...wagering, days: wagering.days + 5 } });
    const [row] = rows.filter(({ kind }) => kind !== 'same');
    expect(row).toMatchObject({
      kind: 'changed',
      beforeParts: expect.arrayContaining([{ text: expect.stringContaining(`${wagering.days}`), changed: true }]),
      afterParts: expect.arrayContaining([{ text: expect.stringContaining(`${wagering.days + 5}`), changed: true }]),
    });
  });

  it.each([
    ['countries', { countries: { except: ['DE'] } }],
    ['currencies', { currencies: ['EUR' as const] }],
    ['the number of deposits', { depositsMade: { from: 0, to: 3 } }],
    ['segments', { segments: ['depositor' as const] }],
  ] as const)('is told to be of other conditions, where only %s differ', (_, part) => {
    expect(ruleChanges(rules, { ...rules, ...part } as PromotionRules)).toEqual({ rows: [], others: true });
  });
});
