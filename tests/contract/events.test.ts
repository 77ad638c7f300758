import { expect, test } from 'vitest';
import { eventReference, eventSchema } from '#contract/docs/event-reference.ts';
import { eventTypes, houseEvent } from '#contract/events/house-event.ts';

const { groups, envelope } = eventReference();
const shown = groups.flatMap(({ events }) => events);

test('the page shows every type once a version, each with a sentence', () => {
  expect([...new Set(shown.map(({ name }) => name))].sort()).toEqual([...eventTypes].sort());
  expect(new Set(shown.map(({ name, version }) => `${name} ${version}`)).size).toBe(shown.length);
  for (const { description } of shown) expect(description).toMatch(/^\S.+\.$/);
});

test('an event reads as it is sent', () => {
  expect(envelope).toBe(
    '{\n  id: string\n  epoch: integer ≥ 1\n  number: integer ≥ 1\n  at: string\n  key: string of 1 to 200\n  type: string\n' +
      '  version: integer\n  playerId: string | null\n  facts: {\n    [name]: any\n  }\n}',
  );
  expect(shown.find(({ name }) => name === 'deposit.failed')?.text).toContain('why: "failed" | "expired"');
});

test('the schema has one alternative for each, and no field beside those it names', () => {
  const { oneOf } = eventSchema();
  expect(oneOf).toHaveLength(shown.length);
  for (const { additionalProperties, properties } of oneOf) {
    expect(additionalProperties).toBe(false);
    expect(properties?.['facts']).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('a type, a version or a field that is none of the house’s is refused', () => {
  const event = {
    id: '1-7',
    epoch: 1,
    number: 7,
    at: '2027-03-01T12:00:00.000Z',
    type: 'player.closed',
    version: 1,
    key: 'a',
    playerId: '00000000-0000-4000-8000-000000000001',
    facts: {},
  };
  expect(houseEvent.safeParse(event).success).toBe(true);
  for (const change of [
    { type: 'player.sang' },
    { version: 2 },
    { playerId: null },
    { facts: { why: 'x' } },
    { ip: '::1' },
  ])
    expect(houseEvent.safeParse({ ...event, ...change }).success, JSON.stringify(change)).toBe(false);
});
