import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { apiReference } from '#contract/docs/api-reference.ts';
import { schemaText } from '#contract/docs/schema-text.ts';

describe('a schema reads', () => {
  test.each([
    [{ type: 'string', maxLength: 254 }, 'string of at most 254'],
    [{ type: 'string', format: 'uuid', pattern: 'x' }, 'string uuid'],
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer 1 to 100'],
    [{ enum: ['EUR', 'BTC'] }, '"EUR" | "BTC"'],
    [{ const: true, type: 'boolean' }, 'true'],
    [{ $ref: '#/components/schemas/Money' }, 'Money'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: ['string', 'number'] }, 'string | number'],
    [{ type: 'object', properties: {}, additionalProperties: false }, '{}'],
    [
      {
        type: 'object',
        properties: { a: { type: 'boolean' }, b: { type: 'object', properties: { c: { type: 'integer' } } } },
        required: ['a'],
      },
      '{\n  a: boolean\n  b?: {\n    c?: integer\n  }\n}',
    ],
  ])('%j as %j', (schema, text) => {
    expect(schemaText(schema)).toBe(text);
  });
});

describe('the reference', () => {
  const { groups, shapes } = apiReference();
  const entries = groups.flatMap((group) => group.entries);

  test('shows every call once, and no empty group', () => {
    expect(entries.map((entry) => entry.name).sort()).toEqual(Object.keys(calls).sort());
    expect(groups.filter((group) => group.entries.length === 0)).toEqual([]);
  });

  test('says what a money call needs and answers', () => {
    const round = entries.find((entry) => entry.name === 'placeRound');
    expect(round).toMatchObject({
      needsSession: true,
      request: { mediaType: 'application/json', text: '{\n  bets: GameBet[]\n  automatic?: Automatic\n}' },
      response: '{\n  round: Round\n  balance: Money\n  autoplay?: Autoplay\n}',
    });
    expect(round?.parameters).toContainEqual({
      name: 'Idempotency-Key',
      place: 'header',
      required: true,
      type: 'string uuid',
    });
    expect(round?.errors).toContainEqual([402, ['insufficient_funds']]);
  });

  test('shows no schema as “any” but for what each game or captcha provider defines', () => {
    const vague = entries.filter((entry) => /\bany\b(?!\??:)/.test(`${entry.request?.text} ${entry.response}`));
    expect(vague.map((entry) => entry.name)).toEqual([
      'readCaptcha',
      'receiveGatewayWebhook',
      'receiveGatewayCall',
      'readRound',
      'exportProofs',
    ]);
  });

  test('explains every named shape', () => {
    expect(shapes.map((shape) => shape.name)).toContain('Money');
    expect(shapes.find((shape) => shape.name === 'Amount')?.description).toContain('12 characters');
  });
});
