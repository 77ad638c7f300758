import { computed } from 'nanostores';
import type { Table } from '#domain/games/roulette/table.ts';
import { createBetBoard } from './bet-board.ts';

/** The chips of a roulette: `board` holds layout spots and call bets, as they will be sent. */
export const createRouletteBoard = (table: Table) => {
  const board = createBetBoard((spot) => Math.max(1, table.chipIdsOf(spot).length));

  /** The chips as they lie on the layout: every call bet taken apart. */
  const $chipsOnLayout = computed(board.$placed, (placed) => {
    const chips = new Map<string, bigint>();
    for (const [spot, amountMinor] of placed) {
      const ids = table.chipIdsOf(spot);
      for (const id of ids) chips.set(id, (chips.get(id) ?? 0n) + amountMinor / BigInt(ids.length));
    }
    return chips;
  });

  return { board, $chipsOnLayout };
};
