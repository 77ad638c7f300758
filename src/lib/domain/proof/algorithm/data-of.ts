import type { GameId } from '../../games/book/registry.ts';
import { cardData } from './card-data.ts';
import type { GameData } from './game-data.ts';
import { scratchData } from './scratch-data.ts';
import { slotData } from './slot-data.ts';
import { tableData } from './table-data.ts';
import { videoPokerData } from './video-poker-data.ts';

const data = {
  ...cardData,
  ...tableData,
  ...slotData,
  ...scratchData,
  ...videoPokerData,
} as const satisfies Readonly<Record<GameId, GameData>>;

/** What decides the rounds of a game beside their seeds, from the engine's own modules. */
export const dataOf = (id: GameId): GameData => data[id];
