import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $gameSession, type GameSession } from '#stores/play/game.ts';
import {
  $tickets,
  hitsOf,
  lottoNumbers,
  quickRow,
  readTickets,
  rowsOf,
  rowsToBuy,
  toggled,
} from '#stores/play/lotto.ts';

const sessionId = '00000000-0000-4000-8000-00000000000a';
let answers: (() => Response)[] = [];

beforeEach(() => {
  vi.stubGlobal('window', { parent: undefined });
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  answers = [];
  $tickets.set([]);
  $gameSession.set({ state: 'open', session: { sessionId, currency: 'EUR', balance: '10.00' } as GameSession });
});
afterEach(() => vi.unstubAllGlobals());

describe('a row', () => {
  it('takes six numbers upwards, gives them back, and no seventh', () => {
    const six = [9, 3, 41, 7, 20, 11].reduce<readonly number[]>(toggled, []);
    expect(six).toEqual([3, 7, 9, 11, 20, 41]);
    expect(toggled(six, 1)).toBe(six);
    expect(toggled(six, 9)).toEqual([3, 7, 11, 20, 41]);
  });

  it('filled by chance has six different numbers, each of the 49 possible', () => {
    const seen = new Set<number>();
    let turn = 0;
    for (let count = 0; count < 60; count += 1) {
      const row = quickRow((below) => {
        turn += 7;
        return turn % below;
      });
      expect(new Set(row).size).toBe(6);
      expect(row).toEqual(row.toSorted((a, b) => a - b));
      for (const number of row) seen.add(number);
    }
    expect([...seen].every((number) => lottoNumbers.includes(number))).toBe(true);
    expect(quickRow(() => 0)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(quickRow(() => 0, [2, 40])).toEqual([1, 2, 3, 4, 5, 40]);
    expect(quickRow((below) => below - 1)).toEqual([44, 45, 46, 47, 48, 49]);
  });
});

describe('a ticket', () => {
  it('has the rows that are whole, each once', () => {
    const rows = [[1, 2, 3, 4, 5, 6], [1, 2], [1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], []];
    expect(rowsToBuy(rows)).toEqual(['row:1-2-3-4-5-6', 'row:7-8-9-10-11-12']);
    const bets = rowsToBuy(rows).map((spot) => ({ spot, amount: '1.00' }));
    expect(rowsOf({ bets })).toEqual([rows[0], rows[3]]);
    expect(hitsOf([1, 2, 3, 4, 5, 6], [6, 49, 1, 30, 31, 32])).toBe(2);
  });

  it('is read with its draw, and stays known when a later reading fails', async () => {
    const ticket = {
      id: sessionId,
      chain: 'lotto-6-49-1',
      index: 1,
      demo: false,
      currency: 'EUR',
      amount: '1.00',
      bets: [{ spot: 'row:1-2-3-4-5-6', amount: '1.00' }],
      status: 'won',
      payout: '2.00',
    };
    const tickets = [{ ticket, drawsAt: '2027-03-01T20:00:00.000Z', drawn: [1, 2, 40, 41, 42, 43] }];
    answers = [() => Response.json({ tickets })];
    await readTickets();
    expect($tickets.get()).toEqual(tickets);
    answers = [() => Response.json({ code: 'internal', message: '', requestId: 'q' }, { status: 500 })];
    await readTickets();
    expect($tickets.get()).toEqual(tickets);
  });
});
