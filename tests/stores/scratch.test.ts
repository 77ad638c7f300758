import { describe, expect, it } from 'vitest';
import { freshSeries } from '#domain/games/scratch/series.ts';
import { ticketSpot } from '#domain/games/scratch/ticket.ts';
import {
  createCoverage,
  fieldCounts,
  fieldsOf,
  figuresLeft,
  multipleOf,
  offeredPrices,
  scratchGame,
  winningFields,
} from '#stores/scratch.ts';
import type { Series } from '#stores/series.ts';
import { seededStream } from '../support/seeded-stream.ts';

type Round = Parameters<typeof fieldsOf>[0];
const ids = ['scratch-parcel-room', 'scratch-night-ferry'] as const;

/** A thousand tickets of a fresh series, as the rules print them. */
const ticketsOf = (id: (typeof ids)[number]): Round[] => {
  const { game } = scratchGame(id);
  const stream = seededStream(9);
  const bets = [{ spot: ticketSpot, amountMinor: 100n }];
  return Array.from({ length: 1_000 }, () => {
    const { outcome } = game.settle(bets, game.draw(freshSeries(game.prizes), stream));
    return { outcome } as unknown as Round;
  });
};

describe.each(ids)('a ticket of %s', (id) => {
  it('is read field by field, and the marked fields tell its prize', () => {
    let won = 0;
    for (const ticket of ticketsOf(id)) {
      const fields = fieldsOf(ticket);
      const marked = [...winningFields(fields)].flatMap((place) => fields[place] ?? []);
      expect(fields).toHaveLength(fieldCounts[id]);
      const multiple = multipleOf(ticket);
      const told = new Set(marked.flatMap((field) => (field.kind === 'lit' ? [] : [field.multiple])));
      expect([...told]).toEqual(multiple > 0 ? [multiple] : []);
      if (multiple > 0) won += 1;
      expect(marked).toHaveLength(multiple === 0 ? 0 : id === 'scratch-parcel-room' ? 3 : 2);
    }
    expect(won).toBeGreaterThan(100);
  });

  it('is offered only where its first prize can be paid', () => {
    const { game } = scratchGame(id);
    expect(offeredPrices(game, 'EUR', 1_000_000n)).toEqual([100n, 200n, 500n]);
    const most = game.maxPayoutOf([{ spot: ticketSpot, amountMinor: 200n }]);
    expect(offeredPrices(game, 'EUR', most)).toEqual([100n, 200n]);
  });

  it('has the figures of the tickets left', () => {
    const { game } = scratchGame(id);
    const prizes = game.prizes.map(({ multiple, tickets }) => ({
      multiple,
      amount: '',
      printed: tickets,
      left: tickets,
    }));
    const series = { prizes } as unknown as Series;
    expect(figuresLeft(game, series)).toEqual([{ ...game.returns()[0], kind: 'left' }]);
    expect(figuresLeft(game, undefined)).toEqual([]);
  });
});

describe('an outcome of another game', () => {
  it('has no fields', () => {
    for (const outcome of [{}, { panel: null }, { panel: { lit: 3 } }, { number: 17 }])
      expect(fieldsOf({ outcome } as unknown as Round)).toEqual([]);
  });
});

describe('scratching', () => {
  it('lays a field open when half of it is rubbed off, and no other', () => {
    const coverage = createCoverage(2);
    expect(coverage.rub(0, 0.5, 0.5, 0.2)).toBe(false);
    const steps = Array.from({ length: 12 }, (_, index) => coverage.rub(0, (index + 0.5) / 12, 0.35, 0.2));
    expect(steps.at(-1)).toBe(false);
    expect(Array.from({ length: 12 }, (_, index) => coverage.rub(0, (index + 0.5) / 12, 0.7, 0.2)).at(-1)).toBe(true);
    expect(coverage.rub(1, 0.5, 0.5, 0.2)).toBe(false);
    expect(coverage.rub(7, 0.5, 0.5, 9)).toBe(false);
  });
});
