import { computed } from 'nanostores';
import { findCallBet } from '#domain/games/roulette-european/call-bets.ts';
import { chipsOf } from '#domain/games/roulette-european/rules.ts';
import { createBetBoard } from './bet-board.ts';

/** Layout spots and call bets, as they will be sent. */
export const rouletteBoard = createBetBoard((spot) => findCallBet(spot)?.chips.length ?? 1);

/** The chips as they lie on the layout: every call bet taken apart. */
export const $chipsOnLayout = computed(rouletteBoard.$placed, (placed) => {
  const chips = new Map<string, bigint>();
  for (const [spot, amountMinor] of placed)
    for (const chip of chipsOf({ spot, amountMinor }))
      chips.set(chip.spot.id, (chips.get(chip.spot.id) ?? 0n) + chip.amountMinor);
  return chips;
});
