import { describe, expect, it } from 'vitest';
import { freshSeries } from '#domain/games/scratch/series.ts';
import { ticketSpot } from '#domain/games/scratch/ticket.ts';
import {
  createCoverage,
  fieldsOf,
  figuresLeft,
  multipleOf,
  offeredPrices,
  type ScratchId,
  scratchGame,
  winningFields,
} from '#islands/games/scratch/picture/scratch.ts';
import { readers } from '#islands/games/scratch/picture/tickets.ts';
import type { Series } from '#stores/play/series.ts';
import { seededStream } from '../../../support/seeded-stream.ts';

type Round = Parameters<typeof fieldsOf>[1];
const ids = Object.keys(readers) as ScratchId[];

/** A thousand tickets of a fresh series, as the rules print them. */
const ticketsOf = (id: ScratchId): Round[] => {
  const { game } = scratchGame(id);
  const stream = seededStream(9);
  const bets = [{ spot: ticketSpot, amountMinor: 100n }];
  return Array.from({ length: 1_000 }, () => {
    const { outcome } = game.settle(bets, game.draw(freshSeries(game.prizes), stream));
    return { outcome } as unknown as Round;
  });
};

describe.each(ids)('a ticket of %s', (id) => {
  it('is read field by field, and marks fields exactly when it wins', () => {
    const { count } = scratchGame(id);
    let won = 0;
    for (const ticket of ticketsOf(id)) {
      const fields = fieldsOf(id, ticket);
      expect(fields).toHaveLength(count);
      const marked = winningFields(id, ticket);
      expect([...marked].every((place) => place >= 0 && place < count)).toBe(true);
      expect(marked.size > 0).toBe(multipleOf(ticket) > 0);
      if (marked.size > 0) won += 1;
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

/** The amounts printed in the marked fields of a kind. */
const markedAmounts = (id: ScratchId, ticket: Round): number[] =>
  [...winningFields(id, ticket)].flatMap((place) => {
    const field = fieldsOf(id, ticket)[place];
    return field && 'multiple' in field ? [field.multiple] : [];
  });

describe('the marked fields', () => {
  it('bear the prize, alone, together or times the moon', () => {
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    for (const ticket of ticketsOf('scratch-parcel-room'))
      expect([...new Set(markedAmounts('scratch-parcel-room', ticket))]).toEqual(
        multipleOf(ticket) > 0 ? [multipleOf(ticket)] : [],
      );
    for (const id of ['scratch-night-ferry', 'scratch-fox-and-crow', 'scratch-paper-planes'] as const)
      for (const ticket of ticketsOf(id)) expect(sum(markedAmounts(id, ticket))).toBe(multipleOf(ticket));
    for (const ticket of ticketsOf('scratch-tide-table')) {
      const moon = fieldsOf('scratch-tide-table', ticket)[1];
      const factor = moon?.kind === 'moon' ? moon.factor : 0;
      expect(factor * sum(markedAmounts('scratch-tide-table', ticket))).toBe(multipleOf(ticket));
    }
  });
});

describe('an outcome of another game', () => {
  it('has no fields', () => {
    for (const id of ids)
      for (const outcome of [{}, { panel: null }, { panel: { lit: 3, rows: 'none', gates: 7 } }, { number: 17 }]) {
        expect(fieldsOf(id, { outcome } as unknown as Round)).toEqual([]);
        expect(winningFields(id, { outcome } as unknown as Round).size).toBe(0);
      }
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
