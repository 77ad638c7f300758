import type { TicketArt } from './art.ts';
import type { ScratchId } from './picture/scratch.ts';
import { foxAndCrow } from './tickets/fox-and-crow.tsx';
import { marketDay } from './tickets/market-day.tsx';
import { nightFerry } from './tickets/night-ferry.tsx';
import { paperPlanes } from './tickets/paper-planes.tsx';
import { parcelRoom } from './tickets/parcel-room.tsx';
import { parishHall } from './tickets/parish-hall.tsx';
import { tideTable } from './tickets/tide-table.tsx';
import { wordGarden } from './tickets/word-garden.tsx';

/** The looks of the tickets by their game. */
export const arts: Readonly<Record<ScratchId, TicketArt>> = {
  'scratch-parcel-room': parcelRoom,
  'scratch-night-ferry': nightFerry,
  'scratch-fox-and-crow': foxAndCrow,
  'scratch-market-day': marketDay,
  'scratch-paper-planes': paperPlanes,
  'scratch-parish-hall': parishHall,
  'scratch-word-garden': wordGarden,
  'scratch-tide-table': tideTable,
};
